/** Where the first glance goes. Attention is predicted from the pixels, not tracked with eyes. */
import { largestPart } from '../../copy/offer-parts.ts';
import type { ImageMeasurements } from '../../measurements.ts';
import { ramp } from '../../response.ts';
import { isLegible } from '../../text/recognise/legible.ts';
import { measured, notApplicable } from '../book/reading.ts';
import { defineRule, type RuleSettings } from '../book/rule.ts';
import { atLeast, between } from '../book/target.ts';
import { nameBlock, nameCall } from '../book/text-blocks.ts';
import { count, countFirst, list, percent, quote, sentence } from '../wording/words.ts';
import { type AttentionPlace, attentionPlaces, rivalsOf } from './attention-places.ts';
import { isCrowded } from './clutter.ts';
import { CHOICE } from './first-glance.ts';
import { subjectAttention, subjectSize } from './subject-rules.ts';

/** Places that rival each other at most where none is lost. */
const MOST_PLACES = 3;

/** Two places in one part of the picture bear one name. */
const named = (value: number, names: readonly string[]) =>
  list(value > names.length ? [...names, 'others'] : [...names]);

/** Kinds with nothing but letters to look at. */
const OF_TYPE: ReadonlySet<unknown> = new Set(['type_only', 'quote']);

/** Whether the list may lack what draws: nothing of a picture that is there, or nothing but a button, which says not what it is for. */
const isDoubtful = ({ creative }: ImageMeasurements, places: readonly AttentionPlace[]): boolean =>
  OF_TYPE.has(creative)
    ? places.length === 1 && places[0]?.kind === 'button'
    : places.every(({ kind }) => kind === 'button' || kind === 'text');

/** What is to lead, as every other advice and the script have it: the offer where one sells, else the headline; null for neither. */
function leadOf(m: ImageMeasurements, { goal }: RuleSettings): string | null {
  const { offer, cta } = m.copy;
  const block = offer && m.text.blocks[offer.block];
  const sells = (goal === 'sales' || goal === 'leads') && offer?.block !== cta?.block;
  if (offer && block && sells && isLegible(block) && /\p{L}{3}/u.test(offer.text))
    return quote(largestPart(m)?.text ?? offer.text, 30);
  const headline = m.text.blocks.find((b) => b.role === 'headline' && isLegible(b));
  return headline ? nameBlock(headline, 30) : null;
}

/**
 * Full from 1 to 3 places, none from 7 on, as in the evidence base. Where more rival each other, those that are there to be looked at
 * are no rivals too many: what else draws the eye is counted.
 */
const focalPoints = defineRule<{ places: number; names: string[]; beside: boolean }>({
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
  target: between(1, MOST_PLACES, 'places'),
  effort: 'medium',
  measure(m) {
    const all = rivalsOf(attentionPlaces(m));
    // Where everything is loud no place leads, and few peaks are no calm.
    if (all.places.length === 0 || isCrowded(m)) return notApplicable;
    const beside = all.counts > MOST_PLACES && all.places.some(({ meant }) => meant);
    const { places, counts } = beside ? rivalsOf(attentionPlaces(m).filter(({ meant }) => !meant)) : all;
    if (beside && counts <= MOST_PLACES) return notApplicable;
    const names = [...new Set(places.slice(0, 4).map(({ name }) => name))];
    return measured({
      value: counts,
      display: count(places.length, 'place'),
      unit: 'places, faint ones in part',
      regions: places.map(({ region }) => region),
      unmet: isDoubtful(m, places),
      detail: { places: places.length, names, beside },
    });
  },
  respond: ({ value }) => ramp(7, MOST_PLACES)(value),
  good: ({ detail: { places, names } }) => ({
    title:
      places === 1
        ? 'One clear focal point'
        : places <= 3
          ? `${places === 2 ? 'Two' : 'Three'} things compete for attention: a good number`
          : countFirst(`${places} places share the first glance`),
    text: `The first glance has ${places === 1 ? 'a single place' : `${places} places`} to go: ${named(places, names)}. What else draws the eye is about half as strong as the strongest, or less.`,
  }),
  bad: ({ detail: { places, names, beside } }) => ({
    title: countFirst(`${places} places fight for the first glance`),
    text: `${beside ? 'Beside what is there to be seen first, ' : ''}${beside ? named(places, names) : sentence(named(places, names))} pull with more than half the strength of the strongest. Our range is 1 to 3 such places; attention split between ${places} rivals favours none of them.`,
  }),
  advice: ({ detail: { places, names }, m, settings }) => ({
    title: `Cut ${places} focal points down to three at most`,
    text: `Let ${leadOf(m, settings) ?? names[0] ?? 'the strongest place'} lead${m.copy.cta ? `, leave ${nameCall(m, m.copy.cta, 28)} as the place to act` : ''} and mute the rest: lower their contrast, group them, or take them out. Our range is 1 to 3 places.`,
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
  optional: true,
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
    larger: 'the key element, or set it on a plain background',
    title: 'Build the emphasis from large shapes',
    text: `Make the key element bigger or set it on a plain background, so that more than ${display} of the emphasis survives at phone size; 70 % is a good mark.`,
  }),
});

export const attentionRules = [subjectAttention, focalPoints, stability, subjectSize];
