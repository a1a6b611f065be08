/** Selections over time that several video rules share. */
import { heardSpeech } from '../../audio/heard-speech.ts';
import type { EndCard, Interval, TextSpan, VideoMeasurements } from '../../video/video-measurements.ts';
import { overlaps, totalSeconds } from '../../video-text/intervals.ts';
import { notApplicable, notMeasured } from '../book/reading.ts';

/** What stands beside every statement on speech. */
export const VOICE_NOTE =
  'Speech is heard by a network (Silero VAD), not transcribed; singing may pass for it or be missed.';

/**
 * Supers: texts that are not captions of speech. A line that only a caption of its moment outgrew leads: what is said, however
 * large it is set, is no headline.
 */
export function supersOf(m: VideoMeasurements): TextSpan[] {
  const supers = m.text.spans.filter((span) => !span.caption);
  const beside = (span: TextSpan, others: readonly TextSpan[]) =>
    others.filter((other) => other !== span && overlaps(other, span));
  const captions = m.text.spans.filter((span) => span.caption);
  return supers.map((span) => {
    if (span.role !== 'body' || beside(span, captions).every(({ lineHeight }) => lineHeight <= span.lineHeight))
      return span;
    const leads = beside(span, supers).every(({ lineHeight }) => lineHeight <= span.lineHeight);
    return leads ? { ...span, role: 'headline' } : span;
  });
}

/** Where the black ends on which the video opens, in seconds; 0 where it opens on a picture. */
export function blackOpening({ black }: VideoMeasurements): number {
  return black.find(({ start }) => start < 0.05)?.end ?? 0;
}

/** Texts are sampled twice a second: what begins this near to an end card begins with it, in seconds. */
export const WITH_CARD_S = 0.5;

/** The end card where something begins with it, a shot or one of its texts; null for the last seconds of what stood before. */
export function cardOfItsOwn({ endCard, shots, text }: VideoMeasurements): EndCard | null {
  if (!endCard || endCard.start <= 0) return null;
  const begins = [...shots, ...endCard.spans.flatMap((i) => text.spans[i] ?? [])];
  const isNear = ({ start }: Interval) => start > 0 && Math.abs(start - endCard.start) <= WITH_CARD_S;
  return begins.some(isNear) ? endCard : null;
}

/** Mean of a series between two times; null where it has no value there. */
export function meanBetween(series: readonly number[], stepS: number, start: number, end: number): number | null {
  const values = series.slice(Math.floor(start / stepS + 1e-6), Math.ceil(end / stepS - 1e-6));
  return values.length > 0 ? values.reduce((sum, v) => sum + v, 0) / values.length : null;
}

const NO_SPEECH_KNOWN = {
  unsure: 'it is not certain that what is heard is speech',
  not_heard: 'the speech detector was not available',
} as const;

/** Where speech is heard, at least once; or why rules about speech cannot speak. */
export function voiced({
  audio,
}: VideoMeasurements):
  | { speech: readonly Interval[]; gap: null }
  | { speech: null; gap: ReturnType<typeof notMeasured> | typeof notApplicable } {
  const speech = audio ? heardSpeech(audio) : [];
  if (typeof speech === 'string') return { speech: null, gap: notMeasured(NO_SPEECH_KNOWN[speech]) };
  return speech.length === 0 ? { speech: null, gap: notApplicable } : { speech, gap: null };
}

/** Seconds in which speech is heard, 0 without; null where it is not known. */
export function speechOf({ audio }: Pick<VideoMeasurements, 'audio'>): number | null {
  if (!audio || audio.integratedLufs === null) return 0;
  const speech = heardSpeech(audio);
  return typeof speech === 'string' ? null : totalSeconds(speech);
}

/** Why rules about on-screen text cannot speak, or null when they can. */
export function textOverTimeGap(m: VideoMeasurements): ReturnType<typeof notMeasured> | null {
  return m.text.measured ? null : notMeasured('the text recogniser was not available');
}

/** Whether this is a feed people swipe through with sound on, full screen. */
export function isShortFeed(placement: string): boolean {
  return placement === 'tiktok' || placement === 'meta_reels' || placement === 'meta_stories';
}
