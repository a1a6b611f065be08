import { writeLab } from '../../colour-science.ts';
import type { Frame } from '../../frame.ts';
import type { PixelBox } from '../recognise/resample.ts';

/** The box is sampled at no more rows than this: enough for stroke colours, and time stays even. */
const MAX_ROWS = 64;

/** Cells of one slice in three planes of Lab, with their colours and which of them lie at the upper or lower border. */
export interface Cells {
  count: number;
  rgb: Uint8Array;
  l: Float32Array;
  a: Float32Array;
  b: Float32Array;
  border: Uint8Array;
  /** Where in the grid each cell lies, row by row. */
  at: Int32Array;
  /** Columns of that grid. */
  across: number;
}

export interface Grid {
  width: number;
  height: number;
  stepX: number;
  stepY: number;
}

/** The places at which a box is sampled: a pixel each where it is no higher than the most rows. */
export function gridOver(box: PixelBox): Grid {
  const step = Math.max(1, box.h / MAX_ROWS);
  const width = Math.max(1, Math.round(box.w / step));
  const height = Math.max(1, Math.round(box.h / step));
  return { width, height, stepX: box.w / width, stepY: box.h / height };
}

/** Reads columns `from` to `to` of the grid; nearest pixel, so that colours stay pure. */
export function readCells(frame: Frame, box: PixelBox, grid: Grid, from: number, to: number): Cells {
  const across = to - from;
  const count = across * grid.height;
  const planes = () => new Float32Array(count);
  const cells = {
    count,
    rgb: new Uint8Array(count * 3),
    l: planes(),
    a: planes(),
    b: planes(),
    border: new Uint8Array(count),
    at: new Int32Array(count),
    across: grid.width,
  };
  const rim = Math.max(1, Math.round(grid.height * 0.06));
  for (let y = 0; y < grid.height; y++) {
    const sy = Math.min(frame.height - 1, Math.max(0, Math.floor(box.y + (y + 0.5) * grid.stepY)));
    for (let x = 0; x < across; x++) {
      const sx = Math.min(frame.width - 1, Math.max(0, Math.floor(box.x + (from + x + 0.5) * grid.stepX)));
      const pixel = (sy * frame.width + sx) * 3;
      const cell = y * across + x;
      const r = frame.rgb[pixel] as number;
      const g = frame.rgb[pixel + 1] as number;
      const b = frame.rgb[pixel + 2] as number;
      cells.at[cell] = y * grid.width + from + x;
      cells.rgb[cell * 3] = r;
      cells.rgb[cell * 3 + 1] = g;
      cells.rgb[cell * 3 + 2] = b;
      writeLab(r, g, b, cells.l, cells.a, cells.b, cell);
      if (y < rim || y >= grid.height - rim) cells.border[cell] = 1;
    }
  }
  return cells;
}

/** The chosen cells, in their order. */
export function pickCells(cells: Cells, chosen: readonly number[]): Cells {
  const count = chosen.length;
  const picked = {
    count,
    rgb: new Uint8Array(count * 3),
    l: new Float32Array(count),
    a: new Float32Array(count),
    b: new Float32Array(count),
    border: new Uint8Array(count),
    at: new Int32Array(count),
    across: cells.across,
  };
  for (let to = 0; to < count; to++) {
    const i = chosen[to] as number;
    picked.l[to] = cells.l[i] as number;
    picked.a[to] = cells.a[i] as number;
    picked.b[to] = cells.b[i] as number;
    picked.border[to] = cells.border[i] as number;
    picked.at[to] = cells.at[i] as number;
    for (let c = 0; c < 3; c++) picked.rgb[to * 3 + c] = cells.rgb[i * 3 + c] as number;
  }
  return picked;
}

export type Triple = [number, number, number];

/** Squared Lab distance of cell `i` from a colour. */
export function squaredDistance({ l, a, b }: Cells, i: number, to: Triple): number {
  const dl = (l[i] as number) - to[0];
  const da = (a[i] as number) - to[1];
  const db = (b[i] as number) - to[2];
  return dl * dl + da * da + db * db;
}

/** Lab distance of two colours. */
export const labDistance = (p: Triple, q: Triple): number => Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);

/** Mean Lab of the cells marked `value`, and how many they are. */
export function meanOf({ count, l, a, b }: Cells, marks: Uint8Array, value: number): { lab: Triple; n: number } {
  const lab: Triple = [0, 0, 0];
  let n = 0;
  for (let i = 0; i < count; i++) {
    if (marks[i] !== value) continue;
    lab[0] += l[i] as number;
    lab[1] += a[i] as number;
    lab[2] += b[i] as number;
    n++;
  }
  return { lab: [lab[0] / Math.max(1, n), lab[1] / Math.max(1, n), lab[2] / Math.max(1, n)], n };
}

/** Mean colour of the listed cells, whole 8-bit channels. */
export function meanColour({ rgb }: Cells, list: readonly number[]): Triple {
  const sum: Triple = [0, 0, 0];
  for (const i of list) {
    sum[0] += rgb[i * 3] as number;
    sum[1] += rgb[i * 3 + 1] as number;
    sum[2] += rgb[i * 3 + 2] as number;
  }
  const n = Math.max(1, list.length);
  return [Math.round(sum[0] / n), Math.round(sum[1] / n), Math.round(sum[2] / n)];
}
