import { RandomStream } from '#platform/numeric/random-stream.ts';
import { type Pairs, pickPairs, placesWhere } from '../data/pairs.ts';
import { pairsOf } from '../data/pairs-of.ts';
import { originalOf } from '../data/split.ts';
import { calibrationSlope } from '../judge/calibration.ts';
import { logOddsBy } from '../model/creative-value.ts';
import { evidenceOf, horizonOf } from '../model/platform-model.ts';
import type { PairwiseModel, TrainingData } from '../types.ts';
import { deviationsAt, fitPairwise } from './fit-pairwise.ts';
import { keptOf } from './kept-weights.ts';
import { type PairProblem, pairProblem } from './pair-problem.ts';
import { gains, type PairedMean, pairedMean } from './paired-gain.ts';
import { carriedWeights } from './platform-problem.ts';

/** How far one owner's weight is expected to lie from the platform's, in log-odds per step. */
const PERSONAL_SD = 0.08;
const FOLDS = 8;
/** One-sided 3 %, for a promise of 5 %. */
const GATE = 1.88;
/**
 * Each creative is foretold from the others and they from it: under no difference these two halves of the sum are the same numbers, so
 * its variance is twice that of unrelated gains.
 */
const BOTH_WAYS = Math.SQRT2;
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

/** The platform's log-odds at the strength this owner's labels show: how sure labels are is no matter of taste. */
const strengthOf = (pairs: Pairs, platform: PairwiseModel): number =>
  calibrationSlope(pairs, logOddsBy(platform, pairs)).mean;

/**
 * Where a fit starts, which is also its prior: the platform's weights at the owner's strength. A restricted one starts from its parent,
 * and moves only what it may.
 */
const startOf = (pairs: Pairs, { platform, restricted }: PersonalPlan): Float64Array => {
  if (restricted) return carriedWeights(platform.features, restricted.parent, platform.weights);
  const strength = strengthOf(pairs, platform);
  return platform.weights.map((weight) => strength * weight);
};

const problemOf = (pairs: Pairs, { platform, restricted }: PersonalPlan, start: Float64Array): PairProblem =>
  pairProblem(pairs, {
    features: platform.features,
    centres: platform.centres,
    start,
    sd: PERSONAL_SD,
    ...(restricted && { free: restricted.to }),
  });

/** The weights of all features after a fit. */
const fitted = (problem: PairProblem, start: Float64Array, steps?: number): Float64Array => {
  const own = fitPairwise(problem, steps);
  const weights = start.slice();
  problem.free.forEach((column, k) => {
    weights[column] = own[k] as number;
  });
  return weights;
};

/**
 * Gain of each pair by models that have seen neither of its creatives, nor any pair with them: what is special in a creative would
 * otherwise be known from its other pairs. Both models at the strength that suits what was seen, so that the order decides.
 */
const outOfFold = (pairs: Pairs, plan: PersonalPlan): Float64Array => {
  const folds = foldsOf(pairs);
  const foldOf = (creative: number) => folds[creative] as number;
  const values = new Float64Array(pairs.first.length);
  for (let one = 0; one < FOLDS; one++) {
    for (let other = one; other < FOLDS; other++) {
      const isOut = (creative: number) => foldOf(creative) === one || foldOf(creative) === other;
      const places = placesWhere(pairs, (k) => {
        const [a, b] = [foldOf(pairs.first[k] as number), foldOf(pairs.second[k] as number)];
        return (a === one && b === other) || (a === other && b === one);
      });
      if (places.length === 0) continue;
      const left = pickPairs(pairs, places);
      const kept = pickPairs(
        pairs,
        placesWhere(pairs, (k) => !isOut(pairs.first[k] as number) && !isOut(pairs.second[k] as number)),
      );
      const start = startOf(kept, plan);
      const own = { ...plan.platform, weights: fitted(problemOf(kept, plan, start), start, 2) };
      const scaledOdds = (model: PairwiseModel, strength: number) =>
        logOddsBy(model, left).map((value) => strength * value);
      gains(
        left,
        scaledOdds(own, plan.restricted ? strengthOf(kept, own) : 1),
        scaledOdds(plan.platform, strengthOf(kept, plan.platform)),
      ).forEach((gain, k) => {
        values[places[k] as number] = gain;
      });
    }
  }
  return values;
};

const gateOf = ({ mean: gain, error: oneWay }: PairedMean, creatives: number): PersonalGate => {
  const error = BOTH_WAYS * oneWay;
  const z = error > 0 ? gain / error : 0;
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
 * An owner's own model: w = s · w_platform + δ, δ ~ N(0, 0.08² I), from all their pairs, s the strength of their labels; and whether it
 * may be used. In a restricted run the weights of all other features are exactly those of the parent. Takes well under a second.
 */
export const trainPersonal = (plan: PersonalPlan): { readonly model: PairwiseModel; readonly gate: PersonalGate } => {
  const { data, platform, restricted } = plan;
  const pairs = pairsOf(data);
  const start = startOf(pairs, plan);
  const problem = problemOf(pairs, plan, start);
  const weights = fitted(problem, start);
  const sds = deviationsAt(
    problem,
    Float64Array.from(problem.free, (column) => weights[column] as number),
  );
  const { deviations, prior, kept } = keptOf(platform.features, start, restricted);
  problem.free.forEach((column, k) => {
    deviations[column] = sds[k] as number;
  });
  const evidence = evidenceOf(pairs);
  const gain = pairs.first.length > 0 ? pairedMean(pairs, outOfFold(pairs, plan)) : { mean: 0, error: 1, z: 0 };
  return {
    model: {
      ...platform,
      weights,
      deviations,
      prior,
      priorSd: PERSONAL_SD,
      kept,
      horizon: Math.max(horizonOf(pairs), restricted?.parent.horizon ?? -Infinity),
      evidence,
    },
    gate: gateOf(gain, evidence.creatives),
  };
};
