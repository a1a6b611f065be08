import { expect, it } from 'vitest';
import { gainWords } from './gain-words.ts';

it('says the points of an advice, as a range where only that can be promised', () => {
  expect(gainWords({ gain: 12.4 })).toBe('12');
  expect(gainWords({ gain: 0.84 })).toBe('0.8');
  expect(gainWords({ gain: 8.2, gainRange: { low: 3.1, high: 8.2 } })).toBe('3–8');
  expect(gainWords({ gain: 0.9, gainRange: { low: 0.4, high: 0.9 } })).toBe('0.4–0.9');
  expect(gainWords({ gain: 5.2, gainRange: { low: 4.8, high: 5.2 } })).toBe('5.2');
});
