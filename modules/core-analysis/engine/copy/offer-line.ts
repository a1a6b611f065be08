import type { Token } from './concepts.ts';
import { lexiconFor } from './language.ts';
import { besides, clausesThat, hasConcept, quoteWords, wordsOf } from './quote.ts';
import { type LineReading, readLine } from './read-line.ts';

/** What a line offers. */
export interface OfferReading {
  text: string;
  kind: 'percent' | 'amount' | 'free' | 'price';
  /** Says what the offer is on, not only how much. */
  specific: boolean;
  /** Probability that it offers something or names its price, 0..1. */
  p: number;
}

const MEAN = 0.5;
const FIGURES = '<money> <percent> <cut> <cents> <number> <bundle> <date> <time>';
/** Words of an offer that are nothing it could be on. */
const OWN = `${FIGURES} off save sale free gift half bundle upto from only per unit until day now you me we det prep conj first last be act reach soft live inf vague click num was neg more`;

/** How it is told, the strongest first: a share off, money off, something free, a price. */
function kindOf(tokens: readonly Token[]): OfferReading['kind'] {
  const has = (concepts: string) => hasConcept(tokens, concepts);
  if (has('<cut> half') || (has('<percent>') && !has('rate'))) return 'percent';
  if (has('<money> <cents> <number>') && has('off save') && !has('was')) return 'amount';
  if (has('free <bundle> bundle')) return 'free';
  if (has('<money> <cents>')) return has('gift') ? 'amount' : 'price';
  return has('gift bind not-bind save') ? 'free' : has('off sale') ? 'percent' : 'price';
}

/** Whether a verb beside "free" says what is free, the doing itself: "Play free", "Empieza gratis hoy". */
const isDoingFree = (tokens: readonly Token[]): boolean =>
  tokens.some((token, i) => {
    const near = [tokens[i - 1], tokens[i + 1]].filter((other) => other !== undefined);
    return hasConcept([token], 'free') && hasConcept(near, 'soft');
  });

/** Whether a stretch of time is what is free: "30 days free", "4 nights for the price of 3". */
const isTimeFree = (tokens: readonly Token[]): boolean =>
  hasConcept(tokens, 'free <bundle>') &&
  tokens.some(({ span }, i) => span?.kind === 'number' && hasConcept(tokens.slice(i + 1, i + 2), 'unit'));

/** Whether a word that can be a verb stands where a thing does: "your first bag", "off your order". */
const isThingByPlace = (tokens: readonly Token[]): boolean =>
  tokens.some((token, i) => {
    const [earlier, before] = [tokens.slice(i - 2, i - 1), tokens.slice(i - 1, i)];
    const follows = hasConcept(before, 'first det') || (hasConcept(before, 'you') && hasConcept(earlier, 'off prep'));
    return follows && hasConcept([token], 'act obj');
  });

/** Whether the words of an offer name what it is on. */
export const namesObject = (tokens: readonly Token[]): boolean =>
  besides(tokens, OWN).length > 0 ||
  isDoingFree(tokens) ||
  isTimeFree(tokens) ||
  isThingByPlace(tokens) ||
  (hasConcept(tokens, 'first') && hasConcept(tokens, 'unit'));

export const offers = (reading: LineReading): number => Math.min(1, reading.p('offer') + reading.p('price'));

/** The words of a reading as an offer. */
export function asOffer(reading: LineReading, language: string, p = offers(reading)): OfferReading {
  const [best] = clausesThat(reading, language, 'offer', 'price');
  const tokens = best?.tokens ?? reading.tokens;
  const whole = reading.text.split(/\s+/u).length <= FEW_WORDS;
  const own = whole ? reading.tokens : fromFigure(tokens);
  const text = quoteWords(whole ? reading.text : wordsOf(reading.text, own));
  return { text, kind: kindOf(tokens), specific: namesObject(whole ? reading.tokens : tokens), p };
}

/** Beside so few words an offer is quoted whole. */
const FEW_WORDS = 6;
/** What an offer begins at, and what leads to it. */
const BEGINS = '<money> <percent> <cut> <cents> <bundle> free half bundle gift';
const LEADS = 'from upto only save sale now off was det';

/** The part of a clause from its figure or free thing on, with what leads to it: a headline may run into it. */
function fromFigure(tokens: readonly Token[]): readonly Token[] {
  let from = tokens.findIndex((token) => hasConcept([token], BEGINS));
  // "4 nights", of which so many are paid.
  if (hasConcept(tokens.slice(from, from + 1), '<bundle>') && hasConcept(tokens.slice(from - 1, from), 'unit'))
    from -= 2;
  while (from > 0 && hasConcept(tokens.slice(from - 1, from), LEADS)) from--;
  return tokens.slice(Math.max(0, from));
}

/** The offer or price in a line, where it more likely holds one than not. */
export function offerIn(text: string, language = lexiconFor([text])): OfferReading | null {
  const reading = readLine(text, language);
  return offers(reading) >= MEAN ? asOffer(reading, language) : null;
}

const tokensOf = (text: string): readonly Token[] => readLine(text, lexiconFor([text])).tokens;

/** Whether the words of an offer, as they are quoted, name what it is on. */
export const offerNamesObject = (text: string): boolean => namesObject(tokensOf(text));

/** Whether a text tells its price as lowered from another one. */
export const saysLowered = (text: string): boolean => hasConcept(tokensOf(text), 'off sale was now');

/** Whether a word such as "only" or "from" says that a sum is a price. */
export const isNamedPrice = (text: string): boolean => hasConcept(tokensOf(text), 'only from per');

/** Sums of money that a text names, in order. */
export const sumsIn = (text: string): Token[] => tokensOf(text).filter(({ span }) => span?.kind === 'money');

/** Whether a text names a sum of money by its sign or currency, whatever it is for. */
export const namesSum = (text: string): boolean => sumsIn(text).length > 0;

/** Whether a text may hold a price that could not be told for one: a sum, a figure with cents, nothing but a figure, "from 18". */
export function mayHoldPrice(text: string): boolean {
  const tokens = tokensOf(text);
  if (hasConcept(tokens, '<money> <cents>')) return true;
  const figure = tokens.findIndex(({ span }) => span?.kind === 'number');
  if (figure < 0) return false;
  const alone = tokens.filter(({ word, text: own }) => word && own.length > 1).length === 1;
  const [before, behind] = [tokens[figure - 1], tokens[figure + 1]];
  return alone || (before !== undefined && !behind?.word && hasConcept([before], 'from'));
}

/** A former price in a line, told as one: "was $80", "statt 99 €". */
export function formerPriceIn(text: string): string | null {
  const tokens = tokensOf(text);
  const at = tokens.findIndex((token) => hasConcept([token], 'was not-was'));
  // A figure without a sign is a price only where the line opens with the word: "Was 89", not "when I was 18".
  const kinds = at === 0 ? ['money', 'cents', 'number'] : ['money', 'cents'];
  const sum = at < 0 ? undefined : tokens.slice(at, at + 4).find(({ span }) => span && kinds.includes(span.kind));
  const from = tokens[at]?.from ?? 0;
  return sum ? text.slice(from, sum.to).trim() : null;
}
