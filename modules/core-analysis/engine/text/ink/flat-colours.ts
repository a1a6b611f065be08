/** The few colours most of a line of text is made of. */
import type { Cells, Grid, Triple } from '../letters/letter-cells.ts';

/** Levels of a channel that count as one, as a power of two, and how many kinds of colour that leaves. */
const SHIFT = 4;
const BINS = 1 << (3 * (8 - SHIFT));
/** Only kinds as frequent as these are looked at for the middle of a colour. */
const CANDIDATES = 40;
/** Lab distance within which kinds make one colour, and up to which a cell is of it. */
const CLOSE = 13;
const SAME = 26;
/** Share of the cells that a colour has at least, and how many colours are looked for. */
const LEAST_SHARE = 0.03;
const MOST_COLOURS = 6;

/** Class of a cell that is of no flat colour, such as the smoothed edge of a letter. */
export const NO_COLOUR = 255;

export interface FlatColours {
  /** Lab, most frequent first. */
  colours: Triple[];
  /** For each cell of the grid, row by row, which of the colours it has, or `NO_COLOUR`. */
  classes: Uint8Array;
}

interface Kind {
  bin: number;
  count: number;
  lab: Triple;
}

/** Lab distance. */
export const distanceBetween = (one: Triple, other: Triple): number =>
  Math.sqrt((one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 + (one[2] - other[2]) ** 2);

function binOf(rgb: Uint8Array, cell: number): number {
  const at = cell * 3;
  const red = (rgb[at] as number) >> SHIFT;
  const green = (rgb[at + 1] as number) >> SHIFT;
  return (red << (2 * (8 - SHIFT))) | (green << (8 - SHIFT)) | ((rgb[at + 2] as number) >> SHIFT);
}

/** Kinds of colour with their mean, most frequent first. */
function kindsOf(slices: readonly Cells[]): Kind[] {
  const counts = new Uint32Array(BINS);
  const sums = new Float64Array(BINS * 3);
  for (const { count, rgb, l, a, b } of slices) {
    for (let i = 0; i < count; i++) {
      const bin = binOf(rgb, i);
      counts[bin] = (counts[bin] as number) + 1;
      sums[bin * 3] = (sums[bin * 3] as number) + (l[i] as number);
      sums[bin * 3 + 1] = (sums[bin * 3 + 1] as number) + (a[i] as number);
      sums[bin * 3 + 2] = (sums[bin * 3 + 2] as number) + (b[i] as number);
    }
  }
  const kinds: Kind[] = [];
  for (let bin = 0; bin < BINS; bin++) {
    const count = counts[bin] as number;
    if (count === 0) continue;
    const at = bin * 3;
    const [l, a, b] = [sums[at] as number, sums[at + 1] as number, sums[at + 2] as number];
    kinds.push({ bin, count, lab: [l / count, a / count, b / count] });
  }
  return kinds.sort((p, q) => q.count - p.count);
}

/** The colour around a kind: the mean of all that are close to it. */
function colourAround({ lab: middle }: Kind, kinds: readonly Kind[]): Omit<Kind, 'bin'> {
  let [count, l, a, b] = [0, 0, 0, 0];
  for (const { lab, count: own } of kinds) {
    if (distanceBetween(lab, middle) > CLOSE) continue;
    count += own;
    l += lab[0] * own;
    a += lab[1] * own;
    b += lab[2] * own;
  }
  return { lab: [l / count, a / count, b / count], count };
}

/** The flat colours of a line, read in slices of its grid. */
export function flatColours(slices: readonly Cells[], { width, height }: Grid): FlatColours {
  const kinds = kindsOf(slices);
  const colours: Triple[] = [];
  let among = kinds.slice(0, CANDIDATES).map((kind) => ({ kind, around: colourAround(kind, kinds) }));
  while (colours.length < MOST_COLOURS && among.length > 0) {
    const { lab, count } = among.reduce((best, one) => (one.around.count > best.around.count ? one : best)).around;
    if (count < LEAST_SHARE * width * height) break;
    colours.push(lab);
    among = among.filter(({ kind }) => distanceBetween(kind.lab, lab) > 2 * CLOSE);
  }
  const classOf = new Uint8Array(BINS).fill(NO_COLOUR);
  for (const { bin, lab } of kinds) {
    let nearest = SAME;
    for (const [at, colour] of colours.entries()) {
      const away = distanceBetween(lab, colour);
      if (away > nearest) continue;
      nearest = away;
      classOf[bin] = at;
    }
  }
  const classes = new Uint8Array(width * height).fill(NO_COLOUR);
  for (const { count, rgb, at } of slices)
    for (let i = 0; i < count; i++) classes[at[i] as number] = classOf[binOf(rgb, i)] as number;
  return { colours, classes };
}
