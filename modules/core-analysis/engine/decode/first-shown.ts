/** Light of one frame of an animation, made small: luma 0..255, row by row. */
export type LumaFrame = Uint8Array;

/** Standard deviation of luma (0..1) under which a frame is one plain ground: coding leaves that much. */
const EMPTY = 0.012;
/** How much stronger than the last frame one must be to be a further step of a fade. */
const STRONGER = 1.01;
/** Correlation of two frames from which on they show the same. */
const ALIKE = 0.9;

/**
 * Index of the frame an animation is judged by: the first that is not empty; where the next ones show the same ever more strongly,
 * as in a fade, the one at which that ends. Null where all are empty.
 */
export function firstShown(frames: readonly LumaFrame[]): number | null {
  const strength = frames.map(deviation);
  const first = strength.findIndex((value) => value >= EMPTY);
  if (first < 0) return null;
  let at = first;
  while (at + 1 < frames.length) {
    const [now, next] = [strength[at] as number, strength[at + 1] as number];
    if (next < now * STRONGER || correlation(frames[at] as LumaFrame, frames[at + 1] as LumaFrame) < ALIKE) break;
    at += 1;
  }
  return at;
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
