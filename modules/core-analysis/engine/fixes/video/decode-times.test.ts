import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeTimes } from './decode-times.ts';

describe('times of decoding', () => {
  it('are those of showing where pictures are stored as they are shown', () => {
    expect(decodeTimes([0n, 40n, 80n])).toEqual([0n, 40n, 80n]);
  });

  it('grow, and are none after the picture is shown, in whatever order pictures are stored', () => {
    const stored = fc.uniqueArray(fc.integer({ min: -1000, max: 100_000 }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(stored, (times) => {
        const shown = times.map(BigInt);
        const decoded = decodeTimes(shown);
        for (const [at, time] of decoded.entries()) {
          expect(time <= (shown[at] as bigint)).toBe(true);
          if (at > 0) expect(time > (decoded[at - 1] as bigint)).toBe(true);
        }
      }),
      { seed: 29, numRuns: 300 },
    );
  });
});
