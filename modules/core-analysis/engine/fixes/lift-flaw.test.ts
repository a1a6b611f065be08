import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Frame } from '../frame.ts';
import { AD_DESIGNS } from '../testing/ad-designs.ts';
import { composeAd } from '../testing/ad-generator.ts';
import { applyTone } from './apply-tone.ts';
import { readSource } from './source-pixels.ts';

/** The clean ad with every level changed, stored as a photograph is. */
async function changed(level: (value: number, channel: number) => number): Promise<Frame> {
  const design = AD_DESIGNS.find(({ name }) => name === 'trail') as (typeof AD_DESIGNS)[number];
  const { data, info } = await sharp(await composeAd(design))
    .resize(540)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: 3 as const };
  const out = Buffer.from(data.map((value, at) => Math.max(0, Math.round(level(value, at % 3)))));
  return readSource(await sharp(out, { raw }).jpeg({ quality: 92, chromaSubsampling: '4:4:4' }).toBuffer());
}

const refusalOf = async (frame: Promise<Frame>) => {
  const done = await applyTone(await frame, { blocks: [] });
  return 'refused' in done ? done.refused : null;
};

describe('lifting a dark picture', () => {
  it.each([
    ['a fifth of its light, 50 levels', 0.2],
    ['a third', 0.33],
  ])('is done where it holds %s', async (_name, light) => {
    expect(await refusalOf(changed((value) => value * light))).toBeNull();
  });

  it.each([
    ['an eighth of its light, 32 levels', 0.125],
    ['a sixteenth', 0.0625],
  ])('is refused where it holds %s: they would come to stand 6 and more apart', async (_name, light) => {
    expect(await refusalOf(changed((value) => value * light))).toMatch(/holds only \d+ of 255 levels/);
  });

  it('is refused where blue has run out in all of it and red and green have not', async () => {
    const found = await refusalOf(changed((value, channel) => (channel === 2 ? 0 : value * 0.25)));
    expect(found).toMatch(/one of the three colours has run out/);
  });
});
