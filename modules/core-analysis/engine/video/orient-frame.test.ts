import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { patched } from '../../tests/hostile/mp4-boxes.ts';
import type { Frame } from '../frame.ts';
import { OpenVideo } from './open-video.ts';
import { orientationOf, oriented } from './orient-frame.ts';

/** A display matrix of a, b, c, d (ISO 14496-12, 6.2.2). */
function matrixOf([a, b, c, d]: readonly number[]): Buffer {
  const matrix = Buffer.alloc(36);
  for (const [index, value] of [a, b, 0, c, d, 0, 0, 0].entries())
    matrix.writeInt32LE(Math.round((value ?? 0) * 65536), index * 4);
  matrix.writeInt32LE(1 << 30, 32);
  return matrix;
}

/** Each pixel bears its own place in red. */
const stored: Frame = {
  width: 3,
  height: 2,
  rgb: Uint8Array.from([0, 0, 0, 1, 0, 0, 2, 0, 0, 3, 0, 0, 4, 0, 0, 5, 0, 0]),
};
const shownAs = (matrix: Buffer | null): number[][] => {
  const { width, height, rgb } = oriented(stored, orientationOf(matrix));
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (__, x) => rgb[(y * width + x) * 3] ?? -1),
  );
};

/** By the definition of the matrix: a point x, y is shown at ax + cy, bx + dy, moved into the picture. */
function byDefinition([a, b, c, d]: readonly [number, number, number, number]): number[][] {
  const places = [0, 1, 2, 3, 4, 5].map((value) => {
    const [x, y] = [value % 3, Math.floor(value / 3)];
    return { value, x: a * x + c * y, y: b * x + d * y };
  });
  const left = Math.min(...places.map(({ x }) => x));
  const top = Math.min(...places.map(({ y }) => y));
  const right = Math.max(...places.map(({ x }) => x));
  const bottom = Math.max(...places.map(({ y }) => y));
  const rows = Array.from({ length: bottom - top + 1 }, () => new Array<number>(right - left + 1).fill(-1));
  for (const { value, x, y } of places) (rows[y - top] as number[])[x - left] = value;
  return rows;
}

describe('the display matrix', () => {
  it.each([
    ['upright', [1, 0, 0, 1]],
    ['a quarter turn', [0, 1, -1, 0]],
    ['upside down', [-1, 0, 0, -1]],
    ['three quarter turns', [0, -1, 1, 0]],
    ['mirrored left to right', [-1, 0, 0, 1]],
    ['mirrored top to bottom', [1, 0, 0, -1]],
    ['mirrored on one diagonal', [0, 1, 1, 0]],
    ['mirrored on the other', [0, -1, -1, 0]],
  ] as const)('shows a frame %s', (_, matrix) => {
    expect(shownAs(matrixOf(matrix))).toEqual(byDefinition(matrix));
  });

  it('takes sizes in the matrix for no turn, and none for upright', () => {
    expect(orientationOf(matrixOf([0, 2, -0.5, 0]))).toEqual({ mirrored: false, turns: 1 });
    expect(orientationOf(null)).toEqual({ mirrored: false, turns: 0 });
    expect(orientationOf(Buffer.alloc(12))).toEqual({ mirrored: false, turns: 0 });
  });

  it('is read from the header of the track', async () => {
    const file = await readFile(join(import.meta.dirname, 'testing', 'two-of-each.mp4'));
    // Behind version, flags, times, number and layer (ISO 14496-12, 8.3.2).
    const mirrored = patched(file, 'tkhd', (body) => matrixOf([0, 1, 1, 0]).copy(body, 40));
    const open = await OpenVideo.open(mirrored, 'mp4');
    const { orientation, width, height } = open.video;
    await open.close();
    expect({ orientation, width, height }).toEqual({
      orientation: { mirrored: true, turns: 3 },
      width: 64,
      height: 96,
    });
  });
});
