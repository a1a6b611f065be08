/** Whether the subject leaves its ground behind. */
import { coveredBy } from '../../../contract/covered-by.ts';
import type { Region } from '../../../contract/evidence.ts';
import type { ImageMeasurements } from '../../measurements.ts';
import { ramp } from '../../response.ts';
import { measured, notApplicable, notMeasured } from '../book/reading.ts';
import { defineRule } from '../book/rule.ts';
import { atLeast } from '../book/target.ts';
import { amount, sentence } from '../wording/words.ts';
import { attentionPlaces, rivalsOf } from './attention-places.ts';
import { subjectOf, tellsColours, UNSURE } from './subject.ts';
import { subjectName, subjectThere } from './subject-name.ts';
import { unknownSubject } from './unknown-subject.ts';

export const AIRBNB =
  'Zhang, Lee, Singh, Srinivasan, “What Makes a Good Image?”, Management Science 68(8), 2022 (7,423 Airbnb properties)';

/** Mean lightness from which there is light to take away by a third, and up to which there is some to add, inside the 40 to 75 of C-05. */
const [DARKENS_FROM, LIGHTENS_TO] = [52, 64];
/** RMS contrast that stays in the range of C-04 where most of the frame is darkened by a third. */
const SPARES = 0.26;

/** How the ground may leave the subject further behind without leaving the range of exposure: darker, lighter, or only quieter. */
function wayOff({ composition, technical }: ImageMeasurements): string {
  const by = composition.subjectLighterBy ?? 0;
  const light = technical.picture?.meanLightness ?? technical.meanLightness;
  if (by > 0 && light >= DARKENS_FROM && (technical.picture?.rmsContrast ?? 0) >= SPARES)
    return 'darken what lies around it';
  if (by < 0 && light <= LIGHTENS_TO) return 'raise the exposure of what lies around it';
  return 'mute the colours of what lies around it';
}

/** Difference from which a subject separates, points of CIEDE2000. */
export const ASKED = 20;

/**
 * Whether the subject is somebody whose face is seen. Hair, skin and clothes mix to a mean that a street has too, while people find a
 * face before any colour: a small difference of means then says nothing of blending in.
 */
const hasFace = ({ people }: ImageMeasurements, subject: Region): boolean =>
  (people?.faces ?? []).some(({ region }) => coveredBy(region, subject) > 0.5);

/** Whether the subject is among the places that the first glance goes to. */
const isAmongFirst = (m: ImageMeasurements, subject: Region): boolean =>
  rivalsOf(attentionPlaces(m)).places.some(
    ({ kind, region }) => kind === 'subject' || kind === 'face' || coveredBy(region, subject) >= 0.5,
  );

/** Response to a colour difference between subject and surround, in points of CIEDE2000. */
export const separation = ramp(4, ASKED);

/**
 * Deviation from the evidence base (`ramp(10→30)`, marked there as an own guess): of eleven ads on good photographs nine lie under
 * 30 by the colours of subject and surround, eight under 20, so that the mark was the first complaint about most.
 */
export const figureGround = defineRule<{ subject: Region }>({
  id: 'C-06',
  // A device ends at its case, whatever its screen shows.
  notOf: ['screen'],
  curve: [0, 60],
  title: 'The subject separates from its background',
  area: 'composition',
  grade: 'A',
  source: {
    kind: 'field',
    url: 'https://doi.org/10.1287/mnsc.2021.4175',
    title: AIRBNB,
    note: 'Figure-ground separation is one of three attribute groups linked with demand. Range is ours, and so is the measure: all colours of the subject against all around it, so that stripes stand out from the grey they mix to.',
  },
  theme: 'subject',
  importance: 0.8,
  measures: 'colour difference between the subject and what surrounds it (CIEDE2000)',
  target: atLeast(ASKED, 'points of colour'),
  effort: 'medium',
  measure(m) {
    const { figureGroundDeltaE: value } = m.composition;
    const unknown = unknownSubject(m);
    if (unknown) return unknown;
    const subject = subjectOf(m);
    if (value === null || !subject) return notApplicable;
    if (value < ASKED && hasFace(m, subject)) return notApplicable;
    const { counts, otherwise } = tellsColours(m, subject);
    if (counts === 0) return m.sight?.sure ? notApplicable : notMeasured(m.sight ? UNSURE : otherwise);
    return measured({
      value,
      display: `${amount(value, 'point', 0)} of colour`,
      unit: 'points of colour difference',
      regions: [subject],
      counts,
      // What draws the eye is seen: then its colours cost, and nobody says that it blends in.
      unsaid: isAmongFirst(m, subject),
      detail: { subject },
    });
  },
  respond: ({ value }) => separation(value),
  good: ({ display, detail, m }) => ({
    title: `${sentence(subjectName(m))} pops from its background`,
    text: `${sentence(subjectThere(m, detail.subject))} differs from its surround by ${display}; aim: 20.`,
  }),
  bad: ({ display, detail, m }) => ({
    title: `${sentence(subjectName(m))} blends into its background`,
    text: `Between ${subjectThere(m, detail.subject)} and what surrounds it lies only ${display}; aim: 20.`,
  }),
  advice: ({ display, detail, m }) => ({
    title: `Lift ${subjectThere(m, detail.subject)} off its background`,
    text: `Place it on a contrasting plain background, or ${wayOff(m)}, so that the difference grows from ${display} toward 20.`,
  }),
});
