import type { AnalysisResults, VideoContent } from '../../../contract/analysis.ts';
import { withMinus } from '../../../contract/format.ts';
import { formatShare } from '../../format.ts';
import { TEXT_ROLE_LABELS } from '../../labels.ts';

interface Span {
  start: number;
  end: number;
}

type Shown = VideoContent['texts'][number];
type ReadTexts = AnalysisResults['texts'];

/** What was measured in a stretch of a video: mean attention (of the video's peak, 0..1) and loudness in LUFS; null where unknown. */
export function measuresDuring(video: VideoContent, span: Span): { attention: number | null; loudness: number | null } {
  return {
    attention: mean(during(video.attention, video.stepSeconds, span)),
    loudness: mean(during(video.loudness, video.stepSeconds, span)),
  };
}

/** What a text of a video is for: "Caption", or the role it was read with ("Headline", "Call to action"). */
export function roleOf(shown: Shown, read: ReadTexts): string {
  if (shown.caption) return 'Caption';
  const same = read.find(({ text }) => text.toLowerCase() === shown.text.toLowerCase());
  return same ? TEXT_ROLE_LABELS[same.role] : 'Text';
}

/** What a shot holds, one line a fact: its texts with their roles, its attention and loudness. */
export function shotFacts(video: VideoContent, read: ReadTexts, shot: Span): string[] {
  const texts = video.texts.filter(({ start, end }) => start < shot.end && end > shot.start);
  const { attention, loudness } = measuresDuring(video, shot);
  return [
    ...texts.slice(0, MOST_TEXTS).map((text) => `${roleOf(text, read)}: “${text.text}”`),
    ...(texts.length > MOST_TEXTS ? [`and ${texts.length - MOST_TEXTS} more`] : []),
    ...(texts.length === 0 ? ['No text on screen'] : []),
    [
      ...(attention === null ? [] : [`Attention ${formatShare(attention)} of the video's peak`]),
      ...(loudness === null ? [] : [`${withMinus(String(Math.round(loudness)))}\u00a0LUFS`]),
    ].join(' · '),
  ].filter(Boolean);
}

/** So many texts a shot card names. */
const MOST_TEXTS = 2;

function during(values: readonly (number | null)[], step: number, { start, end }: Span) {
  return values.filter((_, index) => (index + 0.5) * step >= start && (index + 0.5) * step < end);
}

function mean(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
}
