import { addInverse, choleskyInPlace, choleskySolve, dot, mirrorLower } from '#platform/numeric/matrix.ts';
import { SLIP } from './likelihood.ts';
import type { PairProblem } from './pair-problem.ts';

/** Log-odds of each pair at these weights of the free columns. */
export const logOddsOfPairs = ({ pairs, rows, offsets }: PairProblem, weights: Float64Array): Float64Array => {
  const f = weights.length;
  const values = offsets.map((offset, i) => offset + dot(rows, weights, f, i * f));
  const logOdds = new Float64Array(pairs.first.length);
  for (let k = 0; k < logOdds.length; k++) {
    logOdds[k] = (values[pairs.first[k] as number] as number) - (values[pairs.second[k] as number] as number);
  }
  return logOdds;
};

/** What each pair says at some weights: how hard it pulls, and how much it knows (expected information). */
interface Pull {
  readonly pull: Float64Array;
  readonly known: Float64Array;
}

const pullsAt = (problem: PairProblem, weights: Float64Array, slip: number): Pull => {
  const { pairs } = problem;
  const logOdds = logOddsOfPairs(problem, weights);
  const pull = new Float64Array(logOdds.length);
  const known = new Float64Array(logOdds.length);
  for (let k = 0; k < logOdds.length; k++) {
    const s = 1 / (1 + Math.exp(-(logOdds[k] as number)));
    const p = slip + (1 - 2 * slip) * s;
    const slope = (1 - 2 * slip) * s * (1 - s);
    const variance = p * (1 - p);
    if (!(variance > 0)) continue;
    const weight = (pairs.weight[k] as number) * (slope / variance);
    pull[k] = weight * ((pairs.label[k] as number) - p);
    known[k] = weight * slope;
  }
  return { pull, known };
};

/** Gradient of the log posterior. */
const gradientAt = (problem: PairProblem, weights: Float64Array, pull: Float64Array): Float64Array => {
  const { pairs, rows } = problem;
  const f = problem.free.length;
  const pulls = new Float64Array(pairs.creatives.length);
  for (let k = 0; k < pull.length; k++) {
    const [a, b] = [pairs.first[k] as number, pairs.second[k] as number];
    pulls[a] = (pulls[a] as number) + (pull[k] as number);
    pulls[b] = (pulls[b] as number) - (pull[k] as number);
  }
  const precision = 1 / (problem.sd * problem.sd);
  const gradient = Float64Array.from(problem.mean, (mean, j) => precision * (mean - (weights[j] as number)));
  for (let i = 0; i < pulls.length; i++) {
    const own = pulls[i] as number;
    if (own === 0) continue;
    for (let j = 0; j < f; j++) gradient[j] = (gradient[j] as number) + own * (rows[i * f + j] as number);
  }
  return gradient;
};

/** Pairs whose information is enough to aim by: the directions of a step need it only roughly, the pulls decide where it ends. */
const SAMPLE = 12_000;
/** Neighbouring pairs share creatives, so the sample is taken in runs of so many. */
const RUN = 64;

/**
 * Prior precision + Σ h (x_a − x_b)(x_a − x_b)ᵀ, lower triangle, as Σ x_i y_iᵀ over creatives with y the pairs' Laplacian times x: one
 * product per creative instead of one per pair. `every`: only each so manieth run of pairs, scaled to the information of all.
 */
const informationOf = (problem: PairProblem, known: Float64Array, every: number): Float64Array => {
  const { pairs, rows } = problem;
  const f = problem.free.length;
  const slots = new Int32Array(pairs.creatives.length).fill(-1);
  const used: number[] = [];
  let whole = 0;
  let sampled = 0;
  const isSampled = (k: number) => Math.floor(k / RUN) % every === 0 && known[k] !== 0;
  for (let k = 0; k < known.length; k++) {
    whole += known[k] as number;
    if (!isSampled(k)) continue;
    sampled += known[k] as number;
    for (const creative of [pairs.first[k] as number, pairs.second[k] as number]) {
      if (slots[creative] === -1) slots[creative] = used.push(creative) - 1;
    }
  }
  const scale = sampled > 0 ? whole / sampled : 0;
  const reached = new Float64Array(used.length * f);
  for (let k = 0; k < known.length; k++) {
    if (!isSampled(k)) continue;
    const h = scale * (known[k] as number);
    const [first, second] = [pairs.first[k] as number, pairs.second[k] as number];
    const [a, b] = [first * f, second * f];
    const [toA, toB] = [(slots[first] as number) * f, (slots[second] as number) * f];
    for (let j = 0; j < f; j++) {
      const x = h * ((rows[a + j] as number) - (rows[b + j] as number));
      reached[toA + j] = (reached[toA + j] as number) + x;
      reached[toB + j] = (reached[toB + j] as number) - x;
    }
  }
  const into = new Float64Array(f * f);
  addProducts(problem, used, reached, into);
  const precision = 1 / (problem.sd * problem.sd);
  for (let j = 0; j < f; j++) into[j * f + j] = (into[j * f + j] as number) + precision;
  return into;
};

/** Adds Σ x_i y_iᵀ to the lower triangle, four creatives at a time: each entry is read and written once for four products. */
const addProducts = (
  { rows, free }: PairProblem,
  used: readonly number[],
  reached: Float64Array,
  into: Float64Array,
): void => {
  const f = free.length;
  let i = 0;
  for (; i + 3 < used.length; i += 4) {
    const [one, two, three, four] = [used[i], used[i + 1], used[i + 2], used[i + 3]] as [
      number,
      number,
      number,
      number,
    ];
    const at = i * f;
    for (let r = 0; r < f; r++) {
      const x1 = rows[one * f + r] as number;
      const x2 = rows[two * f + r] as number;
      const x3 = rows[three * f + r] as number;
      const x4 = rows[four * f + r] as number;
      const row = r * f;
      for (let c = 0; c <= r; c++) {
        into[row + c] =
          (into[row + c] as number) +
          x1 * (reached[at + c] as number) +
          x2 * (reached[at + f + c] as number) +
          x3 * (reached[at + 2 * f + c] as number) +
          x4 * (reached[at + 3 * f + c] as number);
      }
    }
  }
  for (; i < used.length; i++) {
    for (let r = 0; r < f; r++) {
      const x = rows[(used[i] as number) * f + r] as number;
      for (let c = 0; c <= r; c++) into[r * f + c] = (into[r * f + c] as number) + x * (reached[i * f + c] as number);
    }
  }
};

/** Moves by one estimate of the information. */
const MOVES = 3;

/**
 * One step towards the mode of Bradley-Terry with slips, P = ε + (1 − 2ε) σ(wᵀ(x_a − x_b)), w ~ N(mean, sd²I): Fisher scoring, three
 * moves by one factorisation of the expected information. The number of steps is fixed by the caller: fixed steps, fixed bytes.
 */
export const stepPairwise = (problem: PairProblem, weights: Float64Array, slip = SLIP): Float64Array => {
  const f = problem.free.length;
  if (f === 0) return weights;
  const every = Math.ceil(problem.pairs.first.length / SAMPLE) || 1;
  let at = pullsAt(problem, weights, slip);
  const factor = choleskyInPlace(informationOf(problem, at.known, every), f);
  let current = weights;
  for (let move = 0; move < MOVES; move++) {
    if (move > 0) at = pullsAt(problem, current, slip);
    const change = choleskySolve(factor, f, gradientAt(problem, current, at.pull));
    current = current.map((weight, j) => weight + (change[j] as number));
  }
  return current;
};

/** So many steps from the prior mean. */
export const fitPairwise = (problem: PairProblem, steps = 3, slip = SLIP): Float64Array => {
  let weights: Float64Array = problem.mean;
  for (let step = 0; step < steps; step++) weights = stepPairwise(problem, weights, slip);
  return weights;
};

/**
 * Standard deviation of each free weight at the mode: the larger of Laplace's, which takes pairs as unrelated, and the one from how
 * much the pull of owners differs (sandwich).
 */
export const deviationsAt = (problem: PairProblem, weights: Float64Array): Float64Array => {
  const f = problem.free.length;
  if (f === 0) return new Float64Array(0);
  const { pull, known } = pullsAt(problem, weights, SLIP);
  const information = informationOf(problem, known, 1);
  const inverse = addInverse(choleskyInPlace(information, f), f, 1, new Float64Array(f * f), new Float64Array(f * f));
  mirrorLower(inverse, f);
  const robust = clusteredVariances(problem, pull, inverse);
  return Float64Array.from({ length: f }, (_, j) =>
    Math.sqrt(Math.max(inverse[j * f + j] as number, robust[j] as number)),
  );
};

/** Diagonal of F⁻¹ (Λ + Σ_u g_u g_uᵀ) F⁻¹, g_u the gradient of one owner's pairs, Λ the prior precision. */
const clusteredVariances = (problem: PairProblem, pulls: Float64Array, inverse: Float64Array): Float64Array => {
  const { pairs, rows } = problem;
  const f = problem.free.length;
  const precision = 1 / (problem.sd * problem.sd);
  const gradients = new Map<number, Float64Array>();
  for (let k = 0; k < pulls.length; k++) {
    const pull = pulls[k] as number;
    const owner = pairs.owner[k] as number;
    const gradient = gradients.get(owner) ?? new Float64Array(f);
    gradients.set(owner, gradient);
    const [a, b] = [(pairs.first[k] as number) * f, (pairs.second[k] as number) * f];
    for (let j = 0; j < f; j++) {
      gradient[j] = (gradient[j] as number) + pull * ((rows[a + j] as number) - (rows[b + j] as number));
    }
  }
  const variances = new Float64Array(f);
  for (let j = 0; j < f; j++) {
    let variance = 0;
    for (let i = 0; i < f; i++) variance += precision * (inverse[j * f + i] as number) * (inverse[j * f + i] as number);
    for (const gradient of gradients.values()) {
      const reach = dot(inverse, gradient, f, j * f);
      variance += reach * reach;
    }
    variances[j] = variance;
  }
  return variances;
};
