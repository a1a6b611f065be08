import type { PixelBox } from '../text/recognise/resample.ts';
import type { SmallGrey } from './small-grey.ts';

/** Side of a cell in pixels of the small frame: a letter of 3 % of the frame's height fits in. */
const CELL = 8;
/** Levels between a pixel's two neighbours that make an edge: text of 4.5:1 shows twice that at this size. */
const EDGE = 26;
/** Edges of either direction, light to dark and dark to light, that a cell with strokes holds. */
const MIN_EDGES = 4;
/** Correlation of a cell's edges with those of before under which they are others. */
const SAME = 0.5;

function edgeAt({ data }: SmallGrey, at: number): number {
  return (data[at + 1] as number) - (data[at - 1] as number);
}

/** Whether the cell holds strokes that were not there before. */
function isNew(now: SmallGrey, before: SmallGrey | null, left: number, top: number): boolean {
  let [rises, falls, own, other, both] = [0, 0, 0, 0, 0];
  const right = Math.min(now.width - 1, left + CELL);
  const bottom = Math.min(now.height, top + CELL);
  for (let y = top; y < bottom; y += 1) {
    for (let x = Math.max(1, left); x < right; x += 1) {
      const at = y * now.width + x;
      const edge = edgeAt(now, at);
      if (edge > EDGE) rises += 1;
      else if (edge < -EDGE) falls += 1;
      if (!before) continue;
      const was = edgeAt(before, at);
      own += edge * edge;
      other += was * was;
      both += edge * was;
    }
  }
  if (rises < MIN_EDGES || falls < MIN_EDGES) return false;
  return !before || both < SAME * Math.sqrt(own * other) || other < own * 0.25;
}

/**
 * Cells that hold strokes like those of letters, new against `before`, in rows
 * of at least two. Letters put edges up and edges down close together along a
 * line, which most of a photograph does not (after Epshtein, Ofek & Wexler,
 * "Detecting text in natural scenes with stroke width transform", CVPR 2010,
 * whose strokes are pairs of opposite edges). Foliage and fabric do too: the
 * answer is where looking pays, not where text is. `except`: boxes in pixels of
 * the small frame whose text is known to have stayed.
 */
export function newTextCells(now: SmallGrey, before: SmallGrey | null, except: readonly PixelBox[]): number {
  let count = 0;
  for (let top = 0; top < now.height; top += CELL) {
    let run = 0;
    for (let left = 0; left < now.width; left += CELL) {
      const [cx, cy] = [left + CELL / 2, top + CELL / 2];
      const known = except.some(({ x, y, w, h }) => cx >= x && cx <= x + w && cy >= y && cy <= y + h);
      run = !known && isNew(now, before, left, top) ? run + 1 : 0;
      if (run === 2) count += 2;
      else if (run > 2) count += 1;
    }
  }
  return count;
}
