import sharp from 'sharp';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { measureImage } from '../measure-image.ts';
import { type DrawnText, drawPng } from '../testing/draw-text.ts';
import { warmText } from '../text/recognise/read-text.ts';

vi.setConfig({ testTimeout: 120_000 });
beforeAll(async () => await warmText(), 60_000);

const GROUND = new URL('../../tests/photos/wine-room.jpg', import.meta.url).pathname;
const COPY: readonly DrawnText[] = [
  { text: 'Sleep comes easier', x: 540, y: 130, size: 80, anchor: 'middle', fill: '#ffffff' },
  { text: 'Order a tin', x: 540, y: 960, size: 50, anchor: 'middle', fill: '#ffffff' },
];
const TIN =
  '<defs><linearGradient id="p" x1="0" x2="1"><stop offset="0" stop-color="#3b2b1f"/><stop offset="0.35" stop-color="#b98a5a"/><stop offset="1" stop-color="#4a3525"/></linearGradient></defs>' +
  '<path d="M400 250 h260 l40 60 v420 q0 20 -20 20 h-300 q-20 0 -20 -20 v-420 z" fill="url(#p)"/><rect x="410" y="410" width="240" height="190" fill="#f3e9d8" rx="8"/>';

/** A tin before a blurred photograph, with words on its label. */
async function readTin(words: readonly string[]) {
  const photo = await sharp(GROUND).resize(1080, 1080, { fit: 'cover' }).blur(20).toBuffer();
  const label = words.map(
    (text, i): DrawnText => ({ text, x: 530, y: 470 + i * 52, size: 28, fill: '#3b2b1f', anchor: 'middle' }),
  );
  const png = await drawPng({ width: 1080, height: 1080, photo, shapes: TIN, texts: [...COPY, ...label] });
  return (await measureImage(png, {})).measurements;
}

describe('words on the thing that is shown', () => {
  //   planted: a label
  it('are picture, not copy', async () => {
    const { text, copy } = await readTin(['MIDNIGHT', 'Cinnamon tea', '20 bags 40 g']);
    expect(text.blocks.filter(({ pictured }) => pictured)).toHaveLength(3);
    expect(text.wordCount).toBe(6);
    expect(copy.numbers).toEqual([]);
  });

  //   planted: an offer laid over the thing
  it('are copy where they offer something', async () => {
    const { copy } = await readTin(['Save 30 % today']);
    expect(copy.offer?.text).toMatch(/30 ?%/u);
  });
});
