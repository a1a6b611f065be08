import { has, pattern, wordsPattern } from './claim-patterns.ts';
import { namesHours, namesPhone, namesPlace } from './contact-details.ts';
import { EVENT_WORDS } from './event-words.ts';
import { countSums } from './find-offer.ts';
import { findUrgency } from './find-urgency.ts';
import { alternatives, foldText } from './fold-text.ts';
import { DATE_WORDS } from './urgency-words.ts';

const EVENT = wordsPattern(EVENT_WORDS);
const days = alternatives([...DATE_WORDS, 'may']);
/** "12 May", "12.–14. Juni", "le 12 mai", "May 12", "12.05.2027": a day that can be looked up, with or without its year. */
const DATE = pattern(
  String.raw`(?<!\d)\d{1,2}(?:st|nd|rd|th|er|\.)?,?\s+(?:of\s+|de\s+)?(?:${days})(?!\p{L})|(?<!\p{L})(?:${days})\.?,?\s+\d{1,2}(?:st|nd|rd|th|\.)?(?!\d)|(?<!\d)\d{1,2}[./]\d{1,2}\.(?:\d{2,4})?(?!\d)|(?<!\d)\d{1,2}[./-]\d{1,2}[./-](?:20)?\d{2}(?!\d)`,
);
const CLOCK = pattern(
  String.raw`(?<![\d.,])\d{1,2}(?:[:.]\d{2})?\s?(?:uhr|am|pm|a\.m|p\.m)(?!\p{L})|(?<![\d.,])\d{1,2}:\d{2}(?!\d)|(?<!\d)\d{1,2}\s?h\s?\d{2}(?!\d)|(?<=(?<!\p{L})(?:a|ab|des|um)\s(?:las\s)?)\d{1,2}\s?h(?!\p{L})`,
);
/** So many prices are a list to choose from. */
const PRICE_LIST = 4;

/** Kinds of facts from which on a creative begins to be a flyer, and at which it is one. */
const BEGINS = 2;
const SURE = 4;

/** Which facts of a flyer the words tell. A date by which an offer ends is none. */
export function flyerFacts(texts: readonly string[]): string[] {
  const told = (test: (text: string) => boolean) => texts.some(test);
  const facts: readonly (readonly [fact: string, test: boolean])[] = [
    ['a date', told((text) => has(foldText(text), DATE) && findUrgency(text) === null)],
    ['a time', told((text) => namesHours(text) || (has(foldText(text), CLOCK) && findUrgency(text) === null))],
    ['an address', told(namesPlace)],
    ['a telephone number', told(namesPhone)],
    ['words of an event or a menu', told((text) => has(foldText(text), EVENT))],
    ['a list of prices', texts.reduce((sum, text) => sum + countSums(text), 0) >= PRICE_LIST],
  ];
  return facts.flatMap(([fact, found]) => (found ? [fact] : []));
}

/** What a list of blocks is as a flyer: how surely, and by which facts. */
export interface Flyer {
  share: number;
  facts: string[];
}

/** The flyer in a creative's words. */
export function flyerOf(blocks: readonly { text: string }[]): Flyer {
  const texts = blocks.map(({ text }) => text);
  return { share: flyerShare(texts), facts: flyerFacts(texts) };
}

/**
 * How surely a creative is a flyer of an event, a menu or a local shop, 0..1: nothing for two kinds of facts, all for four. Such a
 * creative has to tell its facts.
 */
export function flyerShare(texts: readonly string[]): number {
  return Math.min(1, Math.max(0, (flyerFacts(texts).length - BEGINS) / (SURE - BEGINS)));
}
