import { beforeAll, describe, expect, it, vi } from 'vitest';
import { casesOf } from '#platform/testing/depth.ts';
import { judge } from '../../judge/judge.ts';
import { measureStill } from '../../measure-still.ts';
import { type DrawnText, drawFrames, inkBox } from '../../testing/draw-text.ts';
import { makeMeasurements } from '../../testing/measurements-factory.ts';
import { readText, warmText } from '../recognise/read-text.ts';

vi.setConfig({ testTimeout: 60_000 });
beforeAll(async () => await warmText(), 60_000);

const SIZE = { width: 1080, height: 1350 };
const headline = (x: number, anchor: 'start' | 'middle' = 'start'): DrawnText => ({
  text: 'SUMMER SALE',
  x,
  y: 400,
  size: 120,
  weight: 800,
  fill: '#ffffff',
  anchor,
});
const image = (line: DrawnText) => ({
  ...SIZE,
  background: '#10222b',
  texts: [line, { text: 'Picked at dawn', x: 80, y: 700, size: 60, weight: 700 as const, fill: '#ffffff' }],
});
const WIDTH = inkBox(headline(0)).w;
const cutAt = async (line: DrawnText) => (await readText(await drawFrames(image(line)))).blocks[0]?.cut;

describe('a headline at the edge of the frame', () => {
  // truth of image: text.blocks[].cut
  //   planted: a headline that runs out of the frame on the left or right, and one that ends just before
  //   within: a third of the letters' height and more, or nothing
  it.each(
    casesOf(
      [
        ['right', 'a stem', 1080 - WIDTH * 0.95],
        ['left', 'a bowl', -WIDTH * 0.14],
        ['right', 'an arm', 1080 - WIDTH * 0.89],
        ['left', 'an arch', -WIDTH * 0.03],
      ] as const,
      2,
    ),
  )('tells which edge cuts it: the %s one through %s', async (side, _through, x) => {
    const cut = await cutAt(headline(x));
    expect(cut?.[side]).toBeGreaterThan(0.15);
    expect(cut?.[side === 'left' ? 'right' : 'left']).toBe(0);
  });

  it.each([
    ['right', 1080 - WIDTH - 12],
    ['left', 2],
  ] as const)('is not cut where it ends just before the %s one', async (_side, x) => {
    expect(await cutAt(headline(x))).toBeUndefined();
  });

  it('is not cut by a border of the picture in the colour of its letters', async () => {
    const shapes = '<path d="M0 0h1080v1350h-1080zM14 14v1322h1052v-1322z" fill="#ffffff"/>';
    const { blocks } = await readText(await drawFrames({ ...image(headline(40)), shapes }));
    expect(blocks[0]?.cut).toBeUndefined();
  });

  it('costs the ad a fifth of its score and names the line', async () => {
    const judged = async (line: DrawnText) =>
      judge(await measureStill(await drawFrames(image(line)), makeMeasurements().source), {
        goal: 'sales',
        placement: 'meta_feed',
      }).results;
    const whole = await judged(headline(540, 'middle'));
    const cut = await judged(headline(1080 - WIDTH * 0.9));
    expect(cut.score).toBeLessThan(0.8 * whole.score);
    expect(cut.bad.map(({ title }) => title).join('\n')).toMatch(/runs out of the frame on the right/);
  });
});
