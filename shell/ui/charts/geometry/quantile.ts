/**
 * The value below which the share `p` (0..1) of the values lies, straight
 * between neighbours. `sorted` ascending; NaN when it is empty.
 */
export function quantile(sorted: readonly number[], p: number): number {
  const place = Math.min(1, Math.max(0, p)) * (sorted.length - 1);
  const below = sorted[Math.floor(place)] ?? Number.NaN;
  const above = sorted[Math.ceil(place)] ?? Number.NaN;
  return below + (above - below) * (place - Math.floor(place));
}
