import { foldText, shapeOf } from './fold-text.ts';
import { GERMAN } from './lexicon/de.ts';
import { ENGLISH } from './lexicon/en.ts';
import { SPANISH } from './lexicon/es.ts';
import { FRENCH } from './lexicon/fr.ts';
import { ITALIAN } from './lexicon/it.ts';
import { DUTCH } from './lexicon/nl.ts';
import { OTHER_LEXICA } from './lexicon/other-languages.ts';
import { PORTUGUESE } from './lexicon/pt.ts';

/** Languages whose ads we read: requests, offers and what is missing. */
export const COPY_LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl'] as const;
export type CopyLanguage = (typeof COPY_LANGUAGES)[number];

export const LANGUAGE_NAMES: Readonly<Record<CopyLanguage, string>> = {
  en: 'English',
  de: 'German',
  fr: 'French',
  es: 'Spanish',
  it: 'Italian',
  pt: 'Portuguese',
  nl: 'Dutch',
};

const TEXTS: Readonly<Record<string, string>> = {
  en: ENGLISH,
  de: GERMAN,
  fr: FRENCH,
  es: SPANISH,
  it: ITALIAN,
  pt: PORTUGUESE,
  nl: DUTCH,
  ...OTHER_LEXICA,
};

/** Every language of which we know words: those above, and others by their English names. */
export const LEXICON_NAMES: readonly string[] = Object.keys(TEXTS);

/**
 * Words and phrases, folded, with what they can mean. `shapes` holds the same by the shape a misreading recogniser keeps: `0` is `o`,
 * and `1`, `i`, `|` are `l`.
 */
export interface Lexicon {
  words: ReadonlyMap<string, readonly string[]>;
  shapes: ReadonlyMap<string, readonly string[]>;
  /** Letters that stand in its words and in none of the languages above; null where it has none. */
  letters: RegExp | null;
  /** Its money behind a figure. */
  money: RegExp | null;
}

/** A lexicon is lines of `concept: word word two_words`; a line that opens with a space goes on with the concept above. After `letters` and `money` stands a pattern. */
function parse(text: string): Lexicon {
  const words = new Map<string, string[]>();
  let concept = '';
  const sources: Record<string, string> = {};
  for (const line of text.split('\n')) {
    const [, name, rest] = /^([\w-]+):(.*)$/u.exec(line) ?? ['', concept, line];
    concept = name ?? concept;
    if (concept === 'letters' || concept === 'money') sources[concept] ??= (rest ?? '').trim();
    else
      for (const entry of (rest ?? '').split(/\s+/u).filter(Boolean)) {
        const word = foldText(entry).replaceAll('_', ' ');
        const known = words.get(word) ?? [];
        if (!known.includes(concept)) words.set(word, [...known, concept]);
      }
  }
  const shapes = new Map([...words].map(([word, concepts]) => [shapeOf(word), concepts]));
  const pattern = (source: string | undefined) => (source ? new RegExp(source, 'u') : null);
  return { words, shapes, letters: pattern(sources.letters), money: pattern(sources.money) };
}

const parsed = new Map<string, Lexicon>();

/** The lexicon of a language, by one of `LEXICON_NAMES`; parsed once. */
export function lexiconOf(language: string): Lexicon {
  const known = parsed.get(language);
  if (known) return known;
  const lexicon = parse(TEXTS[language] ?? '');
  parsed.set(language, lexicon);
  return lexicon;
}
