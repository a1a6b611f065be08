import { quantile } from './quantile.ts';

export interface DensityPoint {
  readonly x: number;
  /** Probability per unit of x; the whole curve holds 1. */
  readonly density: number;
}

const STEPS = 120;
/** How far the curve goes beyond the outermost values, in bandwidths. */
const TAIL = 3;

/**
 * Kernel density of the values with Gaussian kernels, on an even grid; empty
 * for fewer than two different values.
 * @param bandwidth in the unit of the values; default Silverman's rule
 */
export function density(values: readonly number[], bandwidth?: number): DensityPoint[] {
  const sorted = values.filter(Number.isFinite).sort((a, b) => a - b);
  const [low, high] = [sorted[0], sorted.at(-1)];
  if (low === undefined || high === undefined || low === high) return [];
  const h = bandwidth ?? silverman(sorted);
  const [from, to] = [low - TAIL * h, high + TAIL * h];
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const x = from + ((to - from) * step) / STEPS;
    const sum = sorted.reduce((total, value) => total + Math.exp(-0.5 * ((x - value) / h) ** 2), 0);
    return { x, density: sum / (sorted.length * h * Math.sqrt(2 * Math.PI)) };
  });
}

/** 0.9 min(deviation, IQR / 1.34) n^(-1/5). */
function silverman(sorted: readonly number[]): number {
  const mean = sorted.reduce((sum, value) => sum + value, 0) / sorted.length;
  const deviation = Math.sqrt(sorted.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (sorted.length - 1));
  const middle = (quantile(sorted, 0.75) - quantile(sorted, 0.25)) / 1.34;
  return 0.9 * (middle > 0 ? Math.min(deviation, middle) : deviation) * sorted.length ** -0.2;
}
