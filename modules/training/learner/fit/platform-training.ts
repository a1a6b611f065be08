import { pickPairs, reweighted } from '../data/pairs.ts';
import type { LowTrust } from '../types.ts';
import { deviationsAt, logOddsOfPairs, stepPairwise } from './fit-pairwise.ts';
import { type Kept, keptOf } from './kept-weights.ts';
import type { PairProblem } from './pair-problem.ts';
import { gains, pairedMean } from './paired-gain.ts';
import type { PlatformProblem } from './platform-problem.ts';
import { lowTrustOf, trustOf } from './trust.ts';

/** Days after which an example counts half. The first is what is used unless a shorter one foretells the latest labels better. */
const HALF_LIVES: readonly (number | null)[] = [null, 60, 15, 4];
const MEMORY_STEPS = 1;
const TRUST_ROUNDS = 3;
const TRUST_STEPS = 1;
const FINAL_STEPS = 3;
/** One-sided 5 % for all three shorter memories together. */
const CLEARLY = 2.13;

const MEMORY_END = HALF_LIVES.length * MEMORY_STEPS;
const TRUST_END = MEMORY_END + TRUST_ROUNDS * TRUST_STEPS;
/** How many steps a training takes, whatever the data. */
export const TRAINING_STEPS = TRUST_END + FINAL_STEPS;

/** Where a training stands: plain numbers, so that it can be stored after any step and taken up again with the same bytes. */
export interface TrainingState {
  /** Steps taken, 0..TRAINING_STEPS. */
  readonly step: number;
  /** Of the free columns. */
  readonly weights: readonly number[];
  /** Of the fit that forgets nothing, while memories are compared. */
  readonly allWeights: readonly number[] | null;
  readonly halfLife: number | null;
  /** Gain of the chosen half-life on the latest labels, in standard errors. */
  readonly halfLifeZ: number;
  /** Per owner, 0..1. */
  readonly trust: readonly number[];
}

export const startTraining = ({ problem }: PlatformProblem): TrainingState => ({
  step: 0,
  weights: [...problem.mean],
  allWeights: null,
  halfLife: null,
  halfLifeZ: 0,
  trust: problem.pairs.owners.map(() => 1),
});

export const isTrained = ({ step }: TrainingState): boolean => step >= TRAINING_STEPS;

/** What an example of this age still counts. */
export const remembered = (halfLife: number | null, age: number): number =>
  halfLife === null ? 1 : Math.exp((-Math.LN2 * age) / halfLife);

const withPairs = (problem: PairProblem, pairs: PairProblem['pairs']): PairProblem => ({ ...problem, pairs });

const memoryStep = (whole: PlatformProblem, state: TrainingState): TrainingState => {
  const { problem, earlier, later } = whole;
  const candidate = Math.floor(state.step / MEMORY_STEPS);
  const inside = state.step % MEMORY_STEPS;
  const halfLife = HALF_LIVES[candidate] ?? null;
  const pairs = pickPairs(problem.pairs, earlier);
  let cut = -Infinity;
  for (const at of pairs.at) cut = Math.max(cut, at);
  const aged = reweighted(pairs, (k) => remembered(halfLife, cut - (pairs.at[k] as number)));
  const before = inside === 0 ? problem.mean : Float64Array.from(state.weights);
  const weights = stepPairwise(withPairs(problem, aged), before);
  const stepped = { ...state, step: state.step + 1, weights: [...weights] };
  if (inside < MEMORY_STEPS - 1) return stepped;
  if (candidate === 0) return { ...stepped, allWeights: stepped.weights };
  const latest = withPairs(problem, pickPairs(problem.pairs, later));
  const all = logOddsOfPairs(latest, Float64Array.from(state.allWeights ?? []));
  const { z } = pairedMean(latest.pairs, gains(latest.pairs, logOddsOfPairs(latest, weights), all));
  return z > CLEARLY && z > state.halfLifeZ ? { ...stepped, halfLife, halfLifeZ: z } : stepped;
};

/** All training pairs, as much as they are remembered and their owners trusted. */
const weighed = ({ problem, now }: PlatformProblem, { halfLife, trust }: TrainingState): PairProblem => {
  const { pairs } = problem;
  return withPairs(
    problem,
    reweighted(
      pairs,
      (k) => remembered(halfLife, now - (pairs.at[k] as number)) * (trust[pairs.owner[k] as number] ?? 1),
    ),
  );
};

/**
 * One step of a training: first how long examples are remembered, then three rounds of trust in owners, then the fit itself. Pure:
 * the same problem and state give the same next state.
 */
export const stepTraining = (whole: PlatformProblem, state: TrainingState): TrainingState => {
  if (isTrained(state)) return state;
  if (state.step < MEMORY_END) {
    // Nothing later to be foretold, or no time in between: everything is remembered.
    if (whole.later.length === 0) return { ...state, step: MEMORY_END, weights: [...whole.problem.mean] };
    return memoryStep(whole, state);
  }
  const before = state.step === MEMORY_END ? whole.problem.mean : Float64Array.from(state.weights);
  const weights = stepPairwise(weighed(whole, state), before);
  const stepped = { ...state, step: state.step + 1, weights: [...weights], allWeights: null };
  const round = state.step - MEMORY_END;
  if (state.step >= TRUST_END || round % TRUST_STEPS !== TRUST_STEPS - 1) return stepped;
  return { ...stepped, trust: [...trustOf(whole.problem.pairs, logOddsOfPairs(whole.problem, weights))] };
};

const freeOf = ({ features, problem }: PlatformProblem): ReadonlySet<string> =>
  new Set(Array.from(problem.free, (column) => features[column] as string));

export interface TrainedWeights extends Kept {
  /** Every feature. */
  readonly weights: Float64Array;
  readonly lowTrust: readonly LowTrust[];
}

/** Weights and their standard deviations at the end of a training. */
export const trainedWeights = (whole: PlatformProblem, state: TrainingState): TrainedWeights => {
  if (!isTrained(state)) throw new RangeError(`The training stands at step ${state.step} of ${TRAINING_STEPS}`);
  const own = Float64Array.from(state.weights);
  const weights = whole.start.slice();
  const { deviations, prior, kept } = keptOf(
    whole.features,
    whole.start,
    whole.parent ? { to: freeOf(whole), parent: whole.parent } : undefined,
  );
  const sds = deviationsAt(weighed(whole, state), own);
  whole.problem.free.forEach((column, k) => {
    weights[column] = own[k] as number;
    deviations[column] = sds[k] as number;
    prior[column] = whole.problem.mean[k] as number;
  });
  const { pairs } = whole.problem;
  const lowTrust = lowTrustOf(pairs, logOddsOfPairs(whole.problem, own), Float64Array.from(state.trust));
  return { weights, deviations, prior, kept, lowTrust };
};
