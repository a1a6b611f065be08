import { normalCdf } from '#platform/numeric/distributions.ts';
import { backSolve, choleskyInPlace, forwardSolve, invertLower, mirrorLower } from '#platform/numeric/matrix.ts';
import type { RandomStream } from '#platform/numeric/random-stream.ts';
import { generalPrecisions } from './design.ts';
import { SPREAD_LOG_WEIGHTS, SPREADS, type Statistics, spreadLogLikelihoods } from './equations.ts';
import type { Posterior } from './posterior.ts';

/** Width of the slab: how large a δ may be when it is large (log-odds per sd). */
const SLAB = 0.6;
/** How many features are expected to matter. */
const EXPECTED = 4;

/** Where a chain stands; another chain may start there. */
export interface ChainState {
  readonly delta: Float64Array;
  readonly local: Float64Array;
  readonly global: number;
  readonly spread: number;
}

export interface HorseshoeFit {
  readonly posterior: Posterior;
  /** Per δ: P(δ < 0 | data), averaged over the draws' own normal conditionals, so that 1 % tails are smooth. */
  readonly below: Float64Array;
  readonly state: ChainState;
}

export interface ChainPlan {
  readonly warmUp: number;
  readonly draws: number;
  readonly start?: ChainState;
  /** P(δ < 0) costs as much again as the draws. */
  readonly tails?: boolean;
}

/**
 * Gibbs sampling of the regularised horseshoe (Piironen & Vehtari 2017) with inverse-gamma helpers (Makalic & Schmidt 2016):
 * δ_j ~ N(0, 1/(1/(τλ_j)² + 1/c²)), the slab taken as one more observation of each δ, so that all conditionals are standard; σ_u
 * is drawn from the grid of SPREADS. Inverse gammas are drawn as 1 / gamma.
 */
export const fitHorseshoe = (statistics: Statistics, stream: RandomStream, plan: ChainPlan): HorseshoeFit => {
  const { columns: q, general, creatives } = statistics;
  const p = q - general;
  const expected = Math.min(EXPECTED, p / 2);
  const scale = ((expected / Math.max(1, p - expected)) * 0.4) / Math.sqrt(Math.max(1, creatives));
  const local = plan.start?.local.slice() ?? new Float64Array(p).fill(1);
  const delta = plan.start?.delta.slice() ?? new Float64Array(p);
  let global = plan.start?.global ?? scale * scale;
  let spread = plan.start?.spread ?? 3;
  const precisions = new Float64Array(q);
  precisions.set(generalPrecisions(statistics.groups));
  const l = new Float64Array(q * q);
  const coefficients = new Float64Array(q);
  const conditional = new Float64Array(q);
  const block = plan.tails ? new Float64Array(p * p) : new Float64Array(0);
  const below = new Float64Array(p);
  const likelihoods = new Float64Array(SPREADS.length);
  const mean = new Float64Array(q);
  const covariance = new Float64Array(q * q);
  let spreadVariance = 0;

  for (let step = -plan.warmUp; step < plan.draws; step++) {
    for (let j = 0; j < p; j++) precisions[general + j] = 1 / (global * (local[j] as number)) + 1 / (SLAB * SLAB);
    const equations = statistics.at(spread);
    l.set(equations.gram);
    for (let i = 0; i < q; i++) l[i * q + i] = (l[i * q + i] as number) + (precisions[i] as number);
    choleskyInPlace(l, q);
    conditional.set(equations.right);
    forwardSolve(l, q, conditional);
    for (let i = 0; i < q; i++) coefficients[i] = (conditional[i] as number) + stream.normal();
    backSolve(l, q, coefficients);
    delta.set(coefficients.subarray(general));

    let sum = 0;
    for (let j = 0; j < p; j++) {
      const square = (delta[j] as number) * (delta[j] as number);
      const helper = (1 + 1 / (local[j] as number)) / stream.exponential();
      local[j] = Math.max(1e-12, (1 / helper + square / (2 * global)) / stream.exponential());
      sum += square / (local[j] as number);
    }
    const helper = (1 / (scale * scale) + 1 / global) / stream.exponential();
    global = Math.max(1e-12, (1 / helper + sum / 2) / stream.gamma((p + 1) / 2));

    spreadLogLikelihoods(statistics, coefficients, likelihoods);
    spread = drawn(likelihoods, stream.uniform());

    if (step < 0) continue;
    spreadVariance += (SPREADS[spread] as number) * (SPREADS[spread] as number);
    for (let i = 0; i < q; i++) {
      const x = coefficients[i] as number;
      mean[i] = (mean[i] as number) + x;
      for (let j = 0; j <= i; j++)
        covariance[i * q + j] = (covariance[i * q + j] as number) + x * (coefficients[j] as number);
    }
    if (!plan.tails) continue;
    backSolve(l, q, conditional);
    invertLower(l, q, block, general);
    for (let j = 0; j < p; j++) {
      let variance = 0;
      for (let i = j; i < p; i++) variance += (block[i * p + j] as number) * (block[i * p + j] as number);
      below[j] = (below[j] as number) + normalCdf(-(conditional[general + j] as number) / Math.sqrt(variance));
    }
  }
  for (let i = 0; i < q; i++) mean[i] = (mean[i] as number) / plan.draws;
  for (let i = 0; i < q; i++) {
    for (let j = 0; j <= i; j++) {
      const at = i * q + j;
      covariance[at] = (covariance[at] as number) / plan.draws - (mean[i] as number) * (mean[j] as number);
    }
  }
  mirrorLower(covariance, q);
  return {
    posterior: { mean, covariance, spreadVariance: spreadVariance / plan.draws },
    below: below.map((sum) => sum / plan.draws),
    state: { delta, local, global, spread },
  };
};

/** The place in SPREADS that a uniform number draws, prior included. */
const drawn = (likelihoods: Float64Array, uniform: number): number => {
  let top = -Infinity;
  for (let g = 0; g < likelihoods.length; g++) {
    top = Math.max(top, (likelihoods[g] as number) + (SPREAD_LOG_WEIGHTS[g] as number));
  }
  let total = 0;
  for (let g = 0; g < likelihoods.length; g++) {
    likelihoods[g] = Math.exp((likelihoods[g] as number) + (SPREAD_LOG_WEIGHTS[g] as number) - top);
    total += likelihoods[g] as number;
  }
  let left = uniform * total;
  for (let g = 0; g < likelihoods.length; g++) {
    left -= likelihoods[g] as number;
    if (left < 0) return g;
  }
  return likelihoods.length - 1;
};
