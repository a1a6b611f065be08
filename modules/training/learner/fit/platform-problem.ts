import { bookWeights, centresOf, featuresOf } from '../columns.ts';
import { type Pairs, pickPairs, placesWhere, withoutIdle } from '../data/pairs.ts';
import { pairsOf } from '../data/pairs-of.ts';
import { isDegradation } from '../data/source-weights.ts';
import { isHeldOut } from '../data/split.ts';
import { calibrationSlope } from '../judge/calibration.ts';
import { logOddsBy } from '../model/creative-value.ts';
import type { PairwiseModel, RuleBook, TrainingData } from '../types.ts';
import { type PairProblem, pairProblem } from './pair-problem.ts';

/** How far a weight is expected to lie from where it starts, in log-odds per step. */
export const PLATFORM_SD = 0.12;

export interface PlatformPlan {
  readonly data: TrainingData;
  readonly book: RuleBook;
  /** Which fifth of the creatives is held out; a restricted run goes on with the fifth its parent has not seen. */
  readonly epoch: number;
  /** Refits only these features and keeps the others as `parent` has them. */
  readonly restricted?: { readonly to: ReadonlySet<string>; readonly parent: PairwiseModel };
}

/** Everything a training reads, made once from the data; nothing in it changes while steps are taken. */
export interface PlatformProblem {
  readonly features: readonly string[];
  readonly centres: Float64Array;
  /** Weight of every feature before the first step. */
  readonly start: Float64Array;
  readonly epoch: number;
  /** Of a restricted run: whose other weights are kept. */
  readonly parent: PairwiseModel | null;
  readonly problem: PairProblem;
  /** Places, in the training pairs, of the earlier four fifths and of the later fifth of opinions and outcomes. */
  readonly earlier: Int32Array;
  readonly later: Int32Array;
  /** The latest day in the data. */
  readonly now: number;
}

/** Pairs that touch no creative held out in this epoch. */
export const trainingPairs = (pairs: Pairs, epoch: number): Pairs => {
  const heldOut = pairs.creatives.map((creative) => isHeldOut(creative, epoch));
  const places = placesWhere(pairs, (k) => !heldOut[pairs.first[k] as number] && !heldOut[pairs.second[k] as number]);
  return withoutIdle(pickPairs(pairs, places));
};

/** Weights of a model by the names of these features; where it has none, the fallback's. */
export const carriedWeights = (
  features: readonly string[],
  model: Pick<PairwiseModel, 'features' | 'weights'>,
  fallback: Float64Array,
): Float64Array => {
  const places = new Map(model.features.map((name, place) => [name, place]));
  return Float64Array.from(features, (name, j) => {
    const place = places.get(name);
    return (place === undefined ? fallback[j] : model.weights[place]) as number;
  });
};

/**
 * The book's weights at the strength that these labels show it to have: how sure a label is depends on what it is of (a rating, a rate
 * with its counts), the relation between rules does not.
 */
const scaledBook = (
  features: readonly string[],
  centres: Float64Array,
  book: Float64Array,
  pairs: Pairs,
): Float64Array => {
  const opinions = pickPairs(
    pairs,
    placesWhere(pairs, (k) => !isDegradation(pairs.source, k)),
  );
  const { mean } = calibrationSlope(opinions, logOddsBy({ features, centres, weights: book }, opinions));
  return book.map((weight) => mean * weight);
};

/** The day that four fifths of the opinions and outcomes are not later than. */
const cutOf = (pairs: Pairs): number => {
  const days = pairs.at.filter((_, k) => !isDegradation(pairs.source, k)).sort();
  return days[Math.floor(0.8 * (days.length - 1))] ?? Infinity;
};

export const platformProblem = ({ data, book, epoch: asked, restricted }: PlatformPlan): PlatformProblem => {
  const parent = restricted?.parent ?? null;
  const epoch = parent && Number.isFinite(parent.horizon) ? parent.epoch : asked;
  const features = featuresOf(data.creatives);
  const pairs = trainingPairs(pairsOf(data), epoch);
  const centres = centresOf(features, pairs.creatives);
  const prior = scaledBook(features, centres, bookWeights(features, book), pairs);
  const start = restricted ? carriedWeights(features, restricted.parent, prior) : prior;
  const problem = pairProblem(pairs, {
    features,
    centres,
    start,
    mean: prior,
    sd: PLATFORM_SD,
    ...(restricted && { free: restricted.to }),
  });
  const cut = cutOf(pairs);
  let now = -Infinity;
  for (const at of pairs.at) now = Math.max(now, at);
  return {
    features,
    centres,
    start,
    epoch,
    parent,
    problem,
    earlier: placesWhere(pairs, (k) => (pairs.at[k] as number) <= cut),
    later: placesWhere(pairs, (k) => (pairs.at[k] as number) > cut && !isDegradation(pairs.source, k)),
    now,
  };
};
