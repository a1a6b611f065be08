import { besideText, type ShownText } from './beside-text.ts';
import { type FrameFeatures, thumbDistance } from './frame-features.ts';
import { movedShare } from './moved-share.ts';

/** Lengths of dissolves that are looked for, seconds. */
const LENGTHS_S = [0.2, 0.33, 0.5, 0.75, 1, 1.4, 2];
/** Least mean difference of the thumbnails before and after. */
const LEAST_DISTANCE = 0.05;
/** How much of that difference may already be there in half the length before and after: a pan goes on, a fade ends. */
const MOST_OUTSIDE = 0.42;
/** Places within a fade that must be a mixture of its ends, and how far each may be from it. */
const INSIDE = [0.25, 0.5, 0.75];
const MOST_RESIDUAL = 0.36;
/** Share of the whole change that one frame may bring: what jumps does not fade. */
const MOST_AT_ONCE = 0.45;
/** How far the share of the mixture may be from even progress. */
const UNEVEN = 0.22;
/**
 * Share of the change that a moving camera may explain. Of 79 dissolves between photographs (still and panning) the
 * largest is 0.43; of 53 stretches of walking, shaking, panning and zooming that look like mixtures the least is 0.49.
 */
const MOST_MOVED = 0.46;

/** From this share on of the mean change from frame to frame within it, what changes around a stretch is the same that goes on: no fade. */
const GOES_ON = 0.75;

/** A dissolve between frames `from` and `to`. */
export interface Fade {
  readonly from: number;
  readonly to: number;
}

/**
 * Dissolves and fades: stretches whose frames are mixtures of their two ends
 * and which have rest, or at least less change, on both sides. `cuts` are not
 * looked across. Where `texts` stand, come or go, the picture beside them must
 * fade too. Long dissolves (1 s) during a fast pan are missed.
 */
export function findFades(
  frames: readonly FrameFeatures[],
  cuts: readonly number[],
  texts: readonly ShownText[] = [],
): Fade[] {
  const edges = [0, ...cuts, frames.length];
  const steps = stepsOf(frames);
  const found: (Fade & { first: number; last: number; quality: number })[] = [];
  for (let index = 0; index + 1 < edges.length; index += 1) {
    const [first, last] = [edges[index] as number, (edges[index + 1] as number) - 1];
    for (let from = first; from < last; from += 1) {
      for (const length of LENGTHS_S) {
        const to = frameAt(frames, from, (frames[from] as FrameFeatures).time + length, last);
        if (to === null || to - from < 3) continue;
        const quality = qualityOf({ frames, steps }, from, to, first, last);
        if (quality > 0) found.push({ from, to, first, last, quality });
      }
    }
  }
  found.sort((one, other) => other.quality - one.quality || one.from - other.from || one.to - other.to);
  const kept: Fade[] = [];
  for (const { from, to, first, last } of found) {
    if (kept.some((other) => to > other.from && from < other.to)) continue;
    const half = halfOf(from, to);
    const [begin, end] = [Math.max(first, from - half), Math.min(last, to + half)];
    const picture = besideText(texts, frames.slice(begin, end + 1));
    if (picture) {
      const beside = { frames: picture.frames, steps: stepsOf(picture.frames) };
      if (qualityOf(beside, from - begin, to - begin, 0, end - begin, picture.seen) === 0) continue;
    }
    kept.push({ from, to });
  }
  return kept.sort((one, other) => one.from - other.from);
}

function frameAt(frames: readonly FrameFeatures[], from: number, time: number, last: number): number | null {
  let at = from;
  while (at <= last && (frames[at] as FrameFeatures).time < time - 1e-6) at += 1;
  return at > last ? null : at;
}

const halfOf = (from: number, to: number) => Math.max(2, Math.round((to - from) / 2));

/** 0 where it is no fade; else larger for a clearer and more complete one. */
function qualityOf(
  { frames, steps }: { readonly frames: readonly FrameFeatures[]; readonly steps: Float64Array },
  from: number,
  to: number,
  first: number,
  last: number,
  seen?: Float32Array,
): number {
  const start = (frames[from] as FrameFeatures).thumb;
  const end = (frames[to] as FrameFeatures).thumb;
  const distance = thumbDistance(start, end);
  if (distance < LEAST_DISTANCE) return 0;
  const half = halfOf(from, to);
  const pace = (at: number, length: number, distanceTo: Float32Array) =>
    length < 2 ? 0 : (thumbDistance((frames[at] as FrameFeatures).thumb, distanceTo) * half) / length;
  const [before, after] = [Math.max(first, from - half), Math.min(last, to + half)];
  // With no rest on either side there is nothing that it fades from or to: a short shot that zooms from cut to cut.
  if (from - before < 2 && after - to < 2) return 0;
  const outside = Math.max(pace(before, from - before, start), pace(after, after - to, end)) / distance;
  if (outside > MOST_OUTSIDE) return 0;
  const inside = meanStep(steps, from, to) ?? 0;
  const around = [meanStep(steps, before, from), meanStep(steps, to, after)].filter((step) => step !== null);
  if (around.every((step) => step > GOES_ON * inside)) return 0;
  if (steps.subarray(from + 1, to + 1).some((step) => step > MOST_AT_ONCE * distance)) return 0;
  let worst = 0;
  for (const share of INSIDE) {
    const middle = (frames[Math.round(from + share * (to - from))] as FrameFeatures).thumb;
    const { part, residual } = mixtureOf(start, end, middle);
    if (Math.abs(part - share) > UNEVEN || residual > MOST_RESIDUAL) return 0;
    worst = Math.max(worst, residual);
  }
  if (movedShare(frames, from, to, seen) > MOST_MOVED) return 0;
  return distance * (1 - worst) * (1 - outside);
}

/** How far each frame is from the one before, 0 for the first. */
function stepsOf(frames: readonly FrameFeatures[]): Float64Array {
  return Float64Array.from(frames, ({ thumb }, at) =>
    at > 0 ? thumbDistance((frames[at - 1] as FrameFeatures).thumb, thumb) : 0,
  );
}

/** Mean change from frame to frame between two frames; null where they are one. */
function meanStep(steps: Float64Array, from: number, to: number): number | null {
  return to > from ? steps.subarray(from + 1, to + 1).reduce((sum, step) => sum + step, 0) / (to - from) : null;
}

/** The best mixture of two thumbnails for a third: share of the second, and what it leaves unexplained. */
function mixtureOf(start: Float32Array, end: Float32Array, middle: Float32Array): { part: number; residual: number } {
  let [length, along] = [0, 0];
  for (let at = 0; at < start.length; at += 1) {
    const way = (end[at] as number) - (start[at] as number);
    length += way * way;
    along += way * ((middle[at] as number) - (start[at] as number));
  }
  const part = along / length;
  let left = 0;
  for (let at = 0; at < start.length; at += 1) {
    const from = start[at] as number;
    left += ((middle[at] as number) - from - part * ((end[at] as number) - from)) ** 2;
  }
  return { part, residual: Math.sqrt(left / length) };
}
