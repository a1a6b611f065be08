import { ramp } from '../../response.ts';
import { faintSlice } from '../ink/faint-slice.ts';
import { type Clusters, cluster, clusterByColour, places } from '../ink/two-colours.ts';
import { type Cells, labDistance, meanColour, pickCells, type Triple } from './letter-cells.ts';
import { type LetterSlice, letterSlice } from './letter-slice.ts';

/** Share of the variance between letters and ground that a slice must show on that axis; noise alone gives 0.64. */
const MIN_EXPLAINED = 0.7;
/** From here on a slice is trusted whatever the rest of the line looks like, so that a word in another colour stays one. */
const CLEAR_EXPLAINED = 0.85;

/**
 * Shares of a letter's cells that lie inside it, with letter all around, between which strokes go from thin to wide enough for a
 * core: Inter Regular has 0.02 at 14 px and 0.45 at 40 px, Bold 0.05 at 12 px and 0.25 at 18 px.
 */
const INSIDE = [0.02, 0.12] as const;
/** Of thin strokes so many of the cells nearest to letter colour count. */
const PUREST_OF_THIN = 0.05;

/** Share of letter cells with letter on all four sides, 0..1. */
function insideShare({ at, across }: Cells, letters: readonly number[]): number {
  const marked = new Set(letters.map((i) => at[i] as number));
  const isInside = (cell: number) => [-1, 1, -across, across].every((step) => marked.has(cell + step));
  return letters.filter((i) => isInside(at[i] as number)).length / Math.max(1, letters.length);
}

/**
 * The cells that show the colour of letters: smoothed edges belong to neither. Where strokes are no wider than a cell or two all is
 * edge, and what is nearest to a whole cell of ink counts alone, the more the thinner they are.
 */
function coreOf(cells: Cells, letters: readonly number[], place: Float32Array): number[] {
  const sorted = letters.map((i) => place[i] as number).sort((p, q) => p - q);
  const from = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 1;
  const wide = Math.max(0.9, Math.min(1, from(0.67)));
  const thin = 1 - ramp(...INSIDE)(insideShare(cells, letters));
  const purest = wide + thin * Math.max(0, from(1 - PUREST_OF_THIN) - wide);
  return letters.filter((i) => (place[i] as number) >= purest - 1e-6);
}

/** Colours of letters and ground; null where the letters are no usual share of `of` cells. */
function measureSlice(cells: Cells, clusters: Clusters, of: number): LetterSlice | null {
  const place = places(cells, clusters);
  const letters: number[] = [];
  const ground: number[] = [];
  for (let i = 0; i < cells.count; i++) {
    if (clusters.marks[i]) letters.push(i);
    else if ((place[i] as number) < 0.12) ground.push(i);
  }
  const share = letters.length / of;
  if (share < INK[0] || share > INK[1]) return null;
  const core = coreOf(cells, letters, place);
  if (core.length < 3 || ground.length < 3) return null;
  return letterSlice(meanColour(cells, core), meanColour(cells, ground), letters.length);
}

interface Slice {
  /** How many letters were read in it. */
  read: number;
  cells: Cells;
  clusters: Clusters | null;
}

/** Share of a slice's cells that letters have at least, and at most. */
export const INK = [0.02, 0.75] as const;
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
    const distance = labDistance(letters, ground);
    const score = clusters.explained * Math.min(share, 0.15) * distance;
    if (share < 0.6 && (!best || score > best.score)) best = { letters, score };
  }
  return best?.letters ?? null;
}

/** A slice as it was parted and measured; no letters where these do not separate. */
export interface Parted {
  /** Where in the grid its cells lie. */
  at: Int32Array;
  letters: {
    /** 1 marks a cell of a letter. */
    marks: Uint8Array;
    /** How much of each cell is letter, 0..1. */
    cover: Float32Array;
    /** Whether they separate so clearly that gaps between them are gaps. */
    isClear: boolean;
  } | null;
  measured: LetterSlice | null;
}

function lettersOf(cells: Cells, clusters: Clusters): Parted['letters'] {
  return {
    marks: clusters.marks,
    cover: places(cells, clusters).map((place) => Math.max(0, Math.min(1, place))),
    isClear: clusters.explained >= CLEAR_EXPLAINED,
  };
}

/**
 * Parts slices by themselves, those too busy for that by the letter colour of the rest. `lettersIn`: how many letters were read in
 * each. `whole`: the slices of which letters must be a usual share, where most of their ground was cut away.
 */
export function partedSlices(cut: readonly Cells[], lettersIn: readonly number[], whole = cut): Parted[] {
  const slices = cut.map((cells, i): Slice => {
    const read = lettersIn[i] as number;
    return { read, ...partedWithoutSpecks(cells, read) };
  });
  const letters = lineColour(slices);
  return slices.map((slice, i): Parted => {
    const { cells } = slice;
    const { at } = cells;
    if (cells.count === 0) return { at, letters: null, measured: null };
    const alone = slice.clusters && slice.clusters.explained >= CLEAR_EXPLAINED ? slice.clusters : null;
    const clusters = alone ?? (letters && clusterByColour(cells, letters));
    const measured = clusters && measureSlice(cells, clusters, (whole[i] as Cells).count);
    return clusters && measured
      ? { at, letters: lettersOf(cells, clusters), measured }
      : { at, letters: null, measured: faintSlice(cells, slice.read) };
  });
}
