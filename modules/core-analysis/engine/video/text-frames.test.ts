import { describe, expect, it } from 'vitest';
import { type FrameFeatures, GRID } from './frame-features.ts';
import { MOST_SHORT_SHOTS, type TextFrame, TextFrames } from './text-frames.ts';

const FPS = 30;
const PICTURE = { width: 1, height: 1, rgb: new Uint8Array(3) };

/** A picture of its own for each number, and a camera that shakes by `shake`. */
function thumbOf(shot: number, at: number, shake: number): Float32Array {
  return Float32Array.from({ length: GRID * GRID * 3 }, (_, cell) => {
    const value = (Math.sin(cell * 12.9898 + shot * 78.233) * 43_758.5453) % 1;
    const moved = (Math.sin(cell * 7.13 + at * 31.7) * 9_731.31) % 1;
    return 0.5 + 0.4 * value + shake * moved;
  });
}

/** Shots one after the other by their lengths in seconds; of the same number in `pictures`, the same picture. */
function choose(lengths: readonly number[], { shake = 0, pictures = lengths.map((_, i) => i) } = {}) {
  const frames: FrameFeatures[] = [];
  const chosen: TextFrame[] = [];
  const scaled: number[] = [];
  const sampler = new TextFrames(frames);
  const ends = lengths.map((_, i) => lengths.slice(0, i + 1).reduce((sum, length) => sum + length, 0));
  let next = 0;
  for (let at = 0; at < Math.round((ends.at(-1) as number) * FPS); at += 1) {
    const time = at / FPS;
    const shot = ends.findIndex((end) => time < end - 1e-6);
    const thumb = thumbOf(pictures[shot] as number, at, shake);
    const rest = { luma: 0.5, lightness: 50, difference: 0, blockDifference: 0, histogramDifference: 0, detail: 0.1 };
    frames.push({ time, thumb, ...rest });
    const regular = time >= next - 1e-6;
    if (regular) next = (Math.floor(time / 0.5 + 1e-6) + 1) * 0.5;
    sampler.take(regular, () => {
      scaled.push(time);
      return PICTURE;
    });
    chosen.push(...sampler.ready());
  }
  chosen.push(...sampler.ready(true));
  return { times: chosen.map(({ time }) => time), afterCuts: chosen.filter((one) => one.afterCut), scaled };
}

const between = (times: readonly number[], from: number, to: number) =>
  times.filter((time) => time >= from && time < to);

describe('the frames that texts are read from', () => {
  it('are two a second and no more where every shot holds one of these', () => {
    const { times, afterCuts } = choose([1.2, 0.9, 1.4]);
    expect(times).toEqual([0, 0.5, 1, 1.5, 2, 2.5, 3]);
    expect(afterCuts.map(({ time }) => time)).toEqual([1.5, 2.5]);
  });

  it('are one more of each shot between these, in order, clear of both its cuts', () => {
    const { times, afterCuts } = choose([2.1, 0.3, 1.6]);
    expect(times).toEqual([...times].sort((p, q) => p - q));
    expect(between(times, 2.1, 2.4)).toHaveLength(1);
    expect(between(times, 2.13, 2.37)).toHaveLength(1);
    expect(times).toHaveLength(9);
    expect(afterCuts.map(({ time }) => time)).toEqual([between(times, 2.1, 2.4)[0], 2.5]);
  });

  it('are one of a shot that ends at one of the two a second, of two between them, and of the last', () => {
    expect(between(choose([1.7, 0.3, 1]).times, 1.7, 2)).toHaveLength(1);
    const two = choose([2.05, 0.2, 0.2, 1]).times;
    for (const from of [2.05, 2.25]) expect(between(two, from, from + 0.2)).toHaveLength(1);
    expect(between(choose([2.1, 0.3]).times, 2.1, 2.4)).toHaveLength(1);
  });

  it('are one of what interrupts a shot for a moment, which is no shot', () => {
    const { times } = choose([2.1, 0.2, 1.7], { pictures: [0, 1, 0] });
    expect(between(times, 2.1, 2.3)).toHaveLength(1);
  });

  it('are two a second of a camera that shakes, and little is scaled for it', () => {
    const { times, scaled } = choose([4], { shake: 0.2 });
    expect(times).toHaveLength(8);
    expect(scaled.length).toBeLessThanOrEqual(12);
  });

  it('are no more of a montage than the limit says', () => {
    const { times } = choose(Array.from({ length: 120 }, () => 0.25));
    expect(times).toHaveLength(60 + MOST_SHORT_SHOTS);
  });
});
