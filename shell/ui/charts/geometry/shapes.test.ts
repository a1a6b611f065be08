import { describe, expect, it } from 'vitest';
import { barLayout } from './bar-layout.ts';
import { binValues } from './bins.ts';
import { density } from './density.ts';
import { bandPath, linePath, lonePoints, valueAt } from './line-path.ts';
import { nearest, readingForKey } from './nearest.ts';
import { quantile } from './quantile.ts';
import { quantileDots } from './quantile-dots.ts';

const same = (value: number) => value;
const points = [
  { x: 0, y: 10, low: 8, high: 12 },
  { x: 10, y: 20, low: 15, high: 25 },
  { x: 20, y: null },
  { x: 30, y: 5 },
  { x: 40, y: null },
];

describe('a line', () => {
  it('is broken at gaps, and marks points that stand alone', () => {
    expect(linePath(points, same, same)).toBe('M0,10L10,20M30,5Z');
    expect(lonePoints(points)).toEqual([{ x: 30, y: 5 }]);
  });

  it('has its band only where both ends are known', () => {
    expect(bandPath(points, same, same)).toBe('M0,12L10,25L10,15L0,8Z');
  });

  it('is read between its points, not beyond them or in gaps', () => {
    expect(valueAt(points, 4)).toBe(14);
    expect(valueAt(points, 10, 'high')).toBe(25);
    expect(valueAt(points, 15)).toBeNull();
    expect(valueAt(points, 50)).toBeNull();
  });
});

describe('bars', () => {
  it('share the axis evenly, series beside each other', () => {
    const slots = barLayout(2, 2, 200);
    expect(slots).toHaveLength(2);
    const [first, second] = slots[0]?.bars ?? [];
    expect(first?.size).toBeCloseTo(second?.size ?? 0);
    expect(second?.start).toBeGreaterThan((first?.start ?? 0) + (first?.size ?? 0) - 0.001);
    expect((slots[1]?.groupStart ?? 0) - (slots[0]?.groupStart ?? 0)).toBeCloseTo(100);
  });

  it('are not thicker than 56 px, and stand in the middle of their place', () => {
    const bar = barLayout(1, 1, 600)[0]?.bars[0];
    expect(bar?.size).toBe(56);
    expect((bar?.start ?? 0) + 28).toBeCloseTo(300);
  });
});

describe('bins', () => {
  it('are of one round width and hold every value once', () => {
    const bins = binValues([1, 2, 2, 3, 7, 10], 5);
    expect(bins).toEqual([
      { from: 0, to: 2, count: 1 },
      { from: 2, to: 4, count: 3 },
      { from: 4, to: 6, count: 0 },
      { from: 6, to: 8, count: 1 },
      { from: 8, to: 10, count: 1 },
    ]);
  });

  it('are one for equal values, none for none', () => {
    expect(binValues([4, 4])).toEqual([{ from: 4, to: 4, count: 2 }]);
    expect(binValues([])).toEqual([]);
  });
});

describe('a distribution', () => {
  it('has quantiles straight between neighbours', () => {
    expect(quantile([1, 2, 3, 4], 0.5)).toBe(2.5);
    expect(quantile([1, 2, 3, 4], 1)).toBe(4);
  });

  it('has a density that holds 1 and is highest in the middle', () => {
    const curve = density([1, 2, 3, 4, 5]);
    const step = (curve[1]?.x ?? 0) - (curve[0]?.x ?? 0);
    expect(curve.reduce((sum, point) => sum + point.density * step, 0)).toBeCloseTo(1, 2);
    const top = curve.reduce((best, point) => (point.density > best.density ? point : best));
    expect(top.x).toBeCloseTo(3, 1);
    expect(density([2, 2])).toEqual([]);
  });

  it('as dots has one for each equal chance, stacked within the height, none over another', () => {
    const values = Array.from({ length: 101 }, (_, index) => index);
    const { dots, diameter } = quantileDots(values, 20, (value) => value * 2, 60, 20);
    expect(dots).toHaveLength(20);
    expect(dots[0]?.value).toBe(2.5);
    for (const dot of dots) {
      expect(dot.up + diameter / 2).toBeLessThanOrEqual(60);
      for (const other of dots)
        if (other !== dot && other.up === dot.up) expect(Math.abs(other.x - dot.x)).toBeGreaterThan(diameter - 0.001);
    }
  });
});

describe('the reading cursor', () => {
  it('finds the nearest along one axis or both', () => {
    const places = [
      { x: 0, y: 0 },
      { x: 10, y: 90 },
      { x: 40, y: 5 },
    ];
    expect(nearest(places, 12, 6, 'x')).toBe(1);
    expect(nearest(places, 12, 6, 'both')).toBe(0);
    expect(nearest(places, 0, 80, 'y')).toBe(1);
    expect(nearest([], 0, 0, 'x')).toBe(-1);
  });

  it('goes on and back, by tenths, to both ends, and no further', () => {
    const press = (key: string, at: number | null) => readingForKey(key, at, 40, false);
    expect(press('ArrowRight', null)).toBe(0);
    expect(press('ArrowLeft', null)).toBe(39);
    expect(press('ArrowRight', 39)).toBe(39);
    expect(press('ArrowUp', 3)).toBe(4);
    expect(press('PageUp', 3)).toBe(7);
    expect(press('Home', 20)).toBe(0);
    expect(press('End', 20)).toBe(39);
    expect(press('a', 20)).toBeNull();
    expect(readingForKey('ArrowDown', 3, 40, true)).toBe(4);
    expect(readingForKey('ArrowRight', null, 0, false)).toBeNull();
  });
});
