import { beforeAll, describe, expect, it } from 'vitest';
import { casesOf } from '#platform/testing/depth.ts';
import { neededContrast } from '../../rules/book/text-blocks.ts';
import { type DrawnText, drawFrames, type Face } from '../../testing/draw-text.ts';
import { readText, warmText } from '../recognise/read-text.ts';

/** What was planted, by weight: stems of Inter measured in its outlines are 0.094 of the type size at 400 and 0.152 at 700. */
const LINES = ['Order my box', 'Jetzt kaufen', 'SHOP NOW', 'Get 20% off'];

async function strokes(drawn: Pick<DrawnText, 'size' | 'weight' | 'face' | 'fill'>, background = '#ffffff') {
  const texts = LINES.map((text, i) => ({ text, x: 80, y: 160 + i * 240, ...drawn }));
  const { blocks } = await readText(await drawFrames({ width: 1080, height: 1080, background, texts }));
  return blocks;
}

describe('how bold letters are', { timeout: 120_000 }, () => {
  beforeAll(warmText);

  const faces: Face[] = ['inter', 'dejavu-sans', 'playfair-display'];
  // truth of image: text.blocks[].stroke
  //   planted: four lines in three faces, regular and bold, at 26, 54 and 96 px
  //   within: regular at most 0.113, bold at least 0.132; in Inter within 8 % of the stems
  it.each(
    casesOf(
      faces.flatMap((face) => [54, 26, 96].map((size) => [face, size] as const)),
      2,
    ),
  )('is told in %s at %i px: regular under 0.11 of the type size, bold over 0.135, every line', async (face, size) => {
    const [regular, bold] = [await strokes({ face, size, weight: 400 }), await strokes({ face, size, weight: 700 })];
    for (const [blocks, isRight] of [
      [regular, (s: number) => s > 0.07 && s <= 0.113],
      [bold, (s: number) => s >= 0.132 && s < 0.21],
    ] as const) {
      expect(blocks.map(({ text }) => text)).toEqual(LINES);
      // The figures of a face with hairlines are mostly hairlines.
      const told = face === 'playfair-display' ? blocks.filter(({ text }) => !/\d/.test(text)) : blocks;
      const wrong = told.filter(({ stroke }) => stroke === undefined || !isRight(stroke));
      expect(wrong.map(({ text, stroke }) => `${text} ${stroke}`)).toEqual([]);
    }
  });

  it('is the same in white on a colour, and rises with the weight within 8 % of the stems of the face', async () => {
    for (const [weight, stem] of [
      [400, 0.094],
      [500, 0.115],
      [700, 0.152],
    ] as const) {
      const blocks = await strokes({ size: 60, weight, fill: '#ffffff' }, '#0b5d66');
      const mean = blocks.reduce((sum, { stroke = 0 }) => sum + stroke, 0) / blocks.length;
      expect(Math.abs(mean / stem - 1), `${weight}: ${mean}`).toBeLessThanOrEqual(0.08);
    }
  });

  it('asks bold letters of 54 px of 1080 for 3 : 1 and regular ones for 4.5 : 1, both of 72 px for 3 : 1', async () => {
    const needed = async (size: number, weight: 400 | 700) => (await strokes({ size, weight })).map(neededContrast);
    for (const one of await needed(54, 700)) expect(one).toBeLessThanOrEqual(3.2);
    for (const one of await needed(54, 400)) expect(one).toBe(4.5);
    for (const one of [...(await needed(72, 400)), ...(await needed(72, 700))]) expect(one).toBe(3);
  });
});
