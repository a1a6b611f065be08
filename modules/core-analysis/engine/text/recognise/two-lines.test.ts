import { beforeAll, describe, expect, it, vi } from 'vitest';
import { casesOf } from '#platform/testing/depth.ts';
import { type DrawnText, drawFrames, inkRegion } from '../../testing/draw-text.ts';
import { readText, warmText } from './read-text.ts';

const SIZE = { width: 1080, height: 1350 };

vi.setConfig({ testTimeout: 120_000 });
beforeAll(async () => await warmText(), 60_000);

describe('a small headline of two lines, the second with tips that come near the first or with none', () => {
  const HEADLINES = [
    ['Fresh figs from the', 'valley to your door'],
    ['Sleep better every', 'night now'],
    ['Order now or', 'never ever'],
  ];

  // truth of image: text.blocks[].lines text.blocks[].region
  //   planted: headlines of two lines, 1.15 to 1.45 of the type size apart, in two faces and two weights
  //   within: one block; its ends within 0.02 of the frame
  it.each(['inter', 'dejavu-sans'] as const)(
    'is one block of two lines as wide as it is drawn, within a fiftieth of the frame: %s, 27 to 48 px',
    async (face) => {
      for (const lines of casesOf(HEADLINES, 2))
        for (const size of casesOf([27, 36, 48], 2))
          for (const lead of casesOf([1.15, 1.3, 1.45], 1))
            for (const weight of casesOf([400, 700] as const, 1)) {
              const texts = lines.map(
                (text, i): DrawnText => ({
                  text,
                  x: 100,
                  y: 500 + i * size * lead,
                  size,
                  weight,
                  face,
                  fill: '#222222',
                }),
              );
              const { blocks } = await readText(await drawFrames({ ...SIZE, background: '#fafafa', texts }));
              const told = `${lines[1]} ${size} px, ${lead} apart, ${weight}`;
              expect(
                blocks.map(({ text, lines: count }) => [text, count]),
                told,
              ).toEqual([[lines.join(' '), 2]]);
              const drawn = texts.map((line) => inkRegion(line, SIZE));
              const right = Math.max(...drawn.map(({ x, w }) => x + w));
              const [{ region }] = blocks as [(typeof blocks)[number]];
              expect(Math.abs(region.x - Math.min(...drawn.map(({ x }) => x))), told).toBeLessThanOrEqual(0.02);
              expect(Math.abs(region.x + region.w - right), told).toBeLessThanOrEqual(0.02);
            }
    },
  );
});
