import { describe, expect, it } from 'vitest';
import type { Region } from '../../contract/evidence.ts';
import { findOutline } from './find-outline.ts';

const SIDE = 160;
const WHOLE = { x: 0, y: 0, w: 1, h: 1 };

/** A map with boxes of these values on nothing. */
function mapOf(...boxes: (Region & { value?: number })[]): Float32Array {
  const map = new Float32Array(SIDE * SIDE);
  for (const { x, y, w, h, value = 1 } of boxes)
    for (let row = Math.round(y * SIDE); row < Math.round((y + h) * SIDE); row += 1)
      map.fill(value, row * SIDE + Math.round(x * SIDE), row * SIDE + Math.round((x + w) * SIDE));
  return map;
}

describe('findOutline', () => {
  const thing = { x: 0.25, y: 0.25, w: 0.5, h: 0.25 };

  it('is the box of what stands out, in fractions of the frame', () => {
    const found = findOutline(mapOf(thing), SIDE, { x: 0.5, y: 0, w: 0.5, h: 1 }, { words: [] });
    expect(found?.box).toEqual({ x: 0.625, y: 0.25, w: 0.25, h: 0.25 });
    expect(found?.area).toBeCloseTo(0.0625, 5);
    expect(found).toMatchObject({ mean: 1, ambiguity: 0, pieces: 1, edgeToEdge: false });
  });

  it('is none on an empty map, of specks, or of what words are made of', () => {
    expect(findOutline(mapOf(), SIDE, WHOLE, { words: [] })).toBeNull();
    expect(findOutline(mapOf({ x: 0.5, y: 0.5, w: 0.05, h: 0.05 }), SIDE, WHOLE, { words: [] })).toBeNull();
    expect(findOutline(mapOf(thing), SIDE, WHOLE, { words: [thing] })).toBeNull();
  });

  it('holds what is nearly as large as the largest, and leaves the rest out', () => {
    const other = { x: 0, y: 0.75, w: 0.2, h: 0.2 };
    const small = { x: 0.9, y: 0.9, w: 0.09, h: 0.09 };
    const found = findOutline(mapOf(thing, other, small), SIDE, WHOLE, { words: [] });
    expect(found?.pieces).toBe(2);
    expect(found?.box).toEqual({ x: 0, y: 0.25, w: 0.75, h: 0.7 });
  });

  it('tells how much of it nobody knows, texts left out', () => {
    const doubtful = { x: 0, y: 0.75, w: 0.5, h: 0.25, value: 0.4 };
    expect(findOutline(mapOf(thing, doubtful), SIDE, WHOLE, { words: [] })?.ambiguity).toBeCloseTo(0.5, 5);
    expect(findOutline(mapOf(thing, doubtful), SIDE, WHOLE, { words: [doubtful] })?.ambiguity).toBe(0);
  });

  it('tells what runs from one side to the other', () => {
    expect(findOutline(mapOf({ x: 0, y: 0.3, w: 1, h: 0.3 }), SIDE, WHOLE, { words: [] })?.edgeToEdge).toBe(true);
    expect(findOutline(mapOf({ x: 0, y: 0.3, w: 0.8, h: 0.7 }), SIDE, WHOLE, { words: [] })?.edgeToEdge).toBe(false);
  });
});
