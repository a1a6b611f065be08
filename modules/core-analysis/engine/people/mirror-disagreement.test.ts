import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Region } from '../../contract/evidence.ts';
import type { Frame } from '../frame.ts';
import { faceRuntime } from './face-runtime.ts';
import { mirrorDisagreement } from './mirror-disagreement.ts';
import { cutSquare } from './turned-square.ts';

const photo = (name: string) => fileURLToPath(new URL(`../../tests/photos/${name}.jpg`, import.meta.url));
/** The face by eye, the picture turned by so many degrees. */
const FACES: readonly (readonly [number, Region])[] = [
  [0, { x: 0.35, y: 0.14, w: 0.16, h: 0.2 }],
  [15, { x: 0.43, y: 0.19, w: 0.15, h: 0.17 }],
  [-15, { x: 0.32, y: 0.22, w: 0.15, h: 0.17 }],
];
/** The two dogs' faces. */
const DOGS: readonly Region[] = [
  { x: 0.36, y: 0.25, w: 0.12, h: 0.11 },
  { x: 0.5, y: 0.46, w: 0.13, h: 0.12 },
];

async function frameOf(name: string, turn = 0): Promise<Frame> {
  const { data, info } = await sharp(await sharp(photo(name)).rotate(turn, { background: '#888888' }).toBuffer())
    .resize(512, 512, { fit: 'inside' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, rgb: new Uint8Array(data) };
}

/** Points of one x each: jaw and brows at one height, nose, eyes and mouth .2 lower, so that twins in the mirror are level. */
const column = (x: number) => Array.from({ length: 68 }, (_, at) => [x, at < 27 ? 0.4 : 0.6]).flat();
const SPREAD = 0.2 * Math.sqrt((27 / 68) * (41 / 68));

describe('mirrorDisagreement', () => {
  it.each([
    ['nought where the mirror shows the same', 0.3, 0],
    ['one where it shows the points one spread aside', 0.3 - SPREAD, 1],
  ])('is %s', async (_, mirrored, expected) => {
    const runtime = { landmarks: async () => Float32Array.from([...column(0.7), ...column(mirrored)]) };
    const blank: Frame = { width: 40, height: 40, rgb: new Uint8Array(4800) };
    const found = await mirrorDisagreement(runtime, blank, { x: 0.2, y: 0.2, w: 0.5, h: 0.5 });
    expect(found).toBeCloseTo(expected, 5);
  });

  it.each(FACES)('of a face turned by %i degrees is under .1', async (turn, region) => {
    expect(await mirrorDisagreement(await faceRuntime(), await frameOf('astronaut', turn), region)).toBeLessThan(0.1);
  });

  it.each(DOGS)('of a dog at $x is over .2', async (region) => {
    expect(await mirrorDisagreement(await faceRuntime(), await frameOf('dogs-window'), region)).toBeGreaterThan(0.2);
  });
});

describe('cutSquare', () => {
  /** Red grows by 10 a column, green by 10 a row. */
  const ramp: Frame = {
    width: 8,
    height: 8,
    rgb: Uint8Array.from(
      { length: 192 },
      (_, i) => [(Math.floor(i / 3) % 8) * 10, Math.floor(i / 24) * 10, 0][i % 3] as number,
    ),
  };
  const cut = (angle: number, mirrored: boolean) =>
    Array.from(cutSquare(ramp, { x: 4, y: 4, side: 4, angle }, 4, { means: [0, 0, 0], mirrored }), (v) =>
      Math.round(v * 255),
    );
  const rows = (plane: readonly number[]) => [0, 4, 8, 12].map((at) => plane.slice(at, at + 4));

  it('takes the pixels as they lie, in the mirror the other way round', () => {
    expect(rows(cut(0, false).slice(0, 16))).toEqual(Array(4).fill([20, 30, 40, 50]));
    expect(rows(cut(0, true).slice(0, 16))).toEqual(Array(4).fill([50, 40, 30, 20]));
  });

  it('turned by a quarter, columns are rows', () => {
    expect(rows(cut(Math.PI / 2, false).slice(16, 32))).toEqual(Array(4).fill([20, 30, 40, 50]));
  });

  it('is black less the mean outside the frame', () => {
    const out = cutSquare(ramp, { x: -20, y: -20, side: 4, angle: 0 }, 2, { means: [51, 0, 0], mirrored: false });
    expect(Array.from(out.slice(0, 4), (v) => Number(v.toFixed(6)))).toEqual(Array(4).fill(-0.2));
  });
});
