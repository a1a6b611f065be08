import { describe, expect, it } from 'vitest';
import { findUndecoded } from './find-undecoded.ts';

const TICK = 1 / 1000;
const STEP_S = 0.04;
const NONE = { inside: null, endsS: null };
const every = (count: number, from = 0): bigint[] => Array.from({ length: count }, (_, at) => BigInt(from + at * 40));
const without = (times: readonly bigint[], from: number, to: number) => times.filter((_, at) => at < from || at >= to);

describe('pictures that could not be decoded', () => {
  it('are counted, with when they were to be shown', () => {
    const stored = every(150, 400);
    const { inside, endsS } = findUndecoded(stored, without(stored, 50, 62), TICK, STEP_S);
    expect(inside).toMatchObject({ pictures: 12 });
    expect(inside?.start).toBeCloseTo(2);
    expect(inside?.end).toBeCloseTo(2.48);
    expect(endsS).toBeNull();
  });

  it('end the video where none follows that could', () => {
    const stored = every(150);
    const { inside, endsS } = findUndecoded(stored, stored.slice(0, 100), TICK, STEP_S);
    expect(inside).toBeNull();
    expect(endsS).toBeCloseTo(4);
  });

  it('are none where all came out, in whatever order they are stored', () => {
    expect(findUndecoded(every(30).reverse(), every(30), TICK, STEP_S)).toEqual(NONE);
    expect(findUndecoded(every(30), [], TICK, STEP_S)).toEqual(NONE);
  });

  it('are neither those before the first decoded one nor the second fields of decoded ones', () => {
    const stored = every(30);
    expect(findUndecoded(stored, stored.slice(4), TICK, STEP_S)).toEqual(NONE);
    const fields = stored.flatMap((time) => [time, time + 20n]);
    expect(findUndecoded(fields, stored, TICK, STEP_S)).toEqual(NONE);
  });
});
