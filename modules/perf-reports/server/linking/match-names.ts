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

/** Below this two names have no more in common than any two. */
const LEAST_LIKENESS = 0.3;

const wordsOf = (plain: string): Set<string> => new Set(plain.split(' ').filter((word) => word !== ''));

/** Names of creatives, made ready once to look ads up in. */
export class NameIndex<T> {
  private readonly byName = new Map<string, T[]>();
  private readonly entries: { readonly of: T; readonly words: ReadonlySet<string>; readonly weight: number }[];
  private readonly within = new Map<string, number>();

  constructor(private readonly creatives: readonly Named<T>[]) {
    const plain = creatives.map(({ of, name }) => ({ of, name: plainName(name) }));
    for (const { of, name } of plain) {
      if (name !== '') this.byName.set(name, [...(this.byName.get(name) ?? []), of]);
      for (const word of wordsOf(name)) this.within.set(word, (this.within.get(word) ?? 0) + 1);
    }
    this.entries = plain.map(({ of, name }) => {
      const words = wordsOf(name);
      return { of, words, weight: this.weightOf(words) };
    });
  }

  /** The one whose name is the ad's own; undefined where there is none, or are several. */
  same(adName: string): T | undefined {
    const found = this.byName.get(plainName(adName)) ?? [];
    return found.length === 1 ? found[0] : undefined;
  }

  /**
   * Creatives whose names are like the ad's, the likest first. Likeness is the share of words they have in common (Dice), each word
   * weighted by how few of the creatives have it, so that a brand on every file says nothing.
   */
  likest(adName: string, most: number): { of: T; likeness: number }[] {
    const ad = wordsOf(plainName(adName));
    const adWeight = this.weightOf(ad);
    return this.entries
      .map(({ of, words, weight }) => {
        const common = this.weightOf([...ad].filter((word) => words.has(word)));
        return { of, likeness: (2 * common) / (adWeight + weight || 1) };
      })
      .filter(({ likeness }) => likeness >= LEAST_LIKENESS)
      .sort((one, other) => other.likeness - one.likeness)
      .slice(0, most);
  }

  private weightOf(words: Iterable<string>): number {
    let sum = 0;
    for (const word of words) sum += Math.log(1 + this.creatives.length / (this.within.get(word) ?? 1));
    return sum;
  }
}
