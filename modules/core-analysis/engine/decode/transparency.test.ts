import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readSource } from '../fixes/source-pixels.ts';
import { decodeImage } from './decode-image.ts';

const SIDE = 400;

/** Plain rectangles, and what else is drawn, on nothing. */
const drawing = (svg: string, side = SIDE) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="${side}" height="${side}">${svg}</svg>`,
    ),
  );
const box = (fill: string, y: number, height = 50, more = '') =>
  `<rect x="40" y="${y}" width="320" height="${height}" fill="${fill}" ${more}/>`;
const factsOf = async (svg: string) => (await decodeImage(await drawing(svg).png().toBuffer())).source;
const corner = (rgb: Uint8Array) => [...rgb.subarray(0, 3)];

describe('see-through pictures', { timeout: 30_000 }, () => {
  // truth of image: source.transparentShare source.ground source.lostOnLight source.lostOnDark
  //   planted: light, dark and mixed drawings of known area on nothing
  //   within: share within 0.02
  it.each([
    ['white', box('#fff', 50), 'dark', 1, 0],
    ['pale yellow', box('#fff6c0', 50), 'dark', 1, 0],
    ['black', box('#000', 50), 'light', 0, 1],
    ['night blue', box('#0a1030', 50), 'light', 0, 1],
    ['orange', box('#e07020', 50), 'light', 0, 0],
    ['mid grey at half strength', box('#777', 50, 50, 'opacity="0.7"'), 'light', 0, 0],
    ['white above much orange', box('#fff', 20, 40) + box('#e07020', 80, 240), 'dark', 40 / 280, 0],
    ['white above much black', box('#fff', 20, 40) + box('#000', 80, 240), 'light', 40 / 280, 240 / 280],
    ['black above much white', box('#000', 20, 40) + box('#fff', 80, 240), 'dark', 240 / 280, 40 / 280],
    ['a white card of black words', box('#fff', 40, 300) + box('#000', 100, 30) + box('#000', 200, 30), 'light', 0, 0],
    ['a black card of white words', box('#000', 40, 300) + box('#fff', 100, 30) + box('#fff', 200, 30), 'light', 0, 0],
    ['white with a dark rim', box('#fff', 100, 100, 'stroke="#222" stroke-width="6"'), 'light', 0, 0],
    ['a few pale specks about orange', box('#e07020', 80, 240) + box('#fff', 60, 2).replace('320', '2'), 'light', 0, 0],
  ] as const)(
    'takes the ground that leaves what is drawn with contrast: %s',
    async (_name, svg, ground, onLight, onDark) => {
      const facts = await factsOf(svg);
      expect(facts.ground).toBe(ground);
      expect(Math.abs((facts.lostOnLight ?? -1) - onLight)).toBeLessThan(0.02);
      expect(Math.abs((facts.lostOnDark ?? -1) - onDark)).toBeLessThan(0.02);
    },
  );

  it('lies on that ground at every size, and where fixes are made of it', async () => {
    for (const side of [400, 2400]) {
      const bytes = await drawing(box('#fff', 50), side).png().toBuffer();
      const { full, long320, nativeCrop } = (await decodeImage(bytes)).frames;
      for (const frame of [full, long320, await readSource(bytes)]) expect(corner(frame.rgb)).toEqual([18, 18, 18]);
      if (side > 2048) expect(corner(nativeCrop?.rgb ?? new Uint8Array())).toEqual([18, 18, 18]);
    }
    const black = await drawing(box('#000', 50)).png().toBuffer();
    expect(corner((await decodeImage(black)).frames.full.rgb)).toEqual([255, 255, 255]);
    expect(corner((await readSource(black)).rgb)).toEqual([255, 255, 255]);
  });

  it('has no ground where nothing is see-through, and a white one where nothing is drawn', async () => {
    expect((await factsOf('<rect width="400" height="400" fill="#fff"/>')).ground).toBeUndefined();
    expect(await factsOf('')).toMatchObject({ transparentShare: 1, ground: 'light', lostOnLight: 0, lostOnDark: 0 });
  });

  it('of WebP as of PNG', async () => {
    const { source } = await decodeImage(await drawing(box('#fff', 50)).webp({ quality: 80 }).toBuffer());
    expect(source).toMatchObject({ ground: 'dark', lostOnLight: 1, lostOnDark: 0 });
  });

  it('the white words of the sample vanish on white, so it lies on dark', async () => {
    const bytes = await readFile(new URL('../../tests/media/white-on-transparent.png', import.meta.url));
    const { source } = await decodeImage(bytes);
    expect(source).toMatchObject({ ground: 'dark', lostOnDark: 0 });
    expect(source.lostOnLight).toBeGreaterThan(0.02);
  });
});
