import { describe, expect, it } from 'vitest';
import { mannWhitneyP, median } from './rank-test.ts';

describe('median', () => {
  it('is the middle value, or the mean of the two', () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([4, 1, 3, 2])).toBe(2.5);
  });
});

describe('mannWhitneyP', () => {
  const up = Array.from({ length: 30 }, (_, i) => i);

  it('is near 1 for the same values and near 0 for separate ones', () => {
    expect(mannWhitneyP(up, up)).toBeCloseTo(1, 6);
    expect(
      mannWhitneyP(
        up,
        up.map((v) => v + 100),
      ),
    ).toBeLessThan(1e-9);
  });

  it('agrees with the textbook for a shift in between', () => {
    // 300 of the 900 pairs have the first value above the second: z = (450 - 300) / sqrt(900 * 61 / 12) = 2.218.
    const shifted = up.map((v) => v + 5.5);
    expect(mannWhitneyP(up, shifted)).toBeCloseTo(0.0266, 3);
  });
});
