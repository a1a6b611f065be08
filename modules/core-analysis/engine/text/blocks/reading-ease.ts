import { copyLanguage } from '../../copy/language.ts';
import { ENGLISH_WORDS, OTHER_LANGUAGE_WORDS } from '../correct/common-words.ts';
import { wordsOf } from './text-statistics.ts';

const MIN_WORDS = 8;
/** Share of a text's words among the commonest words of its language; ad copy lies above 0.2. */
const MIN_COMMON = 0.12;

function shareIn(words: readonly string[], list: ReadonlySet<string>): number {
  return words.filter((word) => list.has(word)).length / Math.max(1, words.length);
}

/** Whether a text is English, judged by its commonest words against those of five neighbours; "in" and "so" are words of others too. */
export function isEnglish(text: string): boolean {
  const words = wordsOf(text).map((word) => word.toLowerCase().replace(/[^\p{L}']/gu, ''));
  const english = shareIn(words, ENGLISH_WORDS);
  return english >= MIN_COMMON && english > shareIn(words, OTHER_LANGUAGE_WORDS) && copyLanguage([text]) === 'en';
}

/** Syllables of an English word by its vowel groups, silent endings taken off; at least one. Figures count one a digit, at most three. */
export function countSyllables(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '');
  if (letters === '') return Math.min(3, Math.max(1, word.replace(/\D/g, '').length));
  const core = letters
    .replace(/(?:[^laeiouy]es|[^dt]ed|[^laeiouy]e)$/, (ending) => ending.slice(0, 1))
    .replace(/^y/, '');
  return Math.max(1, core.match(/[aeiouy]{1,2}/g)?.length ?? 0);
}

/**
 * Flesch reading ease (Flesch 1948) over all blocks, a block or full stop
 * ending a sentence; higher is easier, about 60-70 is plain English. Null
 * under eight words and where the text is not English.
 */
export function readingEaseOf(blocks: readonly string[]): number | null {
  const whole = blocks.join(' ');
  const words = wordsOf(whole);
  if (words.length < MIN_WORDS || !isEnglish(whole)) return null;
  const sentences = blocks
    .flatMap((block) => block.split(/[.!?]+(?=\s|$)/u))
    .filter((part) => wordsOf(part).length > 0);
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0);
  return 206.835 - 1.015 * (words.length / sentences.length) - 84.6 * (syllables / words.length);
}
