import type { AttentionGrid } from './attention-grid.ts';

/** One piece of a contour, as fractions of the frame: x0, y0, x1, y1. */
export type Segment = readonly [number, number, number, number];

/** Levels of attention the lines stand for; they say without colour what the ramp says with it. */
export const CONTOUR_LEVELS = [0.3, 0.55, 0.8] as const;

/** Edges of a cell crossed in each of the 16 corner cases: 0 top, 1 right, 2 bottom, 3 left. */
const CASES: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[3, 2]],
  [[2, 1]],
  [[3, 1]],
  [[0, 1]],
  [
    [3, 0],
    [2, 1],
  ],
  [[0, 2]],
  [[3, 0]],
  [[3, 0]],
  [[0, 2]],
  [
    [0, 1],
    [3, 2],
  ],
  [[0, 1]],
  [[3, 1]],
  [[2, 1]],
  [[3, 2]],
  [],
];

/** Marching squares with linear interpolation: the line along which the grid has `level`. */
export function contour(grid: AttentionGrid, level: number): Segment[] {
  const { width, height, values } = grid;
  const segments: Segment[] = [];
  const at = (x: number, y: number) => values[y * width + x] ?? 0;

  for (let y = 0; y < height - 1; y++) {
    for (let x = 0; x < width - 1; x++) {
      const a = at(x, y);
      const b = at(x + 1, y);
      const c = at(x + 1, y + 1);
      const d = at(x, y + 1);
      const kind = (a > level ? 8 : 0) | (b > level ? 4 : 0) | (c > level ? 2 : 0) | (d > level ? 1 : 0);
      const between = (from: number, to: number) => (level - from) / (to - from);
      const point = (edge: number): [number, number] => {
        if (edge === 0) return [x + between(a, b), y];
        if (edge === 1) return [x + 1, y + between(b, c)];
        if (edge === 2) return [x + between(d, c), y + 1];
        return [x, y + between(a, d)];
      };
      for (const [from, to] of CASES[kind] ?? []) {
        const [x0, y0] = point(from);
        const [x1, y1] = point(to);
        // Cell values sit at cell centres.
        segments.push([(x0 + 0.5) / width, (y0 + 0.5) / height, (x1 + 0.5) / width, (y1 + 0.5) / height]);
      }
    }
  }
  return segments;
}
