import { foldText } from '../fold-text.ts';
import { spokenForBy, wordsOfCopy } from '../word-points.ts';
import { LITTLE_KNOWN } from './languages.ts';
import type { LittleKnown } from './little-known.ts';

const fold = (words: readonly string[]) => new Set(words.map(foldText));

const TABLES = LITTLE_KNOWN.map((language: LittleKnown) => ({
  ...language,
  own: fold(language.common),
  shared: fold(language.slight),
}));

const isKnownWell = (folded: string): boolean => spokenForBy(folded).length > 0;

const OWN_WORDS: ReadonlySet<string> = new Set(
  TABLES.flatMap(({ own }) => [...own]).filter((folded) => !isKnownWell(folded)),
);

/** Whether a word, folded, stands in a list of a little-known language and in none of one that we know well. */
export const isLittleKnownWord = (folded: string): boolean => OWN_WORDS.has(folded);

export interface Scored {
  /** English name of the language. */
  name: string;
  /** A point for each word of its own, each with one of its letters and its money, half of one for a shared word beside such. */
  score: number;
}

/** How much texts speak for each of the little-known languages, the most first; those only that they speak for. */
export function littleKnownScores(texts: readonly string[]): Scored[] {
  const whole = foldText(texts.join(' '));
  const spelled = wordsOfCopy(texts).map((word) => {
    const folded = foldText(word);
    return { written: word.normalize('NFC'), folded, known: isKnownWell(folded) };
  });
  return TABLES.map(({ name, letters, money, own, shared }) => {
    const owned = spelled.filter(({ folded, known }) => !known && own.has(folded)).length;
    const lettered = spelled.filter(({ written }) => letters?.test(written)).length;
    const half = spelled.filter(({ folded, known }) => shared.has(folded) || (known && own.has(folded))).length;
    const sure = owned + lettered + (money?.test(whole) ? 1 : 0);
    return { name, score: sure > 0 ? sure + half / 2 : 0 };
  })
    .filter(({ score }) => score > 0)
    .sort((p, q) => q.score - p.score);
}
