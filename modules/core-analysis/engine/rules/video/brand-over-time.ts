/** When and how often the brand is on the screen, where the user named it. */
import { brandIntervals, brandShare, findBrandOverTime } from '../../brand/find-brand.ts';
import { blend, ramp } from '../../response.ts';
import type { Interval, VideoMeasurements } from '../../video/video-measurements.ts';
import { overlaps } from '../../video-text/intervals.ts';
import { measured, notApplicable, notMeasured } from '../book/reading.ts';
import { defineRule, type RuleSettings } from '../book/rule.ts';
import { atMost, called, within } from '../book/target.ts';
import { namedBrand, UNNAMED } from '../message/named-brand.ts';
import { count, countFirst, percent, plain, quote } from '../wording/words.ts';

interface Shown {
  brand: string;
  intervals: Interval[];
  share: number;
}

/** When the brand is on screen, or why that cannot be told. */
function shown(m: VideoMeasurements, settings: RuleSettings): Shown | typeof UNNAMED | typeof notApplicable {
  const brand = namedBrand(settings);
  if (!brand) return UNNAMED;
  if (!m.text.measured) return notMeasured('the text recogniser was not available');
  const intervals = brandIntervals(findBrandOverTime(m.text.spans, brand));
  return intervals.length > 0 ? { brand, intervals, share: brandShare(m, intervals) } : notApplicable;
}

const SHARING = { engagement: 1, community: 0.6, sales: 0, leads: 0, awareness: 0 } as const;

const early = defineRule<Shown, VideoMeasurements>({
  id: 'B-02',
  title: 'The brand comes early',
  area: 'copy',
  grade: 'C',
  source: {
    kind: 'vendor',
    title: 'Google, YouTube ABCD guide (Brand, read 2026)',
    note: 'For awareness the brand within the first five seconds; later cues are fine for consideration and action.',
  },
  contested:
    'Tellis et al., J. Marketing 83(4), 2019: an early, long, prominent brand hurts sharing. Judged here for awareness only.',
  theme: 'brand-time',
  importance: 0.7,
  goals: { awareness: 1, sales: 0, leads: 0, engagement: 0, community: 0 },
  curve: [0, 15],
  measures: 'time of the brand’s first appearance',
  target: within(5),
  effort: 'medium',
  measure(m, settings) {
    const found = shown(m, settings);
    if ('kind' in found) return found;
    const first = found.intervals[0] as Interval;
    return measured({
      value: first.start,
      display: `${plain(first.start)} s`,
      unit: 's',
      regions: [],
      time: first,
      detail: found,
    });
  },
  respond: ({ value }) => ramp(10, 5)(value),
  good: ({ display, detail }) => ({
    title: `${quote(detail.brand, 28)} is there from ${display}`,
    text: `Whoever leaves after five seconds has read the name. For awareness that is when it has to be there.`,
  }),
  bad: ({ display, detail }) => ({
    title: `${quote(detail.brand, 28)} comes only at ${display}`,
    text: `Whoever leaves before ${display} never learns whose ad it was; for awareness the name belongs into the first 5 s.`,
  }),
  advice: ({ display, detail }) => ({
    title: `Show ${quote(detail.brand, 28)} within 5 s`,
    text: `On the product or in a corner of the first shot, for about two seconds; now it first appears at ${display}.`,
  }),
});

/** Three pulses, or one every four seconds in shorter clips. */
const wantedPulses = (m: VideoMeasurements): number => Math.min(3, Math.max(1, Math.floor(m.source.durationS / 4)));

/** Share of the time from which a name hardly leaves the screen, and share of the frame from which it is more than a logo in a corner. */
const MOST_OF_TIME = 0.5;
const FILLS = 0.02;

const largestOf = (m: VideoMeasurements, brand: string): number =>
  Math.max(0, ...findBrandOverTime(m.text.spans, brand).map(({ region: { w, h } }) => w * h));

const pulses = defineRule<Shown, VideoMeasurements>({
  id: 'B-03',
  title: 'The brand pulses',
  area: 'copy',
  grade: 'A',
  source: {
    kind: 'field',
    title: 'Teixeira, Wedel, Pieters, Marketing Science 29(5), 2010 (31 commercials, about 2,000 people)',
    note: 'Several short appearances cut zapping at the same total exposure.',
    url: 'https://ideas.repec.org/a/inm/ormksc/v29y2010i5p783-804.html',
  },
  theme: 'brand-pattern',
  importance: 0.35,
  curve: [0, 6],
  measures: 'separate appearances of the brand',
  target: called('3 or more short ones, not one long block', { from: 3 }),
  targetHere: ({ m }) => called(`${wantedPulses(m)} or more short ones, not one long block`, { from: wantedPulses(m) }),
  effort: 'medium',
  measure(m, settings) {
    const found = shown(m, settings);
    if ('kind' in found) return found;
    // The study is of brands that fill a shot: a logo that stays in its corner is no block.
    if (found.share > MOST_OF_TIME && largestOf(m, found.brand) < FILLS) return notApplicable;
    return measured({
      value: found.intervals.length,
      display: `${count(found.intervals.length, 'appearance')}, ${percent(found.share)} of the time`,
      unit: 'appearances',
      regions: [],
      time: found.intervals[0],
      detail: found,
    });
  },
  respond: ({ value, detail, m }) =>
    blend([
      [Math.min(1, value / wantedPulses(m)), 0.6],
      [ramp(0.95, 0.5)(detail.share), 0.4],
    ]),
  good: ({ display, detail }) => ({
    title: `${quote(detail.brand, 28)} comes and goes`,
    text: `${countFirst(display)}: in a study of 31 commercials, short pulses kept more viewers than one long block.`,
  }),
  bad: ({ display, detail }) => ({
    title:
      detail.share > 0.8
        ? `${quote(detail.brand, 28)} never leaves the screen`
        : `${quote(detail.brand, 28)} shows too seldom`,
    text: `${countFirst(display)}. In a study of 31 commercials, the same seconds in several short pulses kept more viewers.`,
  }),
  advice: ({ display, detail, m }) => ({
    title: `Show ${quote(detail.brand, 28)} in ${count(wantedPulses(m), 'short pulse')}`,
    text: `One to two seconds each, at the start, with the product, and at the end; now it is ${display}.`,
  }),
});

const prominence = defineRule<Shown & { first: number }, VideoMeasurements>({
  id: 'B-04',
  title: 'The brand does not push',
  area: 'copy',
  grade: 'A',
  source: {
    kind: 'field',
    url: 'https://doi.org/10.1177/0022242919841034',
    title: 'Tellis, MacInnis, Tirunillai, Zhang, J. Marketing 83(4), 2019',
    note: 'Brands shown early, long and throughout are shared less.',
  },
  contested:
    'YouTube’s ABCD guide and CreativeX want the brand in the first five seconds. Judged here for sharing goals only.',
  theme: 'brand-time',
  importance: 0.35,
  goals: SHARING,
  curve: [0, 100],
  measures: 'prominence of the brand (how early and how long)',
  target: atMost(30, '%'),
  effort: 'medium',
  measure(m, settings) {
    const found = shown(m, settings);
    if ('kind' in found) return found;
    const first = (found.intervals[0] as Interval).start;
    const value = (ramp(10, 0)(first) + found.share) / 2;
    return measured({
      value: value * 100,
      display: `${percent(value)} (from ${plain(first)} s, ${percent(found.share)} of the time)`,
      unit: '%',
      regions: [],
      time: found.intervals[0],
      detail: { ...found, first },
    });
  },
  respond: ({ value }) => ramp(80, 30)(value),
  good: ({ detail }) => ({
    title: `${quote(detail.brand, 28)} leaves room for the story`,
    text: `It first shows at ${plain(detail.first)} s and for ${percent(detail.share)} of the time: people share stories sooner than adverts.`,
  }),
  bad: ({ detail }) => ({
    title: `${quote(detail.brand, 28)} pushes to the front`,
    text: `It shows from ${plain(detail.first)} s for ${percent(detail.share)} of the time. Ads with an early, long and prominent brand were shared less.`,
  }),
  advice: ({ detail }) => ({
    title: `Hold ${quote(detail.brand, 28)} back`,
    text: `Let the story start without it and show it near the end; now it comes at ${plain(detail.first)} s and stays ${percent(detail.share)} of the time.`,
  }),
});

const third = (box: { y: number; h: number }): number => Math.min(2, Math.floor((box.y + box.h / 2) * 3));

const captionClash = defineRule<{ brand: string; seconds: number; at: Interval | null }, VideoMeasurements>({
  id: 'B-07',
  title: 'Brand and captions keep apart',
  area: 'text',
  grade: 'C',
  source: {
    kind: 'vendor',
    title: 'Verizon Media and Publicis, 2019 (n = 5,616)',
    note: 'Captions and logo overlaid together went with 12 % less ad memory. A survey with tests, from interested parties.',
  },
  theme: 'brand-captions',
  importance: 0.4,
  praise: 0.2,
  curve: [0, 6],
  measures: 'seconds with brand and captions in the same third of the frame',
  target: called('none', { to: 0 }),
  effort: 'low',
  measure(m, settings) {
    const brand = namedBrand(settings);
    if (!brand) return UNNAMED;
    if (!m.text.measured) return notMeasured('the text recogniser was not available');
    const captions = m.text.spans.filter((span) => span.caption);
    const sightings = findBrandOverTime(
      m.text.spans.filter((span) => !span.caption),
      brand,
    );
    if (captions.length === 0 || sightings.length === 0) return notApplicable;
    const clashes = brandIntervals(
      sightings.flatMap((s) =>
        captions
          .filter((c) => third(c.region) === third(s.region) && overlaps(c, s))
          .map((c) => ({ start: Math.max(c.start, s.start), end: Math.min(c.end, s.end) })),
      ),
    );
    const seconds = clashes.reduce((sum, c) => sum + c.end - c.start, 0);
    return measured({
      value: seconds,
      display: `${plain(seconds)} s`,
      unit: 's',
      regions: sightings.map((s) => s.region),
      ...(clashes[0] ? { time: clashes[0] } : {}),
      detail: { brand, seconds, at: clashes[0] ?? null },
    });
  },
  respond: ({ value }) => ramp(2, 0)(value),
  good: ({ detail }) => ({
    title: `${quote(detail.brand, 28)} stays clear of the captions`,
    text: 'Name and captions never share a third of the frame at the same time.',
  }),
  bad: ({ display, detail }) => ({
    title: `${quote(detail.brand, 28)} and the captions crowd each other`,
    text: `They share the same third for ${display}${detail.at ? `, first at ${plain(detail.at.start)} s` : ''}. In one test, logo and captions together went with 12 % less ad memory.`,
  }),
  advice: ({ display, detail }) => ({
    title: `Move ${quote(detail.brand, 28)} away from the captions`,
    text: `Put the name into the upper third, or show it between captions; they overlap for ${display} now.`,
  }),
});

export const brandVideoRules = [early, pulses, prominence, captionClash];
