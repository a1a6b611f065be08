import { foldText } from './fold-text.ts';
import { LANGUAGE_WORDS } from './language-words.ts';

/** Languages told by the words that we know well; `other` stands for Italian, Portuguese and Dutch. */
export type Candidate = 'en' | 'de' | 'fr' | 'es' | 'other';

export const CANDIDATES: readonly Candidate[] = ['en', 'de', 'fr', 'es', 'other'];

/** The words of a text, in small letters, an opening mark of Spanish with them. */
export function wordsOfCopy(texts: readonly string[]): string[] {
  return (
    texts
      .join(' ')
      .toLowerCase()
      .match(/[\p{L}¿¡][\p{L}'’-]*/gu) ?? []
  );
}

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

/** For which languages a word, folded, speaks, once for each of its parts that we know: the word is shared between them. */
export function spokenForBy(folded: string): (readonly Candidate[])[] {
  const parts = points.has(folded) ? [folded] : folded.split(/['-]/u);
  return parts.flatMap((part) => (points.has(part) ? [points.get(part) ?? []] : []));
}
