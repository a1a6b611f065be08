/** Google's checklist, as far as it can be measured. */
import { findBrandOverTime } from '../../brand/find-brand.ts';
import { wordsOfVideo } from '../../copy/words-of-video.ts';
import { ramp } from '../../response.ts';
import type { VideoMeasurements } from '../../video/video-measurements.ts';
import { measured } from '../book/reading.ts';
import { defineRule, type RuleSettings } from '../book/rule.ts';
import { atLeast } from '../book/target.ts';
import { languageGap } from '../message/other-language.ts';
import { countFirst, list, percent } from '../wording/words.ts';
import { opensDynamically } from './hook.ts';
import { supersOf, voiced } from './over-time.ts';

/** A face takes at least this share of the frame to count as a close-up: the detector's default. */
const CLOSE_UP = 0.15;

/** Null where the words could hold one in a language that we know little of. */
function hasRequest(m: VideoMeasurements): boolean | null {
  const words = wordsOfVideo(m);
  if (!words.text.measured || (!words.copy.cta && languageGap(words))) return null;
  return words.copy.cta !== null;
}

/** Features of the ABCD detector's list that need no model, each with whether it is there; null: could not be told here. */
function features(m: VideoMeasurements, { brand }: RuleSettings): [name: string, there: boolean | null][] {
  const starts = m.shots.map((s) => s.start);
  const quick = starts.some((from) => starts.filter((s) => s >= from && s < from + 5).length >= 5);
  const voice = voiced(m);
  const early = m.shots.filter((s) => s.start < 5 && s.still);
  const people = early.flatMap((s) => (s.still?.people?.measured ? s.still.people.faces : []));
  const seen = early.some((s) => s.still?.people?.measured);
  const named = brand && m.text.measured ? findBrandOverTime(m.text.spans, brand) : null;
  return [
    ['a dynamic start', opensDynamically(m)],
    ['quick pacing', quick],
    ['more than two shots in the first 5 s', starts.filter((s) => s < 5).length > 2],
    ['text on the screen', m.text.measured ? supersOf(m).length > 0 : null],
    ['a written request', hasRequest(m)],
    ['sound', m.audio !== null && m.audio.silenceShare < 0.5],
    ['speech in the first 5 s', voice.gap ? null : voice.speech.some((v) => v.start <= 5)],
    ['people in the first 5 s', seen ? people.length > 0 : null],
    ['a close-up in the first 5 s', seen ? people.some(({ region }) => region.w * region.h >= CLOSE_UP) : null],
    ['the brand in the first 5 s', named ? named.some((s) => s.start <= 5) : null],
    ['the brand at all', named ? named.length > 0 : null],
  ];
}

const abcd = defineRule<{ has: string[]; lacks: string[] }, VideoMeasurements>({
  id: 'V-21',
  title: 'ABCD features, those that can be measured',
  area: 'attention',
  grade: 'C',
  source: {
    kind: 'vendor',
    title: 'Google, ABCD detector; Ekimetrics for Google, 2024',
    note: 'Nine or more of about 20 features went with 1.7 to 2.2 times the ROI of four or fewer. Google itself: correlational, no guarantee. We count the ones that need no model, at the same share.',
  },
  contested:
    'Counting a checklist says nothing about the idea; ad-strength scores of this kind went with clicks but not with sales (Optmyzr, 2024).',
  theme: 'abcd',
  importance: 0.4,
  praise: 0.5,
  placements: {
    youtube: 1,
    meta_feed: 0,
    meta_stories: 0,
    meta_reels: 0,
    tiktok: 0,
    linkedin: 0,
    x: 0,
    google_display: 0,
  },
  curve: [0, 100],
  measures: 'share of the measurable ABCD features that are present',
  target: atLeast(45, '% (9 of 20)'),
  effort: 'medium',
  measure(m, settings) {
    const told = features(m, settings).filter(([, there]) => there !== null);
    const has = told.filter(([, there]) => there).map(([name]) => name);
    const lacks = told.filter(([, there]) => !there).map(([name]) => name);
    return measured({
      value: (100 * has.length) / told.length,
      display: `${has.length} of ${told.length}`,
      unit: '% of the features',
      regions: [],
      detail: { has, lacks },
    });
  },
  respond: ({ value }) => ramp(10, 45)(value),
  good: ({ display, detail, value }) => ({
    title: `${countFirst(display)} measurable ABCD features`,
    text: `Present: ${list(detail.has.slice(0, 5))}${detail.has.length > 5 ? ' and others' : ''} (${percent(value / 100)}). Google calls 9 of its 20 good; its data are correlational.`,
  }),
  bad: ({ display, detail }) => ({
    title: `Only ${display} measurable ABCD features`,
    text: `Missing: ${list(detail.lacks.slice(0, 5))}. In Google's own studies few features went with a lower return.`,
  }),
  advice: ({ display, detail }) => ({
    title: `Add ${detail.lacks[0] ?? 'another feature'}`,
    text: `Of the features Google looks for ${display} are there; the easiest to add: ${list(detail.lacks.slice(0, 3))}.`,
  }),
});

export const abcdRules = [abcd];
