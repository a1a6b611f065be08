import { FEATURES, PLAN_BENEFITS } from '#flags/catalog.ts';
import { PLANS, type PlanId, planHas } from '#flags/plans.ts';
import { priceOf } from './words.ts';

/** What a lower plan means, straight from the price sheet, in the order of weight. `overdue`: it comes at once. */
export function downgradeConsequences(from: PlanId, to: PlanId, overdue = false): string[] {
  const [old, next] = [PLANS[from], PLANS[to]];
  const lost = PLAN_BENEFITS.filter((key) => planHas(from, key) && !planHas(to, key));
  return [
    overdue
      ? 'The change takes effect right away: there is no paid period left.'
      : 'Your current tokens remain until the next billing cycle.',
    `Then ${next.tokensPerPeriod} tokens a month instead of ${old.tokensPerPeriod}.`,
    `Your new monthly cost: ${priceOf(to)} instead of ${priceOf(from)}.`,
    ...lost.map((key) => `Not on ${next.name}: ${FEATURES[key].title}.`),
    `Videos are limited to ${next.videoSeconds} seconds instead of ${old.videoSeconds}.`,
  ];
}
