import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { decodeImage } from '../../decode/decode-image.ts';
import { drawFrames } from '../../testing/draw-text.ts';
import { readText, warmText } from './read-text.ts';
import { readShareOf, unreadLine } from './unread-line.ts';

/** Ink in the columns from..to of a grid 100 wide and 10 high. */
function inked(...spans: [from: number, to: number][]) {
  const mask = new Uint8Array(1000);
  for (const [from, to] of spans) for (let x = from; x < to; x++) mask[500 + x] = 1;
  return { width: 100, height: 10, mask };
}
const BOX = { x: 0, y: 0, w: 500, h: 50 };
const lettersAt = (...places: number[]) => places.map((at) => ({ at: at / 100 }));

describe('what letters account for', () => {
  it('is all of a line that is read to its ends, be its letters wide apart', () => {
    expect(readShareOf(lettersAt(5, 20, 35, 50, 65, 80, 95), inked([0, 100]), BOX)).toBe(1);
    expect(readShareOf(lettersAt(5, 50, 95), inked([0, 10], [45, 55], [90, 100]), BOX)).toBe(1);
  });

  it('is less where ink goes on without a letter, by how far it does', () => {
    expect(readShareOf(lettersAt(5, 15, 25, 35, 45), inked([0, 100]), BOX)).toBeCloseTo(0.5, 1);
    expect(readShareOf(lettersAt(45, 50, 55), inked([0, 100]), BOX)).toBeLessThan(0.25);
  });

  it('leaves an arrow or an icon at an end out', () => {
    expect(readShareOf(lettersAt(5, 20, 35, 50, 65, 82), inked([0, 85], [90, 100]), BOX)).toBe(1);
  });
});

describe('writing that cannot be read', () => {
  const bars = (() => {
    const rgb = new Uint8Array(600 * 100 * 3).fill(255);
    for (let x = 30; x < 570; x += 18)
      for (let y = 25; y < 75; y++)
        for (let dx = 0; dx < 6; dx++) rgb.fill(0, (y * 600 + x + dx) * 3, (y * 600 + x + dx + 1) * 3);
    return { width: 600, height: 100, rgb };
  })();
  const box = { x: 20, y: 15, w: 560, h: 70 };

  it('is only what the detector is sure of, is long, and is no row of one letter', () => {
    expect(unreadLine(bars, box, 0.99)).toMatchObject({ text: '', confidence: 0 });
    expect(unreadLine(bars, box, 0.9)).toBeNull();
    expect(unreadLine(bars, { ...box, w: 100 }, 0.99)).toBeNull();
    expect(
      unreadLine(
        bars,
        box,
        0.99,
        [...'SssssS'].map((letter) => ({ letter })),
      ),
    ).toBeNull();
  });
});

describe('a picture without such writing', () => {
  beforeAll(warmText, 30_000);

  it.each(['coffee', 'dogs-window', 'meadow-mountain'])(
    'is not said to have any: %s',
    async (photo) => {
      const bytes = await readFile(new URL(`../../../tests/photos/${photo}.jpg`, import.meta.url));
      const { blocks } = await readText((await decodeImage(bytes)).frames);
      expect(blocks.filter(({ text }) => text === '')).toEqual([]);
    },
    30_000,
  );

  it('keeps its letters when they are spaced wide', async () => {
    const frames = await drawFrames({
      width: 1080,
      height: 400,
      background: '#ffffff',
      texts: [{ text: 'R I P E   F R U I T', x: 80, y: 200, size: 80, fill: '#111111' }],
    });
    const { blocks } = await readText(frames);
    expect(
      blocks
        .map(({ text }) => text)
        .join('')
        .replaceAll(' ', ''),
    ).toBe('RIPEFRUIT');
    for (const { confidence } of blocks) expect(confidence).toBeGreaterThan(0.9);
  }, 30_000);
});
