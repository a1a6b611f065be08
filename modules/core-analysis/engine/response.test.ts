import { describe, expect, it } from 'vitest';
import { blend, clamp01, hat, longRamp, ramp, step } from './response.ts';

describe('response shapes', () => {
  it.each([
    [2, 0],
    [3, 0],
    [3.75, 0.5],
    [4.5, 1],
    [9, 1],
  ])('ramp(3, 4.5) answers %s with %s', (value, response) => {
    expect(ramp(3, 4.5)(value)).toBeCloseTo(response, 10);
  });

  it('falls where zero lies above full', () => {
    expect(ramp(6, 2)(2)).toBe(1);
    expect(ramp(6, 2)(4)).toBeCloseTo(0.5, 10);
    expect(ramp(6, 2)(7)).toBe(0);
  });

  it.each([
    [0, 0],
    [2, 0],
    [8, 0.1],
    [32, 0.2],
    [66, 0.6],
    [100, 1],
  ])('longRamp(2, 32, 100) answers %s with %s, by ratio under 32', (value, response) => {
    expect(longRamp(2, 32, 100)(value)).toBeCloseTo(response, 10);
  });

  it.each([
    [0, 0],
    [0.5, 0.5],
    [1, 1],
    [3, 1],
    [5, 0.5],
    [6, 0],
  ])('hat(0, 1, 4, 6) answers %s with %s', (value, response) => {
    expect(hat(0, 1, 4, 6)(value)).toBeCloseTo(response, 10);
  });

  it('steps', () => {
    expect([step(true), step(false)]).toEqual([1, 0]);
  });

  it('takes what is not a number for 0', () => {
    expect([clamp01(Number.NaN), clamp01(-1), clamp01(2), ramp(0, 1)(Number.NaN)]).toEqual([0, 0, 1, 0]);
  });

  it('blends by weight', () => {
    expect(
      blend([
        [1, 3],
        [0, 1],
      ]),
    ).toBeCloseTo(0.75, 10);
    expect(blend([])).toBe(0);
  });
});
