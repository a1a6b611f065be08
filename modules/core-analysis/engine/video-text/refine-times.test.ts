import { describe, expect, it } from 'vitest';
import { GRID } from '../video/frame-features.ts';
import { cameBetween, changeUnder, type SeenFrame, wentBetween } from './refine-times.ts';

const REGION = { x: 0.25, y: 0.25, w: 0.5, h: 0.06 };
const isUnder = (cell: number) => {
  const [row, column] = [Math.floor(cell / GRID), cell % GRID];
  return row === 4 && column >= 4 && column <= 12;
};

/** Ten frames a second of one grey each, for what lies under the region and for the rest. */
function frames(under: (at: number) => number, rest: (at: number) => number): SeenFrame[] {
  return Array.from({ length: 40 }, (_, i) => ({
    time: i / 10,
    thumb: Float32Array.from({ length: GRID * GRID * 3 }, (_, at) =>
      isUnder(Math.floor(at / 3)) ? under(i / 10) : rest(i / 10),
    ),
  }));
}
const step = (at: number, low: number, high: number) => (time: number) => (time >= at - 1e-6 ? high : low);

describe('the frame at which a text comes or goes', () => {
  it('is the one at which the cells under it change and those beside it do not', () => {
    const comes = frames(step(1.7, 0.2, 0.3), () => 0.2);
    expect(changeUnder(comes, REGION, 1.5, 2)).toBeCloseTo(1.7, 9);
    // A cut in the same stretch changes more, but beside it as well.
    const after = frames((t) => step(1.6, 0.2, 0.6)(t) + step(1.9, 0, 0.1)(t), step(1.6, 0.2, 0.6));
    expect(changeUnder(after, REGION, 1.5, 2)).toBeCloseTo(1.9, 9);
  });

  it('is the cut where all changes at once', () => {
    const cut = frames(step(1.8, 0.2, 0.6), step(1.8, 0.2, 0.6));
    expect(changeUnder(cut, REGION, 1.5, 2)).toBeCloseTo(1.8, 9);
  });

  it('is not told where nothing stands out: nothing changes, a text fades, or it changed at another time', () => {
    const still = frames(
      () => 0.2,
      () => 0.2,
    );
    const fade = frames(
      (t) => 0.2 + 0.05 * Math.min(10, Math.max(0, t * 10 - 14)),
      () => 0.2,
    );
    const other = frames(step(2.2, 0.2, 0.3), () => 0.2);
    for (const seen of [still, fade, other, []]) expect(changeUnder(seen, REGION, 1.5, 2)).toBeNull();
  });
});

describe('a text beside a border of shots', () => {
  /** A picture that moves under the text alone at 1.6 s, before all changes at the cut at 1.8 s, and at 1.9 s, after it. */
  const moving = frames((t) => step(1.6, 0.2, 0.26)(t) + step(1.8, 0, 0.02)(t), step(1.8, 0.2, 0.23));
  const seen = { frames: moving, borders: [0, 1.8, 3] };

  it('came with the shot it was first read in, and went with the shot it was last read in', () => {
    expect(changeUnder(moving, REGION, 1.5, 2)).toBeCloseTo(1.6, 9);
    expect(cameBetween(seen, REGION, 1.5, 2)).toBeCloseTo(1.8, 9);
    const after = { ...seen, frames: frames(step(1.9, 0.2, 0.3), () => 0.2) };
    expect(wentBetween(after, REGION, 1.5, 2)).toBeCloseTo(1.8, 9);
  });

  it('came or went within its own shot where a frame of it tells so', () => {
    const later = frames((t) => step(1.8, 0.2, 0.5)(t) + step(1.9, 0, 0.1)(t), step(1.8, 0.2, 0.5));
    expect(cameBetween({ ...seen, frames: later }, REGION, 1.5, 2)).toBeCloseTo(1.9, 9);
    expect(wentBetween(seen, REGION, 1.5, 2)).toBeCloseTo(1.6, 9);
  });

  it('is told half way between two samples only where no shot begins and no frame tells', () => {
    expect(cameBetween({ frames: [], borders: [0, 3] }, REGION, 1.5, 2)).toBe(1.75);
    expect(cameBetween({ frames: [], borders: [0, 1.8] }, REGION, 1.5, 2)).toBe(1.8);
    expect(wentBetween({ frames: [], borders: [0, 1.5, 2] }, REGION, 1.5, 2)).toBe(2);
  });
});
