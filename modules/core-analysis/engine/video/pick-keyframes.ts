import { quantile } from '../measure/plane.ts';
import type { FoundShot } from './find-shots.ts';
import { BLACK_LUMA } from './find-still-stretches.ts';
import { type FrameFeatures, thumbDistance } from './frame-features.ts';

/** The middle of a shot in which its keyframe lies, as a share of it. */
const MIDDLE = 0.7;
/** Keyframes nearer than this (mean difference of their thumbnails) count as one picture. */
const ALIKE = 0.02;
/** They show the same where, beside that, no cell of them differs by more than this: another line of text on the same ground does. */
const SAME_CELL = 0.08;
/** A frame this plain (mean luma step) shows nothing but a ground. */
const BARE_DETAIL = 0.002;

/** Up to so many shots each is measured: a montage of 15 in 15 s whole, at about 0.5 s of computing a shot. */
const EVERY_SHOT = 20;

/** How many keyframes are measured as pictures: those of all shots of most ads, more for longer videos. */
export function stillBudget(durationS: number): number {
  return Math.max(EVERY_SHOT, Math.floor(3 + durationS / 4));
}

/** Index of the frame that stands for the shot: the one with most detail among the calmer half of its middle. */
export function pickKeyframe(frames: readonly FrameFeatures[], { clearFrom, clearTo, from, to }: FoundShot): number {
  const [first, end] = clearTo > clearFrom ? [clearFrom, clearTo] : [from, to];
  const margin = ((end - first) * (1 - MIDDLE)) / 2;
  const middle: number[] = [];
  for (let at = Math.ceil(first + margin); at < end - margin; at += 1) middle.push(at);
  if (middle.length === 0) return Math.min(end - 1, Math.floor((first + end) / 2));
  const motions = middle.map((at) => (frames[at] as FrameFeatures).difference);
  const calm = quantile(
    [...motions].sort((one, other) => one - other),
    0.5,
  );
  const centre = (first + end - 1) / 2;
  let best = middle[0] as number;
  for (const [index, at] of middle.entries()) {
    if ((motions[index] as number) > calm + 1e-9) continue;
    const gain = (frames[at] as FrameFeatures).detail - (frames[best] as FrameFeatures).detail;
    const nearer = Math.abs(at - centre) < Math.abs(best - centre);
    if ((motions[index] as number) <= calm && (gain > 1e-4 || (gain > -1e-4 && nearer))) best = at;
  }
  return best;
}

/**
 * Which shots' keyframes are measured, as indexes in order. The first and the
 * last shot and the poster always; then the longest. A keyframe that shows the
 * same as one that is measured is passed over, one nearly equal waits for what
 * the others leave of the budget.
 */
export function pickMeasured(
  frames: readonly FrameFeatures[],
  shots: readonly FoundShot[],
  keyframes: readonly number[],
  budget: number,
): number[] {
  const lengths = shots.map(({ from, to }) => to - from);
  const first = [posterShot(frames, keyframes), 0, shots.length - 1];
  const rest = shots.map((_, index) => index).sort((p, q) => (lengths[q] as number) - (lengths[p] as number) || p - q);
  const measured: number[] = [];
  const thumbOf = (shot: number) => thumbAt(frames, keyframes, shot);
  const passes: ((one: Float32Array, other: Float32Array) => boolean)[] = [isAlike, showsSame];
  for (const isKnown of passes) {
    for (const shot of [...first, ...rest]) {
      if (measured.length >= budget) break;
      if (measured.every((other) => other !== shot && !isKnown(thumbOf(other), thumbOf(shot)))) measured.push(shot);
    }
  }
  return measured.sort((one, other) => one - other);
}

/** A shot is looked at in so many parts for further keyframes, and each part must last so long. */
const PARTS = 3;
const LEAST_PART_S = 0.5;

/**
 * Further keyframes of the measured shots, as indexes of frames in order: of each third of a shot the frame that stands for it,
 * where it shows something that no keyframe of the shot does. The longest shots first, at most `budget` in all.
 *
 * @returns by shot; shots without any are absent
 */
export function pickMore(
  frames: readonly FrameFeatures[],
  shots: readonly FoundShot[],
  keyframes: readonly number[],
  measured: readonly number[],
  budget: number,
): Map<number, number[]> {
  const more = new Map<number, number[]>();
  const lengthOf = (shot: number) => (shots[shot] as FoundShot).to - (shots[shot] as FoundShot).from;
  const longest = [...measured].sort((one, other) => lengthOf(other) - lengthOf(one) || one - other);
  let left = budget;
  for (const shot of longest) {
    const known = [keyframes[shot] as number];
    for (const part of thirdsOf(frames, shots[shot] as FoundShot)) {
      const at = pickKeyframe(frames, part);
      const isNew = known.every((other) => !isAlike(thumbOf(frames, other), thumbOf(frames, at)));
      if (left > 0 && isNew && known.length < PARTS) {
        known.push(at);
        left -= 1;
      }
    }
    const others = known.slice(1).sort((one, other) => one - other);
    if (others.length > 0) more.set(shot, others);
  }
  return more;
}

/** The clear frames of a shot in three parts; none where these would be too short to differ. */
function thirdsOf(frames: readonly FrameFeatures[], { from, to, clearFrom, clearTo, begins }: FoundShot): FoundShot[] {
  const [first, end] = clearTo > clearFrom ? [clearFrom, clearTo] : [from, to];
  const timeOf = (at: number) => (frames[Math.min(at, frames.length - 1)] as FrameFeatures).time;
  if (timeOf(end - 1) - timeOf(first) < PARTS * LEAST_PART_S) return [];
  return Array.from({ length: PARTS }, (_, part) => {
    const start = Math.round(first + ((end - first) * part) / PARTS);
    const stop = Math.round(first + ((end - first) * (part + 1)) / PARTS);
    return { from: start, to: stop, clearFrom: start, clearTo: stop, begins };
  });
}

/** Of how many measured keyframes the networks tell what they show. */
const SEEN = 8;

/** Which of the measured shots' keyframes are looked at by the networks of sight: the first, the last and the longest. */
export function pickSeen(measured: readonly number[], shots: readonly FoundShot[]): ReadonlySet<number> {
  const lengthOf = (index: number) => {
    const { from, to } = shots[index] as FoundShot;
    return to - from;
  };
  const ends = [...measured.slice(0, 1), ...measured.slice(-1)];
  const longest = [...measured].sort((one, other) => lengthOf(other) - lengthOf(one) || one - other);
  return new Set([...new Set([...ends, ...longest])].slice(0, SEEN));
}

/** The measured shot whose keyframe shows the same as this shot's, the nearest of them; null where none does. */
export function likeOf(
  frames: readonly FrameFeatures[],
  keyframes: readonly number[],
  measured: readonly number[],
  shot: number,
): number | null {
  const own = thumbAt(frames, keyframes, shot);
  const same = measured.filter((other) => other !== shot && showsSame(thumbAt(frames, keyframes, other), own));
  const distance = (other: number) => thumbDistance(thumbAt(frames, keyframes, other), own);
  return same.sort((one, other) => distance(one) - distance(other) || one - other)[0] ?? null;
}

function thumbAt(frames: readonly FrameFeatures[], keyframes: readonly number[], shot: number): Float32Array {
  return thumbOf(frames, keyframes[shot] as number);
}

function thumbOf(frames: readonly FrameFeatures[], at: number): Float32Array {
  return (frames[at] as FrameFeatures).thumb;
}

function isAlike(one: Float32Array, other: Float32Array): boolean {
  return thumbDistance(one, other) < ALIKE;
}

function showsSame(one: Float32Array, other: Float32Array): boolean {
  return isAlike(one, other) && one.every((value, at) => Math.abs(value - (other[at] as number)) < SAME_CELL);
}

/** The first shot whose keyframe is neither black nor bare; the first of all where there is none. */
function posterShot(frames: readonly FrameFeatures[], keyframes: readonly number[]): number {
  const shown = keyframes.findIndex((at) => {
    const { luma, detail } = frames[at] as FrameFeatures;
    return luma >= BLACK_LUMA && detail >= BARE_DETAIL;
  });
  if (shown >= 0) return shown;
  const lit = keyframes.findIndex((at) => (frames[at] as FrameFeatures).luma >= BLACK_LUMA);
  return Math.max(0, lit);
}
