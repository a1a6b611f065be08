import { expect, test } from 'vitest';
import { addIntervals, nextBoundary } from './store/months.ts';

const at = (iso: string): number => Date.parse(iso) / 1000;
const iso = (second: number): string => new Date(second * 1000).toISOString().slice(0, 19);

test('an anchor on the 31st falls on the last day of short months and comes back', () => {
  const anchor = at('2024-01-31T23:30:15Z');
  const ends = Array.from({ length: 14 }, (_, month) => iso(addIntervals(anchor, 'month', month)).slice(0, 10));
  expect(ends).toEqual([
    '2024-01-31',
    '2024-02-29',
    '2024-03-31',
    '2024-04-30',
    '2024-05-31',
    '2024-06-30',
    '2024-07-31',
    '2024-08-31',
    '2024-09-30',
    '2024-10-31',
    '2024-11-30',
    '2024-12-31',
    '2025-01-31',
    '2025-02-28',
  ]);
  expect(iso(addIntervals(anchor, 'month', 1))).toBe('2024-02-29T23:30:15');
});

test('a year from a leap day ends on 28 February', () => {
  expect(iso(addIntervals(at('2024-02-29T00:00:00Z'), 'year', 1))).toBe('2025-02-28T00:00:00');
  expect(iso(addIntervals(at('2024-02-29T00:00:00Z'), 'year', 4))).toBe('2028-02-29T00:00:00');
});

test('the next boundary lies after the instant, wherever in 40 years that is', () => {
  for (const interval of ['day', 'week', 'month', 'year'] as const)
    for (const every of [1, 3]) {
      const anchor = at('2024-01-31T12:00:00Z');
      const steps = { day: 15_000, week: 2_200, month: 500, year: 45 }[interval];
      const boundaries = Array.from({ length: steps }, (_, n) => addIntervals(anchor, interval, n * every));
      for (let instant = anchor; instant < anchor + 40 * 366 * 86_400; instant += 237 * 86_400 + 11)
        expect(nextBoundary(anchor, interval, every, instant)).toBe(boundaries.find((boundary) => boundary > instant));
      expect(nextBoundary(anchor, interval, every, Number(boundaries[1]))).toBe(boundaries[2]);
    }
});
