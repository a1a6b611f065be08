import { normalCdf } from './distributions.ts';

export const mean = (values: ArrayLike<number>): number => {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += values[i] as number;
  return sum / values.length;
};

/** Standard deviation with n − 1; 0 for fewer than two values. */
export const standardDeviation = (values: ArrayLike<number>): number => {
  if (values.length < 2) return 0;
  const middle = mean(values);
  let sum = 0;
  for (let i = 0; i < values.length; i++) {
    const off = (values[i] as number) - middle;
    sum += off * off;
  }
  return Math.sqrt(sum / (values.length - 1));
};

export const ascending = (values: ArrayLike<number>): Float64Array => Float64Array.from(values).sort();

/** Quantile of values in ascending order, between neighbours by the straight line. */
export const quantileOfSorted = (sorted: ArrayLike<number>, p: number): number => {
  const at = p * (sorted.length - 1);
  const below = Math.floor(at);
  const low = sorted[below] as number;
  const high = (sorted[below + 1] ?? low) as number;
  return low + (at - below) * (high - low);
};

export const median = (values: ArrayLike<number>): number => quantileOfSorted(ascending(values), 0.5);

export const logit = (p: number): number => Math.log(p / (1 - p));
export const expit = (x: number): number => (x >= 0 ? 1 / (1 + Math.exp(-x)) : Math.exp(x) / (1 + Math.exp(x)));

/** Weights that sum to one from logarithms of weights; the largest does not overflow. */
export const normalisedWeights = (logs: ArrayLike<number>): Float64Array => {
  let top = -Infinity;
  for (let i = 0; i < logs.length; i++) top = Math.max(top, logs[i] as number);
  const weights = Float64Array.from(logs, (log) => Math.exp(log - top));
  let sum = 0;
  for (const weight of weights) sum += weight;
  return weights.map((weight) => weight / sum);
};

/** ln Σ exp(x). */
export const logSumExp = (logs: ArrayLike<number>): number => {
  let top = -Infinity;
  for (let i = 0; i < logs.length; i++) top = Math.max(top, logs[i] as number);
  let sum = 0;
  for (let i = 0; i < logs.length; i++) sum += Math.exp((logs[i] as number) - top);
  return top + Math.log(sum);
};

/** A mixture of normals: what averaging over a grid of variances leaves of a coefficient. */
export interface NormalMixture {
  readonly weights: ArrayLike<number>;
  readonly means: ArrayLike<number>;
  readonly deviations: ArrayLike<number>;
}

export const mixtureMean = ({ weights, means }: NormalMixture): number => {
  let sum = 0;
  for (let i = 0; i < weights.length; i++) sum += (weights[i] as number) * (means[i] as number);
  return sum;
};

export const mixtureDeviation = (mixture: NormalMixture): number => {
  const middle = mixtureMean(mixture);
  let sum = 0;
  for (let i = 0; i < mixture.weights.length; i++) {
    const off = (mixture.means[i] as number) - middle;
    const sd = mixture.deviations[i] as number;
    sum += (mixture.weights[i] as number) * (sd * sd + off * off);
  }
  return Math.sqrt(sum);
};

/** x where the mixture has probability p below it; 60 halvings of a bracket. */
export const mixtureQuantile = (mixture: NormalMixture, p: number): number => {
  const { weights, means, deviations } = mixture;
  let low = Infinity;
  let high = -Infinity;
  for (let i = 0; i < weights.length; i++) {
    low = Math.min(low, (means[i] as number) - 9 * (deviations[i] as number));
    high = Math.max(high, (means[i] as number) + 9 * (deviations[i] as number));
  }
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2;
    let below = 0;
    for (let k = 0; k < weights.length; k++) {
      below += (weights[k] as number) * normalCdf((middle - (means[k] as number)) / (deviations[k] as number));
    }
    if (below < p) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
};
