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
/** How near it must come back: as a share of how far it had gone, and at most, beyond what it moves meanwhile. */
const SAME_AGAIN = 0.4;
const SAME_AT_MOST = 0.035;
/** How far it must stand out from at least one of its two next neighbours on each side: a whip pan lasts several frames. */
const STAND_OUT_NEXT = 1.8;
/** Share of the cells that a cut changes at least, and from which share of the mean change a cell counts: what moves or appears is local. */
const CHANGED_SHARE = 0.4;
const CHANGED = 0.25;
/** Frames that a shot lasts at least: below, two changes are one. */
const SHORTEST = 3;

/** How strongly each frame differs from the one before, 0 for the first. */
export function changeStrengths(frames: readonly FrameFeatures[]): Float64Array {
  return Float64Array.from(frames, (_, at) => changeStrength(frames, at));
}

function changeStrength(frames: readonly FrameFeatures[], at: number): number {
  const [before, frame] = [frames[at - 1], frames[at]];
  if (!before || !frame) return 0;
  const moved = thumbDistance(before.thumb, frame.thumb);
  // Colours may all change bin at once where brightness only creeps: as much as the picture itself says, no more.
  return moved + 0.25 * Math.min(frame.histogramDifference, 4 * moved);
}

/** Whether the frame may begin a new shot, as far as the frames before it tell. */
export function mayCut(frames: readonly FrameFeatures[], at: number): boolean {
  const strength = changeStrength(frames, at);
  if (strength < LEAST_STRENGTH) return false;
  return strength >= STAND_OUT_NEXT * Math.min(changeStrength(frames, at - 1), changeStrength(frames, at - 2));
}

/**
 * Indexes of the frames that begin a new shot after a hard cut. A cut stands
 * out from its neighbours on both sides (after the adaptive detector of
 * PySceneDetect), which neither a fast pan nor the start of motion does; a
 * flash comes back to the picture before it.
 */
export function findCuts(frames: readonly FrameFeatures[]): number[] {
  return changesOf(frames, (at) => !isFlash(frames, at));
}

/** The same with the frames at which a flash, or anything that interrupts a shot for a moment, comes and goes. */
export function findInterruptions(frames: readonly FrameFeatures[]): number[] {
  return changesOf(frames, () => true);
}

function changesOf(frames: readonly FrameFeatures[], counts: (at: number) => boolean): number[] {
  const strengths = changeStrengths(frames);
  const cuts: number[] = [];
  for (let at = 1; at < frames.length; at += 1) {
    const strength = strengths[at] as number;
    if (strength < LEAST_STRENGTH || !standsOut(frames, strengths, at)) continue;
    if (!changesWhole(frames, at) || !counts(at)) continue;
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
    const next = [1, 2].flatMap((step) => strengths[at + direction * step] ?? []);
    if (next.length > 0 && strength < STAND_OUT_NEXT * Math.min(...next)) return false;
    // Half of them may be cuts themselves, as in a fast montage.
    near.sort((one, other) => one - other);
    return strength >= STAND_OUT * quantile(near, 0.5);
  });
}

/** Whether most of the picture changed, not one part of it. */
function changesWhole(frames: readonly FrameFeatures[], at: number): boolean {
  const before = (frames[at - 1] as FrameFeatures).thumb;
  const after = (frames[at] as FrameFeatures).thumb;
  const changes = before.map((value, channel) => Math.abs(value - (after[channel] as number)));
  const mean = changes.reduce((sum, value) => sum + value, 0) / changes.length;
  return changes.filter((value) => value > CHANGED * mean).length >= CHANGED_SHARE * changes.length;
}

/** Whether the picture before the change is back soon after, or the one after it was there soon before. */
function isFlash(frames: readonly FrameFeatures[], at: number): boolean {
  return comesBack(frames, at - 1, at, 1) || comesBack(frames, at, at - 1, -1);
}

/** Whether the picture `from`, interrupted at `gone`, is there again soon in that direction, moved on as fast as before. */
function comesBack(frames: readonly FrameFeatures[], from: number, gone: number, direction: 1 | -1): boolean {
  const thumb = (at: number) => (frames[at] as FrameFeatures).thumb;
  const far = thumbDistance(thumb(from), thumb(gone));
  const before = frames[from - direction];
  const step = before ? thumbDistance(before.thumb, thumb(from)) : 0;
  for (let at = gone + direction; at >= 0 && at < frames.length; at += direction) {
    if (Math.abs(time(frames, at) - time(frames, gone)) >= FLASH_S) return false;
    const moved = Math.min(step, SAME_AT_MOST) * Math.abs(at - from);
    if (thumbDistance(thumb(from), thumb(at)) < Math.min(SAME_AGAIN * far, SAME_AT_MOST + moved)) return true;
  }
  return false;
}

function time(frames: readonly FrameFeatures[], at: number): number {
  return (frames[at] as FrameFeatures).time;
}
