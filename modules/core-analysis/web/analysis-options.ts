import type { Goal, Placement } from '../contract/analysis.ts';
import type { Again } from './failed-reason.ts';

/** What a creative is to be judged for. */
export interface AnalysisOptions {
  goal: Goal;
  /** `best`: the placement its shape is usually made for. */
  placement: Placement | 'best';
  brand: string;
}

export const DEFAULT_OPTIONS: AnalysisOptions = { goal: 'sales', placement: 'best', brand: '' };

/** The options of an analysis that is tried again; what is not known of it is at its default. */
export function optionsOf({ goal, placement, brand }: Again['again']): AnalysisOptions {
  return {
    goal: goal ?? DEFAULT_OPTIONS.goal,
    placement: placement ?? DEFAULT_OPTIONS.placement,
    brand: brand ?? '',
  };
}

/** The options as the upload carries them; what is left at its default is not sent. */
export function optionFields({ goal, placement, brand }: AnalysisOptions): {
  goal: Goal;
  placement?: Placement;
  brand?: string;
} {
  const name = brand.trim();
  return { goal, ...(placement === 'best' ? {} : { placement }), ...(name ? { brand: name } : {}) };
}
