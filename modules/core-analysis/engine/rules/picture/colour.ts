/** Colour of the whole picture. */
import type { Region } from '../../../contract/evidence.ts';
import type { ImageMeasurements } from '../../measurements.ts';
import { hat, ramp } from '../../response.ts';
import { measured, notApplicable, notMeasured } from '../book/reading.ts';
import { defineRule } from '../book/rule.ts';
import { scaleOf } from '../book/rule-lens.ts';
import { atLeast, atMost, between } from '../book/target.ts';
import { colourName } from '../wording/colour-words.ts';
import { amount, list, percent, plain, sentence } from '../wording/words.ts';
import { holdsLittle } from './clutter.ts';
import { DETAIL_THEME, isPlainByDesign } from './clutter-rule.ts';
import { hasHues, type PhotographColour, photographColour } from './photograph-colour.ts';
import { showsPhotograph } from './picture-quality.ts';
import { subjectOf, tellsColours, UNSURE } from './subject.ts';
import { subjectName, subjectThere } from './subject-name.ts';
import { loudNames, type Palette, planToneDown, shareOf } from './tone-down.ts';
import { unknownSubject } from './unknown-subject.ts';

/** Where the range of colourfulness ends. */
export const MOST_COLOURFUL = 82;
const LEAST_COLOURFUL = 33;
/** " of the photograph": of what the figure is, where that is not the frame. */
const ofWhat = (where: string): string => (where === 'the picture' ? '' : ` of ${where}`);
/** Points of colourfulness of the target, by how much a lens asks for. */
const vividFrom = (scale: number): number => Math.ceil(LEAST_COLOURFUL * scale - 1e-9);
const vividTo = (scale: number): number => Math.floor(MOST_COLOURFUL * scale + 1e-9);

/** The names of the largest colours, each once. */
const namesOf = (palette: Palette, most = 3) => [...new Set(palette.map((c) => colourName(c.hex)))].slice(0, most);

/** "dark blue and orange" */
function paletteNames(palette: Palette, most = 3): string {
  return list(namesOf(palette, most)) || 'grey';
}

/** "Dark blue and orange lie", "Dark blue, in all its shades, lies": different hues may have one name. */
function coloursLie(palette: Palette): string {
  const names = paletteNames(palette);
  const verb = namesOf(palette).length > 1 ? ' lie' : ', in all its shades, lies';
  return `${names.charAt(0).toUpperCase()}${names.slice(1)}${verb}`;
}

/** " Loudest are red and yellow.": greys overdrive nothing. */
function loudest(palette: Palette): string {
  const names = loudNames(palette).slice(0, 3);
  return names.length > 0 ? ` Loudest ${names.length > 1 ? 'are' : 'is'} ${list(names)}.` : '';
}

type Seen = Pick<PhotographColour, 'palette' | 'where'>;

function toneDown({ palette, where }: Seen, value: number, display: string, most: number): string {
  const { keep, mute, by, becomes } = planToneDown(palette, value, most);
  const names = list([...mute]);
  const what = keep
    ? `Keep ${keep} as it is and mute ${names}: take about ${percent(by)} off their saturation`
    : mute.length > 0
      ? `Lower the saturation of ${names}, ${percent(shareOf(palette, mute))} of ${where}, by about ${percent(by)}`
      : `Lower the saturation of ${where === 'the picture' ? 'the whole picture' : where} by about ${percent(by)}`;
  return `${what}. By our estimate ${display} then falls to about ${plain(becomes, 0)}, under ${most}.`;
}

const COLOURFUL_WORDS: readonly (readonly [from: number, word: string])[] = [
  [109, 'extremely colourful'],
  [82, 'highly colourful'],
  [59, 'quite colourful'],
  [45, 'averagely colourful'],
  [33, 'moderately colourful'],
  [15, 'slightly colourful'],
  [-1, 'almost without colour'],
];

function colourfulWord(m: number): string {
  return COLOURFUL_WORDS.find(([from]) => m >= from)?.[1] ?? 'almost without colour';
}

const colourfulness = defineRule<Seen>({
  id: 'C-01',
  curve: [0, 130],
  title: 'Colourfulness',
  area: 'colour',
  grade: 'A',
  source: {
    kind: 'field',
    url: 'https://doi.org/10.1177/0022243719881113',
    title:
      'Hasler & Süsstrunk 2003 (metric); Li & Xie, “Is a Picture Worth a Thousand Words?”, JMR 57(1), 2020 (effect)',
    note: 'The metric follows perception closely (r > .9) and names its steps; the range is ours. Its effect on engagement varies by product category.',
  },
  contested: 'Li & Xie found the direction to depend on the category: a muted luxury picture may be right.',
  theme: 'colourfulness',
  importance: 0.5,
  praise: 0.8,
  measures: 'colourfulness (Hasler & Süsstrunk)',
  target: between(33, MOST_COLOURFUL, 'points'),
  effort: 'low',
  measure(m, { lens }) {
    const scale = scaleOf('C-01', lens);
    const seen = photographColour(m, [LEAST_COLOURFUL * scale, MOST_COLOURFUL * scale]);
    if ('kind' in seen) return seen;
    const { value, counts, palette, where } = seen;
    return measured({
      value,
      display: plain(value, 0),
      unit: 'points of colourfulness',
      regions: [],
      counts,
      detail: { palette, where },
    });
  },
  respond: ({ value }) => hat(15, 33, MOST_COLOURFUL, 120)(value),
  good: ({ value, display, detail, scale }) => ({
    title: 'Colour with presence',
    text: `At ${display} ${detail.where} is ${colourfulWord(value)}, led by ${paletteNames(detail.palette)}; our range is ${vividFrom(scale)} to ${vividTo(scale)}.`,
  }),
  bad: ({ value, display, detail, scale }) =>
    value < vividFrom(scale)
      ? {
          title: 'The colours are washed out',
          text: `Colourfulness${ofWhat(detail.where)} is ${display}, ${colourfulWord(value)}; our range is ${vividFrom(scale)} to ${vividTo(scale)}${scale === 1 ? ', from “moderately” to “highly” on the scale of the metric' : ''}. What remains is ${paletteNames(detail.palette)}.`,
        }
      : {
          title: 'The colours are overdriven',
          text: `Colourfulness${ofWhat(detail.where)} is ${display}, ${colourfulWord(value)}; our range ends at ${vividTo(scale)}.${loudest(detail.palette)}`,
        },
  advice: ({ value, display, detail, scale }) =>
    value < vividFrom(scale)
      ? {
          title: 'Bring the colour back',
          text: `Raise vibrance${detail.where === 'the picture' ? '' : ` in ${detail.where}`}, or let one strong colour join ${paletteNames(detail.palette, 2)}, until colourfulness climbs from ${display} above ${vividFrom(scale)}. If the muted look is your brand, leave it: the research is divided by category.`,
        }
      : {
          title: 'Tone the palette down',
          text: toneDown(detail, value, display, vividTo(scale)),
        },
});

/** Whether the result calls the colours pale. */
function isMuted(m: ImageMeasurements): boolean {
  const seen = photographColour(m, [LEAST_COLOURFUL, MOST_COLOURFUL]);
  return !('kind' in seen) && seen.value < LEAST_COLOURFUL;
}

/** Bits of colour variety from which on a picture has all marks for it; our own. */
const LEAST_VARIETY = 3;

const colourComplexity = defineRule<{ palette: Palette }>({
  id: 'C-02',
  notOf: ['type_only', 'screen', 'product_on_plain'],
  curve: [0, 6],
  title: 'Colour variety',
  area: 'colour',
  grade: 'A',
  source: {
    kind: 'field',
    title: 'Kanuri, Hughes, Hodges, IJRM 41(2), 2024',
    note: 'Two Facebook data sets and two eye-tracking experiments: more varied colour raised engagement, more so beside simple text. Range is ours.',
    url: 'https://doi.org/10.1016/j.ijresmar.2023.08.007',
  },
  theme: 'colourfulness',
  importance: 0.3,
  praise: 0.4,
  measures: 'entropy of the colours used',
  target: atLeast(LEAST_VARIETY, 'bits'),
  effort: 'medium',
  measure(m) {
    const isFlat = m.colour.colourEntropy < LEAST_VARIETY && holdsLittle(m);
    if (isFlat && isPlainByDesign(m)) return notApplicable;
    return measured({
      value: m.colour.colourEntropy,
      display: amount(m.colour.colourEntropy, 'bit'),
      unit: 'bits of variety',
      regions: [],
      ...(isFlat && { theme: DETAIL_THEME }),
      // Muted colours are of few kinds: that is said once.
      ...(isMuted(m) && { theme: 'colourfulness', defers: true }),
      detail: { palette: m.colour.palette },
    });
  },
  respond: ({ value }) => ramp(1, LEAST_VARIETY)(value),
  good: ({ display, detail }) => ({
    title: 'A varied palette',
    text: `The colours around ${paletteNames(detail.palette)} hold ${display} of variety. Varied colour was associated with more engagement on Facebook, most of all beside simple text.`,
  }),
  bad: ({ display, detail }) => ({
    title: 'Little variety of colour',
    text: `The picture holds ${display} of colour variety, nearly all of it ${paletteNames(detail.palette)}.`,
  }),
  advice: ({ display, m }) => ({
    title: 'Add a second and third hue',
    text: `${showsPhotograph(m) ? 'Vary the scene, not the type' : 'Bring them in by a picture or the background, not by the type'}: ${display} of colour variety is under the aim of ${LEAST_VARIETY}.`,
  }),
});

/** What the subject is compared with. */
const surroundings = ({ colour }: ImageMeasurements) =>
  colour.ofPhotograph ? 'what surrounds it in the photograph' : 'its surroundings';
const theRest = ({ colour }: ImageMeasurements) => (colour.ofPhotograph ? 'the rest of the photograph' : 'the rest');

const subjectSaturation = defineRule<{ subject: Region }>({
  id: 'C-03',
  curve: [0, 2.5],
  title: 'The subject is more vivid than its background',
  area: 'colour',
  grade: 'A',
  source: {
    kind: 'field',
    url: 'https://doi.org/10.1093/jcr/ucx039',
    title: 'Hagtvedt & Brasel, J. Consumer Research 44(2), 2017',
    note: 'Six experiments: saturated things are noticed and look larger. Worth more only where large is wanted.',
  },
  theme: 'subject',
  importance: 0.5,
  measures: 'saturation of the subject against the rest',
  target: atLeast(1.4, 'times the rest'),
  effort: 'low',
  measure(m) {
    const { ofPhotograph } = m.colour;
    const value =
      ofPhotograph === undefined ? m.composition.subjectSaturationRatio : (ofPhotograph?.subjectSaturation ?? null);
    const unknown = unknownSubject(m);
    if (unknown) return unknown;
    const subject = subjectOf(m);
    if (value === null || !subject) return notApplicable;
    const { counts: surely, otherwise } = tellsColours(m, subject);
    if (surely === 0) return m.sight?.sure ? notApplicable : notMeasured(m.sight ? UNSURE : otherwise);
    const counts = surely * hasHues(m);
    if (counts === 0) return notApplicable;
    return measured({
      value,
      display: `${value >= 9.95 ? Math.round(value) : value.toFixed(1)} times`,
      unit: 'times the rest',
      regions: [subject],
      counts,
      detail: { subject },
    });
  },
  respond: ({ value }) => ramp(0.9, 1.4)(value),
  good: ({ display, detail, m }) => ({
    title: `${sentence(subjectName(m))} is the most vivid thing here`,
    text: `${sentence(subjectThere(m, detail.subject))} is ${display} as saturated as ${surroundings(m)}. In experiments saturated things were noticed and looked larger.`,
  }),
  bad: ({ value, display, detail, m }) => ({
    title:
      value < 1
        ? `The background is more vivid than ${subjectName(m)}`
        : `The background is nearly as vivid as ${subjectName(m)}`,
    text: `${sentence(subjectThere(m, detail.subject))} has ${display} the saturation of ${theRest(m)}; aim: 1.4 times.`,
  }),
  advice: ({ display, m }) => ({
    title: `Shift colour from the background to ${subjectName(m)}`,
    text: `Mute ${m.colour.ofPhotograph ? 'what surrounds it in the photograph' : 'the surroundings'}, or saturate ${subjectName(m)} more, until it is about 1.4 times as vivid; it stands at ${display}.`,
  }),
});

const harmony = defineRule<{ palette: Palette }>({
  id: 'C-08',
  curve: [0, 30],
  title: 'Palette harmony',
  area: 'colour',
  grade: 'B',
  source: {
    kind: 'study',
    title: 'Cohen-Or et al. 2006; O’Donovan et al. 2011',
    note: 'Fit of the hues to harmonic templates; a small effect on liking.',
  },
  theme: 'harmony',
  importance: 0.3,
  praise: 0.6,
  measures: 'distance of the hues from the nearest harmonic template',
  target: atMost(3, '°'),
  effort: 'medium',
  measure(m) {
    const value = m.colour.harmonyDistance;
    if (value === null) return notApplicable;
    return measured({
      value,
      display: `${Math.max(1, Math.round(value))}°`,
      unit: 'degrees',
      regions: [],
      detail: { palette: m.colour.palette },
    });
  },
  respond: ({ value }) => ramp(15, 3)(value),
  good: ({ display, detail }) => ({
    title: 'Colours that belong together',
    text: `${coloursLie(detail.palette)} within ${display} of a classic harmony. The effect on liking is small.`,
  }),
  bad: ({ display, detail }) => ({
    title: 'The palette has no plan',
    text: `The hues (${paletteNames(detail.palette, 4)}) miss the nearest harmony by ${display} on average; aim: 3°, and the effect is small.`,
  }),
  advice: ({ display, detail }) => ({
    title: 'Pull stray hues in',
    text: `Keep ${paletteNames(detail.palette, 2)} and recolour what does not belong, so the palette comes within 3° of a harmony instead of ${display}.`,
  }),
});

export const colourRules = [colourfulness, colourComplexity, subjectSaturation, harmony];
