import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { casesOf } from '#platform/testing/depth.ts';
import { drawFrames } from '../../testing/draw-text.ts';
import { preparePlanes } from '../prepare-planes.ts';
import { photographWeights } from '../technical/photograph-weights.ts';
import { findPhotographicTiles } from '../technical/photographic-tiles.ts';
import { maskPicture } from '../technical/picture-mask.ts';
import { measurePhotographColour } from './photograph-colour.ts';

const SIZE = { width: 1080, height: 1350 };
/** The photograph lies in the upper 900 pixels, its subject in the left half of it. */
const HEIGHT = 900;
const SUBJECT = { x: 0, y: 0, w: 0.5, h: HEIGHT / SIZE.height };

const photoOf = async (name: string) =>
  sharp(await readFile(new URL(`../../../tests/photos/${name}.jpg`, import.meta.url))).resize(1080, HEIGHT, {
    fit: 'cover',
  });

/** Colours of a photograph over a panel with a line, and the button of the ad. */
async function coloursOn(panel: string, photo: Buffer) {
  const jpeg = await sharp({ create: { ...SIZE, channels: 3, background: panel } })
    .composite([{ input: photo, left: 0, top: 0 }])
    .jpeg({ quality: 90 })
    .toBuffer();
  const shapes = '<rect x="60" y="1180" width="420" height="120" rx="20" fill="#00d02a"/>';
  const frames = await drawFrames({
    ...SIZE,
    photo: jpeg,
    shapes,
    texts: [{ text: 'Fresh figs, picked today', x: 60, y: 1080, size: 70, fill: '#111111' }],
  });
  const planes = preparePlanes(frames);
  const blocks = [{ region: { x: 0.05, y: 0.74, w: 0.9, h: 0.08 }, background: panel }];
  const tiles = findPhotographicTiles(planes, maskPicture(frames.long512, planes.lab512, blocks), blocks, 1);
  if (!tiles) throw new Error('nothing is photographed');
  const weights = photographWeights(tiles, [{ x: 60 / 1080, y: 1180 / 1350, w: 420 / 1080, h: 120 / 1350 }]);
  return measurePhotographColour(frames, planes.lab512, weights, { box: SUBJECT });
}

describe('colours of a photograph', () => {
  // truth of image: colour.ofPhotograph.share colour.ofPhotograph.colourfulness colour.ofPhotograph.subjectSaturation
  //   planted: two photographs over a panel of loud and of quiet colours
  //   within: share 0.05 (a white sky is as white as a panel), colourfulness 3 points, saturation 5 %
  it.each(casesOf(['dogs-window', 'mountain-trail'], 2))(
    'are those of %s, whatever the colour of the panel under it',
    async (name) => {
      const photo = await (await photoOf(name)).toBuffer();
      const [quiet, yellow, red] = await Promise.all([
        coloursOn('#ffffff', photo),
        coloursOn('#ffcc00', photo),
        coloursOn('#e0002a', photo),
      ]);
      for (const found of [quiet, yellow, red]) {
        expect(Math.abs((found?.share ?? 0) - HEIGHT / SIZE.height)).toBeLessThanOrEqual(0.05);
        expect(Math.abs((found?.colourfulness ?? 0) - (quiet?.colourfulness ?? 99))).toBeLessThanOrEqual(3);
        const ratio = (found?.subjectSaturation ?? 0) / (quiet?.subjectSaturation ?? 99);
        expect(Math.abs(ratio - 1)).toBeLessThanOrEqual(0.05);
      }
    },
  );

  // truth of image: colour.ofPhotograph.besideSubject.colourfulness
  //   planted: one half of a photograph made grey, the other loud
  //   within: 3 points of grey
  it('beside its subject are those of the other half', async () => {
    const grey = await (await photoOf('fig-bowl')).greyscale().toColourspace('srgb').toBuffer();
    const loud = await (await photoOf('fig-bowl'))
      .modulate({ saturation: 1.5 })
      .extract({ left: 0, top: 0, width: 540, height: HEIGHT })
      .toBuffer();
    const photo = await sharp(grey)
      .composite([{ input: loud, left: 0, top: 0 }])
      .png()
      .toBuffer();
    const found = await coloursOn('#ffffff', photo);
    expect(found?.colourfulness).toBeGreaterThan(60);
    expect(found?.besideSubject?.colourfulness).toBeLessThan(3);
    expect(found?.subjectSaturation).toBeGreaterThan(5);
  });

  // truth of image: colour.ofPhotograph.colourAtTone
  //   planted: photographs as they are, made grey, and toned brown
  //   within: under 0.5 grey, under 2.5 toned, over 4 as they are
  it.each(casesOf(['coffee', 'dogs-window', 'wine-room'], 2))(
    'differ at one lightness in %s, unless it is grey or toned',
    async (name) => {
      const photo = await photoOf(name);
      const grey = await photo.clone().greyscale().toColourspace('srgb').png().toBuffer();
      const brown = await sharp(grey)
        .recomb([
          [1.15, 0, 0],
          [0, 0.95, 0],
          [0, 0, 0.7],
        ])
        .toBuffer();
      const [own, none, toned] = [
        await coloursOn('#ffffff', await photo.toBuffer()),
        await coloursOn('#ffffff', grey),
        await coloursOn('#ffffff', brown),
      ];
      expect(own?.colourAtTone).toBeGreaterThan(4);
      expect(none?.colourAtTone).toBeLessThan(0.5);
      expect(toned?.colourAtTone).toBeLessThan(2.5);
    },
  );

  it('are none where a panel, a line and a button are all there is', async () => {
    const panel = { create: { width: 1080, height: 60, channels: 3, background: '#ffcc00' } } as const;
    const found = await coloursOn('#ffcc00', await sharp(panel).png().toBuffer()).catch(() => null);
    expect(found).toBeNull();
  });
});
