import { emptyPlane, type LabPlanes, type Plane, resample } from '../plane.ts';

const LONG_SIDE = 96;
const THRESHOLDS = 14;
/** Least step between thresholds, in Lab units: differences under it are not seen. */
const LEAST_STEP = 2.5;

/**
 * Attention by surroundedness after Zhang and Sclaroff 2013: each colour axis
 * is cut at many levels, and what is wholly enclosed, at either side of a cut,
 * is figure. Small figures count for more than large ones.
 */
export function booleanMap(lab: LabPlanes, width: number, height: number): Plane {
  const scale = Math.min(1, LONG_SIDE / Math.max(lab.l.width, lab.l.height));
  const w = Math.max(8, Math.round(lab.l.width * scale));
  const h = Math.max(8, Math.round(lab.l.height * scale));
  const out = emptyPlane(w, h);
  const scratch = { state: new Uint8Array(w * h), stack: new Int32Array(w * h) };
  for (const axis of [lab.l, lab.a, lab.b]) {
    const plane = resample(axis, w, h);
    let low = Number.POSITIVE_INFINITY;
    let high = Number.NEGATIVE_INFINITY;
    for (const value of plane.data) {
      if (value < low) low = value;
      if (value > high) high = value;
    }
    const step = Math.max(LEAST_STEP, (high - low) / THRESHOLDS);
    for (let level = low + step / 2; level < high; level += step) addEnclosed(plane, level, out, scratch);
  }
  return resample(out, width, height);
}

/** State of a pixel at one cut: at or below the level, above it, or 2 more once reached from the border. */
const ABOVE = 1;
const OUTSIDE = 2;

/** Adds what one cut encloses: figures above the level and those below it, each side with length one. */
function addEnclosed(
  { width, height, data }: Plane,
  level: number,
  out: Plane,
  { state, stack }: { state: Uint8Array; stack: Int32Array },
): void {
  for (let at = 0; at < data.length; at += 1) state[at] = (data[at] as number) > level ? ABOVE : 0;
  let top = 0;
  const start = (at: number) => {
    if ((state[at] as number) >= OUTSIDE) return;
    state[at] = (state[at] as number) + OUTSIDE;
    stack[top] = at;
    top += 1;
  };
  for (let x = 0; x < width; x += 1) {
    start(x);
    start((height - 1) * width + x);
  }
  for (let y = 0; y < height; y += 1) {
    start(y * width);
    start(y * width + width - 1);
  }
  // Every border pixel is on the stack already, so that no neighbour of an inner pixel lies outside the frame.
  while (top > 0) {
    top -= 1;
    const at = stack[top] as number;
    const side = (state[at] as number) - OUTSIDE;
    const reached = side + OUTSIDE;
    if (state[at - 1] === side) {
      state[at - 1] = reached;
      stack[top++] = at - 1;
    }
    if (state[at + 1] === side) {
      state[at + 1] = reached;
      stack[top++] = at + 1;
    }
    if (state[at - width] === side) {
      state[at - width] = reached;
      stack[top++] = at - width;
    }
    if (state[at + width] === side) {
      state[at + width] = reached;
      stack[top++] = at + width;
    }
  }
  let aboveCount = 0;
  let belowCount = 0;
  for (let at = 0; at < state.length; at += 1) {
    if (state[at] === ABOVE) aboveCount += 1;
    else if (state[at] === 0) belowCount += 1;
  }
  if (aboveCount + belowCount === 0) return;
  const aboveWeight = 1 / Math.sqrt(Math.max(1, aboveCount));
  const belowWeight = 1 / Math.sqrt(Math.max(1, belowCount));
  for (let at = 0; at < state.length; at += 1) {
    if ((state[at] as number) >= OUTSIDE) continue;
    out.data[at] = (out.data[at] as number) + (state[at] === ABOVE ? aboveWeight : belowWeight);
  }
}
