import { describe, expect, it } from 'vitest';
import { COCO_CLASSES } from './coco-classes.ts';
import { type Detection, findObjects, type StrideOutput, withoutDoubles } from './find-objects.ts';
import { OBJECT_SIDE } from './network-pixels.ts';

/** An answer in which one cell sees one class, each side so many strides away and no other. */
function oneHotCell(
  stride: number,
  cell: { column: number; row: number },
  name: string,
  steps: number[],
): StrideOutput {
  const across = OBJECT_SIDE / stride;
  const at = cell.row * across + cell.column;
  const scores = new Float32Array(across * across * 80);
  const sides = new Float32Array(across * across * 44);
  scores[at * 80 + COCO_CLASSES.indexOf(name)] = 0.7;
  for (const [side, step] of steps.entries()) sides[(at * 4 + side) * 11 + step] = 60;
  return { stride, scores, sides };
}

describe('findObjects', () => {
  it.each([8, 16, 32])('puts the box of one hot cell at stride %i where arithmetic has it', (stride) => {
    const cell = { column: 5, row: 6 };
    const [found, ...others] = findObjects([oneHotCell(stride, cell, 'motorcycle', [2, 3, 4, 1])]);
    expect(others).toEqual([]);
    expect(found?.name).toBe('motorcycle');
    expect(found?.confidence).toBeCloseTo(0.7, 5);
    const middle = { x: 5.5 * stride, y: 6.5 * stride };
    expect((found?.region.x ?? 0) * OBJECT_SIDE).toBeCloseTo(middle.x - 2 * stride, 3);
    expect((found?.region.y ?? 0) * OBJECT_SIDE).toBeCloseTo(middle.y - 3 * stride, 3);
    expect((found?.region.w ?? 0) * OBJECT_SIDE).toBeCloseTo(6 * stride, 3);
    expect((found?.region.h ?? 0) * OBJECT_SIDE).toBeCloseTo(4 * stride, 3);
  });

  it('takes the mean of the distances that are likely, not the likeliest', () => {
    const output = oneHotCell(16, { column: 10, row: 10 }, 'cup', [2, 2, 2, 2]);
    const at = (10 * (OBJECT_SIDE / 16) + 10) * 4 * 11;
    (output.sides as Float32Array)[at + 4] = 60;
    const [found] = findObjects([output]);
    expect((found?.region.x ?? 0) * OBJECT_SIDE).toBeCloseTo(10.5 * 16 - 3 * 16, 3);
  });

  it('tells nothing under the least confidence, and keeps boxes inside the square', () => {
    const output = oneHotCell(32, { column: 0, row: 0 }, 'dog', [10, 10, 1, 1]);
    expect(findObjects([output], 0.71)).toEqual([]);
    expect(findObjects([output])[0]?.region).toMatchObject({ x: 0, y: 0 });
  });
});

describe('withoutDoubles', () => {
  const dog = (x: number, confidence: number): Detection => ({
    name: 'dog',
    confidence,
    region: { x, y: 0.2, w: 0.3, h: 0.4 },
  });

  it('keeps two dogs side by side and drops one seen twice', () => {
    const kept = withoutDoubles([dog(0.12, 0.5), dog(0.1, 0.8), dog(0.5, 0.6)]);
    expect(kept.map(({ region }) => region.x)).toEqual([0.1, 0.5]);
  });

  it('keeps two classes in one place: a person on a motorcycle', () => {
    expect(withoutDoubles([dog(0.1, 0.8), { ...dog(0.1, 0.7), name: 'cat' }])).toHaveLength(2);
  });
});
