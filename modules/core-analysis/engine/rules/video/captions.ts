/** Whether who watches on mute can follow what is said. */

import { ramp } from '../../response.ts';
import type { EndCard, Interval, TextSpan, VideoMeasurements } from '../../video/video-measurements.ts';
import { overlapSeconds, totalSeconds, unionOf, without } from '../../video-text/intervals.ts';
import { measured, notApplicable } from '../book/reading.ts';
import { defineRule } from '../book/rule.ts';
import { atLeast } from '../book/target.ts';
import { percent, stretch } from '../wording/words.ts';
import { textOverTimeGap, VOICE_NOTE, voiced } from './over-time.ts';

/**
 * Words a second of slow speech. A title that stays over a minute of talk spells out no minute of talk: beside marked captions a
 * text stands for as much speech as its words take to say.
 */
const SLOW_SPEECH = 1.5;

/** When words on the screen may be what is being said. */
function spelledOut(spans: readonly TextSpan[]): Interval[] {
  return spans.map(({ caption, start, end, words }) => ({
    start,
    end: caption ? end : Math.min(end, start + words / SLOW_SPEECH),
  }));
}

/**
 * Seconds beside a caption in which speech counts as shown: all of it up to the first, none from the second on. Captions fade, and
 * change a moment before or after the voice does. Our own choice, 0.4 s on each side in sum; no source we know gives a figure.
 */
const BESIDE_S = [0.2, 0.6] as const;

/** Seconds that count, of the first `distance` beside a caption: the ramp from 1 to 0, added up. */
function countedWithin(distance: number): number {
  const [whole, none] = BESIDE_S;
  const beyond = Math.min(Math.max(distance - whole, 0), none - whole);
  return Math.min(distance, whole) + beyond - beyond ** 2 / (2 * (none - whole));
}

/** Seconds of speech with no words on the screen that count all the same, for the captions that went just before or come just after. */
function besideCaptions(bare: readonly Interval[], spans: readonly TextSpan[]): number {
  const captions = unionOf(spans.filter(({ caption }) => caption));
  return bare.reduce((sum, { start, end }) => {
    const gone = captions.findLast((one) => one.end <= start)?.end ?? Number.NEGATIVE_INFINITY;
    const next = captions.find((one) => one.start >= end)?.start ?? Number.POSITIVE_INFINITY;
    const between = (from: number, to: number) => (to > from ? countedWithin(to) - countedWithin(from) : 0);
    const middle =
      gone === Number.NEGATIVE_INFINITY ? start : next === Number.POSITIVE_INFINITY ? end : (gone + next) / 2;
    return (
      sum + between(start - gone, Math.min(end, middle) - gone) + between(next - end, next - Math.max(start, middle))
    );
  }, 0);
}

/** What is said far enough from any caption to count in no part. */
function farFromCaptions(bare: readonly Interval[], spans: readonly TextSpan[]): Interval[] {
  const [, none] = BESIDE_S;
  const near = spans
    .filter(({ caption }) => caption)
    .map(({ start, end }) => ({ start: start - none, end: end + none }));
  return without(bare, near);
}

/** The speech that wants captions: on the end card its own lines say what to do. */
function speechBefore(voices: readonly Interval[], card: EndCard | null): Interval[] {
  return card ? without(voices, [card]) : unionOf(voices);
}

function longest(stretches: readonly Interval[]): Interval | null {
  return stretches.reduce<Interval | null>(
    (best, one) => (best && best.end - best.start >= one.end - one.start ? best : one),
    null,
  );
}

const captions = defineRule<Interval | null, VideoMeasurements>({
  id: 'V-08',
  title: 'Speech is captioned',
  area: 'text',
  grade: 'C',
  source: {
    kind: 'vendor',
    title: 'Facebook, 2016; Verizon Media and Publicis, 2019 (secondary accounts)',
    note: `View time +12 %, ad recall +8 %, memory +10 %. Interested parties. The end card is left out. ${VOICE_NOTE}`,
  },
  contested: 'TikTok reports 93 % use with sound; captions matter least there.',
  theme: 'sound-off',
  // As much of the score as of the viewing: 12 % more view time with captions, where feeds are watched muted.
  essential: 0.12,
  importance: 1,
  placements: { meta_feed: 1, linkedin: 1, x: 1, meta_stories: 0.8, meta_reels: 0.7, tiktok: 0.6, youtube: 0.5 },
  curve: [0, 100],
  measures: 'share of the speech that words on the screen can spell out',
  target: atLeast(90, '%'),
  effort: 'low',
  measure(m) {
    const textGap = textOverTimeGap(m);
    if (textGap) return textGap;
    const { speech: heard, gap } = voiced(m);
    if (gap) return gap;
    const speech = speechBefore(heard, m.endCard);
    const total = totalSeconds(speech);
    if (total < 0.5) return notApplicable;
    const shown = spelledOut(m.text.spans);
    const unshown = without(speech, shown);
    const counted = overlapSeconds(speech, shown) + besideCaptions(unshown, m.text.spans);
    const share = Math.min(1, counted / total);
    const bare = longest(farFromCaptions(unshown, m.text.spans));
    return measured({
      value: share * 100,
      display: percent(share),
      unit: '% of the speech',
      regions: [],
      ...(bare ? { time: bare } : {}),
      detail: bare,
    });
  },
  respond: ({ value }) => ramp(30, 90)(value),
  good: ({ display }) => ({
    title: 'It can be followed on mute',
    text: `Of the speech that is heard ${display} has words on the screen that can spell it out.`,
  }),
  bad: ({ value, display, detail }) => ({
    title: 'Muted viewers miss what is said',
    text: `${value < 0.5 ? 'None' : `Only ${display}`} of the speech that is heard has words on the screen that could spell it out${detail ? `; the longest stretch without lasts from ${stretch(detail)}` : ''}. In platforms' tests captions went with about 12 % more view time.`,
  }),
  advice: ({ value, display }) => ({
    title: 'Caption what is said',
    text: `Burn captions of at most seven words a line into the frame, above the platform's own text; ${value < 0.5 ? 'none' : display} of the speech has words beside it now.`,
  }),
});

export const captionRules = [captions];
