import { type LanguageScores, scoresOf } from './language-scores.ts';
import { littleKnownScores } from './little-known/scores.ts';
import { littleKnownCopy } from './little-known-copy.ts';
import { CANDIDATES, type Candidate, wordsOfCopy } from './word-points.ts';

/** Languages whose wording we can suggest. */
export type CopyLanguage = 'en' | 'de' | 'fr' | 'es';

export const LANGUAGE_NAMES: Readonly<Record<CopyLanguage, string>> = {
  en: 'English',
  de: 'German',
  fr: 'French',
  es: 'Spanish',
};

/** Points from which a language is told: one common word of it and half of another. */
const ENOUGH = 1.5;
/** And this many times the points of the next one; a language without any rival needs one word only. */
const LEAD = 1.5;

/** Letters alone tell the language of so many words: of more, one at least would be among the common ones of it. */
const MOST_BY_LETTERS = 4;

type Ranked = [Candidate, number];

/** The language that words and letters together most speak for, and the next one. */
const ranking = ({ byWords, byLetters }: LanguageScores) =>
  CANDIDATES.map((each): Ranked => [each, byWords[each] + byLetters[each]]).sort(([, p], [, q]) => q - p) as [
    Ranked,
    Ranked,
    ...Ranked[],
  ];

/**
 * The language of a creative's copy, told by its common words, the words of requests and its letters; null where that leaves a
 * doubt or it is another one. A creative without words has the language of this app.
 */
export function copyLanguage(texts: readonly string[]): CopyLanguage | null {
  if (!texts.some((text) => /\p{L}/u.test(text))) return 'en';
  if (littleKnownCopy(texts)) return null;
  const words = wordsOfCopy(texts);
  const scores = scoresOf(words);
  const [[best, most], [, next]] = ranking(scores);
  if (words.length > MOST_BY_LETTERS && best !== 'other' && scores.byWords[best] === 0) return null;
  const clear = (most >= ENOUGH && most >= LEAD * next) || (most >= 1 && next === 0);
  return clear && best !== 'other' ? best : null;
}

/** Points from which one line alone surely tells its language, at twice those of the next. */
const SURE = 2;

/** The language of one line, only where several of its words agree on it; null otherwise. */
export function sureLanguage(text: string): CopyLanguage | null {
  if (littleKnownCopy([text])) return null;
  const scores = scoresOf(wordsOfCopy([text]));
  const [[best, most], [, next]] = ranking(scores);
  return most >= SURE && most >= 2 * next && best !== 'other' && scores.byWords[best] > 0 ? best : null;
}

/** Whether a text says nothing for any language: a name, a figure. */
export function hasNoLanguage(texts: readonly string[]): boolean {
  const [[, most]] = ranking(scoresOf(wordsOfCopy(texts)));
  return most === 0 && littleKnownScores(texts).length === 0;
}
