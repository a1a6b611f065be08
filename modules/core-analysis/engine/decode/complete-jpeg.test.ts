import { readFile } from 'node:fs/promises';
import * as fc from 'fast-check';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { completeJpeg } from './complete-jpeg.ts';
import { decodeImage } from './decode-image.ts';

const MEDIA = new URL('../../tests/media/', import.meta.url);
const pixelsOf = async (bytes: Uint8Array) => (await decodeImage(bytes)).frames.full.rgb;
const without = (file: Buffer, last: number) => file.subarray(0, file.length - last);
const scansOf = (file: Buffer): number[] => {
  const found: number[] = [];
  for (let at = file.indexOf('ffda', 0, 'hex'); at >= 0; at = file.indexOf('ffda', at + 2, 'hex')) found.push(at);
  return found;
};

describe('a JPEG without its end marker', { timeout: 60_000 }, () => {
  let files: Record<string, Buffer>;

  beforeAll(async () => {
    const photo = sharp(await readFile(new URL('base.jpg', MEDIA))).resize(300);
    files = {
      baseline: await photo.clone().jpeg().toBuffer(),
      progressive: await photo.clone().jpeg({ progressive: true }).toBuffer(),
      'full colour': await photo.clone().jpeg({ chromaSubsampling: '4:4:4', progressive: true }).toBuffer(),
      grey: await photo.clone().greyscale().jpeg({ progressive: true }).toBuffer(),
      'scans by mozjpeg': await photo.clone().jpeg({ mozjpeg: true }).toBuffer(),
    };
  });

  it('is read whole, one or both bytes of it gone, whatever its scans', async () => {
    for (const [name, file] of Object.entries(files)) {
      const whole = await pixelsOf(file);
      for (const last of [1, 2]) expect(Buffer.compare(await pixelsOf(without(file, last)), whole), name).toBe(0);
    }
    const [base, cut] = await Promise.all(['base.jpg', 'no-end-marker.jpg'].map((n) => readFile(new URL(n, MEDIA))));
    expect(Buffer.compare(await pixelsOf(cut as Buffer), await pixelsOf(base as Buffer))).toBe(0);
  });

  it('is refused where coded data are missing: from its last byte on, or from one of its scans on', async () => {
    for (const [name, file] of Object.entries(files)) {
      const cuts = [4, 5, 20, 400].map((last) => without(file, last));
      const atScans = scansOf(file).map((at) => file.subarray(0, at));
      const judged = await Promise.all(
        [...cuts, ...atScans].map((broken) =>
          decodeImage(broken).then(
            () => true,
            (error) => error.code,
          ),
        ),
      );
      expect(judged.map(String), name).toEqual(judged.map(() => 'file_unreadable'));
    }
  });

  it('is not given one where zeros fill it up, which might stand for coded data', () => {
    for (const file of Object.values(files))
      for (const last of [2, 100, 2000])
        expect(completeJpeg(Buffer.concat([without(file, last), Buffer.alloc(500)]))).toBeNull();
  });

  it('with bytes behind it is as whole as it was: known by its marker', async () => {
    for (const file of Object.values(files)) {
      for (const behind of ['trailing', '\xff\xd8\xff\xe0 another', '\0\0\0\0'])
        expect(completeJpeg(Buffer.concat([file, Buffer.from(behind, 'latin1')]))).toBeNull();
      expect(completeJpeg(file)).toBeNull();
    }
  });

  it('never throws, and leaves alone what is no Huffman-coded JPEG', () => {
    expect(completeJpeg(Buffer.from('ffd8ffc9000b08004000400101110000ffda0008010100003f0011', 'hex'))).toBeNull();
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), fc.integer({ min: 0, max: 600 }), (tail, keep) => {
        const file = files.progressive as Buffer;
        completeJpeg(Buffer.concat([file.subarray(0, keep), tail]));
        completeJpeg(Uint8Array.from([0xff, 0xd8, 0xff, ...tail]));
      }),
      { seed: 9, numRuns: 300 },
    );
  });
});
