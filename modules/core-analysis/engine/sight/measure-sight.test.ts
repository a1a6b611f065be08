import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { coveredBy } from '../../contract/covered-by.ts';
import type { Region } from '../../contract/evidence.ts';
import { measureImage } from '../measure-image.ts';
import { overlap } from '../people/detect-faces.ts';
import { drawPng } from '../testing/draw-text.ts';
import { WHOLE_FRAME } from './picture-part.ts';

const photo = (name: string) => new URL(`../../tests/photos/${name}.jpg`, import.meta.url).pathname;
const seenIn = async (bytes: Uint8Array) => (await measureImage(bytes, {})).measurements;

/** A photograph on one side of a plain ground. */
async function split(name: string, ground: string): Promise<Buffer> {
  const picture = await sharp(photo(name)).resize(270, 540, { fit: 'cover', position: 'left' }).toBuffer();
  return await sharp({ create: { width: 540, height: 540, channels: 3, background: ground } })
    .composite([{ input: picture, left: 270, top: 0 }])
    .png()
    .toBuffer();
}

describe('what a picture shows', () => {
  // truth of image: sight creative
  //   planted: photographs whose thing was outlined by eye
  //   within: 0.02 of the box that was measured when the networks were chosen
  it.each<[name: string, outcome: string, called: string | undefined, box: Region | null]>([
    ['astronaut', 'thing', 'person', { x: 0, y: 0.03, w: 1, h: 0.97 }],
    ['dandelion', 'thing', undefined, { x: 0.13, y: 0.07, w: 0.32, h: 0.51 }],
    ['mountain-trail', 'place', undefined, null],
  ])('is pinned for %s', async (name, outcome, called, box) => {
    const { sight, creative } = await seenIn(await sharp(photo(name)).jpeg({ quality: 92 }).toBuffer());
    expect(sight).toMatchObject({ measured: true, outcome });
    expect(sight?.name).toBe(called);
    expect(creative).toBe('photograph');
    for (const side of ['x', 'y', 'w', 'h'] as const)
      if (box) expect(Math.abs((sight?.box?.[side] ?? 9) - box[side])).toBeLessThanOrEqual(0.02);
  });

  // truth of image: sight.part sight.box
  //   planted: a photograph on the right half of a plain ground
  //   within: IoU 0.9 of the half
  it('looks at the photograph of a split layout, whatever the colour of its ground', async () => {
    const { sight } = await seenIn(await split('astronaut', '#f4f1ea'));
    const half = { x: 0.5, y: 0, w: 0.5, h: 1 };
    expect(overlap(sight?.part ?? half, half)).toBeGreaterThan(0.9);
    expect(sight).toMatchObject({ outcome: 'thing', name: 'person' });
    expect(coveredBy(sight?.box ?? WHOLE_FRAME, half)).toBeGreaterThan(0.97);
  });

  it('claims no thing where there are words alone', async () => {
    const words = await drawPng({
      width: 540,
      height: 540,
      background: '#0b0b0b',
      texts: [
        { text: 'BLACK FRIDAY', x: 70, y: 130, size: 55, fill: '#ffe600' },
        { text: 'Everything half price', x: 70, y: 300, size: 40, fill: '#ffffff' },
      ],
    });
    const { sight, creative } = await seenIn(words);
    expect(sight).toMatchObject({ measured: true, outcome: 'none' });
    expect(creative).toBe('type_only');
  });
});
