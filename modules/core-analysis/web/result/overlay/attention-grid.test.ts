import { describe, expect, it } from 'vitest';
import { decodeAttention, upsample } from './attention-grid.ts';

const encode = (...bytes: number[]) => btoa(String.fromCharCode(...bytes));

describe('decodeAttention', () => {
  it('scales to the strongest cell', () => {
    const grid = decodeAttention({ width: 2, height: 2, data: encode(0, 50, 100, 200) });
    expect([...grid.values]).toEqual([0, 0.25, 0.5, 1]);
  });

  it('is empty, not wrong, when the length does not fit', () => {
    expect([...decodeAttention({ width: 2, height: 2, data: encode(9) }).values]).toEqual([0, 0, 0, 0]);
  });

  it('does not divide by zero on a black map', () => {
    expect([...decodeAttention({ width: 1, height: 2, data: encode(0, 0) }).values]).toEqual([0, 0]);
  });
});

describe('upsample', () => {
  const flat = { width: 3, height: 2, values: new Float32Array(6).fill(0.5) };

  it('keeps a flat map flat to 1e-6', () => {
    const fine = upsample(flat, 4);
    expect([fine.width, fine.height]).toEqual([12, 8]);
    for (const value of fine.values) expect(value).toBeCloseTo(0.5, 6);
  });

  it('keeps a peak in its place and stays within 0..1', () => {
    const values = new Float32Array(25);
    values[12] = 1;
    const fine = upsample({ width: 5, height: 5, values }, 3);
    const peak = fine.values.indexOf(Math.max(...fine.values));
    expect([peak % 15, Math.floor(peak / 15)]).toEqual([7, 7]);
    expect(Math.min(...fine.values)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...fine.values)).toBeLessThanOrEqual(1);
  });
});
