/** Lower and upper end of an axis, in its own unit; the first is smaller. */
export type Domain = readonly [low: number, high: number];

/** Least and largest of the values, leaving out what is missing or not finite; with 0 where `zero` asks. Null when nothing is left. */
export function extentOf(values: Iterable<number | null | undefined>, zero = false): Domain | null {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const value of values) {
    if (value === null || value === undefined || !Number.isFinite(value)) continue;
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  if (low > high) return null;
  if (zero) [low, high] = [Math.min(low, 0), Math.max(high, 0)];
  if (low < high) return [low, high];
  // One value alone has no extent: it gets room on both sides; zeros alone, above.
  const room = Math.abs(low) * 0.1 || 1;
  return zero ? [0, 1] : [low - room, high + room];
}

export type Scale = (value: number) => number;

/** Maps a domain to pixels, in a straight line. */
export function linearScale([low, high]: Domain, from: number, to: number): Scale {
  return (value) => from + ((value - low) / (high - low)) * (to - from);
}
