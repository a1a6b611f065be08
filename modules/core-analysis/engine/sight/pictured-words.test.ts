import { beforeAll, describe, expect, it, vi } from 'vitest';
import { casesOf } from '#platform/testing/depth.ts';
import { measureImage } from '../measure-image.ts';
import { type DrawnText, drawPng } from '../testing/draw-text.ts';
import { warmText } from '../text/recognise/read-text.ts';

vi.setConfig({ testTimeout: 120_000 });
beforeAll(async () => await warmText(), 60_000);

const ROWS = [
  ['Rent', '$840.20'],
  ['Power', '$63.00'],
  ['Phone', '$41.50'],
  ['Food', '$267.90'],
] as const;
const TOP: DrawnText = { text: 'Every bill in one place', x: 540, y: 170, size: 76, anchor: 'middle', fill: '#ffffff' };

/** An ad with four rows of small print in a box at the left; `shell`: colour of the case around it, none for a mere panel. */
async function readAd(shell: string | null, rows: readonly (readonly [string, string])[]) {
  const rim = shell ? `<rect x="340" y="260" width="400" height="760" rx="48" fill="${shell}"/>` : '';
  const texts = rows.flatMap(([label, figure], i): DrawnText[] => [
    { text: label, x: 385, y: 400 + i * 110, size: 30, fill: '#222' },
    { text: figure, x: 560, y: 400 + i * 110, size: 30, weight: 400, fill: '#3b5bdb' },
  ]);
  const png = await drawPng({
    width: 1080,
    height: 1080,
    background: '#5b3fd4',
    shapes: `${rim}<rect x="356" y="276" width="368" height="728" rx="34" fill="#ffffff"/>`,
    texts: [TOP, ...texts.filter(({ text }) => text !== '')],
  });
  return (await measureImage(png, {})).measurements;
}

describe('words on the screen of a device', () => {
  //   planted: a drawn phone whose screen shows sums
  it.each(casesOf(['#101114', '#e9e9ee', '#b08d57'], 1))('are picture, not copy, in a case of %s', async (shell) => {
    const { text, copy, sight, creative } = await readAd(shell, ROWS);
    expect(copy.screen).toHaveLength(8);
    expect(copy.offer).toBeNull();
    expect(copy.numbers).toEqual([]);
    expect(text.wordCount).toBe(5);
    expect(text.blocks.filter(({ role }) => role !== 'body').map((block) => block.text)).toEqual([TOP.text]);
    expect(creative).toBe('screen');
    expect(sight).toMatchObject({ outcome: 'thing', name: 'phone' });
  });

  //   planted: the same words on a panel of the ad
  it('are copy on a panel without a case', async () => {
    const { copy, text } = await readAd(null, [
      ['Free delivery', ''],
      ['Fresh bread', ''],
      ['Open daily', ''],
      ['From $9', ''],
    ]);
    expect(text.blocks.some(({ pictured }) => pictured)).toBe(false);
    expect(copy.screen).toBeUndefined();
  });
});
