export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/**
 * Two-sided p-value of the Mann-Whitney U test in its normal approximation
 * (good from about 20 values a side; ties get their mean rank). Small: the two
 * sides can be told apart.
 */
export function mannWhitneyP(a: readonly number[], b: readonly number[]): number {
  const all = [...a.map((value) => ({ value, side: 'a' })), ...b.map((value) => ({ value, side: 'b' }))].sort(
    (x, y) => x.value - y.value,
  );
  let rankSum = 0;
  for (let start = 0; start < all.length; ) {
    let end = start;
    while (end < all.length && all[end]?.value === all[start]?.value) end += 1;
    const meanRank = (start + 1 + end) / 2;
    rankSum += meanRank * all.slice(start, end).filter((entry) => entry.side === 'a').length;
    start = end;
  }
  const u = rankSum - (a.length * (a.length + 1)) / 2;
  const mean = (a.length * b.length) / 2;
  const deviation = Math.sqrt((a.length * b.length * (a.length + b.length + 1)) / 12);
  return Math.min(1, 2 * upperTail(Math.abs(u - mean) / deviation));
}

/** Area of the standard normal beyond z (Abramowitz and Stegun 26.2.17, error below 7.5e-8). */
function upperTail(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const series = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series;
}
