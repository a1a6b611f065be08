import { speechIn } from '../../audio/heard-speech.ts';
import { seconds } from '../../rules/wording/words.ts';
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

/** A dead opening, or why the one that was seen cannot be cut off. */
export type FoundOpening = DeadOpening | { readonly kept: string };

/**
 * The dead opening of a video: black pictures from the first one on, and still
 * ones that are silent and show no words. A voice makes any picture live. Where
 * with the still part too little would be left, only the black goes. Null where
 * the video begins at once.
 */
export function findDeadOpening(m: VideoMeasurements): FoundOpening | null {
  const { audio, source, text, black, frozen } = m;
  const silences = audio ? audio.silences : [{ start: 0, end: source.durationS }];
  const worded = (still: Interval) => text.spans.some(({ start, end }) => start < still.end && end > still.start);
  const still = frozen.filter((one) => !worded(one) && silences.some((silence) => covers(silence, one)));
  const dark = black.map((one) => ({ ...one, kind: 'black' as const }));
  const seen = [
    joinedFromStart([...dark, ...still.map((one) => ({ ...one, kind: 'frozen' as const }))]),
    joinedFromStart(dark),
  ].filter(({ until }) => until >= SHORTEST_S);
  const [longest] = seen;
  if (!longest) return null;
  const voice = Math.min(...speechIn(audio).map(({ start }) => start), Number.POSITIVE_INFINITY);
  const most = Math.min(source.durationS - LEAST_LEFT_S, MOST_SHARE * source.durationS);
  for (const { until, kinds } of seen) {
    const end = Math.min(until, Math.max(0, voice - BREATH_S));
    if (end < SHORTEST_S || end > most) continue;
    return { until: end, kinds, silent: silences.some((silence) => covers(silence, { start: 0, end })) };
  }
  return {
    kept: voice - BREATH_S < SHORTEST_S ? underVoice(longest.until, voice) : tooLittle(source.durationS, longest.until),
  };
}

/** How far stretches that follow each other reach from the first moment on, and of what kinds they are. */
function joinedFromStart(
  parts: readonly (Interval & { kind: 'black' | 'frozen' })[],
): Pick<DeadOpening, 'until' | 'kinds'> {
  let until = 0;
  const kinds: ('black' | 'frozen')[] = [];
  for (const { start, end, kind } of [...parts].sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (start > until + GAP_S || end <= until) continue;
    until = end;
    if (!kinds.includes(kind)) kinds.push(kind);
  }
  return { until, kinds };
}

function underVoice(until: number, voice: number): string {
  return `A voice speaks from ${voice < 0.1 ? 'the first moment' : seconds(voice)} on, under these ${seconds(until)}: a cut would take its words. Put a picture over them.`;
}

function tooLittle(duration: number, until: number): string {
  return `Of ${seconds(duration)} only ${seconds(duration - until)} would be left.`;
}

/** Within a tenth of a second: sound and picture are measured in different steps. */
function covers(outer: Interval, inner: Interval): boolean {
  return outer.start <= inner.start + 0.1 && outer.end >= inner.end - 0.1;
}
