import { type FrameFeatures, GRID } from './frame-features.ts';

/** Steps in which a stretch is looked at: over long ones a movement leaves the picture, over single frames noise counts. */
const STEPS = 4;
const CHANNELS = 3;
const ROW = GRID * CHANNELS;
/** Unknowns: shift across, shift down, zoom. */
const UNKNOWNS = 3;
/** Keeps the equations solvable on a plain frame. */
const RIDGE = 1e-9;
const EVERY_CELL: Float32Array = new Float32Array(GRID * GRID).fill(1);

/**
 * Share (0..1) of the change between frames `from` and `to` that a shift and a
 * zoom of the picture explain: least squares of the brightness constancy
 * equation over the thumbnails (Lucas and Kanade 1981, one patch, with zoom
 * as a third unknown). Near 1 where the camera moves; low in a dissolve, whose
 * change has nothing to do with the slopes of what is seen. 0 where nothing changes.
 * `seen` is 1 for each cell that counts; all count without it.
 */
export function movedShare(frames: readonly FrameFeatures[], from: number, to: number, seen = EVERY_CELL): number {
  const step = Math.max(1, Math.round((to - from) / STEPS));
  let [total, explained] = [0, 0];
  for (let at = from; at + step <= to; at += step) {
    const change = explainChange((frames[at] as FrameFeatures).thumb, (frames[at + step] as FrameFeatures).thumb, seen);
    total += change.total;
    explained += change.explained;
  }
  return total > 0 ? explained / total : 0;
}

/** Squares of the change from one thumbnail to the next, and those that the best movement takes away. */
function explainChange(
  one: Float32Array,
  next: Float32Array,
  seen: Float32Array,
): { total: number; explained: number } {
  const normal = Array.from({ length: UNKNOWNS }, () => new Float64Array(UNKNOWNS + 1));
  const slopes = new Float64Array(UNKNOWNS);
  const centre = (GRID - 1) / 2;
  let total = 0;
  for (let y = 1; y < GRID - 1; y += 1) {
    for (let x = 1; x < GRID - 1; x += 1) {
      if (!slopesAreSeen(seen, y * GRID + x)) continue;
      for (let at = (y * GRID + x) * CHANNELS, end = at + CHANNELS; at < end; at += 1) {
        slopes[0] = slope(one, next, at, CHANNELS);
        slopes[1] = slope(one, next, at, ROW);
        slopes[2] = ((slopes[0] as number) * (x - centre) + (slopes[1] as number) * (y - centre)) / centre;
        const change = (next[at] as number) - (one[at] as number);
        total += change * change;
        for (const [row, equation] of normal.entries()) {
          const weight = slopes[row] as number;
          for (let column = 0; column < UNKNOWNS; column += 1) {
            equation[column] = (equation[column] as number) + weight * (slopes[column] as number);
          }
          equation[UNKNOWNS] = (equation[UNKNOWNS] as number) + weight * change;
        }
      }
    }
  }
  const against = normal.map((equation) => equation[UNKNOWNS] as number);
  const movement = solve(normal);
  return { total, explained: movement.reduce((sum, part, at) => sum + part * (against[at] as number), 0) };
}

const slopesAreSeen = (seen: Float32Array, cell: number) =>
  [0, -1, 1, -GRID, GRID].every((away) => seen[cell + away] === 1);

/** Of the mean of both thumbnails, by central difference. */
const slope = (one: Float32Array, next: Float32Array, at: number, apart: number): number =>
  ((one[at + apart] as number) +
    (next[at + apart] as number) -
    (one[at - apart] as number) -
    (next[at - apart] as number)) /
  4;

/** Gauss's elimination of a symmetric positive system; the last column is the right-hand side. Overwrites it. */
function solve(rows: Float64Array[]): number[] {
  const get = (row: number, column: number) => (rows[row] as Float64Array)[column] as number;
  const size = rows.length;
  for (let pivot = 0; pivot < size; pivot += 1) {
    (rows[pivot] as Float64Array)[pivot] = get(pivot, pivot) + RIDGE;
    for (let row = pivot + 1; row < size; row += 1) {
      const factor = get(row, pivot) / get(pivot, pivot);
      for (let column = pivot; column <= size; column += 1) {
        (rows[row] as Float64Array)[column] = get(row, column) - factor * get(pivot, column);
      }
    }
  }
  const solution = new Array<number>(size).fill(0);
  for (let row = size - 1; row >= 0; row -= 1) {
    let value = get(row, size);
    for (let column = row + 1; column < size; column += 1) value -= get(row, column) * (solution[column] as number);
    solution[row] = value / get(row, row);
  }
  return solution;
}
