import { PLAN_IDS, type PlanId } from '#flags/plans.ts';

/** The next plan up; none above the highest. A plan this version does not know is recommended the first paid one. */
export function recommendedFor(plan: string): PlanId | undefined {
  const at = PLAN_IDS.indexOf(plan as PlanId);
  return at < 0 ? 'starter' : PLAN_IDS[at + 1];
}

/** The plan chooser as the signed-in navigation opens it. It is a page of the public site, so it is loaded in full. */
export function managePlanHref(plan: string): string {
  const recommended = recommendedFor(plan);
  return `/subscribe?from=navbar${recommended ? `&recommended=${recommended}` : ''}`;
}
