import { type QuietPart, quietParts } from '../../audio/quiet-parts.ts';
import type { Interval, VideoMeasurements } from '../../video/video-measurements.ts';

/** From this share of the whole on, the loudness of a stretch is that of the video. */
const NEARLY_ALL = 0.9;

/** The longest stretch under the mark, and of what it is made. */
export interface Quiet {
  longest: Interval | null;
  /** Its longest part without any sound, and the one with sound too quiet to hear. */
  silent: QuietPart | null;
  faint: (QuietPart & { lufs: number }) | null;
  /** Loudness of what is there, LUFS; null where most of the stretch is silence indeed. */
  lufs: number | null;
}

/** The longest stretch of a video's sound under the mark, seconds and LUFS. */
export function quietestOf(m: VideoMeasurements): Quiet {
  const longest = longestOf(m.audio?.silences ?? []);
  if (!longest) return { longest, silent: null, faint: null, lufs: null };
  const parts = quietParts(m).filter(({ start, end }) => start >= longest.start && end <= longest.end);
  const silent = longestOf(parts.filter(({ lufs }) => lufs === null));
  const faint = longestOf(parts.flatMap(({ lufs, ...at }) => (lufs === null ? [] : [{ ...at, lufs }])));
  const mostly = parts.reduce((sum, part) => sum + (part.lufs === null ? -1 : 1) * lengthOf(part), 0);
  const isAll = lengthOf(longest) >= NEARLY_ALL * m.source.durationS;
  const lufs = mostly > 0 && faint ? ((isAll ? m.audio?.integratedLufs : null) ?? faint.lufs) : null;
  return { longest, silent, faint, lufs };
}

const lengthOf = ({ start, end }: Interval): number => end - start;

const longestOf = <T extends Interval>(parts: readonly T[]): T | null =>
  [...parts].sort((a, b) => lengthOf(b) - lengthOf(a))[0] ?? null;
