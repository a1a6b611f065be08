import type { FlagKey } from '#flags/catalog.ts';
import { decide, type Gate, type GateDecision } from '#flags/gate.ts';
import type { FlagProvider } from '#flags/server/provider.ts';
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

  isOn(flag: FlagKey, subject?: GateSubject): boolean {
    return this.flags.isEnabled(flag, { userId: subject?.id, plan: subject?.plan });
  }

  decide(gates: readonly (Gate | undefined)[], subject: GateSubject): GateDecision {
    return decide(gates, {
      flags: (key) => this.isOn(key, subject),
      plan: subject?.plan ?? 'free',
      role: subject?.role ?? 'user',
    });
  }

  /** Throws the refusal that fits: 404 for a flag, 403 for plan or role. */
  require(gates: readonly (Gate | undefined)[], subject: GateSubject): void {
    const decision = this.decide(gates, subject);
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
