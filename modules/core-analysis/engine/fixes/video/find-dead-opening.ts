import type { Interval, VideoMeasurements } from '../../video/video-measurements.ts';

/** Shorter than this is a fade and not worth a cut, seconds. */
const SHORTEST_S = 0.25;
/** What must be left to be an ad, seconds, and the most of the video that may go. */
const LEAST_LEFT_S = 3;
const MOST_SHARE = 0.5;
/** Stretches this near to each other are one, seconds. */
const GAP_S = 0.05;
/** Room left before a voice, seconds. */
const BREATH_S = 0.15;

/** What stands at the start before anything happens. */
export interface DeadOpening {
  /** The first live moment, seconds. */
  readonly until: number;
  /** Why it is dead, in the order in which it begins. */
  readonly kinds: readonly ('black' | 'frozen')[];
  /** All of it is silent, or there is no sound at all. */
  readonly silent: boolean;
}

/**
 * The dead opening of a video: black pictures from the first one on, and still
 * ones that are silent and show no words. A voice makes any picture live. Null
 * where it begins at once, or where too little would be left.
 */
export function findDeadOpening(m: VideoMeasurements): DeadOpening | null {
  const { audio, source, text, black, frozen } = m;
  const silences = audio ? audio.silences : [{ start: 0, end: source.durationS }];
  const worded = (still: Interval) => text.spans.some(({ start, end }) => start < still.end && end > still.start);
  const still = frozen.filter((one) => !worded(one) && silences.some((silence) => covers(silence, one)));
  const parts = [
    ...black.map((one) => ({ ...one, kind: 'black' as const })),
    ...still.map((one) => ({ ...one, kind: 'frozen' as const })),
  ].sort((a, b) => a.start - b.start || b.end - a.end);
  let until = 0;
  const kinds: ('black' | 'frozen')[] = [];
  for (const { start, end, kind } of parts) {
    if (start > until + GAP_S || end <= until) continue;
    until = end;
    if (!kinds.includes(kind)) kinds.push(kind);
  }
  const voice = Math.min(...(audio?.voices ?? []).map(({ start }) => start), Number.POSITIVE_INFINITY);
  until = Math.min(until, Math.max(0, voice - BREATH_S));
  const left = source.durationS - until;
  if (until < SHORTEST_S || left < LEAST_LEFT_S || until > MOST_SHARE * source.durationS) return null;
  return { until, kinds, silent: silences.some((silence) => covers(silence, { start: 0, end: until })) };
}

/** Within a tenth of a second: sound and picture are measured in different steps. */
function covers(outer: Interval, inner: Interval): boolean {
  return outer.start <= inner.start + 0.1 && outer.end >= inner.end - 0.1;
}
