import type { ImageMeasurements } from '../measurements.ts';
import type { Interval, Shot } from './video-measurements.ts';

/** The stretch of a shot that one measured keyframe stands for. */
export interface ShotPart extends Interval {
  keyframeAt: number;
  still: ImageMeasurements | null;
}

/** The shot itself, or, where more of its keyframes were measured, a part for each in order: they meet halfway between keyframes. */
export function partsOf(shot: Shot): ShotPart[] {
  const { start, end, keyframeAt, still, more = [] } = shot;
  if (still === null || more.length === 0) return [shot];
  const all = [{ keyframeAt, still }, ...more].sort((one, other) => one.keyframeAt - other.keyframeAt);
  const borders = all.slice(1).map((one, before) => (one.keyframeAt + (all[before]?.keyframeAt ?? start)) / 2);
  return all.map((one, at) => ({ ...one, start: borders[at - 1] ?? start, end: borders[at] ?? end }));
}
