import { beforeAll, describe, expect, it, vi } from 'vitest';
import { casesOf } from '#platform/testing/depth.ts';
import { type DrawnText, drawFrames, inkBox } from '../../testing/draw-text.ts';
import { readText, warmText } from '../recognise/read-text.ts';

vi.setConfig({ testTimeout: 60_000 });
beforeAll(async () => await warmText(), 60_000);

const SIZE = { width: 1080, height: 1080 };
const LINE: DrawnText = { text: 'HIKE THE ALPS', x: 0, y: 240, size: 120, weight: 800, fill: '#ffffff' };
const INK = inkBox(LINE);
const FIRST = inkBox({ ...LINE, text: 'H' });

/** A sky with a bright cloud at both edges, within the height of the line, above a darker hillside. */
const SKY = `<filter id="soft"><feGaussianBlur stdDeviation="8"/></filter>
  <g filter="url(#soft)" fill="#f7f9fb"><ellipse cx="60" cy="238" rx="210" ry="75"/><ellipse cx="1040" cy="238" rx="120" ry="75"/></g>
  <path d="M0 620L420 420L1080 560V1080H0Z" fill="#4a5a3a"/>`;

/** Where the strip begins and how high it is: its edge through, above and below the line, and the line on it. */
const STRIPS = { 'through the line': [190, 125], 'over the line': [60, 76], 'under the line': [243, 125] } as const;
const ON_STRIP = [110, 180] as const;

async function cutOf(x: number, [y, height]: readonly [number, number], alpha: number) {
  const strip = `<rect y="${y}" width="1080" height="${height}" fill="#000" fill-opacity="${alpha}"/>`;
  const texts = [{ ...LINE, x: x - INK.x }];
  const { blocks } = await readText(await drawFrames({ ...SIZE, background: '#4573ad', shapes: SKY + strip, texts }));
  // Where the ground changes under it the line may be read in two blocks.
  expect(blocks.map(({ text }) => text).join(' '), 'read').toMatch(/KE.*ALP/);
  return blocks.find(({ cut }) => cut)?.cut;
}

describe('a line beside a cloud that ends at a strip across the frame', () => {
  for (const [where, strip] of casesOf(Object.entries({ 'behind the line': ON_STRIP, ...STRIPS }), 2))
    for (const alpha of casesOf([0.7, 0.5, 1], 1))
      it(`is not cut 20, 60 and 120 px from the edge: the strip's edge ${where}, ${alpha * 100} % black`, async () => {
        for (const gap of [20, 60, 120, SIZE.width - INK.w - 20])
          expect(await cutOf(gap, strip, alpha), `${gap}`).toBeUndefined();
      });
});

describe('a line on a strip across the frame', () => {
  for (const alpha of casesOf([0.7, 0.5, 1], 1))
    it(`is cut where the edge takes 10, 30 or 60 % of its first letter: ${alpha * 100} % black`, async () => {
      for (const share of [0.1, 0.3, 0.6]) {
        const cut = await cutOf(-FIRST.w * share, ON_STRIP, alpha);
        expect(cut?.left, `${share}`).toBeGreaterThan(0.15);
        expect(cut?.right).toBe(0);
      }
    });
});
