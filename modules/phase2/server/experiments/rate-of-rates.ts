import type { Interval } from '../../contract/period.ts';

/** What one person did: `k` of `m`. */
export interface Counted {
  readonly k: number;
  readonly m: number;
}

const Z90 = 1.6448536269514722;

/**
 * Σk / Σm over events of the same people with its 90 % interval by the delta method: one person's events are no independent
 * trials, and an interval that takes them for such is too narrow (Deng et al., arXiv 1803.06336). Null without an event.
 */
export function rateOfRates(people: readonly Counted[]): Interval | null {
  const n = people.length;
  const events = people.reduce((sum, { m }) => sum + m, 0);
  if (events === 0) return null;
  const value = people.reduce((sum, { k }) => sum + k, 0) / events;
  const squares = people.reduce((sum, { k, m }) => sum + (k - value * m) ** 2, 0) / n;
  const error = Math.sqrt(squares / n) / (events / n);
  return { value, low: Math.max(0, value - Z90 * error), high: Math.min(1, value + Z90 * error), level: 0.9 };
}
