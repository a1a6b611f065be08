import type { Engagement } from '../../contract/engagement.ts';
import type { OwnerDay, RollupReader } from '../rollups/rollup-reader.ts';
import { engagementScore } from './engagement-score.ts';
import { nextActions } from './next-actions.ts';
import type { opportunitiesOf } from './opportunities.ts';
import { addDays, dayOf } from './period-of.ts';
import { funnelStageOf, segmentOf } from './segment.ts';

/** Users a month's check needs, and how well it must separate them, for the score to count as predictive (learning.md c.3). */
const ENOUGH_PEOPLE = 200;
const PREDICTS_FROM = 0.6;
const DAY_MS = 86_400_000;

/** How somebody uses the product: score, segment, stage, what comes next. */
export async function engagementOf(
  reader: RollupReader,
  owner: string,
  now: Date,
  opportunities: ReturnType<typeof opportunitiesOf>,
): Promise<Engagement> {
  const today = dayOf(now);
  const [figures, funnel, check, lately] = await Promise.all([
    reader.figures28(owner, today),
    reader.funnel(owner),
    reader.engagementCheck(),
    reader.days(owner, { from: addDays(today, -55), to: today }),
  ]);
  const since = (at: Date | undefined) => (at ? Math.floor((now.getTime() - at.getTime()) / DAY_MS) : null);
  const activeIn = (days: readonly OwnerDay[]) => days.filter(({ events }) => events > 0).length;
  const stage = funnel ? funnelStageOf(funnel) : 'Interest';
  return {
    ...engagementScore(figures),
    isPredictive: check !== undefined && check.people >= ENOUGH_PEOPLE && check.auc >= PREDICTS_FROM,
    ...segmentOf({
      daysSinceFirst: since(funnel?.firstSeenAt),
      daysSinceLast: since(funnel?.lastSeenAt),
      activeDays: figures.activeDays,
      activeDaysBefore: activeIn(lately.filter(({ day }) => day <= addDays(today, -28))),
    }),
    conversionFunnelStage: stage,
    nextActions: nextActions(stage, opportunities),
  };
}
