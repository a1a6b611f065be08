import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { measureImage } from '../measure-image.ts';
import { AD_DESIGNS } from '../testing/ad-designs.ts';
import { composeAd } from '../testing/ad-generator.ts';
import { makeFixes } from './make-fixes.ts';
import { measureLayout } from './measure-layout.ts';
import { proposeFixes } from './propose-fixes.ts';
import { renderFix } from './render-fix.ts';
import { readSource } from './source-pixels.ts';

const settings = { goal: 'sales', placement: 'meta_feed' } as const;
const design = (name: string) => {
  const found = AD_DESIGNS.find((one) => one.name === name);
  if (!found) throw new Error(`there is no design ${name}`);
  return found;
};
const measure = async (bytes: Uint8Array) => (await measureImage(bytes, {})).measurements;

async function toned(bytes: Uint8Array, format: 'png' | 'jpeg') {
  const m = await measure(bytes);
  const plan = proposeFixes(m, settings, measureLayout(await readSource(bytes), m)).find(({ kind }) => kind === 'tone');
  const file = plan && (await renderFix(bytes, format, plan));
  if (!file) throw new Error('no tone was proposed');
  return file;
}

describe('sources of other forms', { timeout: 60_000 }, () => {
  it('a PNG with alpha stays a PNG, its clear parts white as it is judged', async () => {
    const faded = await sharp(await composeAd(design('figs'), 'washed_out'))
      .resize(700)
      .toBuffer();
    const hole = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80"><rect width="80" height="80"/></svg>',
    );
    const bytes = await sharp(faded)
      .ensureAlpha()
      .composite([{ input: hole, blend: 'dest-out', left: 0, top: 0 }])
      .png()
      .toBuffer();
    const file = await toned(bytes, 'png');
    expect(file.format).toBe('png');
    const { hasAlpha } = await sharp(file.bytes).metadata();
    expect(hasAlpha).toBe(false);
    const corner = await sharp(file.bytes).extract({ left: 10, top: 10, width: 60, height: 60 }).raw().toBuffer();
    expect(Math.min(...corner)).toBeGreaterThan(250);
  });

  it('a JPEG turned by EXIF comes out upright, like the same picture stored upright within 8 levels (the curve stretches what JPEG changed)', async () => {
    const upright = await sharp(await composeAd(design('figs'), 'washed_out'))
      .resize(700)
      .png()
      .toBuffer();
    const turned = await sharp(await sharp(upright).rotate(270).png().toBuffer())
      .withMetadata({ orientation: 6 })
      .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
      .toBuffer();
    const [one, other] = [await toned(turned, 'jpeg'), await toned(upright, 'jpeg')];
    expect([one.width, one.height]).toEqual([other.width, other.height]);
    expect((await sharp(one.bytes).metadata()).orientation).toBeUndefined();
    const [a, b] = [await sharp(one.bytes).raw().toBuffer(), await sharp(other.bytes).raw().toBuffer()];
    const difference = a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] as number)), 0) / a.length;
    expect(difference).toBeLessThan(8);
  });
});

describe('several faults', { timeout: 120_000 }, () => {
  it('words without contrast and a weak button: both fixes in one file score over each alone', async () => {
    const bytes = await composeAd(design('dogs'), 'no_contrast');
    const measurements = await measure(bytes);
    const told: number[] = [];
    const { fixes } = await makeFixes({ bytes, settings, measurements }, (_stage, percent) => told.push(percent));
    const scoreOf = (id: string) => fixes.find((fix) => fix.id === id)?.scoreAfter ?? 0;
    expect(scoreOf('panel')).toBeGreaterThan(0);
    expect(scoreOf('combined')).toBeGreaterThan(Math.max(scoreOf('panel'), scoreOf('button')));
    expect(fixes.map(({ scoreAfter, scoreBefore }) => scoreAfter - scoreBefore >= 1)).not.toContain(false);
    expect(told).toEqual([...told].sort((one, other) => one - other));
  });
});

describe('clean ads in a shape', { timeout: 60_000 }, () => {
  const ratioOf = ({ width, height }: { width: number; height: number }) =>
    (
      [
        ['1x1', 1],
        ['4x5', 4 / 5],
        ['9x16', 9 / 16],
        ['16x9', 16 / 9],
      ] as const
    ).find(([, ratio]) => Math.abs(width / height / ratio - 1) < 0.01)?.[0];

  it.each([['dogs', 'meta_feed']] as const)(
    '%s is not cropped or padded to the shape it has',
    async (name, placement) => {
      const bytes = await composeAd(design(name));
      const m = await measure(bytes);
      const own = ratioOf(m.source);
      expect(own).toBeDefined();
      const ids = proposeFixes(m, { goal: 'sales', placement }, measureLayout(await readSource(bytes), m)).map(
        ({ id }) => id as string,
      );
      expect(ids.filter((id) => id.endsWith(`-${own}`) || id === 'pad-safe-zone')).toEqual([]);
    },
  );
});
