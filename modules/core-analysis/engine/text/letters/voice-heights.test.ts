import { beforeAll, describe, expect, it, vi } from 'vitest';
import { type DrawnText, drawFrames } from '../../testing/draw-text.ts';
import { readText, warmText } from '../recognise/read-text.ts';

vi.setConfig({ testTimeout: 60_000 });
beforeAll(async () => await warmText(), 60_000);

const LINES = ['I baked this bread', 'in ten minutes', 'this morning'];
const WIDTHS = [760, 600, 520];

/** Three stickers of one text in one size, `gap` pixels apart, each on a panel of its own, and other lines below. */
async function stickers(fills: readonly string[], gap: number, others: readonly DrawnText[] = []) {
  const panels = LINES.map((text, i) => ({ text, y: 300 + i * (110 + gap), w: WIDTHS[i] ?? 0, fill: fills[i] ?? '' }));
  return await readText(
    await drawFrames({
      width: 1080,
      height: 1350,
      background: '#3b5a40',
      shapes: panels
        .map(({ y, w, fill }) => `<rect x="140" y="${y}" width="${w}" height="110" rx="18" fill="${fill}"/>`)
        .join(''),
      texts: [
        ...panels.map(({ text, y }) => ({ text, x: 180, y: y + 78, size: 72, weight: 800 as const, fill: '#111111' })),
        ...others,
      ],
    }),
  );
}

describe('the size of the headline against the other text', () => {
  it.each([
    ['in three colours', ['#ffd84d', '#ff8fa3', '#8fe3ff'], 4],
    ['in one colour', ['#ffffff', '#ffffff', '#ffffff'], 30],
  ] as const)('is none where one text stands on stacked stickers %s', async (_, fills, gap) => {
    const { blocks, headlineRatio } = await stickers(fills, gap);
    expect(blocks.map(({ text }) => text)).toEqual(LINES);
    expect(headlineRatio).toBeNull();
  });

  // truth of image: text.headlineRatio
  //   planted: one text on three stickers, lines of other colours and lines that stand apart
  //   within: 0.5 of the ratio
  it('takes the stickers for one voice beside a smaller line', async () => {
    const small: DrawnText = { text: 'Recipe at the bakery', x: 180, y: 1100, size: 36, weight: 400, fill: '#ffffff' };
    const { headlineRatio } = await stickers(['#ffd84d', '#ff8fa3', '#8fe3ff'], 16, [small]);
    expect(headlineRatio).toBeCloseTo(2, 0);
  });

  it('still compares lines of one size in different colours, and lines that stand apart', async () => {
    const at = (y: number, fill: string): DrawnText => ({
      text: 'Recipe at the bakery',
      x: 180,
      y,
      size: 72,
      weight: 800,
      fill,
    });
    const drawn = async (...texts: DrawnText[]) =>
      (await readText(await drawFrames({ width: 1080, height: 1350, background: '#3b5a40', texts }))).headlineRatio;
    expect(await drawn(at(300, '#ffffff'), at(460, '#ffd84d'))).toBeCloseTo(1, 1);
    expect(await drawn(at(300, '#ffffff'), at(900, '#ffffff'))).toBeCloseTo(1, 1);
  });
});
