import type { Frame } from '../../frame.ts';
import { outlinedLetters } from '../ink/outlined-letters.ts';
import type { PixelBox } from '../recognise/resample.ts';
import { cutToGround } from './cut-to-ground.ts';
import { type Cells, type Grid, gridOver, readCells } from './letter-cells.ts';
import type { LetterSlice } from './letter-slice.ts';
import { isUneven, partedByStrokes } from './parted-by-strokes.ts';
import { type Parted, partedSlices } from './parted-slices.ts';

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

/**
 * What a slice shows with so much of its line's letters in an outline, `share` 0..1. Where no outline is met in it though the rest
 * of the line has one, the slice says as little as `share` leaves.
 */
function blended(own: LetterSlice | null, inOutline: LetterSlice | null, share: number): LetterSlice[] {
  if (share === 0 || !own || !inOutline) {
    if (own) return share < 1 ? [{ ...own, weight: own.weight * (1 - share) }] : [];
    return inOutline && share > 0 ? [{ ...inOutline, weight: inOutline.weight * share }] : [];
  }
  const contrast = share * inOutline.contrast + (1 - share) * own.contrast;
  return [{ ...(share > 0.5 ? inOutline : own), contrast }];
}

/** On two even grounds each letter counts against its own; on an uneven one strokes are looked for. */
function partedOn(read: readonly Cells[], grid: Grid, lettersIn: readonly number[]): Parted[] {
  const own = cutToGround(read, grid) ?? read;
  const byStrokes = isUneven(own) ? partedByStrokes(own, read, grid, lettersIn) : null;
  return byStrokes ?? partedSlices(own, lettersIn);
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
  const lettersIn = spans.map(
    ({ from, to }) => at.filter((place) => place * width >= from && place * width < to).length,
  );
  const plain = partedOn(read, grid, lettersIn);
  const outlined = outlinedLetters(read, grid, at);
  const ringed = outlined && partedSlices(outlined.cells, lettersIn, read);
  const mask = new Uint8Array(width * height);
  const cover = new Float32Array(width * height);
  const clear = new Uint8Array(width);
  const measured = spans.flatMap(({ from, to }, i): LetterSlice[] => {
    const share = outlined?.share ?? 0;
    const [own, inOutline] = [plain[i] as Parted, ringed?.[i] ?? null];
    const { at: cells, letters } = share > 0.5 && inOutline ? inOutline : own;
    if (letters) {
      if (letters.isClear) clear.fill(1, from, to);
      for (let c = 0; c < cells.length; c++) {
        const cell = cells[c] as number;
        if (letters.marks[c]) mask[cell] = 1;
        cover[cell] = letters.cover[c] as number;
      }
    }
    return blended(own.measured, inOutline?.measured ?? null, share);
  });
  return { width, height, mask, cover, clear, slices: measured };
}
