import { beforeAll, describe, expect, it, vi } from 'vitest';
import { casesOf } from '#platform/testing/depth.ts';
import type { TextBlock } from '../../measurements.ts';
import { type DrawnText, drawPng, framesOf } from '../../testing/draw-text.ts';
import { photoNoise } from '../../testing/photo-noise.ts';
import { readText, warmText } from '../recognise/read-text.ts';

vi.setConfig({ testTimeout: 60_000 });
beforeAll(async () => await warmText(), 60_000);

const SIZE = { width: 1080, height: 1350 };
const line = (fill: string): DrawnText => ({ text: 'Fresh figs today', x: 80, y: 400, size: 90, weight: 800, fill });

/** A dark photograph in a box of the frame. */
async function darkPhoto(x: number, y: number, w: number, h: number): Promise<string> {
  const photo = (await photoNoise(SIZE.width, SIZE.height)).toString('base64');
  const box = `x="${x}" y="${y}" width="${w}" height="${h}"`;
  return `<clipPath id="photo"><rect ${box}/></clipPath><image clip-path="url(#photo)" width="100%" height="100%" href="data:image/png;base64,${photo}"/><rect ${box} fill="#120c08" opacity="0.7"/>`;
}

async function readOne(background: string, fill: string, shapes = ''): Promise<TextBlock> {
  const { blocks } = await readText(
    await framesOf(await drawPng({ ...SIZE, background, shapes, texts: [line(fill)] })),
  );
  expect(blocks).toHaveLength(1);
  return blocks[0] as TextBlock;
}

const PLACES: readonly [string, number, number, number, number][] = [
  ['under it', 0, 412, 1080, 938],
  ['touching its baseline', 0, 396, 1080, 954],
  ['right of it', 800, 0, 280, 1350],
  ['over it', 0, 0, 1080, 328],
];

describe('letters in nearly the colour of their ground', () => {
  it.each([
    ['#ffffff', '#f6f4f0', 1.1],
    ['#ffffff', '#eeece6', 1.18],
    ['#e8e4dc', '#eeece6', 1.09],
  ])('have next to no contrast: %s on %s', async (fill, background, truth) => {
    expect((await readOne(background, fill)).contrast).toBeCloseTo(truth, 1);
  });

  for (const [where, ...box] of casesOf(PLACES, 2)) {
    it(`have none from the edge of a photograph ${where}`, async () => {
      const shapes = await darkPhoto(...box);
      const { contrast } = await readOne('#eeece6', '#ffffff', shapes);
      expect(contrast).not.toBeNull();
      expect(contrast).toBeLessThan(1.5);
    });
  }
});

describe('letters that stand off their ground', () => {
  for (const [where, ...box] of casesOf(
    PLACES.filter(([name]) => name !== 'touching its baseline'),
    2,
  )) {
    it(`keep their colours beside a photograph ${where}`, async () => {
      const { contrast, foreground, background } = await readOne('#ffffff', '#111111', await darkPhoto(...box));
      expect(contrast).toBeGreaterThan(17);
      expect([foreground, background]).toEqual(['#111111', expect.stringMatching(/^#f[d-f]f[d-f]f[d-f]$/)]);
    });
  }
});
