/** Letters that the left or right edge of the frame cuts through. */
import { rgbOf } from '../../colour-science.ts';
import type { Frame } from '../../frame.ts';
import { isStrokes, rowsAround } from '../ink/edge-strokes.ts';
import type { PixelBox } from '../recognise/resample.ts';
import type { LetterSlice } from './letter-slice.ts';

/** Ink at the edges of the frame, / height of the line's ink, 0..1 each: a stem that is cut has 1, an arch 0.2, a line that ends before the edge 0. */
export interface CutShare {
  left: number;
  right: number;
}

export const UNCUT: CutShare = { left: 0, right: 0 };

/** Distance of a line's end from the edge, / its height, up to which half a letter may lie between that was not read. */
const NEAR = 0.8;
/** Columns at the edge that must all hold ink: one alone may be a border the picture was exported with. */
const COLUMNS = 3;
/** Letters and ground less apart than this, in 8-bit levels over the three channels, cannot be told from noise. */
const LEAST_APART = 24;

/** Share of the way from the ground's colour to the letters' from which a pixel is ink: what is as near as this may be light on the ground. */
const NEARER = 0.5;
/** The share from which it has the letters' own colour, as the strokes that are counted have; one pixel of smoothing aside. */
const OWN = 0.7;

type InkTest = (x: number, y: number) => boolean;

/** How a pixel of the frame is told to be ink, from a share of the way on. */
function inkTest(frame: Frame, { foreground, background }: LetterSlice): ((from: number) => InkTest) | null {
  const [ink, ground] = [rgbOf(foreground), rgbOf(background)];
  const across = [ink[0] - ground[0], ink[1] - ground[1], ink[2] - ground[2]] as const;
  const length = across[0] ** 2 + across[1] ** 2 + across[2] ** 2;
  if (length < LEAST_APART ** 2) return null;
  return (from) => (x, y) => {
    const at = (y * frame.width + x) * 3;
    let along = 0;
    for (let c = 0; c < 3; c++)
      along += ((frame.rgb[at + c] as number) - (ground[c] as number)) * (across[c] as number);
    return along > length * from;
  };
}

/** Ink in one column beside a line, / the line's height; 0 where it goes on over or under the line. */
function inkAt(x: number, box: PixelBox, frame: Frame, isInk: InkTest): number {
  const [top, bottom] = [Math.round(box.y), Math.round(box.y + box.h)];
  const around = rowsAround(box);
  let ink = 0;
  for (let y = Math.max(0, top - around); y < Math.min(frame.height, bottom + around); y++) {
    if (!isInk(x, y)) continue;
    if (y < top - around / 2 || y >= bottom + around / 2) return 0;
    ink++;
  }
  return Math.min(1, ink / Math.max(1, bottom - top));
}

/** How much ink of an upright line stands at the frame's edges. `box` is tight around what was read of it. */
export function cutShareOf(frame: Frame, box: PixelBox, slices: readonly LetterSlice[]): CutShare {
  const shareAt = (gap: number, slice: LetterSlice | undefined, columns: readonly number[]): number => {
    if (gap > box.h * NEAR || !slice || frame.width < 2 * COLUMNS) return 0;
    const inkFrom = inkTest(frame, slice);
    if (!inkFrom) return 0;
    const share = Math.min(...columns.map((x) => inkAt(x, box, frame, inkFrom(OWN))));
    if (share === 0) return 0;
    const fromRight = (columns[0] as number) > 0;
    const isInk = inkFrom(NEARER);
    const inward = (x: number, y: number) => isInk(fromRight ? frame.width - 1 - x : x, y);
    return isStrokes(inward, box, Math.max(0, gap), frame) ? share : 0;
  };
  const columns = Array.from({ length: COLUMNS }, (_, i) => i);
  return {
    left: shareAt(box.x, slices[0], columns),
    right: shareAt(
      frame.width - box.x - box.w,
      slices.at(-1),
      columns.map((i) => frame.width - 1 - i),
    ),
  };
}

/** The most of several lines, side by side. */
export function mostCut(shares: readonly CutShare[]): CutShare {
  return {
    left: Math.max(0, ...shares.map(({ left }) => left)),
    right: Math.max(0, ...shares.map(({ right }) => right)),
  };
}
