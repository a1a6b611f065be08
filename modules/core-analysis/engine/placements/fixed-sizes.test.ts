import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { encodeFix } from '../fixes/encode-fix.ts';
import { proposeReencode } from '../fixes/propose-look.ts';
import { renderFix } from '../fixes/render-fix.ts';
import { choosePlacement } from '../judge/choose-placement.ts';
import { judge } from '../judge/judge.ts';
import { makeMeasurements } from '../testing/measurements-factory.ts';
import { FIXED_SIZES } from './fixed-sizes.ts';
import { measurePlacements, mostBytes } from './measure-placements.ts';

const KB = 1024;
const SETTINGS = { goal: 'sales', placement: 'google_display' } as const;

function image(width: number, height: number, bytes = 60 * KB) {
  const m = makeMeasurements({ source: { width, height, bytes } });
  return { ...m, placements: measurePlacements(m.source, m.text, m.copy) };
}

const onDisplay = (m: ReturnType<typeof image>) => m.placements.find((p) => p.placement === 'google_display');
const said = (m: ReturnType<typeof image>) => {
  const { good, bad, strategy, placements } = judge(m, SETTINGS).results;
  const row = placements.find(({ placement }) => placement === 'google_display');
  return { note: row?.note ?? '', all: [...good, ...bad, ...strategy].map(({ title, text }) => `${title}. ${text}`) };
};

describe('the fixed sizes of uploaded image ads', () => {
  const sizes = FIXED_SIZES.google_display?.sizes ?? [];

  it.each(sizes)('takes %i x %i as it is, and twice its pixels', (width, height) => {
    for (const density of [1, 2]) {
      const m = image(width * density, height * density);
      expect(onDisplay(m)).toMatchObject({ ratio: 'recommended', resolution: 'full', fileSizeOk: true });
      const { note, all } = said(m);
      expect(note).toContain(`${width} × ${height}`);
      expect(note).toContain(density === 1 ? 'is one of the fixed sizes of uploaded image ads' : 'is our assumption');
      expect(all.join(' ')).not.toMatch(/Recompose|Export larger|Wrong shape|Too few pixels/);
    }
  });

  it.each([
    [729, 90],
    [300, 240],
    [2184, 270],
  ])('takes %i x %i by its shape alone', (width, height) => {
    expect(onDisplay(image(width, height))).toMatchObject({ ratio: 'unsupported', resolution: 'too_small' });
  });

  it('holds their files to 150 kB and says both figures', () => {
    expect(onDisplay(image(728, 90, 150 * KB))?.fileSizeOk).toBe(true);
    const heavy = image(728, 90, 150 * KB + 1);
    expect(onDisplay(heavy)?.fileSizeOk).toBe(false);
    const { note, all } = said(heavy);
    expect(note).toContain('The file (151 kB) is over the limit of 150 kB.');
    expect(all).toContainEqual(
      'Too heavy for Google Display. At 151 kB the file is over the limit of 150 kB for uploaded image ads on Google Display, and the upload will be refused.',
    );
  });

  it('lets a square too heavy for a fixed size be what its shape makes of it', () => {
    expect(onDisplay(image(500, 500, 400 * KB))).toMatchObject({ nearestRatio: '1:1', fileSizeOk: true });
    expect(onDisplay(image(250, 250, 400 * KB))).toMatchObject({ nearestRatio: '250 × 250', fileSizeOk: false });
    expect(mostBytes('google_display', { width: 500, height: 500 })).toBe(5 * KB * KB);
  });
});

describe('the placement a banner was made for', () => {
  it.each([
    [300, 250, 'google_display'],
    [728, 90, 'google_display'],
    [160, 600, 'google_display'],
    [300, 600, 'google_display'],
    [600, 1200, 'google_display'],
    [250, 250, 'meta_feed'],
    [1200, 628, 'google_display'],
  ] as const)('of %i x %i is %s', (width, height, placement) => {
    expect(choosePlacement(image(width, height), 'auto').placement).toBe(placement);
  });
});

describe('a banner over the limit', () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const grain = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#888', noise } })
      .png()
      .toBuffer();

  it.each([
    [970, 250, 970],
    [1940, 500, 970],
  ])('of %i x %i is compressed to it at a size that is taken', async (width, height, wide) => {
    const bytes = await grain(width, height);
    expect(bytes.length).toBeGreaterThan(150 * KB);
    const plan = proposeReencode(image(width, height, bytes.length), SETTINGS);
    expect(plan?.why).toContain('uploaded image ads on Google Display may have up to 150 kB');
    const file = plan && (await renderFix(bytes, 'png', plan));
    expect(file?.bytes.length).toBeLessThanOrEqual(150 * KB);
    expect(file).toMatchObject({ format: 'jpeg', width: wide, height: 250 });
  });

  it('keeps its size where no quality is low enough', async () => {
    const { data, info } = await sharp(await grain(336, 280))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const frame = { width: info.width, height: info.height, rgb: data };
    expect(await encodeFix(frame, 'png', 1, [336, 280])).toMatchObject({ width: 336, height: 280 });
  });
});
