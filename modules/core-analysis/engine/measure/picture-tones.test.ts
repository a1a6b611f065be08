import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawFrames } from '../testing/draw-text.ts';
import { measurePictureTones } from './picture-tones.ts';
import { preparePlanes } from './prepare-planes.ts';

const SIZE = { width: 1080, height: 1350 };
const CAPTION = { text: 'Fresh figs, picked today', x: 60, y: 180, size: 70, fill: '#c2410c' };

/** A photograph of 720 x 720 px on a ground of one colour, as a JPEG of quality 85 has it, with a line above it. */
async function tonesOn(ground: string, photo = true) {
  const picture = await sharp(await readFile(new URL('../../tests/photos/fig-bowl.jpg', import.meta.url)))
    .resize(720, 720, { fit: 'cover' })
    .toBuffer();
  const plain = sharp({ create: { ...SIZE, channels: 3, background: ground } });
  const jpeg = await (photo ? plain.composite([{ input: picture, left: 180, top: 420 }]) : plain)
    .jpeg({ quality: 85 })
    .toBuffer();
  const frames = await drawFrames({ ...SIZE, photo: jpeg, texts: [CAPTION] });
  const region = { x: 0.05, y: 0.08, w: 0.9, h: 0.07 };
  return measurePictureTones(frames.long512, preparePlanes(frames), [{ region }]);
}

describe('measurePictureTones', () => {
  it('measures a picture alike on white, grey and black', async () => {
    const [white, grey, black] = await Promise.all([tonesOn('#ffffff'), tonesOn('#8a8a8a'), tonesOn('#000000')]);
    for (const found of [white, grey, black]) {
      expect(Math.abs((found?.share ?? 0) - (720 * 720) / (1080 * 1350))).toBeLessThanOrEqual(0.01);
      expect(Math.abs((found?.meanLightness ?? 0) - (grey?.meanLightness ?? 0))).toBeLessThanOrEqual(1);
      expect(Math.abs((found?.rmsContrast ?? 0) - (grey?.rmsContrast ?? 0))).toBeLessThanOrEqual(0.01);
      expect(found?.clippedDark).toBeLessThan(0.01);
    }
  });

  it('has nothing to say where a ground and texts are all there is', async () => {
    expect(await tonesOn('#ffffff', false)).toBeNull();
  });

  it('measures a photograph alike beside a panel as dark as itself and beside one that is not, within 1 of lightness', async () => {
    const photo = await sharp(await readFile(new URL('../../tests/photos/coffee.jpg', import.meta.url)))
      .resize(1080, 760, { fit: 'cover' })
      .toBuffer();
    const beside = async (ground: string) => {
      const jpeg = await sharp({ create: { ...SIZE, channels: 3, background: ground } })
        .composite([{ input: photo, left: 0, top: 0 }])
        .jpeg({ quality: 90 })
        .toBuffer();
      const texts = [{ ...CAPTION, y: 960, fill: '#ffffff' }];
      const frames = await drawFrames({ ...SIZE, photo: jpeg, texts });
      const region = { x: 0.05, y: 0.66, w: 0.9, h: 0.07 };
      return measurePictureTones(frames.long512, preparePlanes(frames), [{ region }]);
    };
    const [dark, other] = await Promise.all([beside('#2a0f08'), beside('#2f6f8f')]);
    for (const found of [dark, other]) expect(Math.abs((found?.share ?? 0) - 760 / 1350)).toBeLessThanOrEqual(0.015);
    expect(Math.abs((dark?.meanLightness ?? 0) - (other?.meanLightness ?? 99))).toBeLessThanOrEqual(1);
  });

  it.each(['coffee', 'fig-bowl', 'wine-room', 'mountain-trail'])(
    'takes %s whole also at a quarter of its light',
    async (name) => {
      const photo = await sharp(await readFile(new URL(`../../tests/photos/${name}.jpg`, import.meta.url)))
        .resize(1080, 1350, { fit: 'cover' })
        .linear(0.25, 0)
        .jpeg({ quality: 90 })
        .toBuffer();
      const frames = await drawFrames({ ...SIZE, photo });
      expect(measurePictureTones(frames.long512, preparePlanes(frames), [])?.share).toBe(1);
    },
  );

  it.each(['coffee', 'meadow-mountain', 'astronaut', 'dogs-window', 'sunrise-hills'])(
    'takes the photograph %s whole',
    async (name) => {
      const photo = await readFile(new URL(`../../tests/photos/${name}.jpg`, import.meta.url));
      const frames = await drawFrames({ ...SIZE, photo });
      expect(measurePictureTones(frames.long512, preparePlanes(frames), [])?.share).toBe(1);
    },
  );

  it.each(['dogs-window', 'sunrise-hills'])(
    'takes %s whole also where heavy compression made it flat',
    async (name) => {
      const photo = await sharp(await readFile(new URL(`../../tests/photos/${name}.jpg`, import.meta.url)))
        .resize(1080, 1350, { fit: 'cover' })
        .jpeg({ quality: 5 })
        .toBuffer();
      const frames = await drawFrames({ ...SIZE, photo });
      expect(measurePictureTones(frames.long512, preparePlanes(frames), [])?.share).toBe(1);
    },
  );
});
