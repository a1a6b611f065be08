/** A name without what platforms and people add to it: case, ending, separators, accents. */
export function plainName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\.(jpe?g|png|webp|gif|mp4|mov|webm|m4v)$/, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

export interface Named<T> {
  readonly of: T;
  readonly name: string;
}

/** Shorter names are in too many others to say anything by being part of one. */
const TELLING = 6;

/**
 * The one whose name is the ad's own, or is a part of it at whole words; undefined where there is none, or are several.
 * `same` comes before `part`.
 */
export function namesake<T>(
  adName: string,
  creatives: readonly Named<T>[],
): { of: T; how: 'same' | 'part' } | undefined {
  const ad = plainName(adName);
  if (ad === '') return undefined;
  const same = creatives.filter(({ name }) => plainName(name) === ad);
  if (same.length > 0) return same.length === 1 && same[0] ? { of: same[0].of, how: 'same' } : undefined;
  const part = creatives.filter(({ name }) => {
    const plain = plainName(name);
    return plain.length >= TELLING && ` ${ad} `.includes(` ${plain} `);
  });
  return part.length === 1 && part[0] ? { of: part[0].of, how: 'part' } : undefined;
}

/** Below this two names have no more in common than any two. */
const LEAST_LIKENESS = 0.3;

/**
 * Creatives whose names are like the ad's, the likest first. Likeness is the share of words they have in common (Dice), each word
 * weighted by how few of the creatives have it, so that a brand on every file says nothing.
 */
export function likest<T>(adName: string, creatives: readonly Named<T>[], most: number): { of: T; likeness: number }[] {
  const wordsOf = creatives.map(({ name }) => new Set(plainName(name).split(' ')));
  const within = new Map<string, number>();
  for (const words of wordsOf) for (const word of words) within.set(word, (within.get(word) ?? 0) + 1);
  const weight = (word: string): number => Math.log(1 + creatives.length / (within.get(word) ?? 1));
  const sum = (words: Iterable<string>): number => [...words].reduce((all, word) => all + weight(word), 0);
  const ad = new Set(
    plainName(adName)
      .split(' ')
      .filter((word) => word !== ''),
  );
  const adWeight = sum(ad);
  return creatives
    .map(({ of }, index) => {
      const words = wordsOf[index] ?? new Set<string>();
      const common = [...words].filter((word) => ad.has(word));
      return { of, likeness: (2 * sum(common)) / (adWeight + sum(words) || 1) };
    })
    .filter(({ likeness }) => likeness >= LEAST_LIKENESS)
    .sort((one, other) => other.likeness - one.likeness)
    .slice(0, most);
}
