import { tQuantile } from '#platform/numeric/distributions.ts';
import type { Interval } from '../../contract/period.ts';

/** Sums of scores: they add up over days. */
export interface ScoreSums {
  readonly n: number;
  readonly sum: number;
  readonly squares: number;
}

const LEVEL = 0.9;

export const addSums = (all: readonly ScoreSums[]): ScoreSums =>
  all.reduce((a, b) => ({ n: a.n + b.n, sum: a.sum + b.sum, squares: a.squares + b.squares }), {
    n: 0,
    sum: 0,
    squares: 0,
  });

/** Null without one. */
export const meanOf = ({ n, sum }: ScoreSums): number | null => (n > 0 ? sum / n : null);

/** Of one score, unbiased; 0 under two. */
const varianceOf = ({ n, sum, squares }: ScoreSums): number =>
  n > 1 ? Math.max(0, (squares - (sum * sum) / n) / (n - 1)) : 0;

/** The mean with its 90 % interval, within 0..100; null under two scores. */
export function meanInterval(sums: ScoreSums): Interval | null {
  if (sums.n < 2) return null;
  const value = sums.sum / sums.n;
  const half = tQuantile(1 - (1 - LEVEL) / 2, sums.n - 1) * Math.sqrt(varianceOf(sums) / sums.n);
  return { value, low: Math.max(0, value - half), high: Math.min(100, value + half), level: LEVEL };
}

/** Mean of `now` less that of `before` with Welch's 90 % interval; null while one has fewer than two scores. */
export function meanDifference(now: ScoreSums, before: ScoreSums): Interval | null {
  if (now.n < 2 || before.n < 2) return null;
  const [a, b] = [varianceOf(now) / now.n, varianceOf(before) / before.n];
  const value = now.sum / now.n - before.sum / before.n;
  const freedom = a + b > 0 ? (a + b) ** 2 / (a ** 2 / (now.n - 1) + b ** 2 / (before.n - 1)) : 1;
  const half = a + b > 0 ? tQuantile(1 - (1 - LEVEL) / 2, freedom) * Math.sqrt(a + b) : 0;
  return { value, low: value - half, high: value + half, level: LEVEL };
}

export function trendOf(difference: Interval | null): 'improving' | 'declining' | 'stable' | null {
  if (!difference) return null;
  return difference.low > 0 ? 'improving' : difference.high < 0 ? 'declining' : 'stable';
}

/** What is missing for a trend, in a sentence; null where nothing is. */
export function trendNeeds(now: ScoreSums, before: ScoreSums): string | null {
  const missing = [
    now.n < 2 ? `${2 - now.n} more in this period` : null,
    before.n < 2 ? `${2 - before.n} more in the days before` : null,
  ].filter((part) => part !== null);
  return missing.length > 0 ? `Not enough data: a trend needs ${missing.join(' and ')}.` : null;
}
