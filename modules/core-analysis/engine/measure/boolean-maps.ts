import { emptyPlane, type LabPlanes, type Plane, resample } from './plane.ts';

const LONG_SIDE = 128;
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
  const scratch = { outside: new Uint8Array(w * h), stack: new Int32Array(w * h) };
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

/** Adds what one cut encloses: figures above the level and below it each with length one. */
function addEnclosed(
  { width, height, data }: Plane,
  level: number,
  out: Plane,
  { outside, stack }: { outside: Uint8Array; stack: Int32Array },
): void {
  outside.fill(0);
  let top = 0;
  const reach = (at: number, above: boolean) => {
    if (outside[at] === 1 || (data[at] as number) > level !== above) return;
    outside[at] = 1;
    stack[top] = at;
    top += 1;
  };
  const start = (at: number) => reach(at, (data[at] as number) > level);
  for (let x = 0; x < width; x += 1) {
    start(x);
    start((height - 1) * width + x);
  }
  for (let y = 0; y < height; y += 1) {
    start(y * width);
    start(y * width + width - 1);
  }
  while (top > 0) {
    top -= 1;
    const at = stack[top] as number;
    const above = (data[at] as number) > level;
    const x = at % width;
    if (x > 0) reach(at - 1, above);
    if (x < width - 1) reach(at + 1, above);
    if (at >= width) reach(at - width, above);
    if (at < data.length - width) reach(at + width, above);
  }
  let aboveCount = 0;
  let belowCount = 0;
  for (let at = 0; at < data.length; at += 1) {
    if (outside[at] === 1) continue;
    if ((data[at] as number) > level) aboveCount += 1;
    else belowCount += 1;
  }
  const aboveWeight = 1 / Math.sqrt(aboveCount);
  const belowWeight = 1 / Math.sqrt(belowCount);
  for (let at = 0; at < data.length; at += 1) {
    if (outside[at] === 1) continue;
    out.data[at] = (out.data[at] as number) + ((data[at] as number) > level ? aboveWeight : belowWeight);
  }
}
