import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkUpload } from '../../server/intake/check-upload.ts';
import { decodeImage } from '../decode/decode-image.ts';
import { judge } from '../judge/judge.ts';
import { measureFile } from '../measure-file.ts';
import type { ImageMeasurements } from '../measurements.ts';
import { drawPng } from '../testing/draw-text.ts';
import { warmText } from '../text/recognise/read-text.ts';

const media = (name: string) => readFile(new URL(`../../tests/media/${name}`, import.meta.url));

/** A dark banner with two lines on the left and a button on the right, at so many times its pixels. */
function drawn(width: number, height: number, times: number): Promise<Buffer> {
  const k = times * (height / 50);
  const right = width * times - 95 * k;
  return drawPng({
    width: width * times,
    height: height * times,
    background: '#111827',
    shapes: `<rect x="${right}" y="${10 * k}" width="${85 * k}" height="${30 * k}" rx="${6 * k}" fill="#f59e0b"/>`,
    texts: [
      { text: 'Ripe fruit by noon', x: 10 * k, y: 22 * k, size: 15 * k, fill: '#ffffff', weight: 700 },
      { text: '20% off your first box', x: 10 * k, y: 40 * k, size: 11 * k, fill: '#cbd5e1' },
      {
        text: 'Order a box',
        x: right + 42 * k,
        y: 29 * k,
        size: 12 * k,
        fill: '#111111',
        weight: 700,
        anchor: 'middle',
      },
    ],
  });
}

async function judged(bytes: Uint8Array) {
  const m = (await measureFile({ bytes }, () => undefined)).measurements as ImageMeasurements;
  return { m, results: judge(m, { goal: 'sales', placement: 'auto' }).results };
}

describe('a banner of a size that Google Display lists', () => {
  beforeAll(warmText, 30_000);

  it.each([
    ['320 x 50', () => media('banner-320x50.png'), () => media('banner-320x50-twice.png')],
    ['300 x 50', () => media('banner-300x50.png'), () => media('banner-300x50-twice.png')],
    ['468 x 60', () => drawn(468, 60, 1), () => drawn(468, 60, 2)],
  ])(
    'of %s is taken and judged like the same at twice its pixels',
    async (_size, once, twice) => {
      const bytes = await once();
      expect(checkUpload(bytes)).toBe('image');
      const [small, large] = [await judged(bytes), await judged(await twice())];
      expect(small.results.basis.placement).toBe('google_display');
      const texts = small.m.text.blocks.map(({ text }) => text);
      expect(texts).toEqual(expect.arrayContaining(['Ripe fruit by noon', 'Order a box']));
      expect(Math.abs(small.results.score - large.results.score)).toBeLessThanOrEqual(5);
    },
    30_000,
  );

  it('keeps its own size among the facts, and its own pixels for what is measured on them', async () => {
    const { source, frames } = await decodeImage(await drawn(320, 50, 1));
    expect(source).toMatchObject({ width: 320, height: 50 });
    expect(frames).toMatchObject({
      native: false,
      full: { width: 640, height: 100 },
      nativeCrop: { width: 320, height: 50 },
    });
  });

  it('is no licence for others: one pixel beside a listed size is too small', async () => {
    for (const [width, height] of [
      [321, 50],
      [320, 51],
      [50, 320],
    ] as const) {
      const bytes = await drawn(width, height, 1);
      expect(() => checkUpload(bytes)).toThrow(/at least 64/);
      await expect(decodeImage(bytes)).rejects.toMatchObject({ code: 'image_too_small' });
    }
  });
});
