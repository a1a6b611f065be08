import { addInverse, choleskyInPlace, choleskySolve, dot, mirrorLower } from '#platform/numeric/matrix.ts';
import { SLIP } from './likelihood.ts';
import type { PairProblem } from './pair-problem.ts';

/** Log-odds of each pair at these weights of the free columns. */
export const logOddsOfPairs = ({ pairs, rows, offsets }: PairProblem, weights: Float64Array): Float64Array => {
  const f = weights.length;
  const values = offsets.map((offset, i) => offset + dot(rows, weights, f, i * f));
  return Float64Array.from(
    pairs.first,
    (first, k) => (values[first] as number) - (values[pairs.second[k] as number] as number),
  );
};

interface Curvature {
  /** Gradient of the log posterior. */
  readonly gradient: Float64Array;
  /** Expected information plus prior precision; full matrix. */
  readonly information: Float64Array;
}

/**
 * Σ h (x_a − x_b)(x_a − x_b)ᵀ over pairs, as Σ x_i y_iᵀ over creatives with y the pairs' Laplacian times x: one product per creative
 * instead of one per pair.
 */
const addInformation = (problem: PairProblem, curvature: Float64Array, into: Float64Array): void => {
  const { pairs, rows } = problem;
  const f = problem.free.length;
  const reached = new Float64Array(rows.length);
  for (let k = 0; k < curvature.length; k++) {
    const h = curvature[k] as number;
    if (h === 0) continue;
    const a = (pairs.first[k] as number) * f;
    const b = (pairs.second[k] as number) * f;
    for (let j = 0; j < f; j++) {
      const x = h * ((rows[a + j] as number) - (rows[b + j] as number));
      reached[a + j] = (reached[a + j] as number) + x;
      reached[b + j] = (reached[b + j] as number) - x;
    }
  }
  const creatives = pairs.creatives.length;
  // Four creatives at a time: each entry of the matrix is read and written once for four products.
  let i = 0;
  for (; i + 3 < creatives; i += 4) {
    const one = i * f;
    const two = one + f;
    const three = two + f;
    const four = three + f;
    for (let r = 0; r < f; r++) {
      const x1 = rows[one + r] as number;
      const x2 = rows[two + r] as number;
      const x3 = rows[three + r] as number;
      const x4 = rows[four + r] as number;
      const row = r * f;
      for (let c = 0; c <= r; c++) {
        into[row + c] =
          (into[row + c] as number) +
          x1 * (reached[one + c] as number) +
          x2 * (reached[two + c] as number) +
          x3 * (reached[three + c] as number) +
          x4 * (reached[four + c] as number);
      }
    }
  }
  for (; i < creatives; i++) {
    for (let r = 0; r < f; r++) {
      const x = rows[i * f + r] as number;
      for (let c = 0; c <= r; c++) {
        into[r * f + c] = (into[r * f + c] as number) + x * (reached[i * f + c] as number);
      }
    }
  }
};

const curvatureAt = (problem: PairProblem, weights: Float64Array, slip: number): Curvature => {
  const { pairs, rows } = problem;
  const f = problem.free.length;
  const logOdds = logOddsOfPairs(problem, weights);
  const pulls = new Float64Array(pairs.creatives.length);
  const curvature = new Float64Array(logOdds.length);
  for (let k = 0; k < logOdds.length; k++) {
    const weight = pairs.weight[k] as number;
    const s = 1 / (1 + Math.exp(-(logOdds[k] as number)));
    const p = slip + (1 - 2 * slip) * s;
    const slope = (1 - 2 * slip) * s * (1 - s);
    const variance = p * (1 - p);
    if (!(variance > 0)) continue;
    const pull = (weight * ((pairs.label[k] as number) - p) * slope) / variance;
    const [a, b] = [pairs.first[k] as number, pairs.second[k] as number];
    pulls[a] = (pulls[a] as number) + pull;
    pulls[b] = (pulls[b] as number) - pull;
    curvature[k] = (weight * slope * slope) / variance;
  }
  const precision = 1 / (problem.sd * problem.sd);
  const gradient = Float64Array.from(problem.mean, (mean, j) => precision * (mean - (weights[j] as number)));
  for (let i = 0; i < pulls.length; i++) {
    const pull = pulls[i] as number;
    if (pull === 0) continue;
    for (let j = 0; j < f; j++) gradient[j] = (gradient[j] as number) + pull * (rows[i * f + j] as number);
  }
  const information = new Float64Array(f * f);
  addInformation(problem, curvature, information);
  for (let j = 0; j < f; j++) information[j * f + j] = (information[j * f + j] as number) + precision;
  return { gradient, information };
};

/**
 * One step of Fisher scoring towards the mode of Bradley-Terry with slips, P = ε + (1 − 2ε) σ(wᵀ(x_a − x_b)), w ~ N(mean, sd²I). The
 * number of steps is fixed by the caller: fixed steps, fixed bytes.
 */
export const stepPairwise = (problem: PairProblem, weights: Float64Array, slip = SLIP): Float64Array => {
  const { gradient, information } = curvatureAt(problem, weights, slip);
  const f = problem.free.length;
  if (f === 0) return weights;
  const move = choleskySolve(choleskyInPlace(information, f), f, gradient);
  return weights.map((weight, j) => weight + (move[j] as number));
};

/** So many steps from the prior mean. */
export const fitPairwise = (problem: PairProblem, steps = 8, slip = SLIP): Float64Array => {
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
  const { information } = curvatureAt(problem, weights, SLIP);
  const inverse = addInverse(choleskyInPlace(information, f), f, 1, new Float64Array(f * f), new Float64Array(f * f));
  mirrorLower(inverse, f);
  const robust = clusteredVariances(problem, weights, inverse);
  return Float64Array.from({ length: f }, (_, j) =>
    Math.sqrt(Math.max(inverse[j * f + j] as number, robust[j] as number)),
  );
};

/** Diagonal of F⁻¹ (Λ + Σ_u g_u g_uᵀ) F⁻¹, g_u the gradient of one owner's pairs, Λ the prior precision. */
const clusteredVariances = (problem: PairProblem, weights: Float64Array, inverse: Float64Array): Float64Array => {
  const { pairs, rows } = problem;
  const f = problem.free.length;
  const precision = 1 / (problem.sd * problem.sd);
  const logOdds = logOddsOfPairs(problem, weights);
  const gradients = new Map<number, Float64Array>();
  for (let k = 0; k < logOdds.length; k++) {
    const s = 1 / (1 + Math.exp(-(logOdds[k] as number)));
    const p = SLIP + (1 - 2 * SLIP) * s;
    const slope = (1 - 2 * SLIP) * s * (1 - s);
    const pull = ((pairs.weight[k] as number) * ((pairs.label[k] as number) - p) * slope) / (p * (1 - p));
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
