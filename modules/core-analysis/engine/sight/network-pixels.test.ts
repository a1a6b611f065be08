import { describe, expect, it } from 'vitest';
import type { Frame } from '../frame.ts';
import {
  channelsOf,
  fromLetterbox,
  letterboxed,
  letterboxOf,
  OBJECT_SIDE,
  paintedOver,
  squashed,
} from './network-pixels.ts';

const filled = (width: number, height: number, colour: readonly [number, number, number]): Frame => ({
  width,
  height,
  rgb: Uint8Array.from({ length: width * height * 3 }, (_, at) => colour[at % 3] as number),
});
const WHOLE = { x: 0, y: 0, w: 1, h: 1 };

describe('channelsOf', () => {
  it('lays channels one after the other, red or blue first, by mean and deviation', () => {
    const frame = filled(2, 1, [10, 20, 30]);
    const levels = { mean: [10, 10, 10], deviation: [10, 10, 10] } as const;
    expect([...channelsOf(frame, levels)]).toEqual([0, 0, 1, 1, 2, 2]);
    expect([...channelsOf(frame, { ...levels, reversed: true })]).toEqual([2, 2, 1, 1, 0, 0]);
  });
});

describe('letterbox', () => {
  it.each([
    ['1:3', 300, 900],
    ['3:1', 900, 300],
    ['1:1', 500, 500],
  ])('of a %s picture and its way back agree', (_, width, height) => {
    const inner = letterboxOf({ width, height }, OBJECT_SIDE);
    expect(Math.max(inner.width, inner.height)).toBe(OBJECT_SIDE);
    const thing = { x: 0.25, y: 0.4, w: 0.5, h: 0.2 };
    const inSquare = {
      x: (inner.left + thing.x * inner.width) / OBJECT_SIDE,
      y: (inner.top + thing.y * inner.height) / OBJECT_SIDE,
      w: (thing.w * inner.width) / OBJECT_SIDE,
      h: (thing.h * inner.height) / OBJECT_SIDE,
    };
    const back = fromLetterbox({ width, height }, WHOLE, inSquare);
    for (const side of ['x', 'y', 'w', 'h'] as const) expect(back[side]).toBeCloseTo(thing[side], 2);
  });

  it('is black beside the picture, and cuts boxes that reach into the black', async () => {
    const square = await letterboxed(filled(300, 100, [200, 100, 50]), WHOLE);
    const at = (x: number, y: number) => [
      ...square.rgb.subarray(3 * (y * OBJECT_SIDE + x), 3 * (y * OBJECT_SIDE + x) + 3),
    ];
    expect(at(200, 10)).toEqual([0, 0, 0]);
    expect(at(200, 208)).toEqual([200, 100, 50]);
    expect(fromLetterbox({ width: 300, height: 100 }, WHOLE, WHOLE)).toEqual(WHOLE);
  });

  it('of a part tells boxes in fractions of the frame', () => {
    const part = { x: 0.5, y: 0, w: 0.5, h: 1 };
    const back = fromLetterbox({ width: 400, height: 200 }, part, { x: 0, y: 0, w: 0.5, h: 1 });
    expect(back).toEqual({ x: 0.5, y: 0, w: 0.25, h: 1 });
  });
});

describe('squashed', () => {
  it('takes the part alone, whatever its shape', async () => {
    const frame = filled(100, 50, [0, 0, 0]);
    for (let y = 0; y < 50; y += 1)
      for (let x = 50; x < 100; x += 1) frame.rgb.fill(255, 3 * (y * 100 + x), 3 * (y * 100 + x) + 3);
    const { rgb, width, height } = await squashed(frame, { x: 0.5, y: 0, w: 0.5, h: 1 }, 32);
    expect([width, height]).toEqual([32, 32]);
    expect(Math.min(...rgb)).toBe(255);
  });
});

describe('paintedOver', () => {
  it('takes the box away and leaves the rest', () => {
    const frame = filled(10, 10, [0, 0, 0]);
    frame.rgb.fill(255, 0, 150);
    const { rgb } = paintedOver(frame, { x: 0, y: 0, w: 1, h: 0.2 });
    expect([rgb[0], rgb[3 * 25], rgb[3 * 99]]).toEqual([128, 255, 0]);
  });
});
