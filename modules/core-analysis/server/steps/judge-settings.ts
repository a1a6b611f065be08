import type { JudgeSettings } from '../../engine/judge/judge.ts';
import type { CombinedLens } from '../../engine/judge/lens.ts';
import type { AnalysisListItem } from '../analyses/analysis-record.ts';
import { depthOfPlan } from './depth-of-plan.ts';

/** Judges for what the owner said, as deep as the plan of the analysis goes. */
export function judgeSettings(
  { settings, plan }: Pick<AnalysisListItem, 'settings' | 'plan'>,
  lens?: CombinedLens,
): JudgeSettings {
  return {
    goal: settings.goal,
    placement: settings.placement ?? 'auto',
    brand: settings.brand,
    sells: settings.sells ?? lens?.sells ?? null,
    depth: depthOfPlan(plan),
    ...(lens && { lens }),
  };
}
