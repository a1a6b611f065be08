import { type PlanId, planRank } from '#flags/plans.ts';

/** Pro for Free and Starter, Elite from Pro on. */
export function recommendedPlan(plan: PlanId): PlanId {
  return planRank(plan) < planRank('pro') ? 'pro' : 'elite';
}
