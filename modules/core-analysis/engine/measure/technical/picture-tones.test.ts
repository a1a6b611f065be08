import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { casesOf } from '#platform/testing/depth.ts';
import type { Frames } from '../../frame.ts';
import { drawFrames, drawPng, framesOf } from '../../testing/draw-text.ts';
import { preparePlanes } from '../prepare-planes.ts';
import { findPhotographicTiles } from './photographic-tiles.ts';
import { type LetteredBlock, maskPicture } from './picture-mask.ts';
import { tonesOfTiles } from './picture-tones.ts';

const SIZE = { width: 1080, height: 1350 };
const CAPTION = { text: 'Fresh figs, picked today', x: 60, y: 180, size: 70, fill: '#c2410c' };

function tonesOf(frames: Frames, blocks: readonly LetteredBlock[]) {
  const planes = preparePlanes(frames);
  const tiles = findPhotographicTiles(planes, maskPicture(frames.long512, planes.lab512, blocks), blocks, 1);
  return tiles && tonesOfTiles(tiles);
}

/** A photograph of 720 x 720 px on a ground of one colour, as a JPEG of quality 85 has it, with a line above it. */
async function tonesOn(ground: string, photo = true) {
  const picture = await sharp(await readFile(new URL('../../../tests/photos/fig-bowl.jpg', import.meta.url)))
    .resize(720, 720, { fit: 'cover' })
    .toBuffer();
  const plain = sharp({ create: { ...SIZE, channels: 3, background: ground } });
  const jpeg = await (photo ? plain.composite([{ input: picture, left: 180, top: 420 }]) : plain)
    .jpeg({ quality: 85 })
    .toBuffer();
  const frames = await drawFrames({ ...SIZE, photo: jpeg, texts: [CAPTION] });
  const region = { x: 0.05, y: 0.08, w: 0.9, h: 0.07 };
  return tonesOf(frames, [{ region }]);
}

describe('tonesOfTiles', () => {
  // truth of image: technical.picture.share technical.picture.meanLightness technical.picture.clippedDark technical.picture.rmsContrast
  //   planted: one picture on three grounds
  //   within: share 0.01, lightness 1, contrast 0.01
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
    const photo = await sharp(await readFile(new URL('../../../tests/photos/coffee.jpg', import.meta.url)))
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
      return tonesOf(frames, [{ region }]);
    };
    const [dark, other] = await Promise.all([beside('#2a0f08'), beside('#2f6f8f')]);
    for (const found of [dark, other]) expect(Math.abs((found?.share ?? 0) - 760 / 1350)).toBeLessThanOrEqual(0.015);
    expect(Math.abs((dark?.meanLightness ?? 0) - (other?.meanLightness ?? 99))).toBeLessThanOrEqual(1);
  });

  // truth of image: technical.picture.meanLightness
  //   planted: five photographs under a white card of opacity 1 to 0.85
  //   within: lightness 2
  it.each(casesOf(['fig-bowl', 'wine-room', 'mountain-trail', 'dogs-window', 'coffee'], 2))(
    'measures %s alike under a white card, whether the photograph shows through it or not, within 2 of lightness',
    async (name) => {
      const photo = await sharp(await readFile(new URL(`../../../tests/photos/${name}.jpg`, import.meta.url)))
        .resize(1080, 1350, { fit: 'cover' })
        .toBuffer();
      const found = [];
      for (const opacity of [1, 0.95, 0.9, 0.85]) {
        const card = `<rect x="60" y="700" width="960" height="590" rx="28" fill="#ffffff" opacity="${opacity}"/>`;
        const texts = [{ ...CAPTION, x: 110, y: 860 }];
        const drawn = await drawFrames({ ...SIZE, photo, shapes: card, texts });
        found.push(tonesOf(drawn, [{ region: { x: 0.1, y: 0.58, w: 0.78, h: 0.07 }, background: '#ffffff' }]));
      }
      for (const tones of found) {
        expect(tones?.share).toBeLessThan(0.65);
        expect(Math.abs((tones?.meanLightness ?? 0) - (found[0]?.meanLightness ?? 99))).toBeLessThanOrEqual(2);
      }
    },
  );

  it('takes a sky that a line stands on for picture', async () => {
    const photo = await readFile(new URL('../../../tests/photos/meadow-mountain.jpg', import.meta.url));
    const frames = await drawFrames({ width: 1200, height: 799, photo, texts: [{ ...CAPTION, y: 100 }] });
    const blocks = [{ region: { x: 0.05, y: 0.05, w: 0.7, h: 0.1 }, background: '#7f9fc4' }];
    expect(tonesOf(frames, blocks)?.share).toBe(1);
  });

  it.each(casesOf(['coffee', 'fig-bowl', 'wine-room', 'mountain-trail'], 2))(
    'takes %s whole also at a quarter of its light',
    async (name) => {
      const photo = await sharp(await readFile(new URL(`../../../tests/photos/${name}.jpg`, import.meta.url)))
        .resize(1080, 1350, { fit: 'cover' })
        .linear(0.25, 0)
        .jpeg({ quality: 90 })
        .toBuffer();
      const frames = await drawFrames({ ...SIZE, photo });
      expect(tonesOf(frames, [])?.share).toBe(1);
    },
  );

  it.each(casesOf(['coffee', 'meadow-mountain', 'astronaut', 'dogs-window', 'sunrise-hills'], 2))(
    'takes the photograph %s whole',
    async (name) => {
      const photo = await readFile(new URL(`../../../tests/photos/${name}.jpg`, import.meta.url));
      const frames = await drawFrames({ ...SIZE, photo });
      expect(tonesOf(frames, [])?.share).toBe(1);
    },
  );

  it.each(['dogs-window', 'sunrise-hills'])(
    'takes %s whole also where heavy compression made it flat',
    async (name) => {
      const photo = await sharp(await readFile(new URL(`../../../tests/photos/${name}.jpg`, import.meta.url)))
        .resize(1080, 1350, { fit: 'cover' })
        .jpeg({ quality: 5 })
        .toBuffer();
      const frames = await drawFrames({ ...SIZE, photo });
      expect(tonesOf(frames, [])?.share).toBe(1);
    },
  );

  // truth of image: technical.picture.meanLightness
  //   planted: four photographs under a black band of opacity 0.6 to 0.85
  //   within: lightness 4
  it.each([
    ['fig-bowl', 0.75],
    ['meadow-mountain', 0.75],
    ['dogs-window', 0.6],
    ['mountain-trail', 0.85],
  ])(
    'leaves the dark band under headline and button out of the light of %s, within 4 of what lies beside it',
    async (name, opacity) => {
      const photo = await sharp(await readFile(new URL(`../../../tests/photos/${name}.jpg`, import.meta.url)))
        .resize(1080, 1350, { fit: 'cover' })
        .toBuffer();
      const beside = await sharp(photo).extract({ left: 0, top: 0, width: 1080, height: 700 }).toBuffer();
      const band = `<rect y="700" width="1080" height="650" fill="#000000" opacity="${opacity}"/>`;
      const drawn = await drawFrames({
        ...SIZE,
        photo,
        shapes: band,
        texts: [{ ...CAPTION, y: 900, fill: '#ffffff' }],
      });
      const lines = [0.61, 0.86].map((y) => ({ region: { x: 0.05, y, w: 0.8, h: 0.07 }, background: '#1c1a18' }));
      const [found, bare, truth] = [
        tonesOf(drawn, lines),
        tonesOf(drawn, []),
        tonesOf(await drawFrames({ width: 1080, height: 700, photo: beside }), []),
      ];
      const away = (tones: typeof found) => Math.abs((tones?.meanLightness ?? 0) - (truth?.meanLightness ?? 99));
      expect(away(found)).toBeLessThanOrEqual(4);
      expect(away(bare)).toBeGreaterThan(8);
    },
  );

  it('counts a photograph that is as dark beside its line whole', async () => {
    const photo = await sharp(await readFile(new URL('../../../tests/photos/coffee.jpg', import.meta.url)))
      .resize(1080, 1350, { fit: 'cover' })
      .linear(0.25, 0)
      .toBuffer();
    const drawn = await drawFrames({ ...SIZE, photo, texts: [{ ...CAPTION, y: 900, fill: '#ffffff' }] });
    const line = { region: { x: 0.05, y: 0.61, w: 0.8, h: 0.07 }, background: '#120a06' };
    expect(tonesOf(drawn, [line])?.share).toBeGreaterThan(0.95);
  });

  // truth of image: technical.picture.photographed
  //   planted: a drawn telephone on a plain and on a dithered ground; five photographs at full and at a quarter of their light
  //   within: under 0.05 drawn, over 0.2 photographed
  it.each([
    ['plain', '<rect width="1080" height="1350" fill="#10131f"/>'],
    [
      'a dithered glow',
      '<defs><radialGradient id="g"><stop offset="0" stop-color="#241c60"/><stop offset="1" stop-color="#120f33"/></radialGradient></defs><rect width="1080" height="1350" fill="url(#g)"/>',
    ],
  ])('finds next to no photograph in a dark interface on %s', async (_, ground) => {
    const rows = [0, 1, 2, 3, 4, 5].map(
      (i) =>
        `<rect x="375" y="${680 + i * 82}" width="330" height="66" rx="16" fill="#1b2033"/><circle cx="412" cy="${713 + i * 82}" r="20" fill="#8a5cf0"/>`,
    );
    const phone =
      '<rect x="330" y="380" width="420" height="860" rx="50" fill="#05060a" stroke="#2b3046" stroke-width="6"/>';
    const drawn = await drawPng({ ...SIZE, shapes: ground + phone + rows.join('') });
    const { data, info } = await sharp(drawn).raw().toBuffer({ resolveWithObject: true });
    // As browsers dither gradients: by a level, in a fixed pattern.
    for (let at = 0; at < data.length; at += 1)
      data[at] = Math.min(255, (data[at] as number) + ((at * 7) % 11 > 5 ? 1 : 0));
    const png = await sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
      .png()
      .toBuffer();
    expect(tonesOf(await framesOf(png), [])?.photographed ?? 0).toBeLessThan(0.05);
  });

  it.each(casesOf(['coffee', 'meadow-mountain', 'dogs-window', 'fig-bowl', 'sunrise-hills'], 2))(
    'finds %s photographed, at a quarter of its light too',
    async (name) => {
      const photo = sharp(await readFile(new URL(`../../../tests/photos/${name}.jpg`, import.meta.url))).resize(
        1080,
        1350,
      );
      for (const light of [1, 0.25]) {
        const dimmed = await photo.clone().linear(light, 0).jpeg({ quality: 85 }).toBuffer();
        expect(tonesOf(await drawFrames({ ...SIZE, photo: dimmed }), [])?.photographed).toBeGreaterThan(0.2);
      }
    },
  );
});
