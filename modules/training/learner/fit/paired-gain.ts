import type { Pairs } from '../data/pairs.ts';
import { logScore } from './likelihood.ts';

/** A mean over pairs with its standard error; pairs of one owner count as one draw where that makes the error larger. */
export interface PairedMean {
  readonly mean: number;
  readonly error: number;
  readonly z: number;
}

/**
 * Weighted mean of a value per pair. Its error is the larger of two: clustered by owner, and clustered by creative (two pairs of one
 * creative share what is special in it), never below that of unrelated pairs.
 */
export const pairedMean = (pairs: Pairs, values: Float64Array): PairedMean => {
  let whole = 0;
  let sum = 0;
  values.forEach((value, k) => {
    whole += pairs.weight[k] as number;
    sum += (pairs.weight[k] as number) * value;
  });
  if (!(whole > 0)) return { mean: 0, error: Infinity, z: 0 };
  const mean = sum / whole;
  let plain = 0;
  const byOwner = new Float64Array(pairs.owners.length);
  const byCreative = new Float64Array(pairs.creatives.length);
  values.forEach((value, k) => {
    const off = (pairs.weight[k] as number) * (value - mean);
    plain += off * off;
    byOwner[pairs.owner[k] as number] = (byOwner[pairs.owner[k] as number] as number) + off;
    for (const creative of [pairs.first[k] as number, pairs.second[k] as number]) {
      byCreative[creative] = (byCreative[creative] as number) + off;
    }
  });
  const squares = (sums: Float64Array) => sums.reduce((total, value) => total + value * value, 0);
  // Each pair is in two creatives: the sum over creatives counts its own square twice (Cameron, Gelbach & Miller 2011).
  const variance = Math.max(plain, squares(byOwner), squares(byCreative) - plain);
  const error = Math.sqrt(variance) / whole;
  return { mean, error, z: error > 0 ? mean / error : 0 };
};

/** How much better `candidate` foretells each label than `current` does: difference of log scores. */
export const gains = (pairs: Pairs, candidate: Float64Array, current: Float64Array): Float64Array =>
  pairs.label.map((label, k) => logScore(label, candidate[k] as number) - logScore(label, current[k] as number));
