import { scaleLinear } from 'd3-scale';

/** Lower and upper end of an axis, in its own unit; the first is smaller. */
export type Domain = readonly [low: number, high: number];

interface DomainOptions {
  /** The axis reaches to 0: needed wherever lengths are compared, as with bars. */
  zero?: boolean;
  /** Widens the ends to round figures. Default true; false for dates, which begin and end with the data. */
  nice?: boolean;
  /** Hard ends that no rounding passes (a share ends at 1). */
  within?: Domain;
}

/** About how many ticks an upright axis has; its ends are rounded for the same number, so that it ends on one. */
export const NICE_TICKS = 5;

/** The domain that holds all values, leaving out what is missing or not finite; null when nothing is left. */
export function domainOf(
  values: Iterable<number | null | undefined>,
  { zero = false, nice = true, within }: DomainOptions = {},
): Domain | null {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const value of values) {
    if (value === null || value === undefined || !Number.isFinite(value)) continue;
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  if (low > high) return null;
  if (zero) [low, high] = [Math.min(low, 0), Math.max(high, 0)];
  // One value alone has no extent: it gets room on both sides; zeros alone, above.
  if (low === high) {
    const room = Math.abs(low) * 0.1 || 1;
    [low, high] = zero ? [0, 1] : [low - room, high + room];
  }
  const [from = low, to = high] = nice ? scaleLinear().domain([low, high]).nice(NICE_TICKS).domain() : [low, high];
  return within ? [Math.max(from, within[0]), Math.min(to, within[1])] : [from, to];
}

export type Scale = (value: number) => number;

/** Maps a domain to pixels, in a straight line. */
export function linearScale(domain: Domain, from: number, to: number): Scale {
  const scale = scaleLinear()
    .domain([...domain])
    .range([from, to]);
  return (value) => scale(value);
}
