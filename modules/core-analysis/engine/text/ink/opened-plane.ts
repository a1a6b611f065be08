/** A plane of lightness without what is narrow and lighter than its surroundings. */
import type { Grid } from '../letters/letter-cells.ts';

/**
 * Least value within `reach` on either side of each of `count` values that lie `stride` apart, written in place. In blocks as long as
 * the window the least so far from either end is enough (van Herk 1992), so that the reach costs nothing.
 */
function leastAround(plane: Float32Array, start: number, stride: number, count: number, reach: number): void {
  const span = 2 * reach + 1;
  const padded = Math.ceil((count + 2 * reach) / span) * span;
  const before = new Float32Array(padded);
  const after = new Float32Array(padded);
  const valueAt = (i: number): number => {
    const at = i - reach;
    return at < 0 || at >= count ? Number.POSITIVE_INFINITY : (plane[start + at * stride] as number);
  };
  for (let i = 0; i < padded; i++) {
    const value = valueAt(i);
    before[i] = i % span === 0 ? value : Math.min(before[i - 1] as number, value);
  }
  for (let i = padded - 1; i >= 0; i--) {
    const value = valueAt(i);
    after[i] = i % span === span - 1 ? value : Math.min(after[i + 1] as number, value);
  }
  for (let i = 0; i < count; i++)
    plane[start + i * stride] = Math.min(after[i] as number, before[i + span - 1] as number);
}

type Size = Pick<Grid, 'width' | 'height'>;

function leastInSquares(plane: Float32Array, { width, height }: Size, reach: number): void {
  for (let y = 0; y < height; y++) leastAround(plane, y * width, 1, width, reach);
  for (let x = 0; x < width; x++) leastAround(plane, x, width, height, reach);
}

/** Range, in L*, up to which the column at either end of a line is one ground that goes on beyond it. */
const EVEN = 10;

/** The plane with `rim` cells more on every side: as its outermost cells are, and at the line's ends only where a ground goes on. */
function extended(plane: Float32Array, { width, height }: Size, rim: number): { plane: Float32Array } & Size {
  const isEven = [0, width - 1].map((x) => {
    const column = Array.from({ length: height }, (_, y) => plane[y * width + x] as number);
    return Math.max(...column) - Math.min(...column) < EVEN;
  });
  const wide = { width: width + 2 * rim, height: height + 2 * rim };
  const out = new Float32Array(wide.width * wide.height).fill(Number.NEGATIVE_INFINITY);
  for (let y = 0; y < wide.height; y++) {
    const row = Math.min(height - 1, Math.max(0, y - rim)) * width;
    const to = y * wide.width;
    out.set(plane.subarray(row, row + width), to + rim);
    if (isEven[0]) out.fill(plane[row] as number, to, to + rim);
    if (isEven[1]) out.fill(plane[row + width - 1] as number, to + rim + width, to + wide.width);
  }
  return { plane: out, ...wide };
}

/**
 * Morphological opening by a square of `2 * reach + 1` cells: what is left is the ground of strokes that are narrow and lighter. What
 * lies along an edge of the plane is taken to go on beyond it.
 */
export function openedPlane(plane: Float32Array, size: Size, reach: number): Float32Array {
  const wide = extended(plane, size, reach);
  leastInSquares(wide.plane, wide, reach);
  for (let i = 0; i < wide.plane.length; i++) wide.plane[i] = -(wide.plane[i] as number);
  leastInSquares(wide.plane, wide, reach);
  const opened = new Float32Array(plane.length);
  for (let y = 0; y < size.height; y++)
    for (let x = 0; x < size.width; x++)
      opened[y * size.width + x] = -(wide.plane[(y + reach) * wide.width + x + reach] as number);
  return opened;
}
