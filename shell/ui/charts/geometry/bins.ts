import { scaleLinear } from 'd3-scale';
import { quantile } from './quantile.ts';

/** How many values lie from `from` up to, not including, `to`; the last one includes its end. */
export interface Bin {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

const FEWEST = 4;
const MOST = 30;

/**
 * Sorts values into bins of one round width. Without `about` their number
 * follows Freedman and Diaconis: width 2 IQR / cube root of n.
 */
export function binValues(values: readonly number[], about?: number): Bin[] {
  const sorted = values.filter(Number.isFinite).sort((a, b) => a - b);
  const [low, high] = [sorted[0], sorted.at(-1)];
  if (low === undefined || high === undefined) return [];
  if (low === high) return [{ from: low, to: high, count: sorted.length }];
  const wanted = about ?? usualBins(sorted, high - low);
  const scale = scaleLinear().domain([low, high]).nice(wanted);
  const [start = low, end = high] = scale.domain();
  const edges = [...new Set([start, ...scale.ticks(wanted), end])].sort((a, b) => a - b);
  return edges.slice(1).map((to, index) => {
    const from = edges[index] ?? start;
    const last = index === edges.length - 2;
    return { from, to, count: sorted.filter((value) => value >= from && (value < to || (last && value <= to))).length };
  });
}

function usualBins(sorted: readonly number[], extent: number): number {
  const middle = quantile(sorted, 0.75) - quantile(sorted, 0.25);
  const width = (2 * middle) / Math.cbrt(sorted.length);
  const count = width > 0 ? Math.ceil(extent / width) : FEWEST;
  return Math.min(MOST, Math.max(FEWEST, count));
}
