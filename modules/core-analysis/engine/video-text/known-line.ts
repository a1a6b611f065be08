import type { ReadLine } from '../text/recognise/read-line.ts';
import type { PixelBox } from '../text/recognise/resample.ts';
import type { SmallGrey } from './small-grey.ts';

/** A line that was read, with what it looked like then. */
export interface KnownLine {
  readonly id: number;
  /** Places in pixels of the sampled frame. */
  readonly line: ReadLine;
  /** The detector's box around it. */
  readonly found: PixelBox;
  /** Grey values under the line's box on the small frame, mean 0 and length 1. */
  readonly look: Float32Array;
  /** Was not recognised by its look although it had stayed: text over a ground that moves too much. */
  readonly unsteady: boolean;
}

interface Cells {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function cellsOf({ x, y, w, h }: PixelBox, { width, height, factor }: SmallGrey): Cells {
  const left = Math.max(0, Math.min(width - 1, Math.floor(x / factor)));
  const top = Math.max(0, Math.min(height - 1, Math.floor(y / factor)));
  return {
    left,
    top,
    right: Math.max(left + 1, Math.min(width, Math.ceil((x + w) / factor))),
    bottom: Math.max(top + 1, Math.min(height, Math.ceil((y + h) / factor))),
  };
}

/** Grey values under a box given in pixels of the sampled frame, mean 0, length 1; all 0 where it is plain. */
export function lookAt(grey: SmallGrey, box: PixelBox): Float32Array {
  const { left, top, right, bottom } = cellsOf(box, grey);
  const look = new Float32Array((right - left) * (bottom - top));
  let at = 0;
  let sum = 0;
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1, at += 1) {
      look[at] = grey.data[y * grey.width + x] as number;
      sum += look[at] as number;
    }
  }
  const mean = sum / look.length;
  let squares = 0;
  for (let i = 0; i < look.length; i += 1) {
    look[i] = (look[i] as number) - mean;
    squares += (look[i] as number) ** 2;
  }
  // Under one level of deviation there is nothing to know it by.
  const length = squares > look.length ? Math.sqrt(squares) : Number.POSITIVE_INFINITY;
  for (let i = 0; i < look.length; i += 1) look[i] = (look[i] as number) / length;
  return look;
}

/** From this resemblance on the ground has stayed too, and a changed letter can be told. */
const STILL = 0.96;
/** Width of the parts compared then, / the line's height: a letter or a figure. */
const PART = 0.6;
/** A part with at least this share of a part's mean contrast whose correlation is below the second has changed. */
const MIN_CONTRAST = 0.3;
const CHANGED = 0.85;

/** Lowest correlation among parts of two looks that show something. */
function worstPart(one: Float32Array, other: Float32Array, width: number, height: number): number {
  const size = Math.max(3, Math.round(height * PART));
  let worst = 1;
  for (let left = 0; left + size <= width; left += Math.max(1, size >> 1)) {
    let [a, b, aa, bb, ab] = [0, 0, 0, 0, 0];
    for (let y = 0; y < height; y += 1) {
      for (let x = left; x < left + size; x += 1) {
        const [p, q] = [one[y * width + x] as number, other[y * width + x] as number];
        a += p;
        b += q;
        aa += p * p;
        bb += q * q;
        ab += p * q;
      }
    }
    const n = size * height;
    const [va, vb] = [aa - (a * a) / n, bb - (b * b) / n];
    // Looks have length 1, so a mean part holds this share of it.
    if (Math.max(va, vb) < (MIN_CONTRAST * size) / width) continue;
    worst = Math.min(worst, (ab - (a * b) / n) / Math.sqrt(Math.max(va, 1e-9) * Math.max(vb, 1e-9)));
  }
  return worst;
}

type Seen = Pick<KnownLine, 'line' | 'look'>;

function correlation(known: Seen, now: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < now.length; i += 1) sum += (now[i] as number) * (known.look[i] as number);
  return sum;
}

/**
 * Correlation of what stands at a line's place with what stood there when it was
 * read, -1..1. Text over a moving photograph keeps about 0.8, another text in
 * the same place and style has about 0.2.
 */
export function resemblance(known: Seen, grey: SmallGrey): number {
  return correlation(known, lookAt(grey, known.line.box));
}

/** The same, but 0 where the ground stayed and a letter or figure changed: "Only 3 left" is not "Only 2 left". */
export function sameness(known: Seen, grey: SmallGrey): number {
  const now = lookAt(grey, known.line.box);
  const whole = correlation(known, now);
  if (whole < STILL) return whole;
  const { left, right, top, bottom } = cellsOf(known.line.box, grey);
  return worstPart(now, known.look, right - left, bottom - top) < CHANGED ? 0 : whole;
}

function sharedArea(one: PixelBox, other: PixelBox): number {
  const w = Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x);
  const h = Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y);
  return w <= 0 || h <= 0 ? 0 : w * h;
}

/** Overlap of two boxes / the smaller one, 0..1: 1 where one lies in the other. */
export function coverOf(one: PixelBox, other: PixelBox): number {
  return sharedArea(one, other) / Math.max(1e-9, Math.min(one.w * one.h, other.w * other.h));
}

/** Edges of two boxes of one line lie this close, / line height: half a letter more is another wording. */
const MAX_EDGE_SHIFT = 0.45;

/** Whether two boxes of the detector hold the same line with nothing added or lost. */
export function isSameBox(one: PixelBox, other: PixelBox): boolean {
  const most = MAX_EDGE_SHIFT * Math.min(one.h, other.h);
  return (
    Math.abs(one.x - other.x) <= most &&
    Math.abs(one.y - other.y) <= most &&
    Math.abs(one.x + one.w - other.x - other.w) <= most &&
    Math.abs(one.y + one.h - other.y - other.h) <= most
  );
}
