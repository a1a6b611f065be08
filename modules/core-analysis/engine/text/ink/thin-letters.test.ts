import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { contrastBetween } from '../../colour-science.ts';
import { type DrawnText, drawPng, inkBox } from '../../testing/draw-text.ts';
import { separateLetters } from '../letters/separate-letters.ts';
import { contrastOf } from './contrast.ts';

const SIZE = { width: 640, height: 120 };
const TEXT = 'Automatic bank matching across 2,400 banks and card';

async function measured(line: DrawnText, background: string, quality?: number) {
  const png = await drawPng({ ...SIZE, background, texts: [line] });
  const shown = quality ? await sharp(png).jpeg({ quality }).toBuffer() : png;
  const rgb = await sharp(shown).removeAlpha().toColourspace('srgb').raw().toBuffer();
  const frame = { ...SIZE, rgb: new Uint8Array(rgb) };
  const { x, y, w, h } = inkBox(line);
  const rim = Math.ceil(h * 0.3);
  const box = { x: Math.floor(x) - rim, y: Math.floor(y) - rim, w: Math.ceil(w) + 2 * rim, h: Math.ceil(h) + 2 * rim };
  return contrastOf(separateLetters(frame, box).slices).contrast ?? 1;
}

const COLOURS = [
  { fill: '#59608a', ground: '#f6f7fc' },
  { fill: '#7a80a3', ground: '#ffffff' },
  { fill: '#c8ccd8', ground: '#12131c' },
  { fill: '#ffffff', ground: '#1a73e8' },
  { fill: '#f7e9b0', ground: '#d9601a' },
];
const JPEG_QUALITY = 90;

/** Width of the strokes / type size of Inter by weight. */
const STROKE = { 300: 0.064, 400: 0.09, 700: 0.15 } as const;
const LINES = [12, 13, 14, 18, 40, 90].flatMap((size) =>
  ([300, 400, 700] as const)
    // A stroke that never fills a pixel is nowhere seen in its own colour.
    .filter((weight) => size * STROKE[weight] > 1)
    .map((weight) => ({ size, weight })),
);

describe('contrast of thin letters', () => {
  //   planted: colours that are known, in strokes of a pixel or little more
  it.each(COLOURS.flatMap((colours) => LINES.map((line) => ({ ...colours, ...line }))))(
    '$fill on $ground at $size px, weight $weight, is within a tenth',
    async ({ fill, ground, size, weight }) => {
      const line = { text: TEXT.slice(0, Math.floor(1000 / size)), x: 20.3, y: 95.4, size, weight, fill };
      const share = (await measured(line, ground)) / contrastBetween(fill, ground);
      expect(share).toBeGreaterThan(0.9);
      expect(share).toBeLessThan(1.1);
    },
  );

  it('is not overstated by what compression adds beside them', async () => {
    for (const { fill, ground } of COLOURS) {
      const line = { text: TEXT, x: 20.3, y: 95.4, size: 14, weight: 400, fill } as const;
      const share = (await measured(line, ground, JPEG_QUALITY)) / contrastBetween(fill, ground);
      expect(share).toBeLessThan(1.1);
    }
  });
});
