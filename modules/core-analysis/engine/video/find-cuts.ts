import { quantile } from '../measure/plane.ts';
import { type FrameFeatures, thumbDistance } from './frame-features.ts';

/** Least strength of a cut: the mean difference of the thumbnails plus a quarter of that of the histograms. */
const LEAST_STRENGTH = 0.05;
/** How far a cut must stand out from what moves before it and after it. */
const STAND_OUT = 2.2;
/** Frames at most, and seconds at most, on either side that a cut is compared with. */
const NEIGHBOURS = 12;
const NEIGHBOUR_S = 0.4;
/** A picture that comes back within this time was interrupted by a flash, not cut. */
const FLASH_S = 0.4;
/** How near it must come back, as a share of how far it had gone. */
const SAME_AGAIN = 0.4;
/** Frames that a shot lasts at least: below, two changes are one. */
const SHORTEST = 3;

/** How strongly each frame differs from the one before, 0 for the first. */
export function changeStrengths(frames: readonly FrameFeatures[]): Float64Array {
  return Float64Array.from(frames, (frame, at) => {
    const before = frames[at - 1];
    return before ? thumbDistance(before.thumb, frame.thumb) + 0.25 * frame.histogramDifference : 0;
  });
}

/**
 * Indexes of the frames that begin a new shot after a hard cut. A cut stands
 * out from its neighbours on both sides (after the adaptive detector of
 * PySceneDetect), which neither a fast pan nor the start of motion does; a
 * flash comes back to the picture before it.
 */
export function findCuts(frames: readonly FrameFeatures[]): number[] {
  const strengths = changeStrengths(frames);
  const cuts: number[] = [];
  for (let at = 1; at < frames.length; at += 1) {
    const strength = strengths[at] as number;
    if (strength < LEAST_STRENGTH || !standsOut(frames, strengths, at) || isFlash(frames, at)) continue;
    const last = cuts.at(-1);
    if (last !== undefined && at - last < SHORTEST) {
      if (strength > (strengths[last] as number)) cuts[cuts.length - 1] = at;
      continue;
    }
    cuts.push(at);
  }
  return cuts;
}

function standsOut(frames: readonly FrameFeatures[], strengths: Float64Array, at: number): boolean {
  const strength = strengths[at] as number;
  return [-1, 1].every((direction) => {
    const near: number[] = [];
    for (let step = 1; step <= NEIGHBOURS; step += 1) {
      const other = at + direction * step;
      if (other < 1 || other >= frames.length) break;
      if (near.length >= 2 && Math.abs(time(frames, other) - time(frames, at)) > NEIGHBOUR_S) break;
      near.push(strengths[other] as number);
    }
    // Half of them may be cuts themselves, as in a fast montage.
    near.sort((one, other) => one - other);
    return strength >= STAND_OUT * quantile(near, 0.5);
  });
}

/** Whether the picture before the change is back soon after, or the one after it was there soon before. */
function isFlash(frames: readonly FrameFeatures[], at: number): boolean {
  const before = frames[at - 1] as FrameFeatures;
  const after = frames[at] as FrameFeatures;
  const gone = thumbDistance(before.thumb, after.thumb);
  const isNear = (one: FrameFeatures, other: FrameFeatures) =>
    thumbDistance(one.thumb, other.thumb) < SAME_AGAIN * gone;
  for (let next = at + 1; next < frames.length && time(frames, next) - after.time < FLASH_S; next += 1) {
    if (isNear(before, frames[next] as FrameFeatures)) return true;
  }
  for (let last = at - 2; last >= 0 && before.time - time(frames, last) < FLASH_S; last -= 1) {
    if (isNear(frames[last] as FrameFeatures, after)) return true;
  }
  return false;
}

function time(frames: readonly FrameFeatures[], at: number): number {
  return (frames[at] as FrameFeatures).time;
}
