import { contrastRatio, relativeLuminance, toHex } from '../colour-science.ts';
import type { Frame } from '../frame.ts';
import { type Cells, gridOver, meanColour, meanOf, readCells, squaredDistance, type Triple } from './letter-cells.ts';
import type { PixelBox } from './resample.ts';

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

const ITERATIONS = 5;
/** Lab distance under which two clusters are one colour. */
const MIN_DISTANCE = 4;
/** Share of the variance between letters and ground that a slice must show on that axis; noise alone gives 0.64. */
const MIN_EXPLAINED = 0.7;
/** From here on a slice is trusted whatever the rest of the line looks like, so that a word in another colour stays one. */
const CLEAR_EXPLAINED = 0.85;

interface Clusters {
  ground: Triple;
  letters: Triple;
  /** 1 marks a cell of a letter. */
  marks: Uint8Array;
  /** Share of the variance along the axis from ground to letters that lies between the two, 0..1. */
  explained: number;
}

/** First guess: the border's mean colour against the cells far from it. Null for a plain slice. */
function firstMarks(cells: Cells): Uint8Array | null {
  const ground = meanOf(cells, cells.border, 1).lab;
  let far = 0;
  for (let i = 0; i < cells.count; i++) far = Math.max(far, squaredDistance(cells, i, ground));
  if (far < MIN_DISTANCE ** 2) return null;
  const marks = new Uint8Array(cells.count);
  for (let i = 0; i < cells.count; i++) marks[i] = squaredDistance(cells, i, ground) > far * 0.4 ? 1 : 0;
  return marks;
}

/** Share of a cluster's cells that lie at the border. */
function borderShare(cells: Cells, marks: Uint8Array, value: number): number {
  let all = 0;
  let border = 0;
  for (let i = 0; i < cells.count; i++) {
    if (marks[i] !== value) continue;
    all++;
    border += cells.border[i] as number;
  }
  return border / Math.max(1, all);
}

/** Two clusters of a slice; the one with fewer cells at the upper and lower border is the letters. */
function cluster(cells: Cells): Clusters | null {
  const marks = firstMarks(cells);
  if (!marks) return null;
  let zero = meanOf(cells, marks, 0);
  let one = meanOf(cells, marks, 1);
  for (let round = 0; round < ITERATIONS; round++) {
    for (let i = 0; i < cells.count; i++) {
      marks[i] = squaredDistance(cells, i, one.lab) < squaredDistance(cells, i, zero.lab) ? 1 : 0;
    }
    zero = meanOf(cells, marks, 0);
    one = meanOf(cells, marks, 1);
    if (zero.n === 0 || one.n === 0) return null;
  }
  const ordered = borderShare(cells, marks, 1) <= borderShare(cells, marks, 0);
  const found = ordered
    ? { ground: zero.lab, letters: one.lab, marks, explained: 0 }
    : { ground: one.lab, letters: zero.lab, marks: marks.map((mark) => 1 - mark), explained: 0 };
  return withExplained(cells, found);
}

/** A slice parted by a letter colour known from the rest of the line. */
function clusterByColour(cells: Cells, letters: Triple): Clusters | null {
  const border = meanOf(cells, cells.border, 1).lab;
  const half = Math.hypot(letters[0] - border[0], letters[1] - border[1], letters[2] - border[2]) / 2;
  const marks = new Uint8Array(cells.count);
  for (let i = 0; i < cells.count; i++) marks[i] = squaredDistance(cells, i, letters) < half * half ? 1 : 0;
  const found = meanOf(cells, marks, 1);
  const ground = meanOf(cells, marks, 0);
  if (found.n === 0 || ground.n === 0) return null;
  return withExplained(cells, { ground: ground.lab, letters: found.lab, marks, explained: 0 });
}

/** The same clusters with `explained` filled in; null when the two are one colour. */
function withExplained(cells: Cells, clusters: Clusters): Clusters | null {
  const { ground, letters, marks } = clusters;
  if (Math.hypot(letters[0] - ground[0], letters[1] - ground[1], letters[2] - ground[2]) < MIN_DISTANCE) return null;
  const place = places(cells, clusters);
  let sum = 0;
  let within = 0;
  for (let i = 0; i < cells.count; i++) sum += place[i] as number;
  const mean = sum / cells.count;
  let total = 0;
  for (let i = 0; i < cells.count; i++) {
    const at = place[i] as number;
    total += (at - mean) ** 2;
    within += (at - (marks[i] as number)) ** 2;
  }
  return { ...clusters, explained: total > 0 ? 1 - within / total : 0 };
}

/** Place of each cell on the line from ground (0) to letters (1). */
function places({ count, l, a, b }: Cells, { ground, letters }: Clusters): Float32Array {
  const [dl, da, db] = [letters[0] - ground[0], letters[1] - ground[1], letters[2] - ground[2]];
  const length = dl * dl + da * da + db * db;
  const out = new Float32Array(count);
  for (let i = 0; i < count; i++) {
    const along =
      ((l[i] as number) - ground[0]) * dl + ((a[i] as number) - ground[1]) * da + ((b[i] as number) - ground[2]) * db;
    out[i] = along / length;
  }
  return out;
}

function measureSlice(cells: Cells, clusters: Clusters): LetterSlice | null {
  const place = places(cells, clusters);
  const letters: number[] = [];
  const ground: number[] = [];
  for (let i = 0; i < cells.count; i++) {
    if (clusters.marks[i]) letters.push(i);
    else if ((place[i] as number) < 0.12) ground.push(i);
  }
  const share = letters.length / cells.count;
  if (share < 0.02 || share > 0.75) return null;
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
  cells: Cells;
  clusters: Clusters | null;
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
 * ground above and below the letters.
 */
export function separateLetters(frame: Frame, box: PixelBox): SeparatedLetters {
  const grid = gridOver(box);
  const { width, height } = grid;
  const count = Math.max(1, Math.round(width / (height * 1.5)));
  const slices = Array.from({ length: count }, (_, i): Slice => {
    const from = Math.floor((i * width) / count);
    const to = Math.floor(((i + 1) * width) / count);
    const cells = readCells(frame, box, grid, from, to);
    return { from, to, cells, clusters: cluster(cells) };
  });
  const letters = lineColour(slices);
  const mask = new Uint8Array(width * height);
  const cover = new Float32Array(width * height);
  const clear = new Uint8Array(width);
  const measured = slices.flatMap((slice): LetterSlice[] => {
    const { from, to, cells } = slice;
    const alone = slice.clusters && slice.clusters.explained >= CLEAR_EXPLAINED ? slice.clusters : null;
    const clusters = alone ?? (letters && clusterByColour(cells, letters));
    const result = clusters && measureSlice(cells, clusters);
    if (!clusters || !result) return [];
    if (clusters.explained >= CLEAR_EXPLAINED) clear.fill(1, from, to);
    const place = places(cells, clusters);
    for (let i = 0; i < cells.count; i++) {
      const cell = Math.floor(i / (to - from)) * width + from + (i % (to - from));
      if (clusters.marks[i]) mask[cell] = 1;
      cover[cell] = Math.max(0, Math.min(1, place[i] as number));
    }
    return [result];
  });
  return { width, height, mask, cover, clear, slices: measured };
}
