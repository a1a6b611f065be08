import { dot, mirrorLower } from '#platform/numeric/matrix.ts';

/**
 * What is known of the columns after the data: mean (κ less its prior mean) and covariance, and the mean of σ_u². First and
 * second moments only: predictions are sums of many columns and u, hence close to normal.
 */
export interface Posterior {
  readonly mean: Float64Array;
  /** Full and symmetric. */
  readonly covariance: Float64Array;
  readonly spreadVariance: number;
}

/** Mean and variance of row · coefficients; the row may be shorter than the posterior, never longer. */
export const projected = (posterior: Posterior, row: Float64Array): { mean: number; variance: number } => {
  const q = posterior.mean.length;
  let variance = 0;
  for (let i = 0; i < row.length; i++) {
    const x = row[i] as number;
    if (x !== 0) variance += x * dot(posterior.covariance, row, row.length, i * q);
  }
  return { mean: dot(posterior.mean, row, row.length), variance };
};

/** The mixture of posteriors with these weights, by its moments. */
export const mixed = (parts: readonly { weight: number; posterior: Posterior }[]): Posterior => {
  const q = parts[0]?.posterior.mean.length ?? 0;
  const mean = new Float64Array(q);
  const covariance = new Float64Array(q * q);
  let spreadVariance = 0;
  for (const { weight, posterior } of parts) {
    for (let i = 0; i < q; i++) mean[i] = (mean[i] as number) + weight * (posterior.mean[i] as number);
    spreadVariance += weight * posterior.spreadVariance;
  }
  for (const { weight, posterior } of parts) {
    for (let i = 0; i < q; i++) {
      const offI = (posterior.mean[i] as number) - (mean[i] as number);
      for (let j = 0; j <= i; j++) {
        const offJ = (posterior.mean[j] as number) - (mean[j] as number);
        const at = i * q + j;
        covariance[at] = (covariance[at] as number) + weight * ((posterior.covariance[at] as number) + offI * offJ);
      }
    }
  }
  mirrorLower(covariance, q);
  return { mean, covariance, spreadVariance };
};
