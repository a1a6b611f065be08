import { describe, expect, it } from 'vitest';
import { openedPlane } from './opened-plane.ts';

const SIZE = { width: 40, height: 20 };
const REACH = 3;

/** Ground of 20 with boxes of 90: first and last column and row, the last ones exclusive. */
function planeWith(...boxes: [left: number, right: number, top: number, bottom: number][]): Float32Array {
  return Float32Array.from({ length: SIZE.width * SIZE.height }, (_, at) => {
    const [x, y] = [at % SIZE.width, Math.floor(at / SIZE.width)];
    return boxes.some(([left, right, top, bottom]) => x >= left && x < right && y >= top && y < bottom) ? 90 : 20;
  });
}

describe('an opened plane, by squares of 7 cells', () => {
  it('is without strokes of up to 6 cells, upright, level and crossing', () => {
    const plane = planeWith([5, 11, 2, 18], [12, 35, 8, 14], [20, 26, 3, 18]);
    expect([...new Set(openedPlane(plane, SIZE, REACH))]).toEqual([20]);
  });

  it('keeps what is 7 cells broad, with its edges and corners', () => {
    const plane = planeWith([10, 17, 6, 13]);
    expect(openedPlane(plane, SIZE, REACH)).toEqual(plane);
  });

  it('keeps a narrow band along the upper and lower edge: it is taken to go on beyond', () => {
    const plane = planeWith([0, 40, 0, 2], [0, 40, 19, 20]);
    expect(openedPlane(plane, SIZE, REACH)).toEqual(plane);
  });

  it('keeps a ground that goes on at an end of the line, and takes away a letter cut there', () => {
    const ground = planeWith([0, 2, 0, 20]);
    expect(openedPlane(ground, SIZE, REACH)).toEqual(ground);
    expect([...new Set(openedPlane(planeWith([0, 2, 4, 16]), SIZE, REACH))]).toEqual([20]);
  });

  it('follows a ground that changes evenly within what it changes over the reach', () => {
    const slope = Float32Array.from({ length: SIZE.width * SIZE.height }, (_, at) => at % SIZE.width);
    const opened = openedPlane(slope, SIZE, REACH);
    const off = Math.max(...opened.map((value, at) => Math.abs(value - (slope[at] as number))));
    expect(off).toBeLessThanOrEqual(REACH);
  });
});
