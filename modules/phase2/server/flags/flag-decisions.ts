import { CUSTOMER_FLAGS, type CustomerFlag, FLAGS } from '#flags/catalog.ts';
import { FLAG_MIN_PLAN, flagAvailable } from '#flags/plans.ts';
import type { FlagDecision as UnleashDecision } from '#flags/server/provider.ts';
import type { GateService, GateSubject } from '#platform/http/gate-service.ts';
import { type Features, type FlagDecision, type FlagReason, STABLE_GROUP } from '../../contract/features.ts';

export type FlagUser = NonNullable<GateSubject>;

/** The five customer flags as they were decided for one user, and why. */
export class FlagDecisions {
  constructor(private readonly gates: GateService) {}

  decide(user: FlagUser, flag: CustomerFlag): FlagDecision {
    const unleash = this.gates.explain(flag, user);
    const reason = reasonOf(unleash, flagAvailable(user.plan, flag));
    return {
      enabled: reason === 'in_group',
      rolloutPercentage: unleash.rolloutPercent ?? this.rolloutOf(flag),
      deploymentGroup: groupOf(unleash),
      reason,
      description: FLAGS[flag].description,
      availableFrom: FLAG_MIN_PLAN[flag],
    };
  }

  features(user: FlagUser): Features {
    const decisions = CUSTOMER_FLAGS.map((flag) => [flag, this.decide(user, flag)] as const);
    const { status, answeredAt } = this.gates.source();
    const special = decisions.find(([, { enabled, deploymentGroup }]) => enabled && deploymentGroup !== STABLE_GROUP);
    return {
      features: Object.fromEntries(decisions) as Features['features'],
      userContext: { userId: user.id, plan: user.plan, deploymentGroup: special?.[1].deploymentGroup ?? STABLE_GROUP },
      lastAnswer: answeredAt?.toISOString() ?? null,
      isCurrent: status === 'live',
    };
  }

  /** Percent, as the flag is set up; without such a rule all of those it is on for, or none. */
  rolloutOf(flag: keyof typeof FLAGS): number {
    const setup = this.gates.setupOf(flag);
    if (setup === null) return FLAGS[flag].fallback ? 100 : 0;
    return setup.rolloutPercent ?? (setup.enabled ? 100 : 0);
  }
}

/** What a user gets of a flag as experiments name it: the variant, else whether it is on. */
export function armOf({ enabled, variant }: Pick<UnleashDecision, 'enabled' | 'variant'>): string {
  return variant ?? (enabled ? 'on' : 'off');
}

function reasonOf({ enabled, why }: UnleashDecision, isAvailable: boolean): FlagReason {
  if (!isAvailable) return 'not_in_plan';
  if (enabled) return 'in_group';
  return why === 'rollout' || why === 'rules' ? 'outside_rollout' : 'off_for_all';
}

function groupOf({ variant, segment, enabled }: UnleashDecision): string {
  if (!enabled) return STABLE_GROUP;
  return variant ?? segment ?? STABLE_GROUP;
}
