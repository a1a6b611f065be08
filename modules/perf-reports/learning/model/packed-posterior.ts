import { mirrorLower } from '#platform/numeric/matrix.ts';
import type { Posterior } from './posterior.ts';

/** A posterior as JSON: nine digits, the lower triangle by rows. */
export interface PackedPosterior {
  readonly mean: readonly number[];
  readonly covariance: readonly number[];
  readonly spreadVariance: number;
}

const nineDigits = (x: number): number => Number(x.toPrecision(9));

export const packed = (posterior: Posterior): PackedPosterior => {
  const q = posterior.mean.length;
  const covariance: number[] = [];
  for (let i = 0; i < q; i++) {
    for (let j = 0; j <= i; j++) covariance.push(nineDigits(posterior.covariance[i * q + j] as number));
  }
  return {
    mean: Array.from(posterior.mean, nineDigits),
    covariance,
    spreadVariance: nineDigits(posterior.spreadVariance),
  };
};

export const unpacked = (stored: PackedPosterior): Posterior => {
  const q = stored.mean.length;
  const covariance = new Float64Array(q * q);
  let place = 0;
  for (let i = 0; i < q; i++) for (let j = 0; j <= i; j++) covariance[i * q + j] = stored.covariance[place++] ?? 0;
  mirrorLower(covariance, q);
  return { mean: Float64Array.from(stored.mean), covariance, spreadVariance: stored.spreadVariance };
};
