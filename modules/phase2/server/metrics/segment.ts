import { FUNNEL_STAGES, type FunnelStage, type Segment } from '../../contract/engagement.ts';

export interface Presence {
  /** Days since the first event; null without one. */
  readonly daysSinceFirst: number | null;
  /** Since the last day with an act of their own; null where that is more than 55 days ago. */
  readonly daysSinceLast: number | null;
  /** With an act of their own, of the last 28 days, and of the 28 before. */
  readonly activeDays: number;
  readonly activeDaysBefore: number;
}

const NEW_DAYS = 14;
const GONE_DAYS = 14;
const POWER = 12;
const REGULAR = 4;

const days = (count: number): string => `${count} ${count === 1 ? 'day' : 'days'}`;

/** Which kind of user somebody is, and the figures that say so; the first that fits. */
export function segmentOf(presence: Presence): { behaviorSegment: Segment; segmentReason: string } {
  const { daysSinceFirst: first, daysSinceLast: last, activeDays, activeDaysBefore } = presence;
  if (first === null || first < NEW_DAYS)
    return {
      behaviorSegment: 'new',
      segmentReason: first === null ? 'Nothing was counted yet.' : `First seen ${days(first)} ago.`,
    };
  if (activeDaysBefore > 0 && last !== null && last >= GONE_DAYS)
    return {
      behaviorSegment: 'lapsing',
      segmentReason: `Last active ${days(last)} ago, on ${days(activeDaysBefore)} of the four weeks before.`,
    };
  const segmentReason = `Active on ${days(activeDays)} of the last 28.`;
  if (activeDays >= POWER) return { behaviorSegment: 'power', segmentReason };
  return { behaviorSegment: activeDays >= REGULAR ? 'regular' : 'occasional', segmentReason };
}

/** First times of what the funnel is made of; null: never. */
export interface Milestones {
  readonly firstAnalysis: Date | null;
  /** Third different day with an analysis. */
  readonly thirdDay: Date | null;
  /** First fix taken or report opened. */
  readonly outcome: Date | null;
  /** First change to a higher plan. */
  readonly expansion: Date | null;
}

/** The furthest stage reached without leaving one out. */
export function funnelStageOf({ firstAnalysis, thirdDay, outcome, expansion }: Milestones): FunnelStage {
  const missing = [firstAnalysis, thirdDay, outcome, expansion].indexOf(null);
  return FUNNEL_STAGES[missing === -1 ? FUNNEL_STAGES.length - 1 : missing] ?? 'Interest';
}
