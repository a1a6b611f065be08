/** Light of one frame of an animation, made small: luma 0..255, row by row. */
export type LumaFrame = Uint8Array;

/** Standard deviation of luma (0..1) under which a frame is one plain ground: coding leaves that much. */
const EMPTY = 0.012;
/** Correlation of two frames from which on they show the same, as far as coarse coding lets it be seen. */
const ALIKE = 0.75;
/** Frames beyond one that are looked at: coding may leave a step of a fade out. */
const AHEAD = 4;
/** How much stronger than it one of them must be to be a further step, and how much the last than the first to be a fade at all. */
const STEP = 1.015;
const FADE = 1.5;

export interface Shown {
  /** Index of the frame. */
  readonly frame: number;
  /** False where it may be another once more frames are looked at. */
  readonly settled: boolean;
}

/**
 * The frame an animation is judged by: the first that is not empty; where the next ones show the same ever more strongly, as in a
 * fade, the one at which that ends. Null where all are empty.
 */
export function firstShown(frames: readonly LumaFrame[]): Shown | null {
  const strength = frames.map(deviation);
  const of = (index: number): number => strength[index] as number;
  const first = strength.findIndex((value) => value >= EMPTY);
  if (first < 0) return null;
  let end = first;
  for (let step: number | null = first; step !== null; ) {
    end = step;
    step = null;
    for (let next = end + 1; next <= end + AHEAD && next < frames.length; next += 1) {
      const stronger = of(next) > of(step ?? end) * (step === null ? STEP : 1);
      if (stronger && correlation(frames[end] as LumaFrame, frames[next] as LumaFrame) >= ALIKE) step = next;
    }
  }
  return { frame: of(end) >= of(first) * FADE ? end : first, settled: end + AHEAD < frames.length };
}

/** Standard deviation of luma, 0..1. */
export function deviation(frame: LumaFrame): number {
  return Math.sqrt(covariance(frame, frame)) / 255;
}

function correlation(a: LumaFrame, b: LumaFrame): number {
  return covariance(a, b) / Math.sqrt(covariance(a, a) * covariance(b, b));
}

function covariance(a: LumaFrame, b: LumaFrame): number {
  let [sumA, sumB, sumOfProducts] = [0, 0, 0];
  for (let at = 0; at < a.length; at += 1) {
    const [x, y] = [a[at] as number, b[at] as number];
    sumA += x;
    sumB += y;
    sumOfProducts += x * y;
  }
  const count = a.length;
  return Math.max(0, sumOfProducts / count - (sumA / count) * (sumB / count));
}
