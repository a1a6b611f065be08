import { describe, expect, it } from 'vitest';
import { FrameClock } from './decode-frames.ts';

const timesOf = (stamps: readonly (number | null)[]): number[] => {
  const clock = new FrameClock(1 / 1000);
  return stamps.map((stamp) => clock.next(stamp === null ? null : BigInt(stamp)));
};

describe('the times of frames', () => {
  it('are those of their stamps, from the first frame on', () => {
    expect(timesOf([400, 440, 480, 1000])).toEqual([0, 0.04, 0.08, 0.6]);
  });

  it('go on by a step where there is no stamp', () => {
    expect(timesOf([0, 40, null, null, 160])).toEqual([0, 0.04, 0.08, 0.12, 0.16]);
  });

  it('always grow, and are right again soon after one that came too late', () => {
    const late = timesOf([0, 40, 80, 800, ...Array.from({ length: 60 }, (_, at) => 160 + at * 40)]);
    for (const [at, time] of late.slice(1).entries()) expect(time).toBeGreaterThan(late[at] as number);
    expect(late.at(-1)).toBeCloseTo(2.52, 5);
  });
});
