import { beforeAll, describe, expect, it, vi } from 'vitest';
import { proofIn } from '../../copy/claims-line.ts';
import { quote } from '../../rules/wording/words.ts';
import { drawFrames } from '../../testing/draw-text.ts';
import { readText, warmText } from '../recognise/read-text.ts';
import { correctStarRows } from './star-rows.ts';

vi.setConfig({ testTimeout: 60_000 });
beforeAll(async () => await warmText(), 60_000);

const SIZE = 44;

/** A five-pointed star in a circle of `r` pixels around the point. */
function star(cx: number, cy: number, r: number): string {
  const points = Array.from({ length: 10 }, (_, i) => {
    const angle = (i * Math.PI) / 5 - Math.PI / 2;
    const reach = i % 2 === 1 ? r * 0.4 : r;
    return `${(cx + reach * Math.cos(angle)).toFixed(1)},${(cy + reach * Math.sin(angle)).toFixed(1)}`;
  });
  return `<polygon points="${points.join(' ')}" fill="#f5b301"/>`;
}

/** What is read of so many stars before the words, `gap` times their width from one to the next. */
async function readBehindStars(stars: number, gap: number, text: string): Promise<string> {
  const r = SIZE * 0.45;
  const row = Array.from({ length: stars }, (_, i) => star(60 + r + i * 2 * r * gap, 400 - SIZE * 0.36, r));
  const x = 60 + stars * 2 * r * gap + SIZE * 0.3;
  const m = await readText(
    await drawFrames({
      width: 1080,
      height: 1080,
      background: '#14233a',
      shapes: row.join(''),
      texts: [{ text, x, y: 400, size: SIZE, fill: '#ffffff', weight: 600 }],
    }),
  );
  return m.blocks.map((block) => block.text).join(' ');
}

describe('rows of stars', () => {
  it.each([
    [3, 1],
    [5, 1],
    [5, 1.15],
  ])('%i drawn ones beside a rating, %d apart, are told as one sign and never counted', async (stars, gap) => {
    const text = await readBehindStars(stars, gap, '4.8 from 2,140 runners');
    expect(text).toBe('★ 4.8 from 2,140 runners');
    expect(proofIn(text)).toEqual({ text: '★ 4.8 from 2,140 runners', kind: 'rating' });
  });

  it.each([
    ['★★ 4.8 from 2,140 runners', '★ 4.8 from 2,140 runners'],
    ['★ ★★★ 4,6/5', '★ 4,6/5'],
    ['Rated 4.8 ★★★★ by runners', 'Rated 4.8 ★ by runners'],
    ['4.8★★', '4.8★'],
    ['4.8 ★ from 312 reviews', '4.8 ★ from 312 reviews'],
    ['★★★ Great shoes', '★★★ Great shoes'],
    ['★ Free returns', '★ Free returns'],
  ])('%s is read as %s', (read, told) => {
    expect(correctStarRows(read)).toBe(told);
  });

  it.each([
    ['★★ ★ Great shoes', '“Great shoes”'],
    ['Great shoes ★★★★', '“Great shoes”'],
    ['★ Free returns', '“★ Free returns”'],
    ['★★★', '“★★★”'],
  ])('%s is quoted as %s', (read, quoted) => {
    expect(quote(read)).toBe(quoted);
  });

  it('stand with the words below them, and alone with none', async () => {
    const r = 24;
    const row = Array.from({ length: 5 }, (_, i) => star(120 + i * 2.3 * r, 300, r)).join('');
    const words = [{ text: 'I finally sleep through the night', x: 96, y: 392, size: SIZE, fill: '#ffffff' }];
    const frame = { width: 1080, height: 1080, background: '#14233a', shapes: row };
    const under = (await readText(await drawFrames({ ...frame, texts: words }))).blocks.map(({ text }) => text);
    expect(under).toEqual([expect.stringMatching(/^★★★★?★? I finally sleep through the night$/)]);
    expect(proofIn(under[0] as string)?.kind).toBe('rating');
    const far = words.map((w) => ({ ...w, y: 900 }));
    expect((await readText(await drawFrames({ ...frame, texts: far }))).blocks.map(({ text }) => text)).toEqual([
      'I finally sleep through the night',
    ]);
  });

  it('a weight behind a star is no rating', () => {
    expect(proofIn('★ 2.5 kg')).toBeNull();
    expect(proofIn('★ 4.8')?.kind).toBe('rating');
  });
});
