import { foldText } from './fold-text.ts';
import { LANGUAGE_WORDS } from './language-words.ts';

/** Languages whose wording we can suggest. */
export type CopyLanguage = 'en' | 'de' | 'fr' | 'es';

export const LANGUAGE_NAMES: Readonly<Record<CopyLanguage, string>> = {
  en: 'English',
  de: 'German',
  fr: 'French',
  es: 'Spanish',
};

type Candidate = CopyLanguage | 'other';

const CANDIDATES: readonly Candidate[] = ['en', 'de', 'fr', 'es', 'other'];

/** Letters that speak for a language, each word with one of them once. Portuguese and Italian share some with French. */
const LETTERS: readonly (readonly [letters: RegExp, speaksFor: Partial<Record<Candidate, number>>])[] = [
  [/[äöüß]/u, { de: 1 }],
  [/[ñ¿¡]/u, { es: 1.5 }],
  [/[œêîûèùë]/u, { fr: 1, other: 0.3 }],
  [/[çàâô]/u, { fr: 0.7, other: 0.4 }],
  [/é/u, { fr: 0.5, es: 0.3, other: 0.2 }],
  [/[áíóú]/u, { es: 0.7, other: 0.3 }],
  [/[ãõòìåøæłżőűşğ]/u, { other: 1.5 }],
];

/** Points from which a language is told: one common word of it and half of another. */
const ENOUGH = 1.5;
/** And this many times the points of the next one; a language without any rival needs one word only. */
const LEAD = 1.5;

/** How much each word speaks for each language: a word of several is shared between them. */
const points = pointsOfWords();

function pointsOfWords(): ReadonlyMap<string, readonly Candidate[]> {
  const languages = new Map<string, Set<Candidate>>();
  for (const candidate of CANDIDATES) {
    const words = LANGUAGE_WORDS[candidate].flatMap((entry) => entry.split(' '));
    for (const word of words.map(foldText)) {
      const known = languages.get(word) ?? new Set();
      languages.set(word, known.add(candidate));
    }
  }
  return new Map([...languages].map(([word, known]) => [word, [...known]]));
}

/** Whether a text says anything for one of the languages. */
function languageScores(texts: readonly string[]): Record<Candidate, number> {
  const scores: Record<Candidate, number> = { en: 0, de: 0, fr: 0, es: 0, other: 0 };
  for (const word of texts
    .join(' ')
    .toLowerCase()
    .match(/[\p{L}¿¡][\p{L}'’-]*/gu) ?? []) {
    const folded = foldText(word);
    const parts = points.has(folded) ? [folded] : folded.split(/['-]/u);
    for (const known of parts.flatMap((part) => (points.has(part) ? [points.get(part) ?? []] : [])))
      for (const candidate of known) scores[candidate] += 1 / known.length;
    for (const [letters, speaksFor] of LETTERS)
      if (letters.test(word.normalize('NFC')))
        for (const candidate of CANDIDATES) scores[candidate] += speaksFor[candidate] ?? 0;
  }
  return scores;
}

type Ranked = [Candidate, number];

/** The language that most speaks for, and the next one. */
const ranking = (texts: readonly string[]) =>
  Object.entries(languageScores(texts)).sort(([, p], [, q]) => q - p) as [Ranked, Ranked, ...Ranked[]];

/**
 * The language of a creative's copy, told by its common words, the words of requests and its letters; null where that leaves a
 * doubt or it is another one. A creative without words has the language of this app.
 */
export function copyLanguage(texts: readonly string[]): CopyLanguage | null {
  if (!texts.some((text) => /\p{L}/u.test(text))) return 'en';
  const [[best, most], [, next]] = ranking(texts);
  const clear = (most >= ENOUGH && most >= LEAD * next) || (most >= 1 && next === 0);
  return clear && best !== 'other' ? best : null;
}

/** Points from which one line alone surely tells its language, at twice those of the next. */
const SURE = 2;

/** The language of one line, only where several of its words agree on it; null otherwise. */
export function sureLanguage(text: string): CopyLanguage | null {
  const [[best, most], [, next]] = ranking([text]);
  return most >= SURE && most >= 2 * next && best !== 'other' ? best : null;
}

/** Whether a text says nothing for any language: a name, a figure. */
export function hasNoLanguage(texts: readonly string[]): boolean {
  return Object.values(languageScores(texts)).every((score) => score === 0);
}
