import {
  addInverse,
  backSolve,
  choleskyInPlace,
  dot,
  forwardSolve,
  logDeterminant,
  mirrorLower,
} from '#platform/numeric/matrix.ts';
import { normalisedWeights } from '#platform/numeric/summaries.ts';
import { generalPrecisions } from './design.ts';
import { halfNormalLogWeights, SPREAD_LOG_WEIGHTS, SPREADS, type Statistics } from './equations.ts';
import type { Posterior } from './posterior.ts';

/** Prior sd of every δ (log-odds per sd of a feature). */
const SCALES = Float64Array.of(0.01, 0.04, 0.08, 0.12, 0.17, 0.23, 0.3, 0.4);
const SCALE_LOG_WEIGHTS = halfNormalLogWeights(SCALES, 0.15);
/** Points of the grid that together weigh less than about a hundredth are not worth an inverse. */
const WORTH = 5e-4;

/** A point of the grid: place in SPREADS, and prior precision of δ. */
export interface GridPoint {
  readonly spread: number;
  readonly precision: number;
}

export interface RidgeFit {
  readonly posterior: Posterior;
  /** The point with most weight. */
  readonly best: GridPoint;
}

/** Every point of the grid factorised, solved and weighed. */
interface Grid {
  readonly columns: number;
  readonly scales: Float64Array;
  readonly weights: Float64Array;
  readonly factors: readonly Float64Array[];
  readonly means: readonly Float64Array[];
}

const gridOf = (statistics: Statistics, columns: number): Grid => {
  const { general, columns: stride } = statistics;
  const deltas = columns - general;
  const precisions = new Float64Array(columns);
  precisions.set(generalPrecisions(statistics.groups));
  const scales = deltas > 0 ? SCALES : Float64Array.of(1);
  const scaleWeights = deltas > 0 ? SCALE_LOG_WEIGHTS : Float64Array.of(0);
  const points = SPREADS.length * scales.length;
  const logs = new Float64Array(points);
  const factors: Float64Array[] = [];
  const means: Float64Array[] = [];
  for (let g = 0; g < SPREADS.length; g++) {
    const equations = statistics.at(g);
    for (let k = 0; k < scales.length; k++) {
      const scale = scales[k] as number;
      precisions.fill(1 / (scale * scale), general);
      const l = new Float64Array(columns * columns);
      for (let i = 0; i < columns; i++) {
        for (let j = 0; j <= i; j++) l[i * columns + j] = equations.gram[i * stride + j] as number;
        l[i * columns + i] = (l[i * columns + i] as number) + (precisions[i] as number);
      }
      choleskyInPlace(l, columns);
      const solution = forwardSolve(l, columns, equations.right.slice(0, columns));
      const explained = dot(solution, solution, columns);
      let logPrior = 0;
      for (let i = general; i < columns; i++) logPrior += Math.log(precisions[i] as number);
      const place = g * scales.length + k;
      logs[place] =
        (SPREAD_LOG_WEIGHTS[g] as number) +
        (scaleWeights[k] as number) -
        0.5 * (equations.logDeterminant + logDeterminant(l, columns) - logPrior + equations.square - explained);
      factors.push(l);
      means.push(backSolve(l, columns, solution));
    }
  }
  return { columns, scales, weights: normalisedWeights(logs), factors, means };
};

const bestOf = ({ weights, scales }: Grid): GridPoint => {
  let best = 0;
  for (let place = 1; place < weights.length; place++) {
    if ((weights[place] as number) > (weights[best] as number)) best = place;
  }
  const scale = scales[best % scales.length] as number;
  return { spread: Math.floor(best / scales.length), precision: 1 / (scale * scale) };
};

/** Only the point with most weight: a third of the cost of the whole fit. */
export const bestGridPoint = (statistics: Statistics): GridPoint => bestOf(gridOf(statistics, statistics.columns));

/**
 * The Gaussian posterior averaged over an 8 × 8 grid of (τ, σ_u), each point weighted by its marginal likelihood times half-normal
 * priors (0.15 and 0.4). `columns`: only the first so many are in the model; with no δ among them the grid is over σ_u alone.
 */
export const fitRidge = (statistics: Statistics, columns = statistics.columns): RidgeFit => {
  const grid = gridOf(statistics, columns);
  const { weights, scales, means, factors } = grid;
  const points = weights.length;
  const mean = new Float64Array(columns);
  const covariance = new Float64Array(columns * columns);
  const scratch = new Float64Array(columns * columns);
  let spreadVariance = 0;
  let kept = 0;
  for (let place = 0; place < points; place++)
    if ((weights[place] as number) >= WORTH) kept += weights[place] as number;
  for (let place = 0; place < points; place++) {
    if ((weights[place] as number) < WORTH) continue;
    const weight = (weights[place] as number) / kept;
    const spread = SPREADS[Math.floor(place / scales.length)] as number;
    const here = means[place] as Float64Array;
    spreadVariance += weight * spread * spread;
    for (let i = 0; i < columns; i++) mean[i] = (mean[i] as number) + weight * (here[i] as number);
    addInverse(factors[place] as Float64Array, columns, weight, covariance, scratch);
    for (let i = 0; i < columns; i++) {
      for (let j = 0; j <= i; j++) {
        const at = i * columns + j;
        covariance[at] = (covariance[at] as number) + weight * (here[i] as number) * (here[j] as number);
      }
    }
  }
  for (let i = 0; i < columns; i++) {
    for (let j = 0; j <= i; j++) {
      const at = i * columns + j;
      covariance[at] = (covariance[at] as number) - (mean[i] as number) * (mean[j] as number);
    }
  }
  mirrorLower(covariance, columns);
  return { posterior: { mean, covariance, spreadVariance }, best: bestOf(grid) };
};

/** The same model with every δ at 0: the rule book, the groups, and the account's level. */
export const fitGeneral = (statistics: Statistics): RidgeFit => fitRidge(statistics, statistics.general);
