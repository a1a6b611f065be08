/** How much low-level noise the eye has to search through. */
import { coveredBy } from '../../../contract/covered-by.ts';
import type { Region } from '../../../contract/evidence.ts';
import type { ImageMeasurements } from '../../measurements.ts';
import { hat, ramp } from '../../response.ts';
import { measured } from '../book/reading.ts';
import { defineRule } from '../book/rule.ts';
import { atMost, between } from '../book/target.ts';
import { amount, plain } from '../wording/words.ts';
import { CLUTTER_REFERENCE, clutterRule, congestionResponse } from './clutter-rule.ts';

/** Congestion half way from full marks to none: what counts how much is calm or leads says little then. */
export function isCrowded({ clutter }: ImageMeasurements): boolean {
  const [full, none] = CLUTTER_REFERENCE.congestion;
  return clutter.featureCongestion > (full + none) / 2;
}

const ROSENHOLTZ = 'Rosenholtz, Li, Nakano, “Measuring visual clutter”, J. of Vision 7(2):17, 2007';

/** Whether most of a place lies where the frame is clearly busier than as a whole. */
export const isBusyPlace = ({ clutter }: ImageMeasurements, place: Region): boolean =>
  clutter.worst.some((busy) => coveredBy(place, busy) > 0.5);

/** Bytes a pixel after fixed compression at which the range of detail begins. */
const LEAST_DETAIL = 0.06;
/** And at which it ends. */
const MOST_DETAIL = 0.16;

/** Whether a picture holds so little that its empty ground and its few colours are the same fact seen again. */
export const holdsLittle = ({ clutter }: ImageMeasurements): boolean => clutter.jpegComplexity <= LEAST_DETAIL;

const jpegComplexity = clutterRule({
  id: 'S-03',
  curve: [0, 0.36],
  title: 'Feature complexity',
  grade: 'A',
  source: {
    kind: 'field',
    title: 'Pieters, Wedel, Batra, “The Stopping Power of Advertising”, J. Marketing 74(5), 2010',
    note: '249 eye-tracked ads: dense low-level detail lowered attention to the brand and liking of the ad. File size after fixed compression is the proxy; the range is ours.',
    url: 'https://doi.org/10.1509/jmkg.74.5.48',
  },
  importance: 0.6,
  measures: 'feature complexity (bytes a pixel after fixed compression)',
  target: between(LEAST_DETAIL, MOST_DETAIL, 'bytes a pixel'),
  value: (m) => m.clutter.jpegComplexity,
  isTooMuch: (v) => v > MOST_DETAIL,
  display: (v) => `${plain(v, 3)} bytes a pixel`,
  unit: 'bytes a pixel',
  effect: 'In eye tracking, dense low-level detail lowered attention to the brand.',
  tooMuch: () => 'more fine detail than our range allows',
  emptyUnder: LEAST_DETAIL,
  respond: ({ value }) => hat(0.03, LEAST_DETAIL, MOST_DETAIL, 0.3)(value),
});

/**
 * Deviation from the evidence base (full from 3 to 7 regions, none from 12): by our segmentation a
 * fifth of the 20 tidy pictures in `clutter-reference.json` have 9 or more regions.
 */
const designComplexity = defineRule<null>({
  id: 'S-04',
  curve: [0, 20],
  title: 'Design complexity',
  area: 'attention',
  grade: 'A',
  source: {
    kind: 'field',
    title: 'Pieters, Wedel, Batra, “The Stopping Power of Advertising”, J. Marketing 74(5), 2010',
    note: 'In the same 249 ads an elaborate design, unlike dense detail, raised attention to picture and ad, comprehension and liking. The study gives no count; the range is ours.',
    url: 'https://doi.org/10.1509/jmkg.74.5.48',
  },
  contested: 'Common design advice says to keep it simple; here a rich but ordered layout is not punished.',
  theme: 'arrangement',
  importance: 0.35,
  praise: 0.4,
  measures: 'number of distinct regions in the layout',
  target: between(3, 10, 'regions'),
  effort: 'high',
  measure(m) {
    const value = m.clutter.regionCount;
    return measured({ value, display: `${value} regions`, unit: 'regions', regions: [], detail: null });
  },
  respond: ({ value }) => hat(0, 3, 10, 18)(value),
  good: ({ value }) => ({
    title: `A layout of ${value} clear parts`,
    text: `The frame falls into ${value} distinct regions. Our range is 3 to 10.`,
  }),
  bad: ({ value }) =>
    value > 10
      ? {
          title: `The layout falls into ${value} pieces`,
          text: `Segmentation finds ${value} separate regions; our range is 3 to 10. The study found elaborate design good for attention but gives no count; over ten we take marks off.`,
        }
      : {
          title: 'The layout has hardly any structure',
          text: `Segmentation finds ${value === 1 ? 'a single region' : `${value} regions`}; our range is 3 to 10.`,
        },
  advice: ({ value }) =>
    value > 10
      ? {
          title: 'Group the parts',
          text: `Join neighbouring elements on common panels until about ten of the ${value} regions remain.`,
        }
      : {
          title: 'Structure the frame',
          text: `Divide the frame into picture, message and action areas; ${value === 1 ? 'one region' : `${value} regions`} now, our range starts at 3.`,
        },
});

/** Percentage of edges at which the range ends. */
const MOST_EDGES = 10;

/**
 * Deviation from the evidence base (full from 4 to 12 %, none from 25): our edge detector marks 2.4 to
 * 11.6 % of the 20 tidy pictures in `clutter-reference.json`, half of them under 7.3 %.
 */
const edgeDensity = clutterRule({
  id: 'S-05',
  curve: [0, 25],
  title: 'Edge density',
  grade: 'B',
  source: {
    kind: 'study',
    url: 'https://doi.org/10.1167/7.2.17',
    title: `Mack & Oliva 2004, as reported in ${ROSENHOLTZ}`,
    note: 'Edge density alone goes r = .83 with how complex people rank scenes; clutter lengthens search. The range is ours.',
  },
  importance: 0.5,
  measures: 'share of the picture that is edges',
  target: between(2.5, MOST_EDGES, '% edges'),
  value: (m) => m.clutter.edgeDensity * 100,
  isTooMuch: (v) => v > MOST_EDGES,
  display: (v) => `${plain(v)} %`,
  unit: '% of pixels',
  effect: 'Clutter lengthens search.',
  tooMuch: (d) => `an edge on ${d} of its pixels`,
  emptyUnder: 2.5,
  respond: ({ value }) => hat(0.5, 2.5, MOST_EDGES, 18)(value),
});

const congestion = clutterRule({
  id: 'S-06',
  curve: [0, 14],
  title: 'Feature congestion',
  grade: 'B',
  source: {
    kind: 'study',
    url: 'https://doi.org/10.1167/7.2.17',
    title: ROSENHOLTZ,
    note: 'The more colour, contrast and orientation vary in every place, the harder anything can stand out. The mark is the 80th percentile of 20 pictures of ours.',
  },
  essential: 0.4,
  tellsNear: true,
  importance: 0.5,
  measures: 'feature congestion (variation of colour, contrast and orientation)',
  target: atMost(CLUTTER_REFERENCE.congestion[0], 'points'),
  value: (m) => m.clutter.featureCongestion,
  around: ({ clutter: { featureCongestion, ofBackground } }) => ofBackground?.featureCongestion ?? featureCongestion,
  isTooMuch: (v) => v > CLUTTER_REFERENCE.congestion[0],
  display: (v) => plain(v),
  unit: 'points of clutter',
  effect: 'The more features vary in every place, the harder anything can stand out.',
  tooMuch: () => 'more change of colour, contrast and direction than in four of five pictures we compare with',
  emptyUnder: 0,
  respond: ({ value }) => congestionResponse(value),
});

const subbandEntropy = clutterRule({
  id: 'S-07',
  curve: [1, 5],
  title: 'Subband entropy',
  grade: 'B',
  source: {
    kind: 'study',
    url: 'https://doi.org/10.1167/7.2.17',
    title: ROSENHOLTZ,
    note: 'More bits needed to encode the picture mean more clutter. The mark is the 80th percentile of 20 pictures of ours.',
  },
  importance: 0.4,
  measures: 'subband entropy of lightness and colour',
  target: atMost(CLUTTER_REFERENCE.subband[0], 'bits'),
  value: (m) => m.clutter.subbandEntropy,
  isTooMuch: (v) => v > CLUTTER_REFERENCE.subband[0],
  display: (v) => amount(v, 'bit', 2),
  unit: 'bits of detail',
  effect: 'The more there is to tell apart, the longer the search.',
  tooMuch: () => 'more to tell apart in each patch than in four of five pictures we compare with',
  emptyUnder: 0,
  respond: ({ value }) => ramp(CLUTTER_REFERENCE.subband[1], CLUTTER_REFERENCE.subband[0])(value),
});

export const clutterRules = [jpegComplexity, designComplexity, edgeDensity, congestion, subbandEntropy];
