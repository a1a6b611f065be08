import { describe, expect, it } from 'vitest';
import { bandsOver, type CurvePoint, shapeCurve } from './curve-scale.ts';

/** Rises from 1 to 4.5, then stays: a contrast rule. */
const RISING: readonly CurvePoint[] = [
  [1, 0],
  [4.5, 1],
  [21, 1],
];
/** Good in the middle only. */
const HUMP: readonly CurvePoint[] = [
  [0, 0],
  [40, 1],
  [60, 1],
  [100, 0],
];

describe('bandsOver', () => {
  it('begins where the line crosses the mark: 0.8 of the way from 1 to 4.5 is 3.8', () => {
    const [band, ...rest] = bandsOver(RISING, 0.8);
    expect(rest).toEqual([]);
    expect(band?.from).toBeCloseTo(3.8, 9);
    expect(band?.to).toBe(21);
  });

  it('ends where a hump falls under the mark', () => {
    const [band] = bandsOver(HUMP, 0.8);
    expect(band?.from).toBeCloseTo(32, 9);
    expect(band?.to).toBeCloseTo(68, 9);
  });

  it('keeps two stretches apart', () => {
    const twice: CurvePoint[] = [
      [0, 1],
      [1, 0],
      [2, 1],
    ];
    expect(bandsOver(twice, 0.5)).toEqual([
      { from: 0, to: 0.5 },
      { from: 1.5, to: 2 },
    ]);
  });

  it('takes a step as a step', () => {
    expect(
      bandsOver(
        [
          [0, 0],
          [1, 0],
          [1, 1],
          [2, 1],
        ],
        0.8,
      ),
    ).toEqual([{ from: 1, to: 2 }]);
  });
});

describe('shapeCurve', () => {
  it('puts the value at its share of the axis and the bands too', () => {
    const shape = shapeCurve(HUMP, 25);
    expect(shape?.at).toBeCloseTo(0.25, 9);
    expect(shape?.bands[0]?.from).toBeCloseTo(0.32, 9);
    expect(shape?.line).toBe('M0 100L40 0L60 0L100 100');
    expect(shape?.beyond).toBeNull();
  });

  it('holds a value beyond the axis to its end and says so', () => {
    expect(shapeCurve(RISING, 30)).toMatchObject({ at: 1, beyond: 'above' });
    expect(shapeCurve(RISING, 0.5)).toMatchObject({ at: 0, beyond: 'below' });
  });

  it('shades the best there is where no value meets the rule', () => {
    const low: CurvePoint[] = [
      [0, 0],
      [1, 0.6],
      [2, 0.6],
    ];
    const shape = shapeCurve(low, 0);
    expect(shape?.bands).toHaveLength(1);
    expect(shape?.bands[0]?.from).toBeCloseTo(0.49, 9);
  });

  it('is nothing where the points make no curve, and has no band where every value fails', () => {
    expect(shapeCurve([[1, 1]], 1)).toBeNull();
    expect(
      shapeCurve(
        [
          [1, 0],
          [1, 1],
        ],
        1,
      ),
    ).toBeNull();
    expect(
      shapeCurve(
        [
          [0, 0],
          [1, 0],
        ],
        0,
      )?.bands,
    ).toEqual([]);
  });
});
