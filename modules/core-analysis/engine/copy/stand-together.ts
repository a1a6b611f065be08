import type { ReadBlock } from './read-claims.ts';

/** Heights of the higher line that may lie between a figure and its word. */
const APART = 1.2;

/** Whether a text stands under or beside another as a part of the same statement; so it is where nobody says where they stand. */
export function standTogether(one: ReadBlock, other: ReadBlock): boolean {
  const [a, b] = [one.region, other.region];
  if (!a || !b) return true;
  const line = Math.max(a.h / (one.lines ?? 1), b.h / (other.lines ?? 1));
  const down = Math.max(a.y, b.y) - Math.min(a.y + a.h, b.y + b.h);
  const across = Math.max(a.x, b.x) - Math.min(a.x + a.w, b.x + b.w);
  // Across, shares of the width are taken for those of the height: up to a few times as far on a tall frame.
  return down <= APART * line && across <= 2 * APART * line;
}
