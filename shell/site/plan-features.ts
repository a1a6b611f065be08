import { FEATURES, PLAN_BENEFITS } from '#flags/catalog.ts';
import { ANALYSIS_TOKENS, FEATURE_MIN_PLAN, PLAN_IDS, PLANS, type PlanId, planRank } from '#flags/plans.ts';

/** Plans whose mails are answered first. */
export const PRIORITY_SUPPORT: PlanId = 'pro';
/** Features that are on every plan are said in words of their own. */
const EVERYWHERE = new Set(['analysis.image', 'analysis.video']);

/** What a plan is called popular by; the specification names it. */
export const MOST_POPULAR: PlanId = 'pro';

/** The plan one step below; undefined for the lowest. */
export function planBelow(id: PlanId): PlanId | undefined {
  return PLAN_IDS[planRank(id) - 1];
}

/** A plan's points in the order of its card: allowances, then what it adds to the plan below it. */
export function planPoints(id: PlanId): readonly string[] {
  const plan = PLANS[id];
  const below = planBelow(id);
  const images = Math.floor(plan.tokensPerPeriod / ANALYSIS_TOKENS.image);
  const videos = Math.floor(plan.tokensPerPeriod / ANALYSIS_TOKENS.video);
  const added = PLAN_BENEFITS.filter((key) => FEATURE_MIN_PLAN[key] === id && !EVERYWHERE.has(key));
  return [
    `${plan.tokensPerPeriod} tokens a month`,
    `${images} images or ${videos} videos`,
    `Video up to ${plan.videoSeconds} s`,
    below ? `Everything in ${PLANS[below].name}` : 'Every finding with its evidence',
    ...added.map((key) => FEATURES[key].title),
    ...(id === PRIORITY_SUPPORT ? ['Priority support'] : []),
  ];
}
