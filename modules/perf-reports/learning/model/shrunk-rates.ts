import { dot } from '#platform/numeric/matrix.ts';
import { expit } from '#platform/numeric/summaries.ts';
import { BOOK_MEAN, type Design } from './design.ts';
import type { Statistics } from './equations.ts';
import { type Posterior, projected } from './posterior.ts';
import type { RateEstimate } from './types.ts';
import type { Units } from './units.ts';

/** A creative's rate as far as its counts and its likes can tell; tables are ordered by `rate.median`, never by `raw`. */
export interface ShrunkRate {
  readonly id: string;
  /** Successes ÷ trials as counted. */
  readonly raw: number;
  readonly trials: number;
  /** 90 % interval. */
  readonly rate: RateEstimate;
}

/**
 * The posterior of α + γ + κs + xδ + u per creative, in the mix of groups where it was counted. Given the coefficients, u is drawn
 * towards what was counted by σ_u²W / (1 + σ_u²W), W its summed precision.
 */
export const shrunkRatesOf = (
  design: Design,
  units: Units,
  statistics: Statistics,
  posterior: Posterior,
): ShrunkRate[] => {
  const q = statistics.columns;
  const size = posterior.mean.length;
  const trials = new Float64Array(units.creatives.length);
  const successes = new Float64Array(units.creatives.length);
  units.creative.forEach((creative, i) => {
    trials[creative] = (trials[creative] as number) + (units.trials[i] as number);
    successes[creative] = (successes[creative] as number) + (units.successes[i] as number);
  });
  return units.creatives.map((creative, c) => {
    const weight = statistics.weights[c] as number;
    const row = Float64Array.from({ length: size }, (_, j) => (statistics.rowSums[c * q + j] as number) / weight);
    const offset = BOOK_MEAN * (row[design.general - 1] as number);
    const counted = (statistics.residualSums[c] as number) / weight;
    const inside = 1 + posterior.spreadVariance * weight;
    const kept = 1 / inside;
    const middle = offset + counted + kept * (dot(posterior.mean, row, size) - counted);
    const sd = Math.sqrt(kept * kept * projected(posterior, row).variance + posterior.spreadVariance * kept);
    return {
      id: creative.id,
      raw: (successes[c] as number) / (trials[c] as number),
      trials: trials[c] as number,
      rate: { median: expit(middle), low: expit(middle - 1.645 * sd), high: expit(middle + 1.645 * sd) },
    };
  });
};
