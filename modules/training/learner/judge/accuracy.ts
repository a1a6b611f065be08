import type { Pairs } from '../data/pairs.ts';
import { pairedMean } from '../fit/paired-gain.ts';
import type { Interval } from '../types.ts';

/** Per pair: how far the label agrees with the order by these log-odds. */
export const agreements = (pairs: Pairs, logOdds: Float64Array): Float64Array =>
  pairs.label.map((label, k) => {
    const lead = logOdds[k] as number;
    return lead > 0 ? label : lead < 0 ? 1 - label : 0.5;
  });

/** Share of pairs in the order of their label, 0..1, with its 90 % interval. */
export const accuracyOf = (pairs: Pairs, logOdds: Float64Array): Interval => {
  if (pairs.first.length === 0) return { mean: 0.5, low: 0, high: 1 };
  const { mean, error } = pairedMean(pairs, agreements(pairs, logOdds));
  return { mean, low: Math.max(0, mean - 1.645 * error), high: Math.min(1, mean + 1.645 * error) };
};

/** What a perfect order would reach, given how well labels are known. */
export const ceilingOf = (pairs: Pairs): number =>
  pairedMean(
    pairs,
    pairs.label.map((label) => Math.max(label, 1 - label)),
  ).mean;
