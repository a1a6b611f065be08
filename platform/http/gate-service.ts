import type { FlagKey } from '#flags/catalog.ts';
import { decide, type Gate, type GateDecision } from '#flags/gate.ts';
import { flagAvailable, type PlanId } from '#flags/plans.ts';
import type { FlagDecision, FlagProvider, FlagSetup } from '#flags/server/provider.ts';
import { AppError, ERRORS } from '#platform/contract/errors.ts';
import type { RequestUser } from '#platform/module/request-context.ts';

/** Who is asking, as far as a gate needs to know. */
export type GateSubject = Pick<RequestUser, 'id' | 'plan' | 'role'> | undefined;

/** Answers whether someone may pass, now. Never cached: flags and plans change while we run. */
export class GateService {
  private readonly flags: FlagProvider;

  constructor(flags: FlagProvider) {
    this.flags = flags;
  }

  /**
   * What Unleash decided, and whether the flag is available on the plan.
   * @param address of a visitor: what a rollout sticks to where there is no user
   */
  isOn(flag: FlagKey, subject?: GateSubject, address?: string): boolean {
    if (!flagAvailable(subject?.plan ?? 'free', flag)) return false;
    return this.flags.isEnabled(flag, { userId: subject?.id, address, plan: subject?.plan });
  }

  /** What Unleash decided for somebody and by what, whatever their plan. */
  explain(flag: FlagKey, subject: { readonly id: string; readonly plan: PlanId }): FlagDecision {
    return this.flags.decide(flag, { userId: subject.id, plan: subject.plan });
  }

  /** How a flag is set up in Unleash; null while that is not known. */
  setupOf(flag: FlagKey): FlagSetup | null {
    return this.flags.setupOf(flag);
  }

  /** Where decisions come from now, and when Unleash last answered. */
  source(): { readonly status: 'live' | 'stale' | 'fallback'; readonly answeredAt: Date | null } {
    return { status: this.flags.status(), answeredAt: this.flags.answeredAt() };
  }

  decide(gates: readonly (Gate | undefined)[], subject: GateSubject, address?: string): GateDecision {
    return decide(gates, {
      flags: (key) => this.isOn(key, subject, address),
      plan: subject?.plan ?? 'free',
      role: subject?.role ?? 'user',
    });
  }

  /** Throws the refusal that fits: 404 for a flag, 403 for plan or role. */
  require(gates: readonly (Gate | undefined)[], subject: GateSubject, address?: string): void {
    const decision = this.decide(gates, subject, address);
    if (decision.allowed) return;
    if (decision.reason === 'flag') throw new AppError(ERRORS.feature_disabled);
    if (decision.reason === 'role') throw new AppError(ERRORS.forbidden);
    throw new AppError(ERRORS.plan_required, {
      feature: decision.feature,
      currentPlan: decision.currentPlan,
      requiredPlan: decision.requiredPlan,
    });
  }
}
