import { scaleBand } from 'd3-scale';

export interface BarSlot {
  /** Start of the group, along the axis of the groups, in pixels. */
  readonly groupStart: number;
  readonly groupSize: number;
  /** Start and thickness of each series' bar, in pixels. */
  readonly bars: readonly { readonly start: number; readonly size: number }[];
}

/** A bar thicker than this looks like a box. */
const THICKEST = 56;

/**
 * Where bars stand on an axis of `length` pixels: `groups` side by side, in
 * each one bar for each of `series`.
 */
export function barLayout(groups: number, series: number, length: number): BarSlot[] {
  const outer = scaleBand<number>()
    .domain([...Array(groups).keys()])
    .range([0, length])
    .paddingInner(0.3)
    .paddingOuter(0.15);
  const size = Math.min(outer.bandwidth(), THICKEST * series);
  const inset = (outer.bandwidth() - size) / 2;
  const inner = scaleBand<number>()
    .domain([...Array(series).keys()])
    .range([0, size])
    .paddingInner(series > 1 ? 0.12 : 0);
  return Array.from({ length: groups }, (_, group) => ({
    groupStart: outer(group) ?? 0,
    groupSize: outer.bandwidth(),
    bars: Array.from({ length: series }, (__, bar) => ({
      start: (outer(group) ?? 0) + inset + (inner(bar) ?? 0),
      size: inner.bandwidth(),
    })),
  }));
}
