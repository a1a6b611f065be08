import { readFile } from 'node:fs/promises';
import * as fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readSource } from '../fixes/source-pixels.ts';
import { type ApngPicture, apngFile } from '../testing/png-files.ts';
import { readApng } from './apng-frames.ts';
import { decodeImage } from './decode-image.ts';

const SIZE = { width: 96, height: 80 };
const PIXELS = SIZE.width * SIZE.height;
type Picture = Uint8Array;

/** A dark picture with a light square somewhere, at this strength on white. */
function art(strength = 1, at = 0.2): Picture {
  return Uint8Array.from({ length: PIXELS * 4 }, (_, index) => {
    if (index % 4 === 3) return 255;
    const x = ((index >> 2) % SIZE.width) / SIZE.width;
    const inside = x > at && x < at + 0.4 && (index >> 2) / PIXELS < 0.6;
    return Math.round(255 + strength * ((inside ? 230 : 40 + (index % 4) * 20) - 255));
  });
}
const plain = (level: number, alpha = 255): Picture =>
  Uint8Array.from({ length: PIXELS * 4 }, (_, index) => (index % 4 === 3 ? alpha : level));
const fade = (steps: number) => Array.from({ length: steps + 1 }, (_, step) => art(step / steps));

/** Two of three frames as the one before them, but for one pixel by which a writer keeps them apart. */
const stepped = (pictures: readonly Picture[]) =>
  pictures.map((_, n) => (pictures[n - (n % 3)] as Picture).map((value, at) => (at === 0 ? value ^ (n % 2) : value)));

const webp = (pictures: readonly Picture[]) =>
  sharp(Buffer.concat(pictures), {
    raw: { width: SIZE.width, height: SIZE.height * pictures.length, channels: 4, pageHeight: SIZE.height },
  })
    .webp({ lossless: true, delay: pictures.map(() => 100), minSize: false })
    .toBuffer();
const apng = async (pictures: readonly Picture[]) =>
  apngFile(pictures.map((data): ApngPicture => ({ ...SIZE, channels: 4, data })));
const onWhite = (picture: Picture) =>
  sharp(picture, { raw: { ...SIZE, channels: 4 } })
    .flatten({ background: '#fff' })
    .raw()
    .toBuffer();

describe.each([
  ['WebP', webp],
  ['PNG', apng],
] as const)('an animated %s', { timeout: 30_000 }, (_type, make) => {
  // truth of image: source.frames source.frame
  //   planted: animations that begin empty, fade in, or show nothing
  //   within: exact
  it.each([
    ['a full first picture', [art(), art(1, 0.5)], 1],
    ['a white first picture', [plain(255), art(), art(1, 0.5)], 2],
    ['a black first picture', [plain(0), art(), art(1, 0.5)], 2],
    ['a clear first picture', [plain(0, 0), art(), art(1, 0.5)], 2],
    ['many empty pictures', [...Array.from({ length: 30 }, (_, n) => plain(255 - (n % 2))), art(), art(1, 0.5)], 31],
    ['a fade', [...fade(10), art(1, 0.5)], 11],
    ['a fade that has begun', [...fade(10).slice(2), art(1, 0.5)], 9],
    ['a longer fade', [...fade(40), art(1, 0.5)], 41],
    ['a fade with steps left out', stepped(fade(30)), 31],
    ['a picture that grows a little stronger', [art(0.8), art(0.9), art(1)], 1],
    ['nothing but empty pictures', [plain(255), plain(0), plain(255)], 1],
    ['a faint first picture of something else', [art(0.3), art(1, 0.6)], 1],
  ] as const)(
    'judges by the first picture that shows something, and says which of how many: %s',
    async (_name, pictures, which) => {
      const bytes = await make(pictures);
      const { source, frames } = await decodeImage(bytes);
      expect(source).toMatchObject({ animated: true, frames: pictures.length });
      expect(source.frame ?? 1).toBe(which);
      const wanted = await onWhite(pictures[which - 1] as Picture);
      expect(Buffer.compare(frames.full.rgb, wanted)).toBe(0);
      expect(Buffer.compare((await readSource(bytes)).rgb, wanted)).toBe(0);
    },
  );

  it('looks no further than 64 pictures', async () => {
    const pictures = [...Array.from({ length: 70 }, (_, n) => plain(255 - (n % 2))), art()];
    expect((await decodeImage(await make(pictures))).source.frame).toBeUndefined();
  });

  it('of white on nothing lies on the ground of the picture it is judged by', async () => {
    const words = plain(255, 0).map((value, at) => ((at >> 2) % 16 < 5 && at % 4 === 3 ? 255 : value));
    const { source } = await decodeImage(await make([plain(255, 0), words, plain(255, 0)]));
    expect(source).toMatchObject({ frame: 2, ground: 'dark', lostOnLight: 1 });
  });
});

describe('an animation', { timeout: 30_000 }, () => {
  it('of the sample is judged by its second picture', async () => {
    const bytes = await readFile(new URL('../../tests/media/animated-blank-first.webp', import.meta.url));
    expect((await decodeImage(bytes)).source).toMatchObject({ frames: 3, frame: 2 });
  });

  it('of which later pictures are broken is judged by its first', async () => {
    const file = await webp([plain(255), art(), art(1, 0.5)]);
    const last = file.lastIndexOf('VP8L');
    const broken = Buffer.from(file);
    broken.fill(0xff, last + 20, last + 60);
    const { source } = await decodeImage(broken);
    expect(source.frames).toBe(3);
    const png = await apng([plain(255), art()]);
    const at = png.indexOf('fdAT') + 12;
    const damaged = Buffer.from(png);
    damaged.fill(0xff, at, at + 20);
    expect((await decodeImage(damaged)).source).toMatchObject({ animated: true, frames: 2 });
  });

  it('of PNG is put together as a browser does: its own places, over and instead, cleared and put back', async () => {
    const square = (level: number, left: number, more: Partial<ApngPicture>): ApngPicture => ({
      width: 20,
      height: 20,
      left,
      top: 10,
      channels: 4,
      data: Uint8Array.from({ length: 1600 }, (_, at) => (at % 4 === 3 ? 128 : level)),
      ...more,
    });
    const ground = { ...SIZE, channels: 4 as const, data: plain(255) };
    const at = async (frames: ApngPicture[], x: number) => {
      const { frames: seen, source } = await decodeImage(apngFile([ground, ...frames]));
      expect(source.frame).toBe(frames.length + 1);
      return seen.full.rgb[(20 * SIZE.width + x) * 3];
    };
    const end = square(0, 60, { over: true, data: plain(0).subarray(0, 1600) });
    // Each of them is empty to the eye (half strength of near-white), so that the last one is looked at.
    expect(await at([square(250, 0, { over: true }), end], 10)).toBe(252);
    expect(await at([square(250, 0, { over: true, dispose: 2 }), end], 10)).toBe(255);
    expect(await at([end], 70)).toBe(0);
    const still = { ...SIZE, channels: 4 as const, data: art(1, 0.5) };
    const apart = await decodeImage(apngFile([{ ...still, data: art() }, still], { still }));
    expect(Buffer.compare(apart.frames.full.rgb, await onWhite(art()))).toBe(0);
  });

  it('of PNG is taken apart without harm, whatever its chunks hold', async () => {
    const file = await apng([plain(255), art()]);
    fc.assert(
      fc.property(fc.integer({ min: 8, max: file.length - 1 }), fc.uint8Array({ maxLength: 40 }), (at, bytes) => {
        const hostile = Buffer.from(file);
        hostile.set(bytes.subarray(0, file.length - at), at);
        const read = readApng(hostile, 4);
        for (const frame of read?.frames ?? []) expect(frame.left + frame.width).toBeLessThanOrEqual(read?.width ?? 0);
        readApng(file.subarray(0, at), 4);
      }),
      { seed: 4, numRuns: 300 },
    );
  });
});
