import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { casesOf } from '#platform/testing/depth.ts';
import { type DrawnText, drawFrames } from '../../testing/draw-text.ts';
import { readText, warmText } from '../recognise/read-text.ts';

vi.setConfig({ testTimeout: 120_000 });
beforeAll(async () => await warmText(), 60_000);

const PHOTOS = ['fig-bowl', 'astronaut', 'paint-brushes', 'dogs-window', 'wine-room'];

/** What is read of lines over the photographs, one line for each of the texts. */
async function readOver(photo: string, texts: readonly string[], weight: 400 | 700): Promise<string> {
  const lines = texts.map((text, i): DrawnText => ({ text, x: 90, y: 160 + i * 190, size: 64, weight, fill: '#fff' }));
  const { blocks } = await readText(
    await drawFrames({
      width: 1080,
      height: 1350,
      photo: await readFile(new URL(`../../../tests/photos/${photo}.jpg`, import.meta.url)),
      shapes: '<rect width="100%" height="100%" fill="#000" opacity="0.35"/>',
      texts: lines,
    }),
  );
  return blocks.map(({ text }) => text).join(' ');
}

describe('the euro on photographs', () => {
  it('is read in at least 9 of 10 prices whose figures are read', async () => {
    const prices = ['Linen from 39 €', 'Only 249 € today', 'Nur 29,99 €', 'Ab 5 € im Monat', '€1,299 for two'];
    const weights = casesOf([700, 400] as const, 1);
    const photos = casesOf(PHOTOS, 2);
    let [signs, read] = [0, 0];
    const left: string[] = [];
    for (const photo of photos) {
      for (const weight of weights) {
        const text = await readOver(photo, prices, weight);
        for (const figures of ['39', '249', '29,99', '5', '1,299']) {
          if (!new RegExp(`(?<![\\d,])${figures}(?![\\d,])`).test(text)) continue;
          read += 1;
          if (new RegExp(`${figures} ?€|€ ?${figures}`).test(text)) signs += 1;
          else left.push(`${photo} ${weight}: ${figures}`);
        }
      }
    }
    expect(read).toBeGreaterThanOrEqual(0.8 * prices.length * photos.length * weights.length);
    expect(signs / read, `${signs} of ${read}; left out: ${left.join('; ')}`).toBeGreaterThanOrEqual(0.9);
  });

  it('is not seen in other signs and letters beside figures, nor in what the photograph shows', async () => {
    const others = ['Size 39 E', '20 °C and up', 'Since 1998 ©', 'See § 8 below', 'Room 4 × 3', '7 + 7 = 14'];
    for (const photo of casesOf(PHOTOS, 1)) {
      expect(await readOver(photo, others, 700), photo).not.toContain('€');
    }
  });
});
