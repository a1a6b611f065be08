import { beforeAll, describe, expect, it, vi } from 'vitest';
import { casesOf } from '#platform/testing/depth.ts';
import { clausesOf } from '../../copy/clauses.ts';
import { readLine } from '../../copy/read-line.ts';
import { type DrawnText, drawFrames } from '../../testing/draw-text.ts';
import { readText, warmText } from '../recognise/read-text.ts';
import { correctBars } from './drawn-bars.ts';

vi.setConfig({ testTimeout: 120_000 });
beforeAll(async () => await warmText(), 60_000);

describe('a bar between two statements', () => {
  const BARRED = [
    'Ends Monday midnight | shopnordway.com',
    'Versand gratis | Nur bis Sonntag',
    'Open daily | Free entry',
  ];
  const PRONOUNS = ['Mornings I look forward to', 'What I wear all week'];

  //   planted: the bar as a glyph, in two faces
  it.each(casesOf(['dejavu-sans', 'inter'] as const, 1))('parts them in %s, and "I" is no bar', async (face) => {
    for (const size of casesOf([30, 44, 64], 1)) {
      const texts = [...BARRED, ...PRONOUNS].map(
        (text, i): DrawnText => ({ text, x: 40, y: 100 + i * 130, size, face, weight: 400, fill: '#222' }),
      );
      const { blocks } = await readText(await drawFrames({ width: 1400, height: 760, background: '#fafafa', texts }));
      const read = blocks.map(({ text }) => text);
      expect(read.filter((text) => text.includes('|')).length, `${size}: ${read.join(' / ')}`).toBe(BARRED.length);
      expect(
        read.filter((text) => / I /u.test(text)),
        `${size}`,
      ).toHaveLength(PRONOUNS.length);
    }
  });

  it('ends a clause', () => {
    const { tokens } = readLine('Ends Monday midnight | shopnordway.com', 'en');
    expect(clausesOf(tokens)).toHaveLength(2);
  });

  it.each([
    ['Ends Monday midnight I shopnordway.com', 'Ends Monday midnight | shopnordway.com'],
    ['Bis Sonntag l Gratis Versand', 'Bis Sonntag | Gratis Versand'],
    ['Call us I 555-0142', 'Call us | 555-0142'],
    ['What I love', 'What I love'],
    ['Why I shop here', 'Why I shop here'],
  ])('%s → %s', (read, meant) => expect(correctBars(read)).toBe(meant));
});
