import { clausesOf } from './clauses.ts';
import type { Token } from './concepts.ts';
import type { LineFunction } from './functions.ts';
import { CARRIERS, type LineReading, readLine } from './read-line.ts';

const MOST_WORDS = 12;

/** A stretch of a line, whole words only, at most twelve, without what marks its ends. */
export function quoteWords(text: string, most = MOST_WORDS): string {
  const words = text
    // The sign of a currency that is not known is none to show.
    .replace(/¤/gu, '')
    .replace(/^[^\p{L}\p{N}$€£¥₹₺₩₦₫"“«„★#@+−–-]+/u, '')
    .trim()
    .split(/\s+/u);
  return words
    .slice(0, most)
    .join(' ')
    .replace(/[\s,;:·•|(]+$/u, '')
    .trim();
}

/** The original words of some tokens, with the mark that closes their sentence. */
export function wordsOf(line: string, tokens: readonly Token[]): string {
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (!first || !last) return '';
  const closing = /^["”»“]?[!?]+/u.exec(line.slice(last.to))?.[0] ?? '';
  return line.slice(first.from, last.to) + closing;
}

/** The clauses of a line, each with how surely it alone says something; the surest first, of equals the first. */
export function clausesThat(line: LineReading, language: string, ...functions: readonly LineFunction[]) {
  const clauses = clausesOf(line.tokens);
  const sum = (reading: LineReading) =>
    Math.min(
      1,
      functions.reduce((all, fn) => all + reading.p(fn), 0),
    );
  return clauses
    .map((tokens) => {
      const words = wordsOf(line.text, tokens);
      const alone = clauses.length === 1 ? line : readLine(words, language);
      const carried = functions.some((fn) => carries(fn, tokens));
      return { tokens, words, p: sum(alone) * (carried ? 1 : 0.5) };
    })
    .sort((a, b) => b.p - a.p);
}

const carriersOf = new Map(Object.entries(CARRIERS).map(([fn, concepts]) => [fn, new Set(concepts.split(' '))]));

/** Whether a concept that can carry a function is among some tokens. */
export function carries(fn: LineFunction, tokens: readonly Token[]): boolean {
  const carriers = carriersOf.get(fn);
  return !carriers || tokens.some(({ concepts }) => concepts.some((c) => carriers.has(c)));
}

/** Whether any of these concepts, parted by spaces, is among some tokens. */
export function hasConcept(tokens: readonly Token[], concepts: string): boolean {
  const wanted = concepts.split(' ');
  return tokens.some((token) => token.concepts.some((c) => wanted.includes(c)));
}

/** Tokens that say something beside these concepts: a thing, a name, a benefit. */
export function besides(tokens: readonly Token[], concepts: string): Token[] {
  const known = new Set(concepts.split(' '));
  return tokens.filter(({ word, concepts: own, text }) => word && text.length > 1 && !own.some((c) => known.has(c)));
}
