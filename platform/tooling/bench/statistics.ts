export interface Spread {
  readonly n: number;
  readonly min: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly max: number;
}

/** Nearest-rank percentiles, rounded to 0.1 of the unit. */
export function spreadOf(values: readonly number[]): Spread {
  if (values.length === 0) throw new Error('nothing was measured');
  const sorted = [...values].sort((a, b) => a - b);
  const at = (p: number): number => round(sorted[Math.max(0, Math.ceil(p * sorted.length) - 1)] ?? Number.NaN);
  return { n: sorted.length, min: at(0), p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) };
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
