import { addOuter, choleskyInPlace, choleskySolve } from '#platform/numeric/matrix.ts';
import { mean } from '#platform/numeric/summaries.ts';
import { BOOK_MEAN, bookEffect, type Design } from './design.ts';
import type { ModelFeature } from './features.ts';
import type { HorseshoeFit } from './horseshoe.ts';
import type { Outlier } from './outliers.ts';
import type { Units } from './units.ts';

/** Each tail of the 98 % interval. */
const TAIL = 0.01;
/** Shrinkage when the rule book's coefficients are read off the account's creatives, as a share of their number. */
const BOOK_RIDGE = 0.05;

/** What the customer's data add to the rule book about one feature; log-odds per sd of the feature. */
export interface FeatureEffect {
  /** More than one: they cannot be told apart in this account. */
  readonly names: readonly string[];
  /** What the rule book itself says, at the strength it has in this account. */
  readonly book: number;
  /** What the data add: mean and 90 % interval. */
  readonly added: number;
  readonly low: number;
  readonly high: number;
  /** The smaller of P(δ < 0), P(δ > 0). */
  readonly tail: number;
  /** The 98 % interval excludes 0, and the whole effect has the same sign as what was added. */
  readonly visible: boolean;
}

export interface Claim {
  readonly names: readonly string[];
  readonly direction: 'higher' | 'lower';
  /** Relative change of the odds per sd of the feature, such as 0.3; with its 90 % interval. Whole effect: rule book and data. */
  readonly change: number;
  readonly low: number;
  readonly high: number;
  /** Creatives without which it could not be claimed: "rests on one ad". */
  readonly restsOn: readonly string[];
}

/** The rule book's own coefficient of each column: its score, read as a straight line through the account's creatives. */
export const bookCoefficients = (design: Design, units: Units): Float64Array => {
  const p = design.columns - design.general;
  const gram = new Float64Array(p * p);
  const right = new Float64Array(p);
  const effects = units.creatives.map((creative) => bookEffect(creative.score));
  const middle = mean(effects);
  let last = -1;
  for (let i = 0; i < design.units; i++) {
    const creative = design.creative[i] as number;
    if (creative === last) continue;
    last = creative;
    const at = i * design.columns + design.general;
    addOuter(gram, p, 1, design.rows, at);
    for (let j = 0; j < p; j++) {
      right[j] = (right[j] as number) + (design.rows[at + j] as number) * ((effects[creative] as number) - middle);
    }
  }
  for (let j = 0; j < p; j++)
    gram[j * p + j] = (gram[j * p + j] as number) + BOOK_RIDGE * Math.max(1, design.creatives);
  return choleskySolve(choleskyInPlace(gram, p), p, right);
};

export const effectsOf = (
  design: Design,
  features: readonly ModelFeature[],
  fit: HorseshoeFit,
  book: Float64Array,
): FeatureEffect[] => {
  const q = design.columns;
  const { mean: means, covariance } = fit.posterior;
  const strength = BOOK_MEAN + (means[design.general - 1] as number);
  return features.map((feature, j) => {
    const column = design.general + j;
    const added = means[column] as number;
    const sd = Math.sqrt(Math.max(0, covariance[column * q + column] as number));
    const below = fit.below[j] as number;
    const tail = Math.min(below, 1 - below);
    const fromBook = strength * (book[j] as number);
    return {
      names: feature.names,
      book: fromBook,
      added,
      low: added - 1.645 * sd,
      high: added + 1.645 * sd,
      tail,
      visible: tail < TAIL && (fromBook + added) * added > 0,
    };
  });
};

const claimOf = (effect: FeatureEffect, restsOn: readonly string[]): Claim => ({
  names: effect.names,
  direction: effect.added > 0 ? 'higher' : 'lower',
  change: Math.exp(effect.book + effect.added) - 1,
  low: Math.exp(effect.book + effect.low) - 1,
  high: Math.exp(effect.book + effect.high) - 1,
  restsOn,
});

/** Visible effects, each with the creatives whose removal would hide it. */
export const claimsOf = (
  effects: readonly FeatureEffect[],
  outliers: readonly Pick<Outlier, 'id'>[],
  refit: (without: ReadonlySet<string>) => readonly FeatureEffect[],
): Claim[] => {
  const visible = effects.filter((effect) => effect.visible);
  if (visible.length === 0 || outliers.length === 0) return visible.map((effect) => claimOf(effect, []));
  const ids = outliers.map((outlier) => outlier.id);
  const again = refit(new Set(ids));
  return visible.map((effect) => {
    const same = again[effects.indexOf(effect)];
    return claimOf(effect, same?.visible && same.added * effect.added > 0 ? [] : ids);
  });
};
