import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { casesOf } from '#platform/testing/depth.ts';
import type { Region } from '../../../contract/evidence.ts';
import { drawFrames } from '../../testing/draw-text.ts';
import { preparePlanes } from '../prepare-planes.ts';
import { maskPicture } from './picture-mask.ts';
import { measurePicture } from './picture-sharpness.ts';
import { measureSharpness } from './sharpness.ts';

const SIZE = { width: 1080, height: 1350 };
const LINES = [
  { text: 'Picked at dawn', x: 80, y: 940, size: 90, fill: '#1d1a16' },
  { text: 'At your door by noon', x: 80, y: 1060, size: 80, fill: '#1d1a16' },
];
const BLOCKS = [
  { region: { x: 0.06, y: 0.63, w: 0.75, h: 0.08 }, background: '#ffffff' },
  { region: { x: 0.06, y: 0.72, w: 0.85, h: 0.085 }, background: '#ffffff' },
];
const BUTTON = { x: 0.074, y: 0.83, w: 0.37, h: 0.075 };
const SHAPES = {
  card: '<rect x="40" y="800" width="1000" height="500" rx="28" fill="#ffffff"/>',
  veil: '<rect width="1080" height="1350" fill="#000000" opacity="0.55"/>',
  none: '',
};

/** A photograph, blurred by so many pixels, under sharp lines and a button; of the picture and of the whole frame. */
async function sharpnessOf(name: string, blur: number, on: keyof typeof SHAPES) {
  const file = await readFile(new URL(`../../../tests/photos/${name}.jpg`, import.meta.url));
  const cut = sharp(await sharp(file).resize(SIZE.width, SIZE.height, { fit: 'cover' }).toBuffer());
  const photo = await (blur > 0 ? cut.blur(blur) : cut).png().toBuffer();
  const button = '<rect x="80" y="1120" width="400" height="100" rx="20" fill="#c2410c"/>';
  const texts = on === 'card' ? LINES : LINES.map((line) => ({ ...line, fill: '#ffffff' }));
  const frames = await drawFrames({ ...SIZE, photo, shapes: SHAPES[on] + button, texts });
  const planes = preparePlanes(frames);
  const blocks = on === 'card' ? BLOCKS : BLOCKS.map(({ region }) => ({ region }));
  const mask = maskPicture(frames.long512, planes.lab512, blocks);
  const whole = measureSharpness(planes.luma1024).best;
  return {
    whole,
    picture:
      measurePicture(planes.luma1024, mask, { buttons: [BUTTON], subject: null, whole }).ofPicture?.best ?? whole,
  };
}

describe('sharpness of the picture alone', { timeout: 120_000 }, () => {
  // truth of image: technical.sharpness.ofPicture
  //   planted: photographs blurred by sigma 1.5, 3, 6 and 12 under sharp letters, a card, a button and a veil
  //   within: falls at each step; 150 and more as it is, under 60 from sigma 3 on
  it.each(
    casesOf(
      [
        ['fig-bowl', 'card'],
        ['meadow-mountain', 'none'],
        ['mountain-trail', 'veil'],
        ['mountain-trail', 'card'],
        ['fig-bowl', 'none'],
      ] as const,
      2,
    ),
  )('of %s (%s under the letters) falls with its blur, where that of the whole frame does not', async (name, on) => {
    const ladder = [];
    for (const blur of [0, 1.5, 3, 6, 12]) ladder.push(await sharpnessOf(name, blur, on));
    const [sharp, ...blurred] = ladder.map(({ picture }) => picture) as [number, ...number[]];
    expect(sharp).toBeGreaterThanOrEqual(150);
    let before = sharp;
    for (const one of blurred) {
      expect(one).toBeLessThan(before);
      before = one;
    }
    expect(blurred[1]).toBeLessThan(60);
    expect(blurred.at(-1)).toBeLessThan(15);
    expect(ladder.at(-1)?.whole).toBeGreaterThan(150);
  });

  it('of a photograph under a dark veil is that of the photograph within a half', async () => {
    const [veiled, bare] = [await sharpnessOf('fig-bowl', 0, 'veil'), await sharpnessOf('fig-bowl', 0, 'none')];
    expect(Math.abs(Math.log2(veiled.picture / bare.picture))).toBeLessThanOrEqual(0.6);
    expect(veiled.whole).toBeGreaterThan(0);
  });

  it('is that of its subject where the ground was left out of focus', async () => {
    const photo = sharp(new URL('../../../tests/photos/fig-bowl.jpg', import.meta.url).pathname);
    const cut = await photo.resize(SIZE.width, SIZE.height, { fit: 'cover' }).png().toBuffer();
    const input = await sharp(cut).extract({ left: 500, top: 600, width: 260, height: 260 }).toBuffer();
    const soft = await sharp(cut)
      .blur(8)
      .composite([{ input, left: 500, top: 600 }])
      .png()
      .toBuffer();
    const frames = await drawFrames({ ...SIZE, photo: soft });
    const planes = preparePlanes(frames);
    const mask = maskPicture(frames.long512, planes.lab512, []);
    const on = (subject: Region | null) =>
      measurePicture(planes.luma1024, mask, { buttons: [], subject, whole: 0 }).ofPicture?.best ?? 0;
    expect(on({ x: 500 / 1080, y: 600 / 1350, w: 260 / 1080, h: 260 / 1350 })).toBeGreaterThan(150);
  });

  it('is that of the whole frame where next to nothing but letters and ground is on it', async () => {
    const frames = await drawFrames({ ...SIZE, background: '#f6f1e7', texts: LINES });
    const planes = preparePlanes(frames);
    const mask = maskPicture(
      frames.long512,
      planes.lab512,
      BLOCKS.map((block) => ({ ...block, background: '#f6f1e7' })),
    );
    expect(measurePicture(planes.luma1024, mask, { buttons: [], subject: null, whole: 900 }).ofPicture).toBeNull();
  });

  it('is that of the whole frame where the picture is a gradient or a chart, which have nothing to be in focus', async () => {
    const gradient =
      '<defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="#0b0a22"/><stop offset="1" stop-color="#2b2670"/></linearGradient></defs><rect width="1080" height="1350" fill="url(#g)"/>';
    const bars = [0, 1, 2, 3].map(
      (i) =>
        `<rect x="${600 + i * 110}" y="${300 + i * 90}" width="80" height="${500 - i * 90}" fill="#0a66c2" opacity="${1 - i * 0.2}"/>`,
    );
    for (const shapes of [gradient, bars.join('')]) {
      const frames = await drawFrames({ ...SIZE, background: '#ffffff', shapes, texts: LINES });
      const planes = preparePlanes(frames);
      const mask = maskPicture(
        frames.long512,
        planes.lab512,
        BLOCKS.map(({ region }) => ({ region })),
      );
      expect(measurePicture(planes.luma1024, mask, { buttons: [], subject: null, whole: 900 })).toMatchObject(
        shapes === gradient ? { ofPicture: null, isShown: false } : { ofPicture: null },
      );
    }
  });
});
