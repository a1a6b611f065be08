import type { Interval, VideoMeasurements, VideoTimeline } from '../video/video-measurements.ts';

/** A part of a stretch under -40 dBFS: silent, or sound that is there and hardly heard. */
export interface QuietPart extends Interval {
  /** Its loudness, LUFS; null where nothing at all is heard. */
  readonly lufs: number | null;
}

type Loudness = Pick<VideoTimeline, 'stepS' | 'loudness'>;

/** Under this momentary loudness, LUFS, BS.1770 takes sound for none. */
const NOTHING = -70;

/**
 * The stretches that the meter calls silent (under -40 dBFS), parted by whether there is sound in them; to a step of the timeline,
 * in seconds. The first and the last step of a stretch hold what rings out or sets in, and go with the step beside them.
 */
export function quietParts({
  audio,
  timeline,
}: Pick<VideoMeasurements, 'audio'> & { timeline: Loudness }): QuietPart[] {
  return (audio?.silences ?? []).flatMap((stretch) => partsOf(stretch, timeline));
}

function partsOf(stretch: Interval, { stepS, loudness }: Loudness): QuietPart[] {
  const from = Math.floor(stretch.start / stepS + 1e-6);
  const to = Math.max(from + 1, Math.ceil(stretch.end / stepS - 1e-6));
  const all = loudness.slice(from, to).map((value) => (value === null || value < NOTHING ? null : value));
  const edge = all.length > 2 ? 1 : 0;
  const inner = all.slice(edge, all.length - edge);
  if (inner.length === 0) return [{ ...stretch, lufs: null }];
  const runs: { first: number; values: (number | null)[] }[] = [];
  for (const [at, value] of inner.entries()) {
    const run = runs.at(-1);
    if (run && (run.values[0] === null) === (value === null)) run.values.push(value);
    else runs.push({ first: at, values: [value] });
  }
  const timeAt = (step: number) => (from + edge + step) * stepS;
  return runs.map(({ first, values }, at) => ({
    start: at === 0 ? stretch.start : timeAt(first),
    end: at === runs.length - 1 ? stretch.end : timeAt(first + values.length),
    lufs: meanLoudness(values.filter((value) => value !== null)),
  }));
}

/** Mean of the powers, as LUFS; null of nothing. */
function meanLoudness(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  return 10 * Math.log10(values.reduce((sum, value) => sum + 10 ** (value / 10), 0) / values.length);
}
