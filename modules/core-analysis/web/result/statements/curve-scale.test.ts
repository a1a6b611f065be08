import { describe, expect, it } from 'vitest';
import type { CurvePoint } from '../../../contract/response-at.ts';
import { shapeCurve } from './curve-scale.ts';

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

describe('shapeCurve', () => {
  it('puts the value at its share of the axis and the bands too', () => {
    const shape = shapeCurve(HUMP, 25, [{ from: 40, to: 60 }]);
    expect(shape?.at).toBeCloseTo(0.25, 9);
    expect(shape?.height).toBeCloseTo(0.625, 9);
    expect(shape?.bands).toEqual([{ from: 0.4, to: 0.6 }]);
    expect(shape?.line).toBe('M0 100L40 0L60 0L100 100');
    expect(shape?.beyond).toBeNull();
  });

  it('holds a value beyond the axis to its end and says so', () => {
    expect(shapeCurve(RISING, 30)).toMatchObject({ at: 1, beyond: 'above' });
    expect(shapeCurve(RISING, 0.5)).toMatchObject({ at: 0, beyond: 'below' });
  });

  it('holds bands to the axis: open ends reach it, and what lies beyond is left out', () => {
    expect(shapeCurve(HUMP, 0, [{ from: 50 }])?.bands).toEqual([{ from: 0.5, to: 1 }]);
    expect(shapeCurve(HUMP, 0, [{ to: 0 }, { from: 90, to: 120 }])?.bands).toEqual([
      { from: 0, to: 0 },
      { from: 0.9, to: 1 },
    ]);
    expect(shapeCurve(HUMP, 0, [{ from: 101, to: 120 }])?.bands).toEqual([]);
  });

  it('is nothing where the points make no curve, and has no band where no target is known', () => {
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
