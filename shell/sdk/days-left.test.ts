import { expect, it } from 'vitest';
import { daysLeft } from './days-left.ts';

it.each([
  ['2026-11-26T12:00:00Z', '5 days left'],
  ['2026-11-23T12:00:00Z', '2 days left'],
  ['2026-11-22T12:00:00Z', 'last day'],
  ['2026-11-20T12:00:00Z', 'last day'],
])('until %s: %s', (until, text) => {
  expect(daysLeft(until, Date.parse('2026-11-22T11:00:00Z'))).toBe(text);
});
