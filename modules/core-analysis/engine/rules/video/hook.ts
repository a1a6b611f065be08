/** The first seconds: whether anything starts. */

import { soldThing } from '../../copy/trade-words.ts';
import { ramp } from '../../response.ts';
import { BLANK_SHARPNESS } from '../../video/blank-still.ts';
import type { VideoMeasurements } from '../../video/video-measurements.ts';
import { measured, notApplicable } from '../book/reading.ts';
import { defineRule } from '../book/rule.ts';
import { called, within } from '../book/target.ts';
import { count, countFirst, plain, seconds, stretch } from '../wording/words.ts';
import { blackOpening, meanBetween } from './over-time.ts';

const ABCD = {
  title: 'Google, YouTube ABCD guide and the open-source ABCD detector (read 2026)',
  note: 'A dynamic start: a change within 3,000 ms. Correlational, from an interested party.',
};

/** Mean luma difference between frames (of 1, at 30 a second) from which a moment counts as large motion. Ours. */
const LARGE_MOTION = 0.04;
/** The detector's mark, seconds. */
const DUE = 3;
/** After this many seconds a start is slow altogether; the source gives only the 3 s. */
const TOO_LATE = 6;

interface Start {
  kind: 'cut' | 'fade' | 'motion' | 'none';
  at: number;
}

/** Where a black opening is what makes the start late or calm, this is that one fault. */
const FAULT_OF_BLACK = { theme: 'first-frame' };

/** What is said where black comes first. */
function afterBlack(m: VideoMeasurements): string {
  const black = blackOpening(m);
  return black > 0 ? ` The ${seconds(black)} of black before the first picture are no start.` : '';
}

/** How long the way out of a black opening may take, seconds: a fade. */
const LEAVES_BLACK_S = 0.5;

/** The first cut, fade or large motion. That the black on which it opens gives way to a picture is none. */
function firstChange(m: VideoMeasurements): Start {
  const { shots, timeline, source } = m;
  const black = blackOpening(m);
  const lit = black > 0 ? black + LEAVES_BLACK_S : 0;
  const cut = shots.find((s) => s.begins !== 'start' && s.start >= lit);
  const step = timeline.motion.findIndex((v, i) => v >= LARGE_MOTION && i * timeline.stepS >= lit);
  const moves = step < 0 ? Number.POSITIVE_INFINITY : step * timeline.stepS;
  if (cut && cut.start <= moves) return { kind: cut.begins === 'fade' ? 'fade' : 'cut', at: cut.start };
  return step < 0 ? { kind: 'none', at: source.durationS } : { kind: 'motion', at: moves };
}

const CHANGE_WORDS = { cut: 'the first cut', fade: 'the first fade', motion: 'the first large motion', none: 'none' };

const dynamicStart = defineRule<Start, VideoMeasurements>({
  id: 'V-01',
  title: 'Something happens in the first three seconds',
  area: 'attention',
  grade: 'C',
  source: { ...ABCD, kind: 'vendor', url: 'https://github.com/google-marketing-solutions/abcds-detector' },
  theme: 'opening',
  importance: 0.8,
  curve: [0, 10],
  measures: 'time of the first cut or large motion',
  target: within(3),
  effort: 'medium',
  idea: true,
  measure(m) {
    const start = firstChange(m);
    // Over before the mark: nothing came late.
    if (start.kind === 'none' && m.source.durationS < DUE) return notApplicable;
    const late = start.kind !== 'none' && start.at > DUE && start.at - blackOpening(m) <= DUE;
    return measured({
      value: start.at,
      ...(late ? FAULT_OF_BLACK : {}),
      display: start.kind === 'none' ? `none in ${seconds(start.at)}` : seconds(start.at),
      unit: 's',
      regions: [],
      time: { start: 0, end: Math.min(m.source.durationS, Math.max(3, start.at)) },
      detail: start,
    });
  },
  respond: ({ value, detail }) => (detail.kind === 'none' ? 0 : ramp(TOO_LATE, DUE)(value)),
  good: ({ display, detail }) => ({
    title: `Something happens in time: ${CHANGE_WORDS[detail.kind]} at ${display}`,
    text: `${CHANGE_WORDS[detail.kind].replace(/^t/, 'T')} comes at ${display}, within the 3 s in which Google's detector looks for a dynamic start.`,
  }),
  bad: ({ display, detail, m }) => ({
    title: detail.kind === 'none' ? 'No cut and no large motion' : `No cut or large motion in the first ${display}`,
    text: `${
      detail.kind === 'none'
        ? `In the whole ${seconds(detail.at)} we found neither a cut nor large motion; Google's detector looks for one within 3 s.`
        : `${CHANGE_WORDS[detail.kind].replace(/^t/, 'T')} comes at ${display}; the mark is 3 s.`
    }${afterBlack(m)}`,
  }),
  advice: ({ display, detail }) => ({
    title: 'Start in the middle of the action',
    text:
      detail.kind === 'none'
        ? 'Open on a movement that fills the frame, or cut to a second picture within the first 2 s.'
        : `Cut away what comes before the first movement, or place a cut within the first 2 s; ${CHANGE_WORDS[detail.kind]} comes at ${display} now.`,
  }),
});

const openingShots = defineRule<{ until: number }, VideoMeasurements>({
  id: 'V-02',
  title: 'Shots in the first five seconds',
  area: 'attention',
  grade: 'C',
  source: {
    kind: 'vendor',
    title: 'Google, YouTube ABCD guide (read 2026)',
    note: 'More than two frames in the first five seconds; its detector calls five quick. Correlational, from an interested party.',
  },
  contested:
    'In 641 TV ads (MacLachlan & Logan, 1993) more cuts went with less recall and persuasion: open fast, then let the message breathe.',
  theme: 'opening',
  importance: 0.6,
  placements: { linkedin: 0.5, x: 0.7, google_display: 0.5 },
  curve: [1, 8],
  measures: 'shots in the first five seconds',
  target: called('3 or more', { from: 3 }),
  effort: 'medium',
  measure(m) {
    const until = Math.min(5, m.source.durationS);
    // At 1.5 s a shot, three do not fit.
    if (m.source.durationS < 4.5) return notApplicable;
    const black = blackOpening(m);
    const value = m.shots.filter((s) => s.start < until && (s.start + s.end) / 2 >= black).length;
    if (value === 0) return notApplicable;
    return measured({
      value,
      display: count(value, 'shot'),
      unit: 'shots',
      regions: [],
      time: { start: 0, end: until },
      detail: { until },
    });
  },
  respond: ({ value }) => 0.2 + 0.8 * ramp(1, 3)(value),
  good: ({ display, detail }) => ({
    title: `${countFirst(display)} in the first ${seconds(detail.until)}`,
    text: `The opening shows ${display}${detail.until < 5 ? ` in ${seconds(detail.until)}` : ''}; Google's guide asks for more than two.`,
  }),
  bad: ({ display, detail }) => ({
    title: `Only ${display} in the first ${seconds(detail.until)}`,
    text: `The first ${seconds(detail.until)} hold ${display}. Google's guide asks for more than two frames in the first five seconds.`,
  }),
  advice: ({ display }) => ({
    title: 'Cut the opening into three shots',
    text: `Show hook, product and person as shots of about 1.5 s each; the opening has ${display} now. Slow down once the message starts.`,
  }),
});

const earlyMotion = defineRule<{ first: number; all: number }, VideoMeasurements>({
  id: 'V-04',
  title: 'The opening moves as much as the rest',
  area: 'attention',
  grade: 'E',
  source: {
    kind: 'study',
    url: 'https://doi.org/10.1111/1467-9280.01458',
    title: 'Abrams & Christ, “Motion onset captures attention”, Psychological Science 14(5), 2003',
    note: 'What starts to move draws attention, what merely moves does not. Letters in a laboratory, not ads; the mark is our own convention.',
  },
  theme: 'opening',
  importance: 0.7,
  praise: 0.5,
  placements: { linkedin: 0.7, youtube: 0.7 },
  curve: [0, 2.5],
  measures: 'motion of the first 3 s against the whole video',
  target: called('at least as much as the whole', { from: 1 }),
  effort: 'medium',
  measure(m) {
    const { motion, stepS } = m.timeline;
    if (m.source.durationS < 4.5) return notApplicable;
    const first = meanBetween(motion, stepS, 0, 3);
    const all = meanBetween(motion, stepS, 0, motion.length * stepS);
    if (first === null || all === null || all < 1e-4) return notApplicable;
    return measured({
      value: first / all,
      ...(blackOpening(m) >= 1.5 ? FAULT_OF_BLACK : {}),
      display: `${plain(first / all, 2)} times`,
      unit: 'times the whole',
      regions: [],
      time: { start: 0, end: 3 },
      detail: { first, all },
    });
  },
  respond: ({ value }) => ramp(0.3, 1)(value),
  good: ({ display }) => ({
    title: 'The opening has the most life',
    text: `The first 3 s move ${display} as much as the video as a whole.`,
  }),
  bad: ({ display }) => ({
    title: 'The liveliest moments come too late',
    text: `The first 3 s move only ${display} as much as the whole video: whoever scrolls by sees its calmest part.`,
  }),
  advice: ({ display }) => ({
    title: 'Move the liveliest shot to the front',
    text: `Open with the moment that moves most; the first 3 s reach ${display} the motion of the whole now.`,
  }),
});

const firstFrame = defineRule<{ black: number; sharpness: number }, VideoMeasurements>({
  id: 'V-05',
  title: 'The first frame shows something',
  area: 'attention',
  grade: 'C',
  source: {
    kind: 'vendor',
    title: 'Motion, notes on its creative metrics (read 2026)',
    note: 'The first frame works as a thumbnail; first-frame retention under 90 % is a warning. A vendor’s account.',
  },
  theme: 'first-frame',
  importance: 0.7,
  praise: 0.4,
  curve: [0, 60],
  measures: 'lightness of the first frame',
  target: called('lightness of at least 15 of 100, neither black nor blank', { from: 15 }),
  effort: 'low',
  idea: true,
  measure(m) {
    const lightness = m.timeline.lightness[0];
    const sharpness = m.timeline.sharpness[0];
    if (lightness === undefined || sharpness === undefined) return notApplicable;
    const black = blackOpening(m);
    return measured({
      value: lightness,
      display: `${plain(lightness, 0)} of 100`,
      unit: 'points of lightness',
      regions: [],
      time: { start: 0, end: Math.max(black, m.timeline.stepS) },
      detail: { black, sharpness },
    });
  },
  respond: ({ value, detail }) =>
    detail.black > 0
      ? 0
      : Math.min(ramp(5, 15)(value), 0.2 + 0.8 * ramp(BLANK_SHARPNESS / 2, BLANK_SHARPNESS * 2)(detail.sharpness)),
  good: ({ display, detail }) => ({
    title: 'The first frame works as a thumbnail',
    text: `It has a lightness of ${display} and detail (sharpness ${plain(detail.sharpness, 0)}): there is something to see before playback starts.`,
  }),
  bad: ({ display, detail }) => ({
    title: detail.black > 0 ? `It opens on ${seconds(detail.black)} of black` : 'The first frame is almost empty',
    text:
      detail.black > 0
        ? `The first ${seconds(detail.black)} are black, and feeds show the first frame before playback starts.`
        : `Its lightness is ${display} and its sharpest part measures ${plain(detail.sharpness, 0)}: as a thumbnail it shows nothing.`,
  }),
  advice: ({ detail, settings }) => ({
    title:
      detail.black > 0
        ? `Trim the black at ${stretch({ start: 0, end: detail.black })}`
        : `Open on a frame with ${soldThing(settings)} in it`,
    text: `Let the very first frame show ${soldThing(settings).replace('the ', '')}, face or headline; it is the thumbnail wherever autoplay is off.`,
  }),
});

export const hookRules = [dynamicStart, openingShots, earlyMotion, firstFrame];

/** What V-21 counts of the opening. */
export function opensDynamically(m: VideoMeasurements): boolean {
  const start = firstChange(m);
  return start.kind !== 'none' && start.at <= 3;
}
