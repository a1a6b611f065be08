import type { Goal, Placement } from '../contract/analysis.ts';
import type { Trade } from '../contract/trade.ts';
import type { Again } from './failed-reason.ts';

/** What a creative is to be judged for. */
export interface AnalysisOptions {
  goal: Goal;
  /** `best`: the placement its shape is usually made for. */
  placement: Placement | 'best';
  brand: string;
  /** Empty: nobody said. */
  sells: Trade | '';
}

export const DEFAULT_OPTIONS: AnalysisOptions = { goal: 'sales', placement: 'best', brand: '', sells: '' };

/** The options of an analysis that is tried again; what is not known of it is at its default. */
export function optionsOf({ goal, placement, brand, sells }: Again['again']): AnalysisOptions {
  return {
    goal: goal ?? DEFAULT_OPTIONS.goal,
    placement: placement ?? DEFAULT_OPTIONS.placement,
    brand: brand ?? '',
    sells: sells ?? '',
  };
}

/** The options as the upload carries them; what is left at its default is not sent. */
export function optionFields({ goal, placement, brand, sells }: AnalysisOptions): {
  goal: Goal;
  placement?: Placement;
  brand?: string;
  sells?: Trade;
} {
  const name = brand.trim();
  return {
    goal,
    ...(placement === 'best' ? {} : { placement }),
    ...(name ? { brand: name } : {}),
    ...(sells && { sells }),
  };
}
