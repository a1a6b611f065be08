import { expect, it } from 'vitest';
import { formatBytes, formatSeconds, scoreNumber } from './format.ts';

it.each([
  [0, '1 kB'],
  [1536, '2 kB'],
  [1_500_000, '1.4 MB'],
  [10 * 1024 * 1024, '10 MB'],
])('writes %i bytes as %s', (bytes, text) => expect(formatBytes(bytes)).toBe(text));

it.each([
  [-3, '0 s'],
  [8.9, '8 s'],
  [65, '1 min 05 s'],
])('writes %d seconds as %s', (seconds, text) => expect(formatSeconds(seconds)).toBe(text));

it('reads the percent string of a score', () => {
  expect(scoreNumber('72%')).toBe(72);
  expect(scoreNumber(null)).toBeNull();
  expect(scoreNumber('n/a')).toBeNull();
});
