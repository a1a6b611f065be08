import { foldText } from './fold-text.ts';
import { COPY_LANGUAGES, type CopyLanguage, LEXICON_NAMES, lexiconOf } from './lexica.ts';

/** A language of some lines, with how much speaks for it; `share` is that of all the points that any language has. */
export interface LanguageScore {
  /** One of `LEXICON_NAMES`. */
  name: string;
  points: number;
}

const WORD = /\p{L}[\p{L}'’]*(?:-\p{L}[\p{L}'’]*)*/gu;
/** Letters that stand in words of one of our languages and hardly in the others. */
const OWN_LETTERS: Readonly<Record<CopyLanguage, string>> = {
  en: '',
  de: 'äöüß',
  fr: 'çèêàùœîû',
  es: 'ñ¿¡íú',
  it: 'òìù',
  pt: 'ãõçê',
  nl: 'ĳ',
};
/** A word of many languages tells little of any; a letter half of what a word does. */
const LETTER = 0.5;

let languagesOfWords: Map<string, string[]> | undefined;

/** The languages each single word is in. */
function index(): Map<string, string[]> {
  if (languagesOfWords) return languagesOfWords;
  const found = new Map<string, string[]>();
  for (const name of LEXICON_NAMES)
    for (const word of lexiconOf(name).words.keys())
      if (!word.includes(' ')) found.set(word, [...(found.get(word) ?? []), name]);
  languagesOfWords = found;
  return found;
}

const isOurs = (name: string): name is CopyLanguage => (COPY_LANGUAGES as readonly string[]).includes(name);

/** Words that a text elides, each for itself ("l'offre"), and those of a compound that is no word of a language as a whole ("week-end" is). */
const partsOf = (word: string): string[] =>
  word.includes('-') && !index().has(word)
    ? word.split('-').flatMap(partsOf)
    : [word, ...(word.includes("'") ? word.split("'") : [])];

/** Which languages these texts speak for, the first the most. */
export function languageScores(texts: readonly string[]): LanguageScore[] {
  const points = new Map<string, number>();
  const give = (name: string, much: number) => points.set(name, (points.get(name) ?? 0) + much);
  for (const written of texts.join(' ').normalize('NFC').match(WORD) ?? []) {
    const small = written.toLowerCase();
    for (const part of partsOf(foldText(small))) {
      const names = index().get(part) ?? [];
      for (const name of names) give(name, 1 / names.length);
    }
    for (const name of LEXICON_NAMES)
      if (isOurs(name)) give(name, [...OWN_LETTERS[name]].some((letter) => small.includes(letter)) ? LETTER : 0);
      else if (lexiconOf(name).letters?.test(small)) give(name, 1);
  }
  const whole = foldText(texts.join(' '));
  for (const name of LEXICON_NAMES) if (lexiconOf(name).money?.test(whole)) give(name, 1);
  return [...points]
    .filter(([, sum]) => sum > 0)
    .map(([name, sum]) => ({ name, points: sum }))
    .sort((a, b) => b.points - a.points);
}

/** Points from which a language is told: one word of it alone, and half of another. */
const ENOUGH = 1;
/** And this many times the points of the next one. */
const LEAD = 1.2;

/**
 * The language of a creative's copy; null where that leaves a doubt or it is one whose ads we do not read. A creative without words
 * has the language of this app.
 */
export function copyLanguage(texts: readonly string[]): CopyLanguage | null {
  if (!texts.some((text) => /\p{L}/u.test(text))) return 'en';
  const [first, second] = languageScores(texts);
  if (!first || first.points < ENOUGH || first.points < LEAD * (second?.points ?? 0)) return null;
  return isOurs(first.name) && !otherLanguage(texts) ? first.name : null;
}

/** The lexicon to read some lines by: of the language they most speak for, however little. */
export function lexiconFor(texts: readonly string[]): string {
  return languageScores(texts)[0]?.name ?? 'en';
}

/** The lexicon to read one line of a creative by: the creative's, unless it is more than a name, holds no word of that and some of another. */
export function lexiconForLine(text: string, ofCreative: string): string {
  if (!/\p{L}\P{L}+\p{L}/u.test(text)) return ofCreative;
  const scores = languageScores([text]);
  return scores.some(({ name }) => name === ofCreative) ? ofCreative : (scores[0]?.name ?? ofCreative);
}

/** Points from which one line alone surely tells its language: a word and a letter of it, at twice those of the next. */
const SURE = 1.5;

/** The language of one line, only where several of its words agree on it. */
export function sureLanguage(text: string): CopyLanguage | null {
  const [first, second] = languageScores([text]);
  const sure = first && first.points >= SURE && first.points >= 2 * (second?.points ?? 0);
  return sure && isOurs(first.name) ? first.name : null;
}

/** Whether a text says nothing for any language: a name, a figure. */
export function hasNoLanguage(texts: readonly string[]): boolean {
  return languageScores(texts).length === 0;
}

/** Copy in a language of which we know few words or none; `name` in English, null where it is not told. */
export interface OtherLanguage {
  name: string | null;
}

/** Points from which copy is taken for another language, from which it is named, and the share that makes a rival its equal. */
const TOLD = 1.5;
const NAMED = 2;
const TIED = 0.85;
/** So many words in small letters, of `LONG` letters and more, hold more of those we know than `FEW` of all. */
const MANY = 7;
const LONG = 3;
const FEW = 1 / 12;

/** The language of a creative's copy where its ads are not among those we read; null where they are, or nobody can tell. */
export function otherLanguage(texts: readonly string[]): OtherLanguage | null {
  const scores = languageScores(texts);
  const [first] = scores;
  if (first && !isOurs(first.name) && first.points >= TOLD) {
    const tied = scores.filter(({ name, points }) => !isOurs(name) && points >= TIED * first.points);
    const told = first.points >= NAMED && tied.length <= 2;
    return { name: told ? tied.map(({ name }) => name).join(' or ') : null };
  }
  return isOtherScript(texts) || holdsNoKnownWord(texts) ? { name: null } : null;
}

/** Whether most letters are of no Latin alphabet. */
function isOtherScript(texts: readonly string[]): boolean {
  const letters = texts.join('').match(/\p{L}/gu) ?? [];
  const other = letters.filter((letter) => !/\p{Script=Latin}/u.test(letter)).length;
  return other >= MANY && other > letters.length / 2;
}

/** Whether next to no word is known, many as they are; names and lists of ingredients, written with capitals, are no language. */
function holdsNoKnownWord(texts: readonly string[]): boolean {
  const whole = texts.join(' ').normalize('NFC');
  const words = (whole.match(WORD) ?? []).map((word) => foldText(word.toLowerCase()));
  const small = whole.match(/(?<![\p{L}\p{N}.@#/])\p{Ll}[\p{L}'’-]+(?![\p{L}\p{N}@/]|\.\p{L})/gu) ?? [];
  const long = new Set(small.filter((word) => word.length >= LONG).map(foldText));
  return long.size >= MANY && words.filter((word) => index().has(word)).length <= FEW * words.length;
}
