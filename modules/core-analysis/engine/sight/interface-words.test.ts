import { beforeAll, describe, expect, it, vi } from 'vitest';
import { measureImage } from '../measure-image.ts';
import { type DrawnText, drawPng } from '../testing/draw-text.ts';
import { warmText } from '../text/recognise/read-text.ts';

vi.setConfig({ testTimeout: 120_000 });
beforeAll(async () => await warmText(), 60_000);

const TOP: DrawnText = { text: 'Know your shop by heart', x: 540, y: 150, size: 80, anchor: 'middle', fill: '#ffffff' };

/** An ad with rows of small words on a white panel. */
async function readPanel(rows: readonly (readonly string[])[], more: readonly DrawnText[] = []) {
  const texts = rows.flatMap((row, i) =>
    row.map((text, column): DrawnText => ({ text, x: 240 + column * 320, y: 420 + i * 110, size: 32, fill: '#222' })),
  );
  const png = await drawPng({
    width: 1080,
    height: 1080,
    background: '#26324d',
    shapes: '<rect x="190" y="320" width="700" height="560" rx="20" fill="#ffffff"/>',
    texts: [TOP, ...texts, ...more],
  });
  return (await measureImage(png, {})).measurements;
}

describe('words of an interface without a case', () => {
  //   planted: a drawn dashboard on a panel
  it('are picture, not copy, on a panel of labels and figures', async () => {
    const { text, copy } = await readPanel([
      ['Revenue', '$12,480'],
      ['Orders', '318'],
      ['Conversion', '3.2 %'],
      ['Sessions', '9,940'],
    ]);
    expect(text.blocks.filter(({ pictured }) => !pictured).map((block) => block.text)).toEqual([TOP.text]);
    expect(text.wordCount).toBe(5);
    expect(copy.numbers).toEqual([]);
    expect(copy.offer).toBeNull();
  });

  //   planted: dishes with their prices on the same panel
  it('are copy where they are a list of prices', async () => {
    const { text } = await readPanel([
      ['Margherita', '$9.50'],
      ['Marinara', '$8.00'],
      ['Calzone', '$11.00'],
      ['Lemonade', '$3.50'],
    ]);
    expect(text.blocks.some(({ pictured }) => pictured)).toBe(false);
  });

  //   planted: the same kind of rows over a store's badge
  it('are picture where a store’s badge says that an app is shown', async () => {
    const badge: DrawnText = {
      text: 'Download on the App Store',
      x: 540,
      y: 980,
      size: 36,
      anchor: 'middle',
      fill: '#fff',
    };
    const { text } = await readPanel(
      [
        ['Dinner', '$84.20'],
        ['Taxi', '$23.00'],
        ['Cinema', '$41.50'],
        ['Groceries', '$67.90'],
      ],
      [badge],
    );
    expect(text.blocks.filter(({ pictured }) => !pictured).map((block) => block.text)).toEqual([TOP.text, badge.text]);
  });

  //   planted: what is offered, on the same panel
  it('are copy where they promise something', async () => {
    const { text } = await readPanel([
      ['Free delivery', 'Orders by 5 pm'],
      ['30-day returns', 'Fair prices'],
      ['Home service'],
    ]);
    expect(text.blocks.some(({ pictured }) => pictured)).toBe(false);
  });
});
