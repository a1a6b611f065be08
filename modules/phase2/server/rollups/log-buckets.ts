/** Growth from one bucket to the next. A quantile read from the buckets is off by at most (γ−1)/(γ+1), 2.4 %. */
const GAMMA = 1.05;
const LOG_GAMMA = Math.log(GAMMA);

/** How many (weighted) values fell into a bucket. */
export interface BucketCount {
  readonly bucket: number;
  readonly n: number;
}

/** Bucket of a time. @param ms at least 0; what is below 1 ms counts as 1 ms */
export function bucketOf(ms: number): number {
  return Math.floor(Math.log(Math.max(1, ms)) / LOG_GAMMA);
}

/**
 * Quantile of a histogram; histograms of several days are simply joined. DDSketch (Masson et al. 2019, arXiv 1908.10693).
 * @param q 0..1
 * @returns milliseconds; null of an empty histogram
 */
export function quantileOf(buckets: readonly BucketCount[], q: number): number | null {
  const sorted = [...buckets].sort((a, b) => a.bucket - b.bucket);
  const total = countOf(sorted);
  if (total <= 0) return null;
  const rank = q * (total - 1);
  let seen = 0;
  for (const { bucket, n } of sorted) {
    seen += n;
    if (seen > rank) return estimate(bucket);
  }
  return estimate(sorted.at(-1)?.bucket ?? 0);
}

/** How many values a histogram holds. */
export function countOf(buckets: readonly BucketCount[]): number {
  return buckets.reduce((sum, { n }) => sum + n, 0);
}

function estimate(bucket: number): number {
  return (2 * Math.exp((bucket + 1) * LOG_GAMMA)) / (GAMMA + 1);
}
