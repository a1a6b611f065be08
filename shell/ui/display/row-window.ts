/** Rows drawn beyond each edge of what is seen, so that a fast scroll shows no empty place. */
const BEYOND = 12;

/**
 * Which of `count` rows of equal height are drawn: from `first` up to, not
 * including, `end`. All measures in pixels.
 */
export function rowWindow(
  count: number,
  rowHeight: number,
  scrolled: number,
  seen: number,
): { first: number; end: number } {
  const top = Math.max(0, Math.floor(scrolled / rowHeight) - BEYOND);
  const end = Math.min(count, Math.ceil((scrolled + seen) / rowHeight) + BEYOND);
  return { first: Math.min(top, Math.max(0, end - 1)), end };
}
