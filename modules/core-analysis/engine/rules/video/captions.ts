/** Whether who watches on mute can follow what is said. */

import { ramp } from '../../response.ts';
import type { EndCard, Interval, TextSpan, VideoMeasurements } from '../../video/video-measurements.ts';
import { defineRule, measured, notApplicable } from '../rule.ts';
import { atLeast } from '../target.ts';
import { percent, stretch } from '../words.ts';
import { joined, overlapSeconds, textOverTimeGap, totalSeconds, voiced, without } from './over-time.ts';

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

/** The speech that wants captions: on the end card its own lines say what to do. */
function speechBefore(voices: readonly Interval[], card: EndCard | null): Interval[] {
  return card ? without(voices, [card]) : joined(voices);
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
    note: 'View time +12 %, ad recall +8 %, memory +10 %. Interested parties. Speech is estimated from the sound; the end card is left out.',
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
    const { audio, gap } = voiced(m);
    if (gap) return gap;
    const speech = speechBefore(audio.voices, m.endCard);
    const total = totalSeconds(speech);
    if (total < 0.5) return notApplicable;
    const shown = spelledOut(m.text.spans);
    const share = Math.min(1, overlapSeconds(speech, shown) / total);
    const bare = longest(without(speech, shown));
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
    text: `${display} of what sounds like speech has words on the screen that can spell it out.`,
  }),
  bad: ({ value, display, detail }) => ({
    title: 'Muted viewers miss what is said',
    text: `${value < 0.5 ? 'None' : `Only ${display}`} of what sounds like speech has words on the screen that could spell it out${detail ? `; the longest stretch without lasts from ${stretch(detail)}` : ''}. In platforms' tests captions went with about 12 % more view time.`,
  }),
  advice: ({ value, display }) => ({
    title: 'Caption what is said',
    text: `Burn captions of at most seven words a line into the frame, above the platform's own text; ${value < 0.5 ? 'none' : display} of the speech has words beside it now.`,
  }),
});

export const captionRules = [captions];
