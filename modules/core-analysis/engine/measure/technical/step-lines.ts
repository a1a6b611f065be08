import type { Plane } from '../plane.ts';

/** Levels from which a step between neighbours is strong: an edge of the picture, or a border of blocks at very low quality. */
const STRONG = 24;
/**
 * Levels up to which a strong step counts. Two blocks err by 32 against each other at most (the coarsest quantiser is 255, an
 * eighth of it in the mean of a block), and a step of the picture lies under it.
 */
const MOST = 48;
/** Every which pixel along a line lone steps are taken from. */
const SAMPLE = 4;

/** What crosses each line between two columns, or two rows, of pixels: entry `at` is between `at - 1` and `at`. */
export interface StepLines {
  /** Mean of the steps that are not strong; those that are count 0. */
  readonly weak: Float64Array;
  /** Mean of the strong steps, each at most `MOST` levels; others count 0. */
  readonly strong: Float64Array;
  /** Mean of what each step has over the larger of its two neighbours across the line: texture and slopes have next to none, blocks have all. */
  readonly lone: Float64Array;
}

/** Steps between columns (`across`) and between rows (`down`) of luma. */
export function stepLines(luma: Plane): { across: StepLines; down: StepLines } {
  const { width, height, data } = luma;
  const across = { weak: new Float64Array(width), strong: new Float64Array(width), lone: loneAcross(luma) };
  const down = { weak: new Float64Array(height), strong: new Float64Array(height), lone: loneDown(luma) };
  for (let y = 1; y < height; y += 1) {
    let weak = 0;
    let strong = 0;
    for (let x = 1; x < width; x += 1) {
      const at = y * width + x;
      const value = data[at] as number;
      const left = Math.abs(value - (data[at - 1] as number));
      const up = Math.abs(value - (data[at - width] as number));
      if (left < STRONG) across.weak[x] = (across.weak[x] as number) + left / height;
      else across.strong[x] = (across.strong[x] as number) + Math.min(MOST, left) / height;
      if (up < STRONG) weak += up;
      else strong += Math.min(MOST, up);
    }
    down.weak[y] = weak / width;
    down.strong[y] = strong / width;
  }
  return { across, down };
}

const loneAcross = ({ width, height, data }: Plane): Float64Array => loneSteps(data, [width, 1], [height, width]);
const loneDown = ({ width, height, data }: Plane): Float64Array => loneSteps(data, [height, width], [width, 1]);

/** Lines and the pixels along each: how many there are, and how far apart in `data`. */
type Span = readonly [count: number, stride: number];

function loneSteps(data: Float32Array, [lines, stride]: Span, [breadth, along]: Span): Float64Array {
  const lone = new Float64Array(lines);
  for (let from = 0; from < breadth; from += SAMPLE) {
    let pixel = from * along;
    let last = 0;
    let own = 0;
    for (let line = 0; line + 1 < lines; line += 1) {
      const next = Math.abs((data[pixel + stride] as number) - (data[pixel] as number));
      lone[line] = (lone[line] as number) + Math.max(0, Math.min(MOST, own - Math.max(last, next)));
      last = own;
      own = next;
      pixel += stride;
    }
  }
  return lone.map((sum) => (sum * SAMPLE) / breadth);
}
