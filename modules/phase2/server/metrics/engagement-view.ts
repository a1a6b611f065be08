import type { Engagement } from '../../contract/engagement.ts';
import type { RollupReader } from '../rollups/rollup-reader.ts';
import { engagementScore } from './engagement-score.ts';
import { nextActions } from './next-actions.ts';
import type { opportunitiesOf } from './opportunities.ts';
import { dayOf } from './period-of.ts';
import { funnelStageOf, segmentOf } from './segment.ts';

/** Users a month's check needs, and how well it must separate them, for the score to count as predictive (learning.md c.3). */
const ENOUGH_PEOPLE = 200;
const PREDICTS_FROM = 0.6;

/** How somebody uses the product: score, segment, stage, what comes next. */
export async function engagementOf(
  reader: RollupReader,
  owner: string,
  now: Date,
  opportunities: ReturnType<typeof opportunitiesOf>,
): Promise<Engagement> {
  const today = dayOf(now);
  const [figures, funnel, check, presence] = await Promise.all([
    reader.figures28(owner, today),
    reader.funnel(owner),
    reader.engagementCheck(),
    reader.presence(owner, today),
  ]);
  const stage = funnel ? funnelStageOf(funnel) : 'Interest';
  return {
    ...engagementScore(figures),
    isPredictive: check !== undefined && check.people >= ENOUGH_PEOPLE && check.auc >= PREDICTS_FROM,
    ...segmentOf(presence),
    conversionFunnelStage: stage,
    nextActions: nextActions(stage, opportunities),
  };
}
