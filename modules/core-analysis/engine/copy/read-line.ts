import { clausesOf } from './clauses.ts';
import { conceptsOf, type Token } from './concepts.ts';
import { featuresOf } from './features.ts';
import { indexOf, type LineFunction, type Probabilities } from './functions.ts';
import { checkedInModel, type Model, probabilitiesOf } from './weights-of.ts';

/** A line with what it says. */
export interface LineReading {
  text: string;
  tokens: readonly Token[];
  /** Probability, 0..1, that the line has this function. */
  p(fn: LineFunction): number;
}

/** Functions a line may have beside others, so that one clause of it says them; and how far a clause alone is believed. */
const OF_CLAUSES: readonly LineFunction[] = ['request', 'offer', 'price', 'urgency', 'guarantee', 'proof'];
const CLAUSE_ALONE = 0.9;

/** Concepts that can carry a function: without one of them there are no words to quote, and it is at most a guess. */
export const CARRIERS: Readonly<Partial<Record<LineFunction, string>>> = {
  request: 'act reach soft vague click <url> <handle> <email> <phone>',
  offer: '<percent> <cut> <money> <cents> <bundle> free gift half bundle off save sale not-bind',
  price: '<money> <cents> <number>',
  urgency: 'until last left limited day unit stock hurry only first <date> <time>',
  proof: 'review people trusted pro happy <rating> <stars> <percent> <many> <number>',
  guarantee: 'guarantee return cancel ship secure cert card bind risk terms',
  legal: 'terms legal rate',
};
const GUESS = 0.49;
/** And where every word is known and none can carry it, it is none. */
const KNOWN = 0.19;
const carried = new Map(
  Object.entries(CARRIERS).map(([fn, concepts]) => [fn as LineFunction, new Set(concepts.split(' '))]),
);

/** "Shop floors", "Order forms": a verb before a thing of no list is as often its name. It asks beside one of these. */
const COMPANIONS = new Set(
  'act reach soft obj now you me we det prep conj free gift off sale first neg vague click <money> <percent> <url> <phone> <email> <handle> <number> <many> <code> day'.split(
    ' ',
  ),
);
const BARE_VERB = { words: [2, 4], most: 0.65 } as const;

const plain = (concept: string): string => concept.replace(/^not-/u, '');
const QUOTED = /["“«„]/u;

function limit(line: string, tokens: readonly Token[], p: Probabilities): void {
  const cap = (fn: LineFunction, most: number) => {
    p[indexOf(fn)] = Math.min(p[indexOf(fn)] as number, most);
  };
  const said = new Set(tokens.flatMap(({ concepts }) => concepts).flatMap((c) => [c, plain(c)]));
  for (const [fn, carriers] of carried)
    if (![...carriers].some((c) => said.has(c)) && !(fn === 'proof' && QUOTED.test(line)))
      cap(fn, said.has('?') ? GUESS : KNOWN);
  const words = tokens.filter(({ word }) => word);
  const [least, most] = BARE_VERB.words;
  const bare = words.length >= least && words.length <= most;
  if (bare && !words.slice(1).some(({ concepts }) => concepts.some((c) => COMPANIONS.has(c))))
    cap('request', BARE_VERB.most);
}

/** The probability of each function of a line: of its whole, or of the clause that speaks most for it. */
export function readProbabilities(model: Model, line: string, tokens: readonly Token[]): Probabilities {
  const p = probabilitiesOf(model, featuresOf(line, tokens));
  const clauses = clausesOf(tokens);
  for (const clause of clauses.length > 1 ? clauses : []) {
    const [first, last] = [clause[0], clause.at(-1)];
    // One word alone tells too little.
    if (!first || !last || (clause.length < 2 && !first.text.includes(' '))) continue;
    const alone = probabilitiesOf(model, featuresOf(line.slice(first.from, last.to), clause));
    for (const fn of OF_CLAUSES) {
      const i = indexOf(fn);
      p[i] = Math.max(p[i] as number, CLAUSE_ALONE * (alone[i] as number));
    }
  }
  limit(line, tokens, p);
  return p;
}

const MOST_KEPT = 2000;
const kept = new Map<string, LineReading>();

/** What a line says, read in a language; the same line is read once. */
export function readLine(text: string, language: string): LineReading {
  const key = `${language} ${text}`;
  const known = kept.get(key);
  if (known) return known;
  const tokens = conceptsOf(text, language);
  const p = readProbabilities(checkedInModel(), text, tokens);
  const reading = { text, tokens, p: (fn: LineFunction) => p[indexOf(fn)] as number };
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(key, reading);
  return reading;
}
