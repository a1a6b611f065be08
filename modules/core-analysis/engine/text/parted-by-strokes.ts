/** Letters over a picture are parted from it by their strokes: two colours are not enough where the picture has several itself. */
import { contrastRatio, relativeLuminance, toHex } from '../colour-science.ts';
import { LEAST_LETTERS, USUAL_INK } from './faint-slice.ts';
import { type Cells, type Grid, meanColour, meanOf, squaredDistance } from './letter-cells.ts';
import { INK, type LetterSlice, type Parted } from './parted-slices.ts';
import { HALF, type Ink, SAME, type StrokeInk, strokeInk } from './stroke-ink.ts';
import { cluster } from './two-colours.ts';

/** Lab distance of cells from the mean of their colour from which this is no even one. */
const UNEVEN = 5;
/**
 * Evidence from which strokes are letters. Of 308 lines drawn over ten photographs and told in their ink the least had 0.2, the
 * middle one 0.97; the strokes of the other sign 0.14 in the middle, one in a hundred over 0.42.
 */
const LEAST_EVIDENCE = 0.2;
/** Share of the way from ground to ink from which a cell shows the ink's own colour. */
const PUREST = 0.9;
/** Cells that look like ink in another colour, / those of letters, up to which a slice is clear. */
const UNSURE = 0.15;
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

/** Which cells of a slice are letters, the purest of them, and its ground: all else but smoothed edges, whatever its colour. */
interface Sorted {
  letters: number[];
  pure: number[];
  ground: number[];
  /** How many stand out as letters do in another colour. */
  unsure: number;
}

function sorted(cells: Cells, { cover, mask, edge }: StrokeInk, ink: Ink): Sorted {
  const out: Sorted = { letters: [], pure: [], ground: [], unsure: 0 };
  for (let i = 0; i < cells.count; i++) {
    const at = cells.at[i] as number;
    if (mask[at]) out.letters.push(i);
    else if (!edge[at]) out.ground.push(i);
    if (mask[at] && (cover[at] as number) >= PUREST) out.pure.push(i);
    if (!edge[at] && (cover[at] as number) >= HALF) out.unsure++;
  }
  // Where a word in another colour begins, letters have two colours and a mean that neither has.
  const own = out.pure.filter((i) => squaredDistance(cells, i, ink.lab) < SAME ** 2);
  return own.length < FEWEST ? out : { ...out, pure: own };
}

/** `ink` stands in where the letters that were read there hardly stand out. */
function measureSlice(cells: Cells, { letters, pure, ground }: Sorted, ink: Ink, read: number): LetterSlice | null {
  const isFaint = letters.length < INK[0] * cells.count || pure.length < FEWEST;
  if ((isFaint && read < LEAST_LETTERS) || ground.length < FEWEST) return null;
  const fore = isFaint ? ink.rgb : meanColour(cells, pure);
  const back = meanColour(cells, ground);
  return {
    contrast: contrastRatio(relativeLuminance(...fore), relativeLuminance(...back)),
    foreground: toHex(...fore),
    background: toHex(...back),
    weight: isFaint ? Math.round(cells.count * USUAL_INK) : letters.length,
  };
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
  return slices.map((cells, s): Parted => {
    const ink = strokes.inks[s] as Ink;
    const own = sorted(cells, strokes, ink);
    const marks = Uint8Array.from(cells.at, (at) => strokes.mask[at] as number);
    const cover = Float32Array.from(cells.at, (at) => strokes.cover[at] as number);
    return {
      at: cells.at,
      letters: { marks, cover, isClear: own.unsure <= UNSURE * own.letters.length },
      measured: measureSlice(cells, own, ink, lettersIn[s] as number),
    };
  });
}
