import { describe, expect, it } from 'vitest';
import { contour } from './contours.ts';

/** A round hill in the middle of an n by n grid, 1 at the top, falling by distance. */
function hill(n: number) {
  const values = new Float32Array(n * n);
  const middle = (n - 1) / 2;
  for (let y = 0; y < n; y++) {
    for (let x = 0; x < n; x++) values[y * n + x] = Math.max(0, 1 - Math.hypot(x - middle, y - middle) / middle);
  }
  return { width: n, height: n, values };
}

describe('contour', () => {
  it('draws a circle around a round hill: every point within 2 % of the expected radius', () => {
    const n = 65;
    const segments = contour(hill(n), 0.5);
    expect(segments.length).toBeGreaterThan(60);
    const expected = (0.5 * ((n - 1) / 2)) / n;
    for (const [x0, y0, x1, y1] of segments) {
      expect(Math.abs(Math.hypot(x0 - 0.5, y0 - 0.5) - expected)).toBeLessThan(expected * 0.02);
      expect(Math.abs(Math.hypot(x1 - 0.5, y1 - 0.5) - expected)).toBeLessThan(expected * 0.02);
    }
  });

  it('closes the line: every end is met by another piece', () => {
    const ends = new Map<string, number>();
    for (const [x0, y0, x1, y1] of contour(hill(33), 0.4)) {
      for (const key of [`${x0.toFixed(6)},${y0.toFixed(6)}`, `${x1.toFixed(6)},${y1.toFixed(6)}`]) {
        ends.set(key, (ends.get(key) ?? 0) + 1);
      }
    }
    expect([...ends.values()].every((count) => count === 2)).toBe(true);
  });

  it('draws nothing where nothing crosses the level', () => {
    expect(contour({ width: 4, height: 4, values: new Float32Array(16).fill(0.9) }, 0.5)).toEqual([]);
  });

  it('keeps the two sides of a saddle apart', () => {
    const saddle = { width: 2, height: 2, values: new Float32Array([1, 0, 0, 1]) };
    expect(contour(saddle, 0.5)).toHaveLength(2);
  });
});
