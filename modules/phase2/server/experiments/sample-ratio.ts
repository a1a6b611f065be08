import { gammaCdf } from '#platform/numeric/distributions.ts';

/** Under this probability the split is taken for broken, and nothing is read from it (learning.md c.4). */
const BROKEN = 0.001;

export interface SampleRatio {
  readonly isBroken: boolean;
  /** How often chance alone gives a split at least this uneven, 0..1; null where fewer than two arms are to have people. */
  readonly p: number | null;
}

/**
 * Pearson's χ² test of the people in each arm against the shares they were to have. An arm that was to have nobody and has
 * somebody breaks the split.
 * @param shares in the order of `people`; only their proportions count
 */
export function sampleRatio(people: readonly number[], shares: readonly number[]): SampleRatio {
  const meant = people.map((_, i) => shares[i] ?? 0);
  const total = meant.reduce((sum, share) => sum + share, 0);
  if (people.some((count, i) => count > 0 && meant[i] === 0)) return { isBroken: true, p: 0 };
  const arms = people.flatMap((count, i) => (meant[i] ? [{ count, share: (meant[i] as number) / total }] : []));
  const all = arms.reduce((sum, { count }) => sum + count, 0);
  if (arms.length < 2 || all === 0) return { isBroken: false, p: null };
  const chi2 = arms.reduce((sum, { count, share }) => sum + (count - all * share) ** 2 / (all * share), 0);
  const p = gammaCdf(chi2 / 2, (arms.length - 1) / 2, 'upper');
  return { isBroken: p < BROKEN, p };
}
