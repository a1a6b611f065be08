import { findCtas } from '../copy/find-cta.ts';
import type { FrameFeatures } from './frame-features.ts';
import type { EndCard, Shot, VideoText } from './video-measurements.ts';

/** The end is the last shot, but no more than this of it, and no less than a second where there is so much, seconds. */
const LONGEST_S = 4;
const SHORTEST_S = 1;
/** Seconds that a text must stand in the end to be part of it. */
const LEAST_TEXT_S = 0.5;
/** Stillness is told over at least so much, seconds. */
const STILL_OVER_S = 0.5;
/** Motion under this share of the whole video's mean is still; and motion under the second value always is. */
const STILL_SHARE = 0.1;
const STILL_MOTION = 0.0015;

/**
 * The last shot, of a longer one its last 4 s, where something is written in it
 * that is no caption; null where nothing is.
 */
export function findEndCard(
  shots: readonly Shot[],
  text: VideoText,
  frames: readonly FrameFeatures[],
  motion: Float64Array,
  /** From when on the last shot is no mixture with the one before. */
  clearS: number,
  durationS: number,
): EndCard | null {
  const last = shots.length - 1;
  const shot = shots[last];
  if (!shot) return null;
  const start = Math.max(0, Math.min(Math.max(shot.start, durationS - LONGEST_S), durationS - SHORTEST_S));
  const spans = text.spans.flatMap((span, index) => {
    const seconds = Math.min(span.end, durationS) - Math.max(span.start, start);
    return seconds >= LEAST_TEXT_S && !span.caption ? [index] : [];
  });
  if (spans.length === 0) return null;
  const meanOf = (from: number) => {
    const values = [...motion].filter((_, at) => (frames[at] as FrameFeatures).time >= from);
    return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  };
  const moved = meanOf(Math.min(Math.max(start, clearS), durationS - STILL_OVER_S));
  return {
    start,
    end: durationS,
    shot: last,
    spans,
    hasCta: spans.some((index) => findCtas(text.spans[index]?.text ?? '').length > 0),
    still: moved < STILL_MOTION || moved < STILL_SHARE * meanOf(0),
  };
}
