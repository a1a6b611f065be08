import { alternatives, foldText, listOf } from './fold-text.ts';
import { lexiconFor } from './language.ts';
import { hasConcept } from './quote.ts';
import { readLine } from './read-line.ts';

/** So many prices are a list to choose from. */
const PRICE_LIST = 4;
const LIMITS = 0.5;
/** Kinds of facts from which on a creative begins to be a flyer, and at which it is one. */
const BEGINS = 2;
const SURE = 4;

/** Which facts of a flyer the words tell. A date by which an offer ends is none. */
export function flyerFacts(texts: readonly string[]): string[] {
  const language = lexiconFor(texts);
  const lines = texts.map((text) => readLine(text, language));
  const told = (concepts: string) => lines.some(({ tokens }) => hasConcept(tokens, concepts));
  const isFree = lines.filter((line) => line.p('urgency') < LIMITS);
  const sums = lines.flatMap(({ tokens }) => tokens.filter(({ span }) => span?.kind === 'money')).length;
  const facts: readonly (readonly [fact: string, test: boolean])[] = [
    ['a date', isFree.some(({ tokens }) => hasConcept(tokens, '<date>'))],
    ['a time', told('<hours>') || isFree.some(({ tokens }) => hasConcept(tokens, '<time>'))],
    ['an address', told('<place>')],
    ['a telephone number', told('<phone>')],
    ['words of an event or a menu', told('event')],
    ['a list of prices', sums >= PRICE_LIST],
  ];
  return facts.flatMap(([fact, found]) => (found ? [fact] : []));
}

/** So many words go with one fact of a line that is made of them: "12 mar • Sevilla, Sala Custom". */
const WORDS_A_FACT = 6;
const FACTS = '<date> <time> <hours> <place> <phone>';

/** Whether a line is made of dates, times, addresses or telephone numbers. A date by which an offer ends is no such fact. */
export function isFactLine(text: string, language: string): boolean {
  const { tokens, p } = readLine(text, language);
  const facts = tokens.filter((token) => hasConcept([token], FACTS)).length;
  return facts > 0 && p('urgency') < LIMITS && text.trim().split(/\s+/u).length <= WORDS_A_FACT * facts;
}

/** What a list of blocks is as a flyer: how surely, and by which facts. */
export interface Flyer {
  share: number;
  facts: string[];
}

/** How surely a creative is a flyer of an event, a menu or a local shop, 0..1, and its facts: such a creative has to tell them. */
export function flyerOf(blocks: readonly { text: string }[]): Flyer {
  const facts = flyerFacts(blocks.map(({ text }) => text));
  return { share: Math.min(1, Math.max(0, (facts.length - BEGINS) / (SURE - BEGINS))), facts };
}

const SEATS = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${alternatives(
    listOf(`
    ticket, tickets, seat, seats, rsvp, eintrittskarten, karten, plätze, anmeldung, billet, billets, billetterie, places,
    inscription, inscriptions, entradas, plazas, inscripción, inscripciones`),
  )})(?![\\p{L}\\p{N}])`,
  'u',
);

/** Whether something is held on a day to go to: a date, with a word of an event or a seat of one. */
export function isEvent(texts: readonly string[]): boolean {
  const facts = flyerFacts(texts);
  return (
    facts.includes('a date') &&
    (facts.includes('words of an event or a menu') || texts.some((text) => SEATS.test(foldText(text))))
  );
}
