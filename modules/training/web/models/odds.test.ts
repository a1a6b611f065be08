import { describe, expect, it } from 'vitest';
import { chanceOf } from './odds.ts';

describe('the chance of the better one', () => {
  it('is even without a change of the odds, 2 in 3 where they double, 1 in 3 where they halve', () => {
    expect(chanceOf(0)).toBe(0.5);
    expect(chanceOf(1)).toBeCloseTo(2 / 3, 10);
    expect(chanceOf(-0.5)).toBeCloseTo(1 / 3, 10);
  });
});
