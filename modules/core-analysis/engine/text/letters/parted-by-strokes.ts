/** Letters over a picture are parted from it by their strokes: two colours are not enough where the picture has several itself. */
import { contrastRatio, luminanceOf } from '../../colour-science.ts';
import { LEAST_LETTERS, USUAL_INK } from '../ink/faint-slice.ts';
import { besideLetters, HALF, type Ink, LEAST_ROOM, SAME, type StrokeInk, strokeInk } from '../ink/stroke-ink.ts';
import { cluster } from '../ink/two-colours.ts';
import { type Cells, type Grid, labDistance, meanColour, meanOf, squaredDistance } from './letter-cells.ts';
import { type LetterSlice, letterSlice } from './letter-slice.ts';
import { INK, type Parted } from './parted-slices.ts';

/** Lab distance of cells from the mean of their colour from which this is no even one. */
const UNEVEN = 5;
/**
 * Evidence from which strokes are letters. Of 349 lines drawn over ten photographs and told in their ink one in a hundred had under
 * 0.15, the middle one 0.84; the strokes of the other sign 0.08 in the middle, one in a hundred over 0.33.
 */
const LEAST_EVIDENCE = 0.14;
/** Share of the way from ground to ink from which a cell shows the ink's own colour. */
const PUREST = 0.9;
/** Cells that look like ink in another colour, / those of letters, up to which a slice is clear. */
const UNSURE = 0.15;
/** Share of the letters in another ink than the line's that must have evenly its lightness: of 349 drawn lines 99 in 100 have 0.72. */
const DRAWN = 0.6;
/** Lightness off the ground's, in L*, up to which the line's ink may be what was read where nothing stands out. */
const HIDES = 15;
/** Letter cells of a slice, / those usual in its line, from which none of its letters hides. */
const WHOLE = 0.9;
/** Fewer cells than these tell no colour. */
const FEWEST = 3;

/** Whether a slice has more than one colour at its upper and lower border, and as a whole more than the two of letters and ground. */
function isMixed(cells: Cells): boolean {
  const rim = meanOf(cells, cells.border, 1);
  let sum = 0;
  for (let i = 0; i < cells.count; i++) if (cells.border[i]) sum += squaredDistance(cells, i, rim.lab);
  if (sum <= UNEVEN ** 2 * rim.n) return false;
  const clusters = cluster(cells);
  if (!clusters) return false;
  const off = Float32Array.from({ length: cells.count }, (_, i) =>
    squaredDistance(cells, i, clusters.marks[i] ? clusters.letters : clusters.ground),
  ).sort();
  return (off[off.length >> 1] ?? 0) > UNEVEN ** 2;
}

/** Whether a line stands on a picture or a pattern rather than on even ground, tips of other lines in its box aside. */
export const isUneven = (slices: readonly Cells[]): boolean =>
  slices.some((cells) => cells.count > 0 && isMixed(cells));

/** Which cells of a slice are letters, the purest of them, and its ground: all but smoothed edges, whatever its colour. */
interface Sorted {
  letters: number[];
  pure: number[];
  ground: number[];
  /** How many stand out as letters do in another colour. */
  unsure: number;
}

function sorted(cells: Cells, { cover, mask, edge, inks }: StrokeInk, s: number): Sorted {
  const out: Sorted = { letters: [], pure: [], ground: [], unsure: 0 };
  for (let i = 0; i < cells.count; i++) {
    const at = cells.at[i] as number;
    if (mask[at]) out.letters.push(i);
    else if (!edge[at]) out.ground.push(i);
    if (mask[at] && (cover[at] as number) >= PUREST) out.pure.push(i);
    if (!edge[at] && (cover[at] as number) >= HALF) out.unsure++;
  }
  // Where a word in another colour begins, letters have two colours and a mean that neither has.
  const own = out.pure.filter((i) => squaredDistance(cells, i, (inks[s] as Ink).lab) < SAME ** 2);
  return own.length < FEWEST ? out : { ...out, pure: own };
}

/** Contrast that letters have at most which stand out by less than strokes must. */
function contrastOfRoom(ground: number): number {
  const by = ground > 50 ? -LEAST_ROOM : LEAST_ROOM;
  return contrastRatio(luminanceOf(ground + by), luminanceOf(ground));
}

/** Whether letters of slice `s` have evenly one lightness, which shadows and texture have not; those in the line's own ink need not show it. */
function areDrawn({ line, inks, evenness }: StrokeInk, s: number): boolean {
  const ink = inks[s] as Ink;
  return ink === line || labDistance(ink.lab, line.lab) < SAME || (evenness[s] as number) >= DRAWN;
}

/** What letters show of a slice on that ground; null where they are too few. */
function measuredOn(cells: Cells, { letters, pure }: Sorted, ground: readonly number[]): LetterSlice | null {
  if (letters.length < INK[0] * cells.count || pure.length < FEWEST || ground.length < FEWEST) return null;
  return letterSlice(meanColour(cells, pure), meanColour(cells, ground), letters.length);
}

/**
 * Of a slice in which letters were read and none of the line's stand out: in the line's ink where that is near the ground, else
 * whatever drawn strokes stand out the other way, else letters of a third colour that hardly is one.
 */
function measuredFaint(
  cells: Cells,
  s: number,
  { line, edge }: StrokeInk,
  other: StrokeInk | null,
): LetterSlice | null {
  // What little was taken for letters here says nothing of where they are: the slice as a whole is their ground.
  const ground = [...cells.at.keys()].filter((i) => !edge[cells.at[i] as number]);
  if (ground.length < FEWEST) return null;
  const back = meanColour(cells, ground);
  const weight = Math.round(cells.count * USUAL_INK);
  const lightness = ground.reduce((sum, i) => sum + (cells.l[i] as number), 0) / ground.length;
  if (Math.abs(line.lab[0] - lightness) < HIDES) return letterSlice(line.rgb, back, weight);
  if (other && (other.evenness[s] as number) >= DRAWN) {
    const turned = sorted(cells, other, s);
    const measured = measuredOn(cells, turned, turned.ground);
    if (measured) return measured;
  }
  return { ...letterSlice(back, back, weight), contrast: contrastOfRoom(lightness) };
}

/**
 * The letters of a line on an uneven ground; null where no strokes are surely letters. `lettersIn`: how many letters were read in each
 * slice; `around`: all of the grid, where what letters do not stand on was cut from the slices.
 */
export function partedByStrokes(
  slices: readonly Cells[],
  around: readonly Cells[],
  grid: Grid,
  lettersIn: readonly number[],
): Parted[] | null {
  const [light, dark] = [strokeInk(slices, around, grid, 1), strokeInk(slices, around, grid, -1)];
  const strokes = (light?.evidence ?? 0) >= (dark?.evidence ?? 0) ? light : dark;
  if (!strokes || strokes.evidence < LEAST_EVIDENCE) return null;
  const other = strokes === light ? dark : light;
  const near = besideLetters(strokes, grid);
  const owns = slices.map((cells, s) => sorted(cells, strokes, s));
  const shares = owns
    .map(({ letters }, s) => letters.length / Math.max(1, (slices[s] as Cells).count))
    .sort((p, q) => p - q);
  const usual = shares[shares.length >> 1] ?? 0;
  return slices.map((cells, s): Parted => {
    const own = owns[s] as Sorted;
    // Where some letters hide, what lies beside the others says nothing of them.
    const isWhole = own.letters.length >= WHOLE * usual * cells.count;
    const ground = isWhole ? own.ground.filter((i) => near[cells.at[i] as number]) : own.ground;
    const measured = areDrawn(strokes, s) ? measuredOn(cells, own, ground) : null;
    return {
      at: cells.at,
      letters: {
        marks: Uint8Array.from(cells.at, (at) => strokes.mask[at] as number),
        cover: Float32Array.from(cells.at, (at) => strokes.cover[at] as number),
        isClear: own.unsure <= UNSURE * own.letters.length,
      },
      measured: measured ?? ((lettersIn[s] as number) < LEAST_LETTERS ? null : measuredFaint(cells, s, strokes, other)),
    };
  });
}
