import { attentionLine, salientContrast } from './attention-line.ts';
import { changeStrengths } from './find-cuts.ts';
import type { FoundShot } from './find-shots.ts';
import type { FrameFeatures } from './frame-features.ts';
import type { VideoTimeline } from './video-measurements.ts';

export const STEP_S = 0.5;
/** The frame distance that motion is told for. */
const MOTION_S = 1 / 30;
/** Motion of pictures that stand longer than this is not stretched any further, seconds. */
const SHORTEST_S = 1 / 240;

/** Sharpness of one sampled frame. */
export interface SharpnessSample {
  readonly time: number;
  readonly value: number;
}

/**
 * Motion of every frame at 30 a second: its difference to the one before / the
 * time between. 0 where a shot begins: a cut is no motion.
 */
export function motionOf(frames: readonly FrameFeatures[], shots: readonly FoundShot[]): Float64Array {
  const starts = new Set(shots.map(({ from }) => from));
  return Float64Array.from(frames, ({ time, difference }, at) => {
    const before = frames[at - 1];
    if (!before || starts.has(at)) return 0;
    return Math.min(1, (difference * MOTION_S) / Math.max(SHORTEST_S, time - before.time));
  });
}

/** Number of steps of a video. */
export function stepsOf(durationS: number): number {
  return Math.max(1, Math.ceil(durationS / STEP_S - 1e-9));
}

/** All series of the timeline. A step without a frame has the picture of the one before and no motion. */
export function buildTimeline(
  frames: readonly FrameFeatures[],
  motion: Float64Array,
  sharpness: readonly SharpnessSample[],
  loudness: readonly (number | null)[],
  durationS: number,
): VideoTimeline {
  const count = stepsOf(durationS);
  const stepAt = (time: number) => Math.min(count - 1, Math.floor(time / STEP_S + 1e-6));
  const members: number[][] = Array.from({ length: count }, () => []);
  for (const [at, { time }] of frames.entries()) members[stepAt(time)]?.push(at);
  const sharp: (number | undefined)[] = Array.from({ length: count });
  for (const { time, value } of sharpness) sharp[stepAt(time)] ??= value;
  const strengths = changeStrengths(frames);

  const timeline: VideoTimeline = {
    stepS: STEP_S,
    lightness: [],
    motion: [],
    sharpness: [],
    attention: [],
    loudness: [],
  };
  const appeals = members.map((indexes, step) => {
    const { lightness, motion: moved, sharpness: detail } = timeline;
    lightness.push(mean(indexes.map((at) => (frames[at] as FrameFeatures).lightness)) ?? lightness.at(-1) ?? 0);
    // The first frame of all and those after a cut have nothing to differ from.
    const movable = indexes.filter((at) => at > 0);
    moved.push(mean(movable.map((at) => motion[at] as number)) ?? 0);
    detail.push(sharp[step] ?? detail.at(-1) ?? 0);
    timeline.loudness.push(loudness[step] ?? null);
    const shown = indexes[Math.floor(indexes.length / 2)] ?? lastBefore(members, step);
    return {
      contrast: salientContrast((frames[shown] as FrameFeatures).thumb),
      motion: moved.at(-1) as number,
      onset: indexes.reduce((most, at) => Math.max(most, strengths[at] as number), 0),
    };
  });
  timeline.attention = attentionLine(appeals);
  return timeline;
}

function lastBefore(members: readonly number[][], step: number): number {
  for (let at = step; at >= 0; at -= 1) {
    const last = members[at]?.at(-1);
    if (last !== undefined) return last;
  }
  return 0;
}

function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}
