import { choleskyInPlace, dot, forwardSolve } from '#platform/numeric/matrix.ts';
import { generalPrecisions } from './design.ts';
import { SPREADS, type Statistics } from './equations.ts';
import type { RidgeFit } from './ridge.ts';
import type { Units } from './units.ts';

const FAR = 3;
/** People click on one ad in five only where programs do. */
const SUSPICIOUS_RATE = 0.2;

/** A creative the others do not foretell. */
export interface Outlier {
  readonly id: string;
  /** Leave-one-out residual in standard deviations. */
  readonly z: number;
  /** Its share of all spend, 0..1. */
  readonly spendShare: number;
  /** A known cause to rule out first; null: none is known. */
  readonly cause: 'more than one in five clicked' | null;
}

/**
 * Leave-one-out residuals in closed form (Rasmussen & Williams, ch. 5), at the grid's best point: [K⁻¹r]_c / √[K⁻¹]_cc, summed over
 * the units of a creative, which share its u.
 */
export const leaveOneOut = (statistics: Statistics, ridge: RidgeFit): Float64Array => {
  const { columns: q, general, creatives } = statistics;
  const { gram, right } = statistics.at(ridge.best.spread);
  const spread = SPREADS[ridge.best.spread] as number;
  const precisions = new Float64Array(q);
  precisions.set(generalPrecisions(statistics.groups));
  precisions.fill(ridge.best.precision, general);
  const l = gram.slice();
  for (let i = 0; i < q; i++) l[i * q + i] = (l[i * q + i] as number) + (precisions[i] as number);
  choleskyInPlace(l, q);
  const solved = forwardSolve(l, q, right.slice());
  return Float64Array.from({ length: creatives }, (_, c) => {
    // D⁻¹ applied to the indicator of the creative is 1/v shrunk by the common part.
    const shrink = 1 / (1 + spread * spread * (statistics.weights[c] as number));
    const row = Float64Array.from({ length: q }, (_unused, j) => shrink * (statistics.rowSums[c * q + j] as number));
    forwardSolve(l, q, row);
    const residual = shrink * (statistics.residualSums[c] as number) - dot(row, solved, q);
    const precision = shrink * (statistics.weights[c] as number) - dot(row, row, q);
    return residual / Math.sqrt(Math.max(1e-12, precision));
  });
};

const sumOf = (units: Units, creative: number, counts: Float64Array): number => {
  let sum = 0;
  for (let i = 0; i < counts.length; i++) if (units.creative[i] === creative) sum += counts[i] as number;
  return sum;
};

export const outliersOf = (units: Units, residuals: Float64Array, outcome: 'ctr' | 'cvr'): Outlier[] => {
  const total = units.spend.reduce((sum, x) => sum + x, 0);
  return units.creatives.flatMap((creative, c) => {
    const z = residuals[c] as number;
    if (Math.abs(z) <= FAR) return [];
    const rate = sumOf(units, c, units.successes) / sumOf(units, c, units.trials);
    const clicked = outcome === 'ctr' && rate > SUSPICIOUS_RATE;
    return [
      {
        id: creative.id,
        z,
        spendShare: total > 0 ? sumOf(units, c, units.spend) / total : 0,
        cause: clicked ? ('more than one in five clicked' as const) : null,
      },
    ];
  });
};
