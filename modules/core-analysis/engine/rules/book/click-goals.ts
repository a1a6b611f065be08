import type { Goal } from '../../../contract/analysis.ts';

/** How much a reason to click counts by goal: an offer sells, and alone it costs likes and shares (Lee et al., 2018). */
export const CLICK_GOALS: Readonly<Record<Goal, number>> = {
  sales: 1,
  leads: 0.7,
  engagement: 0.25,
  awareness: 0.2,
  community: 0,
};
