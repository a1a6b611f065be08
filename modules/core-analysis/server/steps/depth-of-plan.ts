import { type PlanId, planHas } from '#flags/plans.ts';
import type { Depth } from '../../engine/judge/depth.ts';

/** How far a result goes under a plan. */
export function depthOfPlan(plan: PlanId): Depth {
  return {
    team: planHas(plan, 'analysis.full-team') ? 8 : planHas(plan, 'analysis.expert-team') ? 6 : 0,
    segments: planHas(plan, 'analysis.segments'),
    ugc: planHas(plan, 'analysis.ugc'),
  };
}
