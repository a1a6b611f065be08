/** Where the first glance goes. Attention is predicted from the pixels, not tracked with eyes. */
import type { Region } from '../../contract/evidence.ts';
import { attentionShareOf } from '../copy/attention-share.ts';
import { SUBJECT_DENSITY } from '../measure/subject.ts';
import type { ImageMeasurements } from '../measurements.ts';
import { isCrowded } from './clutter.ts';
import { coveredBy, inPlace } from './regions.ts';
import { hat, ramp } from './response.ts';
import { defineRule, measured, notApplicable } from './rule.ts';
import { missingSubject, type NoSubject, subjectOf } from './subject.ts';
import { atLeast, between, called } from './target.ts';
import { nameBlock } from './text-blocks.ts';
import { count, list, percent, plain, sentence } from './words.ts';

const CHOICE = {
  title: 'Milosavljevic, Navalpakkam, Koch, Rangel, J. Consumer Psychology 22(1), 2012',
  note: 'At fast decision speed, visual saliency sways which item people choose more than their stated preference does.',
};

/** What a viewer would find in a box: the text in it, else "the picture". */
function contentOf(m: ImageMeasurements, box: Region): string {
  const block = m.text.blocks.find((b) => coveredBy(b.region, box) > 0.5 || coveredBy(box, b.region) > 0.5);
  return block ? nameBlock(block, 28) : `the picture ${inPlace(box)}`;
}

/** What both rules on the subject say where there is none. */
const NO_SUBJECT = {
  display: 'no subject found',
  advice: {
    title: 'Show the product where the eye can find it',
    text: 'Put it on a calm part of the picture, large enough to fill at least 10 % of the frame, in a colour and lightness of its own.',
  },
};

const sayNoSubject = ({ standsOut }: NoSubject) => ({
  title: 'Nothing stands out as the subject',
  text: `Beside its words no part of the picture stands out: the strongest draws ${plain(standsOut)} times what an average spot of its size does, and from ${SUBJECT_DENSITY} times on we take it for the subject. A product that is in it blends in; one that is not cannot be wanted.`,
});

const subjectAttention = defineRule<
  { subject: Region; density: number; rival: string | null; none?: undefined } | { none: NoSubject }
>({
  id: 'S-01',
  curve: [0, 60],
  title: 'The subject holds the first glance',
  area: 'attention',
  grade: 'B',
  source: { ...CHOICE, kind: 'study', url: 'https://doi.org/10.1016/j.jcps.2011.10.002' },
  theme: 'focus',
  importance: 0.7,
  measures: 'share of predicted first-glance attention on the main subject',
  target: called('at least 30 % of attention, and 1.5 times its share of the area', { from: 30 }),
  effort: 'medium',
  measure(m, settings) {
    const subject = subjectOf(m);
    const none = missingSubject(m, settings);
    if (none) {
      const { display } = NO_SUBJECT;
      return measured({ value: 0, display, unit: '% of attention', regions: [], theme: 'subject', detail: { none } });
    }
    if (!subject || subject.w * subject.h === 0) return notApplicable;
    const share = attentionShareOf(m.saliency, subject);
    const first = m.saliency.focus[0];
    const rival = first && coveredBy(first.region, subject) < 0.4 ? contentOf(m, first.region) : null;
    return measured({
      value: share * 100,
      display: percent(share),
      unit: '% of attention',
      regions: [subject],
      detail: { subject, density: share / (subject.w * subject.h), rival },
    });
  },
  respond: ({ value, detail }) =>
    detail.none ? detail.none.response : 0.5 * ramp(10, 30)(value) + 0.5 * ramp(0.7, 1.5)(detail.density),
  good: ({ display, detail }) =>
    detail.none
      ? sayNoSubject(detail.none)
      : {
          // The share says how much of the glance it draws; where the strongest place of all is another, it does not come first.
          title: detail.rival
            ? 'The subject holds its share of the first glance'
            : 'The eye lands on the subject first',
          text: `The subject ${inPlace(detail.subject)} draws ${display} of the predicted first glance from ${percent(detail.subject.w * detail.subject.h)} of the area. In fast choices in the lab, what stood out was chosen more often.`,
        },
  bad: ({ display, detail }) =>
    detail.none
      ? sayNoSubject(detail.none)
      : {
          title: detail.rival
            ? `${sentence(detail.rival)} outshines the subject`
            : 'The subject does not hold the first glance',
          text: `The subject ${inPlace(detail.subject)} takes ${percent(detail.subject.w * detail.subject.h)} of the area and ${display} of the predicted first glance${detail.rival ? `; ${detail.rival} is the stronger magnet` : ', too little to stand out from the rest'}.`,
        },
  advice: ({ display, detail }) =>
    detail.none
      ? NO_SUBJECT.advice
      : {
          title: `Give the subject ${inPlace(detail.subject)} the strongest contrast`,
          text: `Mute the colours of what lies around it${detail.rival ? `, and calm ${detail.rival}` : ''}, until the subject draws 30 % of the first glance instead of ${display}. Nothing needs to move; the rest needs to be quieter.`,
        },
});

/** Around a text, as share of the frame: the eye that rests at its rim rests on it. */
const RIM = 0.02;
/** Side of the box shown for a peak that belongs to nothing known. */
const SPOT = 0.12;
/** What fills more of the frame than this is no one place to look at. */
const LARGEST = 0.3;

const holds = ({ x, y, w, h }: Region, point: { x: number; y: number }) =>
  point.x >= x - RIM && point.x <= x + w + RIM && point.y >= y - RIM && point.y <= y + h + RIM;

/** Strength from which a peak begins to rival the strongest, and from which it is one place more, / that of the strongest. */
const RIVALS = [0.5, 0.6] as const;

/**
 * What the peaks rest on, strongest first: several on one text, button or subject are one place. `counts`: how much of a place each
 * is, 0..1, so that a peak that hardly rivals the strongest does not decide by a hair.
 */
function placesOf(m: ImageMeasurements): { regions: Region[]; counts: number } {
  const button = m.copy.cta?.button?.region;
  const subject = subjectOf(m);
  const things = [
    ...(button ? [button] : []),
    ...m.text.blocks.map(({ region }) => region),
    ...(subject ? [subject] : []),
  ];
  const small = things.filter(({ w, h }) => w * h <= LARGEST);
  const spot = ({ x, y }: { x: number; y: number }) => ({ x: x - SPOT / 2, y: y - SPOT / 2, w: SPOT, h: SPOT });
  const strongest = m.saliency.peaks[0]?.strength ?? 1;
  const regions: Region[] = [];
  let counts = 0;
  for (const peak of m.saliency.peaks) {
    if (regions.some((place) => holds(place, peak))) continue;
    regions.push(small.find((thing) => holds(thing, peak)) ?? spot(peak));
    counts += ramp(...RIVALS)(peak.strength / strongest);
  }
  return { regions: regions.slice(0, Math.round(counts)), counts };
}

/** Two places in one part of the picture bear one name. */
const named = (value: number, names: readonly string[]) =>
  list(value > names.length ? [...names, 'others'] : [...names]);

/** Full from 1 to 3 places, none from 7 on, as in the evidence base. */
const focalPoints = defineRule<{ places: number; names: string[] }>({
  id: 'S-02',
  curve: [1, 9],
  title: 'Few points compete for the first glance',
  area: 'attention',
  grade: 'B',
  source: {
    kind: 'study',
    url: 'https://doi.org/10.1016/j.jcps.2011.10.002',
    title: CHOICE.title,
    note: 'Follows from S-01: attention that is split between rivals biases no choice. Threshold is ours.',
  },
  theme: 'focus',
  importance: 0.8,
  measures: 'number of places that compete for the first glance',
  target: between(1, 3, 'places'),
  effort: 'medium',
  measure(m) {
    const { regions, counts } = placesOf(m);
    // Where everything is loud no place leads, and few peaks are no calm.
    if (regions.length === 0 || isCrowded(m)) return notApplicable;
    const names = [...new Set(regions.slice(0, 4).map((r) => contentOf(m, r)))];
    return measured({
      value: counts,
      display: count(regions.length, 'place'),
      unit: 'places, faint ones in part',
      regions,
      detail: { places: regions.length, names },
    });
  },
  respond: ({ value }) => ramp(7, 3)(value),
  good: ({ detail: { places, names } }) => ({
    title:
      places === 1
        ? 'One clear focal point'
        : places <= 3
          ? `Only ${places} places compete for the eye`
          : `${places} places share the first glance`,
    text: `The first glance has ${places === 1 ? 'a single place' : `${places} places`} to go: ${named(places, names)}. What else draws the eye is about half as strong as the strongest, or less.`,
  }),
  bad: ({ detail: { places, names } }) => ({
    title: `${places} places fight for the first glance`,
    text: `${sentence(named(places, names))} pull with more than half the strength of the strongest. Our range is 1 to 3 such places; attention split between ${places} rivals favours none of them.`,
  }),
  advice: ({ detail: { places, names } }) => ({
    title: `Cut ${places} focal points down to three at most`,
    text: `Keep ${names[0] ?? 'the strongest place'} loud and mute the rest: lower their contrast, group them, or take them out. Our range is 1 to 3 places.`,
  }),
});

const stability = defineRule<null>({
  id: 'S-10',
  curve: [0, 100],
  title: 'The first glance survives thumbnail size',
  area: 'attention',
  grade: 'E',
  source: {
    kind: 'convention',
    title: 'Our own convention',
    note: 'The same areas should stand out at full size and on a small phone.',
  },
  theme: 'thumbnail',
  importance: 1,
  praise: 0.6,
  measures: 'overlap of the strongest areas at full size and at 320 pixels',
  target: atLeast(70, '% overlap'),
  effort: 'medium',
  measure(m) {
    const value = m.saliency.firstGlanceStability;
    return measured({ value: value * 100, display: percent(value), unit: '% overlap', regions: [], detail: null });
  },
  respond: ({ value }) => ramp(40, 70)(value),
  good: ({ display }) => ({
    title: 'It reads the same as a thumbnail',
    text: `Shrunk to 320 pixels, ${display} of the strongest areas are still the strongest. Our mark is 70 %.`,
  }),
  bad: ({ display }) => ({
    title: 'The emphasis shifts at thumbnail size',
    text: `At 320 pixels only ${display} of the strongest areas keep their rank. Our mark is 70 %.`,
  }),
  advice: ({ display }) => ({
    title: 'Build the emphasis from large shapes',
    text: `Make the key element bigger or set it on a plain ground, so that more than ${display} of the emphasis survives at phone size; 70 % is a good mark.`,
  }),
});

const subjectSize = defineRule<{ subject: Region; none?: undefined } | { none: NoSubject }>({
  id: 'P-01',
  curve: [0, 100],
  title: 'The subject has a findable size',
  area: 'composition',
  grade: 'E',
  source: {
    kind: 'convention',
    title: 'Our own convention',
    note: 'The largest salient region that is not text stands for the product.',
  },
  theme: 'subject',
  importance: 1,
  praise: 0.4,
  measures: 'share of the frame the main subject takes',
  target: between(10, 50, '% of the frame'),
  effort: 'medium',
  measure(m, settings) {
    const subject = subjectOf(m);
    const none = missingSubject(m, settings);
    if (none) {
      const { display } = NO_SUBJECT;
      return measured({ value: 0, display, unit: '% of the frame', regions: [], detail: { none } });
    }
    if (!subject) return notApplicable;
    const share = subject.w * subject.h;
    return measured({
      value: share * 100,
      display: percent(share),
      unit: '% of the frame',
      regions: [subject],
      detail: { subject },
    });
  },
  respond: ({ value, detail }) => (detail.none ? detail.none.response : hat(3, 10, 50, 85)(value)),
  good: ({ display, detail }) =>
    detail.none
      ? sayNoSubject(detail.none)
      : {
          title: 'The subject is big enough to find',
          text: `It fills ${display} of the frame ${inPlace(detail.subject)}; our range is 10 to 50 %.`,
        },
  bad: ({ value, display, detail }) =>
    detail.none
      ? sayNoSubject(detail.none)
      : {
          title: value < 10 ? 'The subject is small in the frame' : 'The subject fills the frame to the brim',
          text:
            value < 10
              ? `The subject ${inPlace(detail.subject)} fills ${display} of the frame. Our range is 10 to 50 %.`
              : `The subject takes ${display} of the frame; our range is 10 to 50 %.`,
        },
  advice: ({ value, display, detail }) =>
    detail.none
      ? NO_SUBJECT.advice
      : {
          title: value < 10 ? 'Crop in on the subject' : 'Step back from the subject',
          text:
            value < 10
              ? `Crop until the subject fills at least 10 % of the frame; it has ${display} now.`
              : `Pull the crop back from ${display} to about half of the frame, so that headline and button get quiet ground.`,
        },
});

export const attentionRules = [subjectAttention, focalPoints, stability, subjectSize];
