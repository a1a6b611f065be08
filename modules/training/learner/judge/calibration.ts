import type { Pairs } from '../data/pairs.ts';
import { SLIP } from '../fit/likelihood.ts';
import { pairedMean } from '../fit/paired-gain.ts';
import type { Interval } from '../types.ts';

const STEPS = 25;
const LOWEST = 0.02;
const HIGHEST = 20;
/** A weak prior around 1 (sd 3): keeps the slope finite where pairs say nothing. */
const PRIOR_PRECISION = 1 / 9;

/**
 * The factor on a model's log-odds that fits the labels best, with its 90 % interval: 1 is right, below 1 the model is too sure, above
 * 1 not sure enough.
 */
export const calibrationSlope = (pairs: Pairs, logOdds: Float64Array): Interval => {
  let slope = 1;
  let information = PRIOR_PRECISION;
  const pulls = new Float64Array(logOdds.length);
  for (let step = 0; step < STEPS; step++) {
    let gradient = PRIOR_PRECISION * (1 - slope);
    information = PRIOR_PRECISION;
    for (let k = 0; k < logOdds.length; k++) {
      const x = logOdds[k] as number;
      const s = 1 / (1 + Math.exp(-slope * x));
      const p = SLIP + (1 - 2 * SLIP) * s;
      const bend = (1 - 2 * SLIP) * s * (1 - s) * x;
      const weight = pairs.weight[k] as number;
      const pull = (((pairs.label[k] as number) - p) * bend) / (p * (1 - p));
      pulls[k] = pull;
      gradient += weight * pull;
      information += (weight * bend * bend) / (p * (1 - p));
    }
    slope = Math.min(HIGHEST, Math.max(LOWEST, slope + gradient / information));
  }
  let whole = 0;
  for (const weight of pairs.weight) whole += weight;
  const { error } = pairedMean(pairs, pulls);
  const half = 1.645 * (whole > 0 ? (error * whole) / information : 1);
  return { mean: slope, low: Math.max(0, slope - half), high: slope + half };
};
