import { describe, expect, it } from 'vitest';
import { drawFrames } from '../../testing/draw-text.ts';
import { buttonsIn } from './in-buttons.ts';
import { readCreative } from './read-creative.ts';

const SIZE = { width: 1080, height: 1080 };
const LEFT = { x: 70, y: 880, w: 440, h: 120 };
const RIGHT = { ...LEFT, x: 560 };
type Place = typeof LEFT;

const filled = ({ x, y, w, h }: Place) => `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="#7a2e0e"/>`;
const outlined = ({ x, y, w, h }: Place) =>
  `<rect x="${x + 2}" y="${y + 2}" width="${w - 4}" height="${h - 4}" fill="#ffffff" stroke="#7a2e0e" stroke-width="4"/>`;

const line = (text: string, { x, y, w, h }: Place) => ({
  text,
  region: { x: (x + w / 2 - 110) / 1080, y: (y + h / 2 - 22) / 1080, w: 220 / 1080, h: 44 / 1080 },
  lineHeight: 0.04,
  words: text.split(' ').length,
});
const HEADLINE = {
  text: 'Free coffee for a year?',
  region: { x: 0.07, y: 0.09, w: 0.7, h: 0.16 },
  lineHeight: 0.08,
  words: 5,
};

async function picked(shapes: string, ...lines: ReturnType<typeof line>[]): Promise<string | undefined> {
  const frames = await drawFrames({ ...SIZE, background: '#fff7ed', shapes, texts: [] });
  const blocks = [HEADLINE, ...lines];
  return readCreative(blocks, buttonsIn(frames.long1024, blocks)).request?.text;
}

describe('of two buttons', () => {
  it.each([
    ['the first', LEFT, RIGHT],
    ['the second', RIGHT, LEFT],
  ])('the filled one asks, standing as %s', async (_, strong, weak) => {
    const lines = [line('Enter now', strong), line('Learn more', weak)].sort((p, q) => p.region.x - q.region.x);
    expect(await picked(filled(strong) + outlined(weak), ...lines)).toBe('Enter now');
  });

  it('the filled one asks although both requests are worded alike in strength', async () => {
    const lines = [line('Buy now', LEFT), line('Call now', RIGHT)];
    expect(await picked(filled(LEFT) + outlined(RIGHT), ...lines)).toBe('Buy now');
    expect(await picked(outlined(LEFT) + filled(RIGHT), ...lines)).toBe('Call now');
  });

  it('of one fill the request for an act goes before one for a look', async () => {
    const lines = [line('Buy tickets', LEFT), line('Learn more', RIGHT)];
    expect(await picked(filled(LEFT) + filled(RIGHT), ...lines)).toBe('Buy tickets');
  });

  it('of one fill and strength the larger asks', async () => {
    const wide = { ...LEFT, w: 940 };
    const below = { ...LEFT, y: 730, w: 300, h: 80 };
    const lines = [line('Buy now', wide), line('Call now', below)];
    expect(await picked(filled(wide) + filled(below), ...lines)).toBe('Buy now');
  });

  it('a vague request alone in its button still is the call', async () => {
    expect(await picked(filled(RIGHT), line('Learn more', RIGHT))).toBe('Learn more');
  });
});

describe('a request whose number stands below it', () => {
  const at = (text: string, y: number, lineHeight: number) => ({
    text,
    region: { x: 0.1, y, w: 0.6, h: lineHeight },
    lineHeight,
    lines: 1,
  });

  //   planted: the number larger than the line that asks to call it
  it('is both lines', () => {
    const { request } = readCreative([
      at('Roofs that hold', 0.1, 0.1),
      at('Call us today', 0.7, 0.04),
      at('555-0142', 0.76, 0.06),
    ]);
    expect(request).toMatchObject({ text: 'Call us today 555-0142', block: 2, blocks: [1, 2] });
  });

  it('is one line where the number stands elsewhere', () => {
    const { request } = readCreative([
      at('555-0142', 0.05, 0.03),
      at('Roofs that hold', 0.1, 0.1),
      at('Call us today', 0.7, 0.04),
    ]);
    expect(request).toMatchObject({ text: 'Call us today', blocks: [2] });
  });
});
