import { beforeAll, expect, it, vi } from 'vitest';
import { drawFrames, type Face } from '../../testing/draw-text.ts';
import { readText, warmText } from '../recognise/read-text.ts';

vi.setConfig({ testTimeout: 60_000 });
beforeAll(async () => await warmText(), 60_000);

/** A ground as light as a wall with a shadow as dark as the letters, which falls on the end of the line and goes on under it. */
async function heightOver(shadow: string, text: string, face: Face, size: number): Promise<number | undefined> {
  const { blocks } = await readText(
    await drawFrames({
      width: 1080,
      height: 600,
      background: '#a7a6a3',
      shapes: `<path d="M${230 + size * 3} 600L${250 + size * 3} 200L900 180L1000 600Z" fill="${shadow}"/>`,
      texts: [{ text, x: 80, y: 240, size, face, fill: '#1a1a1a' }],
    }),
  );
  return blocks.find((block) => block.text.startsWith(text.slice(0, 5)))?.lineHeight;
}

// truth of image: text.blocks[].lineHeight
//   planted: lines without letters that hang, with a shadow of their colour over and under their end, in two faces at 34 to 60 px
//   within: 10 %
it.each([
  ['FIGARO FARM', 'dejavu-sans', 34],
  ['FIGARO FARM', 'inter', 34],
  ['Hof Marien', 'inter', 48],
  ['MORE SUN', 'dejavu-sans', 60],
] as const)(
  'what lies under "%s" in its colour adds nothing to its height: %s at %i px, within 10 %',
  async (text, face, size) => {
    const height = ((await heightOver('#3c3b39', text, face, size)) ?? 0) * 600;
    expect(Math.abs(height / (size * 0.93) - 1), `${height}`).toBeLessThanOrEqual(0.1);
  },
);
