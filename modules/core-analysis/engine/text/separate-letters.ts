import { contrastRatio, relativeLuminance, toHex } from '../colour-science.ts';
import type { Frame } from '../frame.ts';
import { cutToGround } from './cut-to-ground.ts';
import { faintSlice } from './faint-slice.ts';
import { type Cells, gridOver, meanColour, pickCells, readCells, type Triple } from './letter-cells.ts';
import type { PixelBox } from './resample.ts';
import { type Clusters, cluster, clusterByColour, places } from './two-colours.ts';

/** What one upright slice of a line shows: colour of its letters and of what is behind them. */
export interface LetterSlice {
  contrast: number;
  foreground: string;
  background: string;
  /** Letter pixels in it; slices with more of them say more. */
  weight: number;
}

/** A line of text as letters and ground. */
export interface SeparatedLetters {
  width: number;
  height: number;
  /** 1 where a letter is, row by row, for the sampled grid over the box. */
  mask: Uint8Array;
  /** How much of each cell is letter, 0..1: smoothed edges lie between. 0 where letters do not separate. */
  cover: Float32Array;
  /** 1 for each column of the grid that lies in a slice where letters separate clearly: gaps seen there are gaps. */
  clear: Uint8Array;
  /** Slices left to right where letters separate; empty when none does. */
  slices: LetterSlice[];
}

/** Share of the variance between letters and ground that a slice must show on that axis; noise alone gives 0.64. */
const MIN_EXPLAINED = 0.7;
/** From here on a slice is trusted whatever the rest of the line looks like, so that a word in another colour stays one. */
const CLEAR_EXPLAINED = 0.85;

function measureSlice(cells: Cells, clusters: Clusters): LetterSlice | null {
  const place = places(cells, clusters);
  const letters: number[] = [];
  const ground: number[] = [];
  for (let i = 0; i < cells.count; i++) {
    if (clusters.marks[i]) letters.push(i);
    else if ((place[i] as number) < 0.12) ground.push(i);
  }
  const share = letters.length / cells.count;
  if (share < INK[0] || share > INK[1]) return null;
  // Smoothed edges belong to neither colour. Thin letters are edge almost throughout: then their purest third counts.
  const sorted = letters.map((i) => place[i] as number).sort((p, q) => p - q);
  const purest = Math.max(0.9, Math.min(1, sorted[Math.floor(sorted.length * 0.67)] ?? 1));
  const core = letters.filter((i) => (place[i] as number) >= purest - 1e-6);
  if (core.length < 3 || ground.length < 3) return null;
  const fore = meanColour(cells, core);
  const back = meanColour(cells, ground);
  return {
    contrast: contrastRatio(relativeLuminance(...fore), relativeLuminance(...back)),
    foreground: toHex(...fore),
    background: toHex(...back),
    weight: letters.length,
  };
}

interface Slice {
  from: number;
  to: number;
  /** How many letters were read in it. */
  read: number;
  cells: Cells;
  clusters: Clusters | null;
}

/** Share of a slice's cells that letters have at least, and at most. */
const INK = [0.02, 0.75] as const;
/** How often specks are taken away before a slice is what it is. */
const SWEEPS = 3;

/** A slice in two colours. Where letters were read they are no specks: of what is fewer, the slice is freed first. */
function partedWithoutSpecks(cells: Cells, read: number): Pick<Slice, 'cells' | 'clusters'> {
  let rest = cells;
  for (let sweep = 0; ; sweep++) {
    const clusters = rest.count > 0 ? cluster(rest) : null;
    const marked = clusters?.marks.reduce((sum, mark) => sum + mark, 0) ?? 0;
    if (!clusters || read < 2 || sweep === SWEEPS || marked >= INK[0] * rest.count) return { cells: rest, clusters };
    rest = pickCells(
      rest,
      [...clusters.marks.keys()].filter((i) => clusters.marks[i] === 0),
    );
  }
}

/** Colour of the letters of the whole line: that of its clearest slice with letters enough; null when none is clear. */
function lineColour(slices: readonly Slice[]): Triple | null {
  let best: { letters: Triple; score: number } | null = null;
  for (const { cells, clusters } of slices) {
    if (!clusters || clusters.explained < MIN_EXPLAINED) continue;
    const share = clusters.marks.reduce((sum, mark) => sum + mark, 0) / cells.count;
    const { ground, letters } = clusters;
    const distance = Math.hypot(letters[0] - ground[0], letters[1] - ground[1], letters[2] - ground[2]);
    const score = clusters.explained * Math.min(share, 0.15) * distance;
    if (share < 0.6 && (!best || score > best.score)) best = { letters, score };
  }
  return best?.letters ?? null;
}

/**
 * Parts letters from ground in the box of one line, slice by slice (each half
 * again as wide as the line is high), so that a ground that changes under the
 * line is met with the colours of each place. A slice too busy to part by
 * itself is parted by the letter colour of the rest. The box should leave some
 * ground above and below the letters. `at`: where letters were read, 0 left
 * edge of the box .. 1 right edge; between them nothing parts only where the
 * letters have the ground's colour.
 */
export function separateLetters(frame: Frame, box: PixelBox, at: readonly number[] = []): SeparatedLetters {
  const grid = gridOver(box);
  const { width, height } = grid;
  const count = Math.max(1, Math.round(width / (height * 1.5)));
  const spans = Array.from({ length: count }, (_, i) => ({
    from: Math.floor((i * width) / count),
    to: Math.floor(((i + 1) * width) / count),
  }));
  const read = spans.map(({ from, to }) => readCells(frame, box, grid, from, to));
  const cut = cutToGround(read, grid) ?? read;
  const slices = spans.map(({ from, to }, i): Slice => {
    const read = at.filter((place) => place * width >= from && place * width < to).length;
    return { from, to, read, ...partedWithoutSpecks(cut[i] as Cells, read) };
  });
  const letters = lineColour(slices);
  const mask = new Uint8Array(width * height);
  const cover = new Float32Array(width * height);
  const clear = new Uint8Array(width);
  const measured = slices.flatMap((slice): LetterSlice[] => {
    const { from, to, cells } = slice;
    if (cells.count === 0) return [];
    const alone = slice.clusters && slice.clusters.explained >= CLEAR_EXPLAINED ? slice.clusters : null;
    const clusters = alone ?? (letters && clusterByColour(cells, letters));
    const result = clusters && measureSlice(cells, clusters);
    if (!clusters || !result) {
      const faint = faintSlice(cells, slice.read);
      return faint ? [faint] : [];
    }
    if (clusters.explained >= CLEAR_EXPLAINED) clear.fill(1, from, to);
    const place = places(cells, clusters);
    for (let i = 0; i < cells.count; i++) {
      const cell = cells.at[i] as number;
      if (clusters.marks[i]) mask[cell] = 1;
      cover[cell] = Math.max(0, Math.min(1, place[i] as number));
    }
    return [result];
  });
  return { width, height, mask, cover, clear, slices: measured };
}
