import { scaleLinear } from 'd3-scale';
import { type Domain, extentOf } from './extent.ts';

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

/** The domain of an axis that shows all values, leaving out what is missing or not finite; null when nothing is left. */
export function domainOf(
  values: Iterable<number | null | undefined>,
  { zero = false, nice = true, within }: DomainOptions = {},
): Domain | null {
  const extent = extentOf(values, zero);
  if (extent === null || !nice) return extent;
  const [from = extent[0], to = extent[1]] = scaleLinear()
    .domain([...extent])
    .nice(NICE_TICKS)
    .domain();
  return within ? [Math.max(from, within[0]), Math.min(to, within[1])] : [from, to];
}
