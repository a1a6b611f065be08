import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Goal } from '../../../contract/analysis.ts';
import { assess } from '../../judge/assess.ts';
import { judge } from '../../judge/judge.ts';
import { measureImage } from '../../measure-image.ts';
import { type DrawnImage, drawPng } from '../../testing/draw-text.ts';

const INK = '#123c69';
const SIGN = `<circle cx="540" cy="520" r="150" fill="${INK}"/>`;
const NAME = { text: 'Fernweh', x: 540, y: 850, size: 150, fill: INK, anchor: 'middle' } as const;
const TAGLINE = { ...NAME, text: 'Tents for two in any wind', y: 1000, size: 70 } as const;
/** A flat drawing: sky, sun, hills, a house with windows, trees. */
const SCENE = `<rect width="1080" height="700" fill="#9bd3f0"/><circle cx="850" cy="180" r="90" fill="#f7c948"/>
  <path d="M0 700 L260 380 L520 700 Z" fill="#4f8f5b"/><path d="M400 700 L720 330 L1080 700 Z" fill="#2f6b46"/>
  <rect x="180" y="560" width="260" height="200" fill="#c2410c"/><path d="M150 560 L310 440 L470 560 Z" fill="#5b2a12"/>
  <rect x="220" y="600" width="60" height="60" fill="#fff6d8"/><rect x="340" y="600" width="60" height="160" fill="#fff6d8"/>
  ${[620, 700, 780, 860, 940].map((x) => `<path d="M${x} 760 L${x + 35} 600 L${x + 70} 760 Z" fill="#14532d"/><rect x="${x + 28}" y="760" width="14" height="40" fill="#5b2a12"/>`).join('')}`;

const draw = (image: Partial<DrawnImage>) => drawPng({ width: 1080, height: 1350, background: '#f2ead8', ...image });
const measure = async (bytes: Uint8Array) => (await measureImage(bytes, {})).measurements;
const settings = (goal: Goal, brand: string | null = null) => ({ goal, placement: 'meta_feed', brand }) as const;

/** A bowl of figs in the middle of plain ground, above the name. */
async function product(): Promise<Buffer> {
  const photo = await readFile(new URL('../../../tests/photos/fig-bowl.jpg', import.meta.url));
  const cut = await sharp(photo).resize(300, 300, { fit: 'cover' }).png().toBuffer();
  return await sharp(await draw({ texts: [NAME] }))
    .composite([{ input: cut, left: 390, top: 300 }])
    .png()
    .toBuffer();
}

const onAlone = (m: Awaited<ReturnType<typeof measure>>, goal: Goal, brand?: string) =>
  assess(m, settings(goal, brand)).assessments.find(({ rule }) => rule.id === 'B-08');

describe('a logo with nothing beside it', { timeout: 60_000 }, () => {
  it('is no good ad for anything, and is told what it lacks for each goal', async () => {
    const m = await measure(await draw({ shapes: SIGN, texts: [NAME] }));
    const lacks = {
      awareness: 'nothing says what it is or at which moment to think of it',
      sales: 'nothing says what is for sale or why to buy it',
      leads: 'nothing says what people get for their details',
      engagement: 'nothing gives anybody something to answer or to pass on',
      community: 'nothing says who belongs to it or why to join',
    };
    for (const [goal, lack] of Object.entries(lacks) as [Goal, string][])
      for (const brand of [null, 'Fernweh']) {
        const { score, bad } = judge(m, settings(goal, brand)).results;
        expect(score, goal).toBeLessThan(55);
        const said = bad.find(({ title }) => title === '“Fernweh” stands alone')?.text;
        expect(said, goal).toContain('No other word was read, and 90 % of the frame is empty');
        expect(said, goal).toContain(lack);
      }
  });

  it('keeps what a tagline, a photograph or a drawn scene tell', async () => {
    const told = {
      tagline: await draw({ shapes: SIGN, texts: [NAME, TAGLINE] }),
      photograph: await product(),
      drawing: await draw({ shapes: SCENE, texts: [{ ...NAME, y: 1050 }] }),
    };
    for (const [what, bytes] of Object.entries(told)) {
      const m = await measure(bytes);
      const a = onAlone(m, 'awareness');
      // A flat drawing is told from a sign by its colours, in part.
      expect(a?.kind === 'judged' ? a.essential * (1 - a.response) : 0, what).toBeLessThan(0.01);
      expect(
        judge(m, settings('awareness'))
          .results.bad.map(({ title }) => title)
          .join(),
        what,
      ).not.toContain('alone');
    }
  });

  it('costs less word by word and with each bit of detail, without a jump', async () => {
    const m = await measure(await draw({ shapes: SIGN, texts: [NAME] }));
    const stake = (change: { words?: number; detail?: number }) => {
      const a = onAlone(
        {
          ...m,
          text: { ...m.text, wordCount: change.words ?? 1 },
          clutter: { ...m.clutter, jpegComplexity: change.detail ?? m.clutter.jpegComplexity },
        },
        'awareness',
      );
      return a?.kind === 'judged' ? a.essential * (1 - a.response) : 0;
    };
    const words = [1, 2, 3, 4, 5].map((n) => stake({ words: n }));
    expect(words).toEqual([...words].sort((a, b) => b - a));
    expect([words[0], words[4]]).toEqual([expect.closeTo(0.42, 6), 0]);
    // Re-encoding and resizing move it by 0.0004.
    for (let detail = 0.03; detail < 0.065; detail += 0.001)
      expect(Math.abs(stake({ detail }) - stake({ detail: detail + 0.001 }))).toBeLessThan(0.022);
  });
});
