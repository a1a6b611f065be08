/** How much low-level noise the eye has to search through. */
import { coveredBy } from '../../../contract/covered-by.ts';
import type { Region } from '../../../contract/evidence.ts';
import type { ImageMeasurements } from '../../measurements.ts';
import { hat, ramp } from '../../response.ts';
import { STRONG } from '../book/is-short.ts';
import { defineRule, measured, notApplicable, type RuleSpec, type Said } from '../book/rule.ts';
import { atMost, between, targetWords } from '../book/target.ts';
import { inPlace } from '../wording/place-words.ts';
import { amount, percent, plain } from '../wording/words.ts';
import { hasNoRoom } from './calm-ground.ts';

/**
 * Full marks up to the first number: the 80th percentile, rounded down, of 20 pictures (ten photographs and the ten ads generated
 * on them, all of them tidy; see `clutter-reference.json` and `testing/measure-clutter-reference.ts`). None from the second number on, which is
 * set by hand above the busiest of the 20. A small set, and not one of ads that ran. Part of the rule book: changing it is a new version.
 */
export const CLUTTER_REFERENCE = { congestion: [8.8, 11.5], subband: [3.4, 4.3] } as const;

/** Congestion half way from full marks to none: what counts how much is calm or leads says little then. */
export function isCrowded({ clutter }: ImageMeasurements): boolean {
  const [full, none] = CLUTTER_REFERENCE.congestion;
  return clutter.featureCongestion > (full + none) / 2;
}

const congestionResponse = ramp(CLUTTER_REFERENCE.congestion[1], CLUTTER_REFERENCE.congestion[0]);

const ROSENHOLTZ = 'Rosenholtz, Li, Nakano, “Measuring visual clutter”, J. of Vision 7(2):17, 2007';

/**
 * How far too much detail is that of what the eye has to search through, 0..1. The subject and the texts are what it is to find: where
 * all around them is calm, they are rich, and nothing is cluttered.
 */
function searchedThrough({ clutter: { ofBackground } }: ImageMeasurements): number {
  if (ofBackground === undefined) return 1;
  return ofBackground ? 1 - congestionResponse(ofBackground.featureCongestion) : 0;
}

/** The busiest places of what the eye has to search through. */
const worstOf = ({ clutter: { ofBackground, worst } }: ImageMeasurements): Region[] => ofBackground?.worst ?? worst;

/** Whether most of a place lies where the frame is clearly busier than as a whole. */
export const isBusyPlace = ({ clutter }: ImageMeasurements, place: Region): boolean =>
  clutter.worst.some((busy) => coveredBy(place, busy) > 0.5);

function where(worst: Region[]): string {
  return worst[0] ? ` It is busiest ${inPlace(worst[0])}.` : '';
}

const there = ([first]: Region[]): string => (first ? ` ${inPlace(first)}` : '');

/** From this empty share of the frame on the ground is calm, and what is busy are the pictures on it. */
const CALM_GROUND = 0.3;

/** What takes detail out: of the background, or of what stands on a ground that is calm already. */
function calmer(m: ImageMeasurements, aim: string): Said {
  const { negativeSpace } = m.composition;
  const place = there(worstOf(m));
  return negativeSpace < CALM_GROUND
    ? {
        title: `Calm the background${place}`,
        text: `Crop or retouch away the texture${place}, and keep detail on the product only. ${aim}`,
      }
    : {
        title: `Show less at once${place}`,
        text: `The background is calm already: ${percent(negativeSpace)} of the frame is empty. The detail lies in what stands on it; drop the least needed of it${place}, or choose plainer pictures. ${aim}`,
      };
}

/** Clutter rules differ in what they count; they share the place where it is worst and the remedy. */
function clutterRule(
  own: Pick<
    RuleSpec<null>,
    | 'id'
    | 'title'
    | 'grade'
    | 'source'
    | 'importance'
    | 'measures'
    | 'target'
    | 'respond'
    | 'contested'
    | 'essential'
    | 'tellsNear'
    | 'curve'
  > & {
    value(m: ImageMeasurements): number;
    /** The same of what lies around subject and texts, where that is measured apart. */
    around?(m: ImageMeasurements): number;
    /** Whether it lies beyond the range at its upper end. */
    isTooMuch(value: number): boolean;
    display(value: number): string;
    unit: string;
    /** What the source found of too much of it, as a sentence. */
    effect: string;
    /** What there is too much of, for people: "edges on 21 % of its pixels", "too much detail". */
    tooMuch(display: string): string;
    /** At and under this value the picture is empty, not busy. */
    emptyUnder: number;
  },
) {
  const range = targetWords(own.target);
  return defineRule<null>({
    ...own,
    area: 'attention',
    theme: DETAIL_THEME,
    effort: 'medium',
    praise: 0.7,
    measure(m) {
      const whole = own.value(m);
      const tooMuch = own.isTooMuch(whole);
      const searched = tooMuch ? searchedThrough(m) : 1;
      if (searched === 0) return notApplicable;
      // What was measured around subject and texts is judged by its own figure, the rest as far as that is cluttered.
      const value = tooMuch && own.around ? Math.min(whole, own.around(m)) : whole;
      const counts = own.around ? 1 : searched;
      return measured({
        value,
        display: own.display(value),
        unit: own.unit,
        regions: value > own.emptyUnder ? worstOf(m) : [],
        counts,
        contradicted: hasNoRoom(m),
        detail: null,
      });
    },
    good: ({ m }) => ({
      title: 'Clean enough to search at a glance',
      text: `Its detail stays within our range, beyond which clutter slows the search.${where(worstOf(m))}`,
    }),
    bad: ({ value, display, response, m }) =>
      value > own.emptyUnder
        ? {
            title: `The picture is ${response < STRONG ? '' : 'a little '}crowded${there(worstOf(m))}`,
            text: `There is ${own.tooMuch(display)}.${where(worstOf(m))} ${own.effect}`,
          }
        : {
            title: 'There is little to look at',
            text: 'The picture holds too little detail to keep anybody looking.',
          },
    advice: ({ value, display, m }) =>
      value > own.emptyUnder
        ? calmer(m, `Now: ${display}; aim: ${range}.`)
        : {
            title: 'Give the eye something to hold',
            text: `Show the product or a person with real detail instead of a flat background. Now: ${display}; aim: ${range}.`,
          },
  });
}

/** Bytes a pixel after fixed compression at which the range of detail begins. */
const LEAST_DETAIL = 0.06;
/** And at which it ends. */
const MOST_DETAIL = 0.16;

/** Theme of what rules find that look at detail: too much of it, or too little. */
export const DETAIL_THEME = 'clutter';

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
