/** Rhythm over the whole length. */
import type { Placement } from '../../../contract/analysis.ts';
import { hat, ramp } from '../../response.ts';
import type { Interval, VideoMeasurements } from '../../video/video-measurements.ts';
import { measured, notApplicable } from '../book/reading.ts';
import { defineRule, type RuleSettings } from '../book/rule.ts';
import { atLeast, between, called } from '../book/target.ts';
import { count, countFirst, list, plain, seconds, stretch } from '../wording/words.ts';
import { deadTime } from './dead-time.ts';
import { isShortFeed } from './over-time.ts';

/**
 * Seconds a shot that do well. The detector calls 2 s or less fast, the TV study found cuts to cost recall: full-screen feeds take
 * the base range, and where recall is the aim (awareness) or people sit and watch (YouTube, LinkedIn) the range moves up. The
 * base range is the evidence base's, the shifts are ours.
 */
function shotRange({ goal, placement }: Pick<RuleSettings, 'goal' | 'placement'>): [number, number, number, number] {
  if (isShortFeed(placement)) return [0.5, 1, 3.5, 8];
  return goal === 'awareness' || SEATED.has(placement) ? [1, 1.8, 5, 11] : [0.7, 1.2, 3.5, 8];
}

const SEATED: ReadonlySet<Placement> = new Set(['youtube', 'linkedin']);

const shotLength = defineRule<{ shots: number }, VideoMeasurements>({
  id: 'V-03',
  title: 'Pace of cutting',
  area: 'attention',
  grade: 'A',
  source: {
    kind: 'field',
    title: 'MacLachlan & Logan, J. Advertising Research, 1993 (641 TV ads, secondary account)',
    note: 'More cuts went with less recall and persuasion. The range is ours, by goal and placement.',
  },
  contested:
    'Google’s ABCD guide (an interested party) favours quick pacing, 2 s a shot or less: open fast, let the message breathe.',
  theme: 'pace',
  importance: 0.35,
  praise: 0.6,
  curve: [0, 12],
  measures: 'mean length of a shot',
  target: called('1.2 to 3.5 s (1 s on full-screen feeds; 1.8 to 5 s for awareness, YouTube and LinkedIn)', {
    from: 1.2,
    to: 3.5,
  }),
  targetHere: ({ settings }) => between(shotRange(settings)[1], shotRange(settings)[2], 's'),
  effort: 'medium',
  measure(m, settings) {
    if (m.shots.length === 0) return notApplicable;
    const value = m.source.durationS / m.shots.length;
    // Without a cut nothing can be cut too fast.
    if (m.shots.length === 1 && value < shotRange(settings)[1]) return notApplicable;
    return measured({ value, display: seconds(value), unit: 's', regions: [], detail: { shots: m.shots.length } });
  },
  respond: ({ value, settings }) => hat(...shotRange(settings))(value),
  good: ({ display, detail }) => ({
    title: 'An even pace',
    text: `${countFirst(count(detail.shots, 'shot'))} ${detail.shots === 1 ? 'lasts' : 'last'} ${display} on average: fast enough to follow, slow enough to take in.`,
  }),
  bad: ({ value, display, detail, settings }) =>
    value > shotRange(settings)[2]
      ? {
          title: detail.shots === 1 ? 'One shot from start to end' : `Shots last ${display} on average`,
          text: `${countFirst(count(detail.shots, 'shot'))} at ${display} ${detail.shots === 1 ? 'is' : 'are'} slow for this placement; our range ends at ${seconds(shotRange(settings)[2])}.`,
        }
      : {
          title: `A cut every ${display}`,
          text: `${countFirst(count(detail.shots, 'shot'))} at ${display} each leave no time to remember anything; our range starts at ${seconds(shotRange(settings)[1])}. In a study of 641 TV ads many cuts went with less recall.`,
        },
  advice: ({ value, display, settings }) =>
    value > shotRange(settings)[2]
      ? {
          title: 'Break the longest shot',
          text: `Insert a close-up or another angle until shots last ${seconds(shotRange(settings)[1])} to ${seconds(shotRange(settings)[2])}; they last ${display} now.`,
        }
      : {
          title: 'Hold the shot with the message',
          text: `Give the shot that carries the message at least 2 s and drop some of the others; ${display} on average is too quick.`,
        },
});

/** Counts of a video's shots before its end card. */
interface Exposure {
  shots: number;
  /** Shots under `KEPT_S`. */
  short: number;
  first: Interval | null;
}

/** Seconds under which a picture is forgotten at once, and from which memory for it is excellent. */
const LOST_S = 0.25;
const KEPT_S = 1;

/** Shots before the end card. What fades in goes on: only a cut takes a picture away, and a fade is told from a new text less surely. */
function shownShots({ shots, endCard }: VideoMeasurements): Interval[] {
  const shown: Interval[] = [];
  for (const { start, end, begins } of shots) {
    if (start >= (endCard?.start ?? Number.POSITIVE_INFINITY)) break;
    const before = shown.at(-1);
    if (before && begins === 'fade') shown[shown.length - 1] = { start: before.start, end };
    else shown.push({ start, end });
  }
  return shown;
}

const exposure = defineRule<Exposure, VideoMeasurements>({
  id: 'V-23',
  title: 'Shots stay long enough to be remembered',
  area: 'attention',
  grade: 'B',
  source: {
    kind: 'study',
    url: 'https://doi.org/10.3389/fpsyg.2012.00032',
    title: 'Potter, Frontiers in Psychology 3:32, 2012 (review of rapid serial presentation)',
    note: 'Pictures shown for 173 ms are forgotten within seconds, about half a second is needed to keep one, memory for pictures seen 1 s or more is excellent. Photographs in a laboratory, not ads; the slope is ours.',
  },
  theme: 'pace',
  importance: 0.5,
  essential: 0.12,
  praise: 0.2,
  curve: [0, 100],
  measures:
    'share of the playing time before the end card in shots that can be kept in mind, those between 0.25 and 1 s in part',
  target: atLeast(90, '% of the time in shots of 1 s and more, but for a quick run'),
  effort: 'medium',
  measure(m) {
    const shots = shownShots(m);
    const total = shots.reduce((sum, { start, end }) => sum + end - start, 0);
    if (shots.length < 2 || total <= 0) return notApplicable;
    const kept = shots.reduce((sum, { start, end }) => sum + (end - start) * ramp(LOST_S, KEPT_S)(end - start), 0);
    const short = shots.filter(({ start, end }) => end - start < KEPT_S);
    const value = (kept / total) * 100;
    return measured({
      value,
      display: `${count(short.length, 'shot')} of ${shots.length} under ${seconds(KEPT_S)}`,
      unit: '% of the time',
      regions: [],
      ...(short[0] ? { time: short[0] } : {}),
      detail: { shots: shots.length, short: short.length, first: short[0] ?? null },
    });
  },
  respond: ({ value }) => ramp(10, 90)(value),
  good: ({ detail }) => ({
    title: 'Every picture has time to stick',
    text:
      detail.short === 0
        ? `All ${count(detail.shots, 'shot')} stay for 1 s or more; from there on memory for pictures is excellent.`
        : `Only ${detail.short} of ${count(detail.shots, 'shot')} stay for less than 1 s; a quick run like that still leaves the others in mind.`,
  }),
  bad: ({ detail }) => ({
    title: `${countFirst(`${detail.short} of ${count(detail.shots, 'shot')}`)} are gone before they stick`,
    text: `They stay for less than 1 s${detail.first ? `, from ${stretch(detail.first)} on` : ''}. People grasp such a picture and forget it within seconds; about half a second is the least, 1 s is safe.`,
  }),
  advice: ({ detail }) => ({
    title: 'Keep fewer shots, each for 1 s or more',
    text: `Drop about half of the ${detail.short} quickest and give their time to the ones with the product and the message${detail.first ? `; the first of them flashes by at ${stretch(detail.first)}` : ''}.`,
  }),
});

const SMOOTH_S = 1;
const APART_S = 1.5;

/** Moments where the smoothed attention line peaks above its mean, at least 1.5 s apart, in seconds. */
function attentionPeaks({ timeline: { attention, stepS } }: VideoMeasurements): number[] {
  const reach = Math.max(1, Math.round(SMOOTH_S / stepS / 2));
  const smooth = attention.map((_, i) => {
    const part = attention.slice(Math.max(0, i - reach), i + reach + 1);
    return part.reduce((sum, v) => sum + v, 0) / part.length;
  });
  const mean = smooth.reduce((sum, v) => sum + v, 0) / Math.max(1, smooth.length);
  const tops = smooth
    .map((v, i) => ({ v, i }))
    .filter(({ v, i }) => v > mean * 1.05 && v >= (smooth[i - 1] ?? -1) && v > (smooth[i + 1] ?? -1))
    .sort((a, b) => b.v - a.v);
  const kept: number[] = [];
  for (const { i } of tops) if (kept.every((k) => Math.abs(k - i) * stepS >= APART_S)) kept.push(i);
  return kept.sort((a, b) => a - b).map((i) => i * stepS);
}

const rhythm = defineRule<{ at: number[] }, VideoMeasurements>({
  id: 'V-19',
  title: 'A rhythm of peaks and rests',
  area: 'attention',
  grade: 'C',
  source: {
    kind: 'vendor',
    title: 'Ameritest, attention peaks in commercials (secondary account, read 2026)',
    note: 'Four to five attention peaks in 30 s; rests between them help memory. A vendor’s account; our peaks are predicted.',
  },
  theme: 'pace',
  importance: 0.4,
  praise: 0.5,
  curve: [0, 14],
  measures: 'peaks of predicted attention in 30 s',
  target: between(3, 6, 'in 30 s'),
  effort: 'high',
  measure(m) {
    const { durationS } = m.source;
    if (durationS < 15 || durationS > 60 || m.timeline.attention.length < 8) return notApplicable;
    const at = attentionPeaks(m);
    const value = (at.length * 30) / durationS;
    return measured({ value, display: `${plain(value)} in 30 s`, unit: 'peaks in 30 s', regions: [], detail: { at } });
  },
  respond: ({ value }) => hat(0, 3, 6, 12)(value),
  good: ({ display, detail }) => ({
    title: 'Peaks with rests between them',
    text: `Predicted attention peaks ${display}, at ${list(detail.at.slice(0, 6).map(seconds))}.`,
  }),
  bad: ({ value, display, detail }) =>
    value < 3
      ? {
          title: 'The video runs on one level',
          text: `Predicted attention peaks only ${display}${detail.at.length > 0 ? ` (${list(detail.at.slice(0, 3).map(seconds))})` : ''}; a vendor's benchmark is four to five.`,
        }
      : {
          title: 'No moment to rest',
          text: `Predicted attention peaks ${display}; a vendor's benchmark is four to five.`,
        },
  advice: ({ value, display }) =>
    value < 3
      ? {
          title: 'Add a moment every six seconds',
          text: `A cut, a reveal or a new line every 6 s lifts the ${display} toward four.`,
        }
      : {
          title: 'Leave rests around the message',
          text: `Calm the seconds before and after the key line; ${display} peaks leave none standing out.`,
        },
});

export const pacingRules = [shotLength, exposure, deadTime, rhythm];
