import type { ModelFeature } from './features.ts';
import { columnValue } from './features.ts';
import type { Units } from './units.ts';

/** One sd of the general score, in points: with it goes a CTR higher by 12 % (evidence base §8). */
const SCORE_SD = 10;
const SCORE_EFFECT = 0.12;
/** What the rule book is expected to hold of its own promise, and how sure that is. */
export const BOOK_MEAN = 0.5;

/** The general score as a difference in log-odds, were the rule book exactly right; 0 at a score of 50. */
export const bookEffect = (score: number): number => (SCORE_EFFECT * (score - 50)) / SCORE_SD;

/** Columns: level α, one γ per group, the rule book's κ, then one δ per feature. */
export interface Design {
  readonly units: number;
  readonly creatives: number;
  readonly groups: number;
  /** Columns without δ: 2 + groups. */
  readonly general: number;
  readonly columns: number;
  /** units × columns. */
  readonly rows: Float64Array;
  readonly creative: Int32Array;
}

/** Prior variances of α (around 0), γ and κ (around BOOK_MEAN). */
export const LEVEL_VARIANCE = 100;
export const GROUP_VARIANCE = 0.25;
export const BOOK_VARIANCE = 0.25;

/** Prior precisions of the columns without δ. */
export const generalPrecisions = (groups: number): Float64Array => {
  const precisions = new Float64Array(groups + 2).fill(1 / GROUP_VARIANCE);
  precisions[0] = 1 / LEVEL_VARIANCE;
  precisions[groups + 1] = 1 / BOOK_VARIANCE;
  return precisions;
};

export const designOf = (units: Units, features: readonly ModelFeature[]): Design => {
  const groups = units.groups.length;
  const general = groups + 2;
  const columns = general + features.length;
  const perCreative = units.creatives.map((creative) =>
    Float64Array.from(features, (feature) => columnValue(feature, creative.features)),
  );
  const rows = new Float64Array(units.trials.length * columns);
  for (let i = 0; i < units.trials.length; i++) {
    const at = i * columns;
    const creative = units.creative[i] as number;
    rows[at] = 1;
    rows[at + 1 + (units.group[i] as number)] = 1;
    rows[at + general - 1] = bookEffect(units.creatives[creative]?.score ?? 50);
    rows.set(perCreative[creative] as Float64Array, at + general);
  }
  return {
    units: units.trials.length,
    creatives: units.creatives.length,
    groups,
    general,
    columns,
    rows,
    creative: units.creative,
  };
};
