import { RandomStream } from '#platform/numeric/random-stream.ts';
import { type Pairs, pickPairs, placesWhere } from '../data/pairs.ts';
import { pairsOf } from '../data/pairs-of.ts';
import { isDegradation } from '../data/source-weights.ts';
import { originalOf } from '../data/split.ts';
import { accuracyOf } from '../judge/accuracy.ts';
import { calibrationSlope } from '../judge/calibration.ts';
import { logOddsBy } from '../model/creative-value.ts';
import { evidenceOf, horizonOf } from '../model/platform-model.ts';
import type { Interval, PairwiseModel, TrainingData } from '../types.ts';
import { deviationsAt, fitPairwise } from './fit-pairwise.ts';
import { keptOf } from './kept-weights.ts';
import { type PairProblem, pairProblem } from './pair-problem.ts';
import { gains, type PairedMean, pairedMean } from './paired-gain.ts';
import { carriedWeights } from './platform-problem.ts';

/** How far one owner's weight is expected to lie from the platform's, in log-odds per step. */
const PERSONAL_SD = 0.08;
const FOLDS = 8;
/** One-sided 99 %, as for the platform's model: the same creatives are asked again every night. */
const GATE = 2.326;
/**
 * Each creative is foretold from the others and they from it: under no difference these two halves of the sum are the same numbers, so
 * its variance is twice that of unrelated gains.
 */
const BOTH_WAYS = Math.SQRT2;
/** Creatives with labels below which nothing personal is learned. */
const FEWEST = 12;

/** Does an owner's own model foretell their labels, of creatives it has not seen, better than another model does? */
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
  /** The owner's own model in use. */
  readonly current?: PairwiseModel;
  /** Refits only these features, and keeps the others as the model in use has them: the owner's own, else the platform's. */
  readonly only?: ReadonlySet<string>;
}

/** A model that was trained on some creatives of the owner, asked for those that came later. */
export interface Rival {
  readonly model: PairwiseModel;
  /** Only creatives added after this day are asked for. */
  readonly after: number;
}

/** The general model; of a run that starts from the owner's own, only on creatives which that one has not seen. */
export const generalRival = ({ platform, current, only }: Omit<PersonalPlan, 'data'>): Rival => ({
  model: platform,
  after: (only && current?.horizon) ?? -Infinity,
});

/** The owner's own model in use, on what came since it was trained. */
export const currentRival = (current: PairwiseModel): Rival => ({ model: current, after: current.horizon });

/** Places of labels about two creatives that both came after the day; versions of known order are no labels. */
export const placesAfter = (pairs: Pairs, day: number): Int32Array => {
  const isNew = pairs.creatives.map(({ addedOn }) => addedOn > day);
  return placesWhere(
    pairs,
    (k) =>
      !isDegradation(pairs.source, k) && Boolean(isNew[pairs.first[k] as number] && isNew[pairs.second[k] as number]),
  );
};

/** Which fold a creative and all its copies are in. */
const foldsOf = (pairs: Pairs): Int32Array =>
  Int32Array.from(pairs.creatives, (creative) => new RandomStream(0, ['fold', originalOf(creative)]).integer(FOLDS));

/** The platform's log-odds at the strength this owner's labels show: how sure labels are is no matter of taste. */
const strengthOf = (pairs: Pairs, platform: PairwiseModel): number =>
  calibrationSlope(pairs, logOddsBy(platform, pairs)).mean;

const restrictedOf = ({ platform, current, only }: PersonalPlan) => only && { to: only, parent: current ?? platform };

/**
 * Where a fit starts, which is also its prior: the platform's weights at the owner's strength. A restricted one starts from its parent,
 * and moves only what it may.
 */
const startOf = (pairs: Pairs, plan: PersonalPlan): Float64Array => {
  const { platform } = plan;
  const restricted = restrictedOf(plan);
  if (restricted) return carriedWeights(platform.features, restricted.parent, platform.weights);
  const strength = strengthOf(pairs, platform);
  return platform.weights.map((weight) => strength * weight);
};

const problemOf = (pairs: Pairs, { platform, only }: PersonalPlan, start: Float64Array): PairProblem =>
  pairProblem(pairs, {
    features: platform.features,
    centres: platform.centres,
    start,
    sd: PERSONAL_SD,
    ...(only && { free: only }),
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

/** What was foretold of pairs that neither model has seen. */
interface Foretold {
  readonly pairs: Pairs;
  /** Log odds of the first. */
  readonly ours: Float64Array;
  readonly rivals: Float64Array;
  readonly gain: PairedMean;
}

/**
 * Pairs of the owner's labels that the rival has not seen, foretold by models that have seen neither of their creatives, nor any pair
 * with them: what is special in a creative would otherwise be known from its other pairs. Both models at the strength that suits what
 * was seen, so that the order decides.
 */
const outOfFold = (all: Pairs, plan: PersonalPlan, { model: rival, after }: Rival): Foretold => {
  const folds = foldsOf(all);
  const foldOf = (creative: number) => folds[creative] as number;
  const asked = placesAfter(all, after);
  const isAsked = new Uint8Array(all.first.length);
  for (const place of asked) isAsked[place] = 1;
  const ours = new Float64Array(all.first.length);
  const rivals = new Float64Array(all.first.length);
  for (let one = 0; one < FOLDS; one++) {
    for (let other = one; other < FOLDS; other++) {
      const isOut = (creative: number) => foldOf(creative) === one || foldOf(creative) === other;
      const places = placesWhere(all, (k) => {
        if (!isAsked[k]) return false;
        const [a, b] = [foldOf(all.first[k] as number), foldOf(all.second[k] as number)];
        return (a === one && b === other) || (a === other && b === one);
      });
      if (places.length === 0) continue;
      const left = pickPairs(all, places);
      const kept = pickPairs(
        all,
        placesWhere(all, (k) => !isOut(all.first[k] as number) && !isOut(all.second[k] as number)),
      );
      const start = startOf(kept, plan);
      const own = { ...plan.platform, weights: fitted(problemOf(kept, plan, start), start, 2) };
      const [ownStrength, rivalStrength] = [plan.only ? strengthOf(kept, own) : 1, strengthOf(kept, rival)];
      const [said, rivalSaid] = [logOddsBy(own, left), logOddsBy(rival, left)];
      places.forEach((place, k) => {
        ours[place] = ownStrength * (said[k] as number);
        rivals[place] = rivalStrength * (rivalSaid[k] as number);
      });
    }
  }
  const pairs = pickPairs(all, asked);
  const at = (values: Float64Array) => Float64Array.from(asked, (place) => values[place] as number);
  const gain = pairs.first.length > 0 ? pairedMean(pairs, gains(pairs, at(ours), at(rivals))) : NO_GAIN;
  return { pairs, ours: at(ours), rivals: at(rivals), gain };
};

const NO_GAIN: PairedMean = { mean: 0, error: 1, z: 0 };

const gateOf = ({ mean: gain, error: oneWay }: PairedMean, creatives: number): PersonalGate => {
  const error = BOTH_WAYS * oneWay;
  const z = error > 0 && Number.isFinite(error) ? gain / error : 0;
  const enough = creatives >= FEWEST && Number.isFinite(error);
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

/** A personal candidate beside another model, on creatives that neither has seen. */
export interface PersonalTest {
  readonly gate: PersonalGate;
  /** Comparisons that were asked, and how often each named the better one. */
  readonly pairs: number;
  readonly accuracy: Interval;
  readonly rivalAccuracy: Interval;
}

/**
 * Is what this plan trains better than the rival, on creatives that neither has seen? The rival has seen none that came after its day;
 * of the plan's model, each creative is asked of a fit without it.
 */
export const testPersonal = (plan: PersonalPlan, rival: Rival): PersonalTest => {
  const { pairs, ours, rivals, gain } = outOfFold(pairsOf(plan.data), plan, rival);
  return {
    gate: gateOf(gain, evidenceOf(pairs).creatives),
    pairs: pairs.first.length,
    accuracy: accuracyOf(pairs, ours),
    rivalAccuracy: accuracyOf(pairs, rivals),
  };
};

/** Is the owner's own model in use worse than the general one beyond doubt, on creatives that came since it was trained? */
export const isWorseInUse = ({ data, platform }: PersonalPlan, current: PairwiseModel): boolean => {
  const all = pairsOf(data);
  const pairs = pickPairs(all, placesAfter(all, current.horizon));
  if (evidenceOf(pairs).creatives < FEWEST) return false;
  const scaledOdds = (model: PairwiseModel) => {
    const strength = strengthOf(pairs, model);
    return logOddsBy(model, pairs).map((value) => strength * value);
  };
  return pairedMean(pairs, gains(pairs, scaledOdds(platform), scaledOdds(current))).z > GATE;
};

/**
 * An owner's own model: w = s · w_platform + δ, δ ~ N(0, 0.08² I), from all their pairs, s the strength of their labels. In a
 * restricted run the weights of all other features are exactly those of the model in use. Takes well under a second.
 */
export const trainPersonal = (plan: PersonalPlan): PairwiseModel => {
  const { data, platform } = plan;
  const restricted = restrictedOf(plan);
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
  return {
    ...platform,
    weights,
    deviations,
    prior,
    priorSd: PERSONAL_SD,
    kept,
    horizon: Math.max(horizonOf(pairs), restricted?.parent.horizon ?? -Infinity),
    evidence: evidenceOf(pairs),
  };
};
