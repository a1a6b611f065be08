import type { Goal } from '../../../contract/analysis.ts';
import type { RuleSettings } from './rule.ts';

/** How much a reason to click counts by goal: an offer sells, and alone it costs likes and shares (Lee et al., 2018). */
export const CLICK_GOALS: Readonly<Record<Goal, number>> = {
  sales: 1,
  leads: 0.7,
  engagement: 0.25,
  awareness: 0.2,
  community: 0,
};

/** Whether somebody is to buy: only there a missing offer, proof or safety line is a lack. A cause sells nothing. */
export const isSelling = ({ goal, sells }: Pick<RuleSettings, 'goal' | 'sells'>): boolean =>
  CLICK_GOALS[goal] >= 0.5 && sells !== 'causes';
