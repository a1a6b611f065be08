import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import type { TextBlock } from '../../measurements.ts';
import { drawFrames, inkBox } from '../../testing/draw-text.ts';
import { makeBlock } from '../../testing/measurements-factory.ts';
import { measureBottomUp } from '../attention/bottom-up.ts';
import { measureSaliency } from '../attention/saliency.ts';
import { preparePlanes } from '../prepare-planes.ts';
import { measureComposition } from './composition.ts';
import { measureLayout } from './layout.ts';
import { findTextGrounds } from './text-grounds.ts';

const SIZE = 1000;
const LINES = [
  { text: '50%', x: 750, y: 240, size: 100, weight: 800, anchor: 'middle', fill: '#ffffff' },
  { text: 'off shoes', x: 750, y: 310, size: 50, weight: 700, anchor: 'middle', fill: '#ffffff' },
] as const;

const blocksOn = (background: string) =>
  LINES.map((line) => {
    const { x, y, w, h } = inkBox(line);
    const region = { x: x / SIZE, y: y / SIZE, w: w / SIZE, h: h / SIZE };
    return makeBlock({ text: line.text, region, lineHeight: (0.93 * line.size) / SIZE, background });
  });

const drawn = (shapes: string, photo?: Buffer) =>
  drawFrames({ width: SIZE, height: SIZE, background: '#ffffff', shapes, texts: [...LINES], ...(photo && { photo }) });

describe('the ground of a text', () => {
  it.each([
    ['a disc', '<circle cx="750" cy="240" r="180" fill="#e8452c"/>', [0.57, 0.06, 0.36, 0.36]],
    ['a plate', '<rect x="560" y="120" width="380" height="240" rx="20" fill="#e8452c"/>', [0.56, 0.12, 0.38, 0.24]],
  ])('%s is found within 1 %% of the frame on each side', async (_name, shape, [x = 0, y = 0, w = 0, h = 0]) => {
    const { lab512 } = preparePlanes(await drawn(shape));
    const found = findTextGrounds(lab512, blocksOn('#e8452c')).badges;
    expect(found).toHaveLength(1);
    const region = found[0] ?? { x: 0, y: 0, w: 0, h: 0 };
    for (const [side, at] of [
      [region.x, x],
      [region.y, y],
      [region.x + region.w, x + w],
      [region.y + region.h, y + h],
    ] as const)
      expect(Math.abs(side - at)).toBeLessThanOrEqual(0.01);
  });

  it('is not a page or a panel across the frame', async () => {
    const panel = '<rect x="0" y="0" width="1000" height="450" fill="#e8452c"/>';
    const [page, wide] = [await drawn(''), await drawn(panel)];
    expect(findTextGrounds(preparePlanes(page).lab512, blocksOn('#ffffff')).badges).toEqual([]);
    expect(findTextGrounds(preparePlanes(wide).lab512, blocksOn('#e8452c')).badges).toEqual([]);
  });

  it('is never the subject: beside a thing the thing is, and alone there is none', async () => {
    const badge = '<circle cx="750" cy="240" r="180" fill="#e8452c"/>';
    const subjectOf = async (shapes: string) => {
      const frames = await drawn(shapes);
      const planes = preparePlanes(frames);
      const bottomUp = measureBottomUp(frames, planes);
      const blocks = blocksOn('#e8452c');
      return measureComposition(measureLayout(planes, bottomUp), measureSaliency(bottomUp, blocks, []), blocks, [])
        .subject;
    };
    expect(await subjectOf(badge)).toBeNull();
    const photo = await readFile(new URL('../../../tests/photos/coffee.jpg', import.meta.url));
    const thing = `<svg x="120" y="500" width="400" height="380"><image width="400" height="380" preserveAspectRatio="xMidYMid slice" href="data:image/jpeg;base64,${photo.toString('base64')}"/></svg>`;
    const subject = await subjectOf(badge + thing);
    expect(subject).not.toBeNull();
    expect((subject?.x ?? 1) + (subject?.w ?? 0)).toBeLessThan(0.6);
    expect(subject?.y ?? 0).toBeGreaterThan(0.4);
  });

  it.each([
    ['a shaded bottle', 'url(#glass)', '#27805f'],
    ['a flat one', '#27805f', '#27805f'],
  ])(
    'is %s where only a name is printed on it: the bottle is the subject, with the name and without',
    async (_name, fill, background) => {
      const bottle = `<defs><linearGradient id="glass"><stop offset="0" stop-color="#17533d"/><stop offset="0.4" stop-color="#2a8a67"/><stop offset="1" stop-color="#123f2e"/></linearGradient></defs><rect x="350" y="280" width="300" height="480" rx="30" fill="${fill}"/>`;
      const line = { text: 'AURA', x: 500, y: 480, size: 56, weight: 700, anchor: 'middle', fill: '#ffffff' } as const;
      const subjectOf = async (texts: (typeof line)[], role: TextBlock['role'] = 'body') => {
        const frames = await drawFrames({ width: SIZE, height: SIZE, background: '#f5ead9', shapes: bottle, texts });
        const planes = preparePlanes(frames);
        const bottomUp = measureBottomUp(frames, planes);
        const { x, y, w, h } = inkBox(line);
        const region = { x: x / SIZE, y: y / SIZE, w: w / SIZE, h: h / SIZE };
        const blocks = texts.map(({ text }) => makeBlock({ text, region, lineHeight: 0.052, background, role }));
        return measureComposition(measureLayout(planes, bottomUp), measureSaliency(bottomUp, blocks, []), blocks, [])
          .subject;
      };
      const [bare, named] = [await subjectOf([]), await subjectOf([line])];
      expect(bare).not.toBeNull();
      for (const side of ['x', 'y', 'w', 'h'] as const)
        expect(Math.abs((named?.[side] ?? 9) - (bare?.[side] ?? 0)), side).toBeLessThanOrEqual(0.02);
      if (fill === background) expect(await subjectOf([line], 'cta'), 'a button of that size').toBeNull();
    },
  );
});
