/** Whether a creative speaks a language of which we know few words or none. */
import { OTHER_LANGUAGE_WORDS } from '../text/correct/common-words.ts';
import { foldText } from './fold-text.ts';
import { scoresOf } from './language-scores.ts';
import { littleKnownScores, type Scored } from './little-known/scores.ts';
import { CANDIDATES, spokenForBy, wordsOfCopy } from './word-points.ts';

/** Points from which copy is taken for a little-known language; one is enough where none of some words is of another. */
const TOLD = 1.5;
const TOLD_ALONE = { words: 3, points: 1 };
/** Points from which it is named. */
const NAMED = 2;
/** A language with this share of the points of the first may be it as well. */
const TIED = 0.85;

/** So many words in small letters, of `LONG` letters and more, hold more of those we know than `FEW` of all words. */
const MANY = 7;
const LONG = 3;
const FEW = 1 / 12;

/** Copy in a language of which we know few words or none; `name` in English, null where it is not told. */
export interface LittleKnownCopy {
  name: string | null;
}

/** The little-known language of a creative's copy; null where it is one that we know well, or cannot be told. */
export function littleKnownCopy(texts: readonly string[]): LittleKnownCopy | null {
  const words = wordsOfCopy(texts);
  const { byWords, byLetters } = scoresOf(words);
  const [first, ...others] = littleKnownScores(texts);
  const rival = Math.max(...CANDIDATES.map((c) => Math.max(byWords[c], (byWords[c] + byLetters[c]) / 2)));
  const told = rival === 0 && words.length >= TOLD_ALONE.words ? TOLD_ALONE.points : TOLD;
  if (first && first.score >= told && first.score > rival) return { name: nameOf(first, others) };
  return isOtherScript(texts) || holdsNoKnownWord(texts, words) ? { name: null } : null;
}

function nameOf(first: Scored, others: readonly Scored[]): string | null {
  const tied = others.filter(({ score }) => score >= TIED * first.score);
  return first.score < NAMED || tied.length > 1 ? null : [first, ...tied].map(({ name }) => name).join(' or ');
}

/** Whether most letters are of no Latin alphabet. */
function isOtherScript(texts: readonly string[]): boolean {
  const letters = texts.join('').match(/\p{L}/gu) ?? [];
  const other = letters.filter((letter) => !/\p{Script=Latin}/u.test(letter)).length;
  return other >= MANY && other > letters.length / 2;
}

/** Whether next to no word is known, many as they are; names and lists of ingredients, written with capitals, are no language. */
function holdsNoKnownWord(texts: readonly string[], words: readonly string[]): boolean {
  const small = texts.join(' ').match(/(?<![\p{L}\p{N}.@#/])\p{Ll}[\p{L}'’-]+(?![\p{L}\p{N}@/]|\.\p{L})/gu) ?? [];
  const long = new Set(small.filter((word) => word.length >= LONG).map(foldText));
  const isKnown = (word: string) => OTHER_LANGUAGE_WORDS.has(word) || spokenForBy(foldText(word)).length > 0;
  return long.size >= MANY && words.filter(isKnown).length <= FEW * words.length;
}
