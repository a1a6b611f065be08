import { RandomStream } from '#platform/numeric/random-stream.ts';
import { type Pairs, pickPairs, placesWhere } from '../data/pairs.ts';
import { pairsOf } from '../data/pairs-of.ts';
import { originalOf } from '../data/split.ts';
import { evidenceOf, horizonOf } from '../model/platform-model.ts';
import type { PairwiseModel, TrainingData } from '../types.ts';
import { deviationsAt, fitPairwise, logOddsOfPairs } from './fit-pairwise.ts';
import { pairProblem } from './pair-problem.ts';
import { gains, type PairedMean, pairedMean } from './paired-gain.ts';
import { carriedWeights } from './platform-problem.ts';

/** How far one owner's weight is expected to lie from the platform's, in log-odds per step. */
const PERSONAL_SD = 0.12;
const FOLDS = 5;
/** One-sided 5 %. */
const GATE = 1.645;
/** Creatives with labels below which nothing personal is learned. */
const FEWEST = 12;

/** May an owner's own model be used? Only where it foretells their labels, of creatives it has not seen, better than the platform's. */
export interface PersonalGate {
  readonly passed: boolean;
  /** Mean gain of log score per pair, and gain ÷ its standard error. */
  readonly gain: number;
  readonly z: number;
  readonly threshold: number;
  readonly creatives: number;
  /** Creatives that are missing before such a gain could be told from chance; 0: enough, null: there is no gain to tell. */
  readonly needsCreatives: number | null;
}

export interface PersonalPlan {
  /** The owner's own data. */
  readonly data: TrainingData;
  readonly platform: PairwiseModel;
  /** Refits only these features, and keeps the others as `parent` has them. */
  readonly restricted?: { readonly to: ReadonlySet<string>; readonly parent: PairwiseModel };
}

/** Which fold a creative and all its copies are in. */
const foldsOf = (pairs: Pairs): Int32Array =>
  Int32Array.from(pairs.creatives, (creative) => new RandomStream(0, ['fold', originalOf(creative)]).integer(FOLDS));

interface Start {
  readonly mean: Float64Array;
  readonly start: Float64Array;
}

const problemOf = (pairs: Pairs, { platform, restricted }: PersonalPlan, { mean, start }: Start) =>
  pairProblem(pairs, {
    features: platform.features,
    centres: platform.centres,
    start,
    mean,
    sd: PERSONAL_SD,
    ...(restricted && { free: restricted.to }),
  });

/** Gain of each pair when a fold with one of its creatives is left out; averaged where the two are in different folds. */
const outOfFold = (pairs: Pairs, plan: PersonalPlan, start: Start, platformOdds: Float64Array): Float64Array => {
  const folds = foldsOf(pairs);
  const touches = (k: number, fold: number) =>
    folds[pairs.first[k] as number] === fold || folds[pairs.second[k] as number] === fold;
  const sums = new Float64Array(pairs.first.length);
  const times = new Float64Array(pairs.first.length);
  for (let fold = 0; fold < FOLDS; fold++) {
    const places = placesWhere(pairs, (k) => touches(k, fold));
    const kept = pickPairs(
      pairs,
      placesWhere(pairs, (k) => !touches(k, fold)),
    );
    const weights = fitPairwise(problemOf(kept, plan, start), 6);
    const left = pickPairs(pairs, places);
    const odds = logOddsOfPairs(problemOf(left, plan, start), weights);
    gains(
      left,
      odds,
      Float64Array.from(places, (place) => platformOdds[place] as number),
    ).forEach((gain, k) => {
      const place = places[k] as number;
      sums[place] = (sums[place] as number) + gain;
      times[place] = (times[place] as number) + 1;
    });
  }
  return sums.map((sum, k) => sum / (times[k] as number));
};

const gateOf = ({ mean: gain, error, z }: PairedMean, creatives: number): PersonalGate => {
  const enough = creatives >= FEWEST;
  const times = gain > 0 ? (GATE * error) / gain : Number.NaN;
  const needs = Math.max(FEWEST - creatives, 0, Math.ceil(creatives * (times * times - 1)));
  return {
    passed: enough && z > GATE,
    gain,
    z,
    threshold: GATE,
    creatives,
    needsCreatives: Number.isFinite(needs) ? needs : enough ? null : FEWEST - creatives,
  };
};

/**
 * An owner's own model: w = w_platform + δ, δ ~ N(0, 0.12² I), from all their pairs, and whether it may be used. In a restricted run the
 * weights of all other features are exactly those of the parent. Takes well under a second.
 */
export const trainPersonal = (plan: PersonalPlan): { readonly model: PairwiseModel; readonly gate: PersonalGate } => {
  const { data, platform, restricted } = plan;
  const pairs = pairsOf(data);
  const start = {
    mean: platform.weights,
    start: restricted ? carriedWeights(platform.features, restricted.parent, platform.weights) : platform.weights,
  };
  const problem = problemOf(pairs, plan, start);
  const own = fitPairwise(problem);
  const sds = deviationsAt(problem, own);
  const weights = start.start.slice();
  const deviations = restricted
    ? carriedWeights(
        platform.features,
        { features: restricted.parent.features, weights: restricted.parent.deviations },
        new Float64Array(weights.length),
      )
    : new Float64Array(weights.length);
  problem.free.forEach((column, k) => {
    weights[column] = own[k] as number;
    deviations[column] = sds[k] as number;
  });
  const platformOdds = logOddsOfPairs(
    problemOf(pairs, { data, platform }, { mean: start.mean, start: start.mean }),
    platform.weights,
  );
  const evidence = evidenceOf(pairs);
  const { first } = pairs;
  const gate = gateOf(
    first.length > 0 ? pairedMean(pairs, outOfFold(pairs, plan, start, platformOdds)) : { mean: 0, error: 1, z: 0 },
    evidence.creatives,
  );
  return {
    model: {
      ...platform,
      weights,
      deviations,
      prior: platform.weights,
      priorSd: PERSONAL_SD,
      horizon: horizonOf(pairs),
      evidence,
    },
    gate,
  };
};
