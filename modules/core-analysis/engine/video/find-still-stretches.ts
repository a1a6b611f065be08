import { type FrameFeatures, thumbDistance } from './frame-features.ts';
import type { Interval } from './video-measurements.ts';

/** Mean luma under which a frame is black. */
export const BLACK_LUMA = 0.06;
const SHORTEST_BLACK_S = 0.1;
const SHORTEST_FROZEN_S = 1;
/** Mean luma difference, and that of the block that changed most, up to which two frames are the same: what recompression does. */
const SAME = 0.0012;
const SAME_BLOCK = 0.02;
/** The same for a frame that the codec draws anew, which freshens a frozen picture a little, seldom more than once a second. */
const FRESHENED = 0.01;
const FRESHENED_BLOCK = 0.05;
const FRESHENED_THUMB = 0.003;
const FRESHENED_EVERY_S = 0.9;
/** How far a frozen picture may have crept from its first frame: slow zooms are not frozen. */
const CREPT = 0.01;

/** Stretches with a mean luma under 6 % for at least 0.1 s. */
export function findBlack(frames: readonly FrameFeatures[], durationS: number): Interval[] {
  return stretches(frames, durationS, SHORTEST_BLACK_S, (at) => (frames[at] as FrameFeatures).luma < BLACK_LUMA);
}

/** Stretches of at least 1 s in which no frame differs from the one before. */
export function findFrozen(frames: readonly FrameFeatures[], durationS: number): Interval[] {
  const found: Interval[] = [];
  let start = 0;
  let freshened = Number.NEGATIVE_INFINITY;
  for (let at = 1; at <= frames.length; at += 1) {
    const frame = frames[at];
    const first = frames[start] as FrameFeatures;
    if (frame && isSame(frame) && thumbDistance(first.thumb, frame.thumb) <= CREPT) continue;
    if (frame && frame.time - freshened >= FRESHENED_EVERY_S && isFreshened(frames[at - 1] as FrameFeatures, frame)) {
      freshened = frame.time;
      continue;
    }
    const end = frame?.time ?? durationS;
    if (at - start > 1 && end - first.time >= SHORTEST_FROZEN_S) found.push({ start: first.time, end });
    start = at;
  }
  return found;
}

function isSame({ difference, blockDifference }: FrameFeatures): boolean {
  return difference <= SAME && blockDifference <= SAME_BLOCK;
}

function isFreshened(before: FrameFeatures, { difference, blockDifference, thumb }: FrameFeatures): boolean {
  return (
    difference <= FRESHENED &&
    blockDifference <= FRESHENED_BLOCK &&
    thumbDistance(before.thumb, thumb) <= FRESHENED_THUMB
  );
}

function stretches(
  frames: readonly FrameFeatures[],
  durationS: number,
  shortest: number,
  holds: (at: number) => boolean,
): Interval[] {
  const found: Interval[] = [];
  let start: number | null = null;
  for (let at = 0; at <= frames.length; at += 1) {
    if (at < frames.length && holds(at)) {
      start ??= at;
    } else if (start !== null) {
      const interval = { start: (frames[start] as FrameFeatures).time, end: frames[at]?.time ?? durationS };
      if (interval.end - interval.start >= shortest - 1e-6) found.push(interval);
      start = null;
    }
  }
  return found;
}
