import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { readSource } from '../fixes/source-pixels.ts';
import { inSpace, profileOf, SPACES } from '../testing/colour-profile.ts';
import { type PngPixels, pngFile } from '../testing/png-files.ts';
import { decodeImage } from './decode-image.ts';

const MEDIA = new URL('../../tests/media/', import.meta.url);
const media = (name: string) => readFile(new URL(name, MEDIA));
const SIZE = { width: 160, height: 160 };

const difference = (one: Uint8Array, other: Uint8Array) => {
  expect(one.length).toBe(other.length);
  return one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] as number)), 0) / one.length;
};
const pixelsOf = async (bytes: Uint8Array) => (await decodeImage(bytes)).frames.full.rgb;
const deep = (data: Uint8Array) => Uint16Array.from(data, (value) => value * 257);

describe('colours of stills', { timeout: 60_000 }, () => {
  let ad: Uint8Array;
  const rgb = (data: Uint8Array | Uint16Array): PngPixels => ({ ...SIZE, channels: 3, data });

  beforeAll(async () => {
    ad = await sharp(await media('colours-srgb.png'))
      .resize(SIZE)
      .removeAlpha()
      .raw()
      .toBuffer();
  });

  it.each(['colours-srgb-16bit.png', 'colours-p3-16bit.png'])(
    '%s has the colours of its twin of 8 bits',
    async (name) => {
      const twin = await pixelsOf(await media('colours-srgb.png'));
      const bytes = await media(name);
      expect(difference(await pixelsOf(bytes), twin)).toBeLessThan(0.5);
      expect(difference((await readSource(bytes)).rgb, twin)).toBeLessThan(0.5);
    },
  );

  it.each(Object.entries(SPACES))('16 bits in %s mean the same colours', async (_name, space) => {
    const bytes = pngFile(rgb(inSpace(ad, space)), { profile: profileOf(space) });
    expect(difference(await pixelsOf(bytes), ad)).toBeLessThan(1);
  });

  it('16 bits without a profile, with one that is broken, and with one for another kind of picture are taken for sRGB', async () => {
    for (const profile of [undefined, Buffer.from('no profile at all'), profileOf({ greyGamma: 1.8 })])
      expect(Buffer.compare(await pixelsOf(pngFile(rgb(deep(ad)), profile && { profile })), ad)).toBe(0);
  });

  it('16 bits with alpha lie on white like 8 bits with alpha, in their own colours', async () => {
    const clear = Uint8Array.from({ length: SIZE.width * SIZE.height * 4 }, (_, at) =>
      at % 4 === 3 ? (at * 7) % 256 : (ad[Math.floor(at / 4) * 3 + (at % 4)] as number),
    );
    const eight = await decodeImage(pngFile({ ...SIZE, channels: 4, data: clear }));
    const sixteen = await decodeImage(pngFile({ ...SIZE, channels: 4, data: deep(clear) }));
    expect(difference(sixteen.frames.full.rgb, eight.frames.full.rgb)).toBeLessThan(0.5);
    expect(sixteen.source.transparentShare).toBe(eight.source.transparentShare);
    const profile = profileOf(SPACES.adobeRgb);
    const one = await pixelsOf(pngFile({ ...SIZE, channels: 4, data: clear }, { profile }));
    const other = await pixelsOf(pngFile({ ...SIZE, channels: 4, data: deep(clear) }, { profile }));
    expect(difference(one, other)).toBeLessThan(0.5);
  });

  it('grey of 16 bits is the grey of 8 bits, with and without alpha and profile', async () => {
    const grey = Uint8Array.from({ length: SIZE.width * SIZE.height }, (_, at) => at % 256);
    const greyAlpha = Uint8Array.from({ length: grey.length * 2 }, (_, at) => (at % 2 ? (at * 5) % 256 : at % 256));
    for (const more of [{}, { profile: profileOf({ greyGamma: 1.4 }) }]) {
      for (const [channels, data] of [
        [1, grey],
        [2, greyAlpha],
      ] as const) {
        const eight = await pixelsOf(pngFile({ ...SIZE, channels, data }, more));
        const sixteen = await pixelsOf(pngFile({ ...SIZE, channels, data: deep(data) }, more));
        expect(difference(eight, sixteen)).toBeLessThan(0.5);
      }
    }
    // A gamma of 1.4 is lighter than that of sRGB (2.2): the profile counts.
    const lighter = await pixelsOf(
      pngFile({ ...SIZE, channels: 1, data: deep(grey) }, { profile: profileOf({ greyGamma: 1.4 }) }),
    );
    expect(lighter[128 * 3]).toBeGreaterThan(160);
  });

  it('a palette keeps its colours', async () => {
    const palette = await sharp(ad, { raw: { ...SIZE, channels: 3 } })
      .png({ palette: true })
      .toBuffer();
    expect(difference(await pixelsOf(palette), ad)).toBeLessThan(4);
  });
});
