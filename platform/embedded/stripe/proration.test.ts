import fc from 'fast-check';
import { expect, test } from 'vitest';
import { remainingShare } from './billing/proration.ts';

const MONTH = { start: Date.UTC(2026, 0, 1) / 1000, end: Date.UTC(2026, 1, 1) / 1000 };

test('the whole is left at the beginning and nothing at the end', () => {
  expect(remainingShare(1999, MONTH, MONTH.start)).toBe(1999);
  expect(remainingShare(1999, MONTH, MONTH.end)).toBe(0);
  expect(remainingShare(1999, MONTH, MONTH.start + 15.5 * 86_400)).toBe(1000);
});

test('used and left share the price to within a cent, at any second', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000 }), fc.integer({ min: 0, max: 31 * 86_400 }), (price, used) => {
      const left = remainingShare(price, MONTH, MONTH.start + used);
      const exact = price * (1 - used / (31 * 86_400));
      expect(Math.abs(left - exact)).toBeLessThanOrEqual(0.500001);
    }),
    { seed: 6, numRuns: 2_000 },
  );
});
