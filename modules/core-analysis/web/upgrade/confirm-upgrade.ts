import { PLAN_IDS, type PlanId, planRank } from '#flags/plans.ts';

/** The paid plan an address names; null for anything else, which is nothing to wait for. */
export function claimedPlan(upgraded: string | null): PlanId | null {
  return PLAN_IDS.find((id) => id === upgraded && id !== 'free') ?? null;
}

/** Whether what the server says is at least what the address claims. */
export function isConfirmed(claimed: PlanId, plan: PlanId): boolean {
  return planRank(plan) >= planRank(claimed);
}
