import { describe, expect, it } from 'vitest';
import { spreadOf } from './statistics.ts';

describe('spreadOf', () => {
  it('takes nearest ranks', () => {
    const hundred = Array.from({ length: 100 }, (_, i) => 100 - i);
    expect(spreadOf(hundred)).toEqual({ n: 100, min: 1, p50: 50, p95: 95, p99: 99, max: 100 });
  });

  it('answers with the one value there is', () => {
    expect(spreadOf([7.04])).toEqual({ n: 1, min: 7, p50: 7, p95: 7, p99: 7, max: 7 });
  });

  it('refuses to call nothing a figure', () => {
    expect(() => spreadOf([])).toThrow('nothing was measured');
  });
});
