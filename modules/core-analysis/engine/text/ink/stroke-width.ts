/** How bold letters are: the width of their strokes. */
import type { InkEdges } from '../letters/line-ink.ts';
import type { SeparatedLetters } from '../letters/separate-letters.ts';

/** Cells beside a run over which the smoothing of its edges spreads. */
const SMOOTHED = 2;
/** Fewer runs than this, / rows of ink, are too few letters to tell. */
const FEWEST = 3;
/** Share of the columns in which letters must part clearly from their ground. */
const CLEAR = 0.8;

/**
 * Middle length of the runs of ink along the rows of a line, / height of its ink: most of them cross an upright stroke, and round
 * letters and bars lie on both sides of it. Edges count by how much of their cells they cover. Null where letters do not part
 * clearly, or are few.
 */
export function strokeOfInk(
  { width, height, mask, cover, clear }: SeparatedLetters,
  { top, bottom }: InkEdges,
): number | null {
  if (clear.reduce((sum, column) => sum + column, 0) < width * CLEAR) return null;
  const ink = bottom - top;
  const runs: number[] = [];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (!mask[y * width + x]) continue;
      let end = x;
      while (end < width && mask[y * width + end]) end += 1;
      const [from, to] = [Math.max(0, x - SMOOTHED), Math.min(width, end + SMOOTHED)];
      runs.push(cover.subarray(y * width + from, y * width + to).reduce((sum, share) => sum + share, 0));
      x = end;
    }
  }
  if (runs.length < ink * FEWEST) return null;
  return (runs.sort((p, q) => p - q)[Math.floor((runs.length - 1) / 2)] as number) / ink;
}
