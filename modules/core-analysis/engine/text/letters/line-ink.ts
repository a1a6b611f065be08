import type { PixelBox } from '../recognise/resample.ts';
import type { SeparatedLetters } from './separate-letters.ts';

/** What of separated letters tells their ink. */
export type Letters = Pick<SeparatedLetters, 'width' | 'height' | 'mask' | 'cover'>;

/** Count of letter pixels in each row and column of the separated box. */
export function profiles({ width, height, mask }: Pick<Letters, 'width' | 'height' | 'mask'>): {
  rows: Float64Array;
  columns: Float64Array;
} {
  const rows = new Float64Array(height);
  const columns = new Float64Array(width);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!mask[y * width + x]) continue;
      rows[y] = (rows[y] as number) + 1;
      columns[x] = (columns[x] as number) + 1;
    }
  }
  return { rows, columns };
}

/** First and last place above `least`, walking out from the densest; holes up to `bridge` are crossed. */
function extent(counts: Float64Array, least: number, bridge: number): { from: number; to: number } {
  const peak = counts.indexOf(Math.max(...counts));
  const walk = (step: 1 | -1) => {
    let last = peak;
    for (let at = peak; at >= 0 && at < counts.length && Math.abs(at - last) <= bridge; at += step) {
      if ((counts[at] as number) > least) last = at;
    }
    return last;
  };
  return { from: walk(-1), to: walk(1) + 1 };
}

/** Rows from an edge in which the ends of a neighbouring line's letters may stand, / all rows. */
const NEIGHBOURS = 0.2;

/**
 * The counts without the tails and tips of the lines above and below: ink that comes in over an edge and ends in a row that holds
 * none. Specks leave no such row.
 */
function withoutNeighbours(rows: Float64Array): Float64Array {
  const own = Float64Array.from(rows);
  const within = Math.round(rows.length * NEIGHBOURS);
  for (const at of [(i: number) => i, (i: number) => rows.length - 1 - i]) {
    const end = Array.from({ length: within }, (_, i) => rows[at(i)] as number).indexOf(0);
    for (let i = 0; i < end; i++) own[at(i)] = 0;
  }
  return own;
}

/** Rows the ink reaches over. Specks as frequent as in the outermost rows, where no letters are, do not count. */
export function inkRows(all: Float64Array): { from: number; to: number } {
  const rows = withoutNeighbours(all);
  const rim = Math.max(1, Math.round(rows.length * 0.05));
  const specks = [...rows.slice(0, rim), ...rows.slice(rows.length - rim)].sort((p, q) => p - q);
  return extent(rows, (specks[Math.floor((specks.length - 1) / 2)] ?? 0) * 2, rows.length * 0.12);
}

/** Rows on either side of an edge over which its smoothing spreads. */
const SMOOTHED = 2;

/**
 * Where letters end beyond the last row that holds ink, going `outward` (-1 up, 1 down), in rows from that row's inner side: by
 * how much of each row the tips of the letters cover, so that a line measures the same however it falls on the pixels.
 */
function tipOf({ width, height, mask, cover }: Letters, row: number, outward: 1 | -1): number {
  let covered = 0;
  let tips = 0;
  for (let x = 0; x < width; x++) {
    if (!mask[row * width + x]) continue;
    tips += 1;
    for (let step = 1 - SMOOTHED; step <= SMOOTHED; step++) {
      const y = row + outward * step;
      if (y >= 0 && y < height) covered += cover[y * width + x] as number;
    }
  }
  return tips === 0 ? 1 : Math.max(0, Math.min(2, covered / tips - (SMOOTHED - 1)));
}

/** Where the ink of a line begins and ends, in rows of the grid, smoothed edges by their share. */
export interface InkEdges {
  top: number;
  bottom: number;
}

/** Null where letters do not separate. */
export function inkEdges(separated: Letters, { rows } = profiles(separated)): InkEdges | null {
  if (!separated.mask.includes(1)) return null;
  const inked = inkRows(rows);
  return {
    top: inked.from + 1 - tipOf(separated, inked.from, -1),
    bottom: inked.to - 1 + tipOf(separated, inked.to - 1, 1),
  };
}

/** The tight box of the ink of a line; null where letters do not separate. */
export function inkOf(separated: SeparatedLetters, box: PixelBox): PixelBox | null {
  const counts = profiles(separated);
  const edges = inkEdges(separated, counts);
  if (!edges) return null;
  const { columns } = counts;
  const left = columns.findIndex((n) => n > 0);
  const right = columns.findLastIndex((n) => n > 0) + 1;
  const [sx, sy] = [box.w / separated.width, box.h / separated.height];
  return {
    x: box.x + left * sx,
    y: box.y + edges.top * sy,
    w: (right - left) * sx,
    h: (edges.bottom - edges.top) * sy,
  };
}
