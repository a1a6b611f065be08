/** What all rules on clutter have in common: the marks, the place where it is worst, the remedy. */
import type { Region } from '../../../contract/evidence.ts';
import type { ImageMeasurements } from '../../measurements.ts';
import { ramp } from '../../response.ts';
import { STRONG } from '../book/is-short.ts';
import { measured, notApplicable } from '../book/reading.ts';
import { defineRule, type RuleSpec, type Said } from '../book/rule.ts';
import { targetWords } from '../book/target.ts';
import { inPlace } from '../wording/place-words.ts';
import { percent } from '../wording/words.ts';
import { hasNoRoom } from './calm-ground.ts';
import { seenIn } from './subject.ts';

/** Theme of what rules find that look at detail: too much of it, or too little. */
export const DETAIL_THEME = 'clutter';

/**
 * Full marks up to the first number: the 80th percentile, rounded down, of 20 pictures (ten photographs and the ten ads generated
 * on them, all of them tidy; see `clutter-reference.json` and `testing/measure-clutter-reference.ts`). None from the second number on, which is
 * set by hand above the busiest of the 20. A small set, and not one of ads that ran. Part of the rule book: changing it is a new version.
 */
export const CLUTTER_REFERENCE = { congestion: [8.8, 11.5], subband: [3.4, 4.3] } as const;

/** Response, 0..1, to so much congestion. */
export const congestionResponse = ramp(CLUTTER_REFERENCE.congestion[1], CLUTTER_REFERENCE.congestion[0]);

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

/** Kinds that are meant to be plain, with nothing but letters or a screen. */
const PLAIN: ReadonlySet<unknown> = new Set(['type_only', 'quote', 'screen']);

/** Whether little detail says nothing: letters alone, a screen, or a ground on which something is shown, or may be. */
export const isPlainByDesign = (m: ImageMeasurements): boolean => PLAIN.has(m.creative) || seenIn(m) !== 'none';

/** A rule on how much the eye has to search through. Such rules differ in what they count; they share the place where it is worst and the remedy. */
export function clutterRule(
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
    praise: 0.4,
    measure(m) {
      const whole = own.value(m);
      if (whole <= own.emptyUnder && isPlainByDesign(m)) return notApplicable;
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
