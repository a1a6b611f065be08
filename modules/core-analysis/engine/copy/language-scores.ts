import { foldText } from './fold-text.ts';
import { isLittleKnownWord } from './little-known/scores.ts';
import { CANDIDATES, type Candidate, spokenForBy } from './word-points.ts';

/** Letters that speak for a language, each word with one of them once. Portuguese and Italian share some with French. */
const LETTERS: readonly (readonly [letters: RegExp, speaksFor: Partial<Record<Candidate, number>>])[] = [
  [/[äöüß]/u, { de: 1 }],
  [/[ñ¿¡]/u, { es: 1.5 }],
  [/[œêîûèùë]/u, { fr: 1, other: 0.3 }],
  [/[çàâô]/u, { fr: 0.7, other: 0.4 }],
  [/é/u, { fr: 0.5, es: 0.3, other: 0.2 }],
  [/[áíóú]/u, { es: 0.7, other: 0.3 }],
  [/[ãõòì]/u, { other: 1.5 }],
];

export type Scores = Record<Candidate, number>;

export interface LanguageScores {
  readonly byWords: Scores;
  readonly byLetters: Scores;
}

/** How much words say for each of the languages that we know well, by what they are and by their letters. */
export function scoresOf(words: readonly string[]): LanguageScores {
  const byWords: Scores = { en: 0, de: 0, fr: 0, es: 0, other: 0 };
  const byLetters: Scores = { ...byWords };
  for (const word of words) {
    const folded = foldText(word);
    for (const known of spokenForBy(folded)) for (const candidate of known) byWords[candidate] += 1 / known.length;
    if (isLittleKnownWord(folded)) continue;
    for (const [letters, speaksFor] of LETTERS)
      if (letters.test(word.normalize('NFC')))
        for (const candidate of CANDIDATES) byLetters[candidate] += speaksFor[candidate] ?? 0;
  }
  return { byWords, byLetters };
}
