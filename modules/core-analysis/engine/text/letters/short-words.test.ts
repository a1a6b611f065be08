import { beforeAll, describe, expect, it, vi } from 'vitest';
import { casesOf } from '#platform/testing/depth.ts';
import { type DrawnText, drawFrames, inkBox } from '../../testing/draw-text.ts';
import type { ReadLine } from '../recognise/read-line.ts';
import { readText, warmText } from '../recognise/read-text.ts';
import { lineHeightOf } from './line-reach.ts';
import { fitShortWords } from './short-words.ts';

vi.setConfig({ testTimeout: 120_000 });

describe('a short word found by itself', () => {
  const part = (text: string, x: number, h: number, confidence = 0.99): ReadLine => ({
    text,
    confidence,
    box: { x, y: 100 - h, w: text.length * 40, h },
    height: lineHeightOf(text, h),
    stroke: null,
    slices: [],
    cut: { left: 0, right: 0 },
    tilt: null,
  });
  const beside = (sure: ReadLine, word: ReadLine) => fitShortWords([sure, word])[1];

  it.each(['ZU', 'zU', 'Zu', 'zu'])('is small in its line at the height of small letters: %s', (text) => {
    expect(beside(part('Jetzt', 0, 74), part(text, 250, 55, 0.7))).toMatchObject({
      text: 'zu',
      height: lineHeightOf('Jetzt', 74),
    });
  });
  it.each(['US', 'VW', 'SUV'])('keeps its capitals at their height: %s', (text) => {
    expect(beside(part('Jetzt', 0, 74), part(text, 250, 73))?.text).toBe(text);
  });
  it('has capitals among capitals', () => {
    expect(beside(part('JETZT', 0, 73), part('zu', 250, 73))?.text).toBe('ZU');
  });
  it('has capitals where it stands alone as other words in capitals do, and else stays', () => {
    const alone = (other: ReadLine) =>
      fitShortWords([other, { ...part('wow', 600, 44), box: { x: 600, y: 700, w: 90, h: 44 } }])[1];
    expect(alone(part('HOT!', 0, 44))).toMatchObject({
      text: 'WOW',
      height: expect.closeTo(lineHeightOf('WOW', 44), 6),
    });
    expect(alone(part('HOT!', 0, 80))?.text).toBe('wow');
    expect(alone(part('Jetzt', 0, 44))?.text).toBe('wow');
  });
  it('stays as it is far away, and in another size', () => {
    expect(beside(part('Jetzt', 0, 74), part('ZU', 600, 55))?.text).toBe('ZU');
    expect(beside(part('Jetzt', 0, 74), part('ZU', 250, 30))?.text).toBe('ZU');
  });
});

/** The words of a line with the same gap, / type size, between the ink of each two. */
function spread(text: string, gap: number, style: Omit<DrawnText, 'text'>): DrawnText[] {
  let next = style.x;
  return text.split(' ').map((word) => {
    const bearing = inkBox({ ...style, text: word, x: 0 }).x;
    const line = { ...style, text: word, x: next - bearing };
    const ink = inkBox(line);
    next = ink.x + ink.w + gap * style.size;
    return line;
  });
}

describe('short words in lines with wide gaps', () => {
  beforeAll(async () => await warmText(), 60_000);

  const RESTS = [null, 'Los', 'Jetzt buchen'];
  const of = {
    28: ['Nur zu Hause', 'Jetzt zu zweit sparen', 'Ab in den Urlaub', 'So viel zu tun'],
    56: ['Nur zu Hause', 'Jetzt zu zweit sparen', 'Ab in den Urlaub', 'So viel zu tun'],
    96: ['Jetzt zu', 'So viel zu tun', 'Ab in den'],
  };

  // truth of image: text.blocks[].text
  //   planted: German lines with short words, gaps of 0.3 to 0.75 of the type size at 28 to 96 px in two faces, beside three buttons
  //   within: exact
  it.each(
    casesOf(
      (['inter', 'dejavu-sans'] as const).flatMap((face) => RESTS.map((rest) => ({ face, rest }))),
      2,
    ),
  )('are read with their line whatever else is on the page: $face, button $rest', async ({ face, rest }) => {
    for (const [size, lines] of casesOf(Object.entries(of), 2).map(([px, texts]) => [Number(px), texts] as const))
      for (const gap of casesOf([0.6, 0.3, 0.45, 0.75], 1))
        for (const weight of casesOf([400, 700] as const, 1)) {
          const style = { x: 60, size, face, weight, fill: '#222222' };
          const texts = lines.flatMap((text, i) => spread(text, gap, { ...style, y: 170 + i * 240 }));
          const button = rest ? '<rect x="300" y="1150" width="480" height="110" rx="20" fill="#c0392b"/>' : '';
          if (rest) texts.push({ text: rest, x: 540, y: 1222, size: 48, anchor: 'middle', fill: '#ffffff', face });
          const frames = await drawFrames({
            width: 1080,
            height: 1350,
            background: '#fafafa',
            shapes: button,
            texts,
          });
          const { blocks } = await readText(frames);
          expect(
            blocks.map(({ text }) => text),
            `${size} px, gap ${gap}, ${weight}`,
          ).toEqual([...lines, ...(rest ? [rest] : [])]);
        }
  });
});
