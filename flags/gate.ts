import type { FeatureKey, FlagKey } from './catalog.ts';
import { FEATURE_MIN_PLAN, type PlanId, planHas } from './plans.ts';

export const ROLES = ['user', 'operator', 'admin'] as const;
/** Roles there is something for; `admin` is known to the database and waits for organizations. */
export const GIVEN_ROLES = ['user', 'operator'] as const satisfies readonly (typeof ROLES)[number][];
export type Role = (typeof ROLES)[number];

/** Something people belong to in a role: an organization. */
export interface MembershipGate {
  /** Of a contributed `MembershipSource`. */
  readonly kind: string;
  /** The parameter of the route's path that names it. */
  readonly param: string;
  /** The least role; the source knows their order. */
  readonly role: string;
}

/** What a route, page or module asks for. All named parts must hold. */
export interface Gate {
  readonly flag?: FlagKey;
  readonly feature?: FeatureKey;
  readonly role?: Role;
  /** Asked by the server alone, once flag, role and plan hold. */
  readonly membership?: MembershipGate;
}

/** What is known about the one who asks. */
export interface GateFacts {
  readonly flags: (key: FlagKey) => boolean;
  readonly plan: PlanId;
  readonly role: Role;
}

export type GateDecision =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly reason: 'flag'; readonly flag: FlagKey }
  | {
      readonly allowed: false;
      readonly reason: 'plan';
      readonly feature: FeatureKey;
      readonly currentPlan: PlanId;
      readonly requiredPlan: PlanId;
    }
  | { readonly allowed: false; readonly reason: 'role'; readonly role: Role };

const roleRank = (role: Role): number => ROLES.indexOf(role);

/**
 * Decides every gate in order; the first that refuses wins. Within a gate the
 * flag comes first (what is switched off does not exist), then role, then plan.
 */
export function decide(gates: readonly (Gate | undefined)[], facts: GateFacts): GateDecision {
  for (const gate of gates) {
    if (gate?.flag && !facts.flags(gate.flag)) return { allowed: false, reason: 'flag', flag: gate.flag };
  }
  for (const gate of gates) {
    if (gate?.role && roleRank(facts.role) < roleRank(gate.role)) {
      return { allowed: false, reason: 'role', role: gate.role };
    }
    if (gate?.feature && !planHas(facts.plan, gate.feature)) {
      return {
        allowed: false,
        reason: 'plan',
        feature: gate.feature,
        currentPlan: facts.plan,
        requiredPlan: FEATURE_MIN_PLAN[gate.feature],
      };
    }
  }
  return { allowed: true };
}
