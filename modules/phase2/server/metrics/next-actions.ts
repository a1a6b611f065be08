import type { Conversion, Engagement, FunnelStage } from '../../contract/engagement.ts';

type Action = Engagement['nextActions'][number];

/** What leads from each stage to the next one. */
const NEXT: Readonly<Record<FunnelStage, Action | null>> = {
  Interest: {
    title: 'Analyse your first ad',
    because: 'No finished analysis yet; the next stage begins with one.',
    href: '/dashboard',
  },
  Activation: {
    title: 'Analyse an ad on another day',
    because: 'Analyses on three different days make a habit.',
    href: '/dashboard',
  },
  Habit: {
    title: 'Take a fix or download a report',
    because: 'None was taken so far; this is where an analysis begins to pay.',
    href: '/history',
  },
  Outcome: {
    title: 'Compare the plans',
    because: 'You act on what you find. A higher plan includes more checks and reports.',
    href: '/subscribe?from=dashboard',
  },
  Expansion: null,
};

/** The step to the next stage, and the finding with the largest expected gain. */
export function nextActions(stage: FunnelStage, opportunities: Conversion['optimizationOpportunities']): Action[] {
  const [largest] = opportunities;
  return [
    NEXT[stage],
    largest
      ? {
          title: largest.actionItems[0] ?? largest.description,
          because: `It applies to ${largest.creatives} ${largest.creatives === 1 ? 'creative' : 'creatives'} and would gain about ${largest.expectedGain} points.`,
          href: `/dashboard?analysis=${largest.analysisId}`,
        }
      : null,
  ].filter((action) => action !== null);
}
