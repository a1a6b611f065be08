import type { FunnelStage, Segment } from '../../contract/engagement.ts';

export const SEGMENT_LABELS: Readonly<Record<Segment, string>> = {
  new: 'New',
  occasional: 'Occasional',
  regular: 'Regular',
  power: 'Power user',
  lapsing: 'Lapsing',
};

/** What each stage of the funnel means. */
export const STAGE_MEANINGS: Readonly<Record<FunnelStage, string>> = {
  Interest: 'You have an account.',
  Activation: 'A first analysis is finished.',
  Habit: 'You come back to analyse more.',
  Outcome: 'You acted on what a result advised.',
  Expansion: 'You use what a higher plan brings.',
};
