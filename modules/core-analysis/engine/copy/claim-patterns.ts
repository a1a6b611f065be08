import { alternatives, foldText } from './fold-text.ts';
import { matchesOf } from './matches-of.ts';
import { maskDots } from './sentence-dots.ts';
import { withoutDangling } from './unfinished.ts';

/** Words must not go on before or behind a match. */
const BEFORE = '(?<![\\p{L}\\p{N}])';
const BEHIND = '(?![\\p{L}\\p{N}])';

/** One pattern for a whole list, over folded text; global, whole words only. */
export function wordsPattern(words: readonly string[]): RegExp {
  return new RegExp(`${BEFORE}(?:${alternatives(words)})${BEHIND}`, 'gu');
}

/** A pattern from source over folded text, global. */
export function pattern(source: string): RegExp {
  return new RegExp(source, 'gu');
}

const SENTENCE = /(?:[^.!?|•\n]|\.(?=\S))+[!?.]*/gu;

/** Sentences of a text with their folded form. A full stop between figures or letters, of an ordinal or a title ends nothing. */
export function sentencesOf(text: string): { text: string; folded: string }[] {
  return matchesOf(maskDots(text), SENTENCE)
    .map(({ index, 0: part }) => text.slice(index, index + part.length).trim())
    .filter((part) => part !== '')
    .map((part) => ({ text: part, folded: foldText(part) }));
}

/** The same text with so many of its letters blanked out; positions stay. */
export function blank(text: string, from: number, length: number): string {
  return text.slice(0, from) + ' '.repeat(length) + text.slice(from + length);
}

/** The same text with all matches blanked out; positions stay. */
export function without(folded: string, ...patterns: readonly RegExp[]): string {
  return patterns.reduce((rest, matches) => rest.replace(matches, (match) => ' '.repeat(match.length)), folded);
}

/** Whether a global pattern matches at all. */
export function has(folded: string, matches: RegExp): boolean {
  return folded.search(matches) >= 0;
}

/** A claim's words as they are quoted: at most `max` of them, from the first that is none but a mark; cut, they end on a whole phrase. */
export function quoteWords(text: string, max = 12): string {
  const words = text.replace(/^[\s,;:·•|)\]]+/u, '').split(/\s+/u);
  const quoted = words.slice(0, max).join(' ');
  return words.length > max ? withoutDangling(quoted) : quoted;
}
