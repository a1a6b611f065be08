import * as fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { exifHasGps, isAnimatedPng, readImageSize, sniffImageType } from './image-header.ts';

const picture = () => sharp({ create: { width: 90, height: 70, channels: 3, background: '#336699' } });

describe('image header', () => {
  it('tells the three types by signature and nothing else', async () => {
    for (const format of ['jpeg', 'png', 'webp'] as const) {
      expect(sniffImageType(await picture().toFormat(format).toBuffer())).toBe(format);
    }
    expect(sniffImageType(await picture().gif().toBuffer())).toBeNull();
    expect(sniffImageType(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBeNull();
    expect(sniffImageType(Buffer.from('RIFF\0\0\0\0WAVEfmt '))).toBeNull();
    expect(sniffImageType(new Uint8Array())).toBeNull();
  });

  it('reads the size as shown, also of a turned photograph', async () => {
    for (const format of ['jpeg', 'png', 'webp'] as const) {
      expect(readImageSize(await picture().toFormat(format).toBuffer())).toEqual({ width: 90, height: 70 });
    }
    const turned = await picture().withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(readImageSize(turned)).toEqual({ width: 70, height: 90 });
  });

  it('never throws on cut or random bytes', async () => {
    const files = await Promise.all((['jpeg', 'png', 'webp'] as const).map((f) => picture().toFormat(f).toBuffer()));
    for (const file of files) {
      for (let length = 0; length < Math.min(file.length, 400); length += 1) readImageSize(file.subarray(0, length));
    }
    const heads = [[0xff, 0xd8, 0xff], [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], []];
    fc.assert(
      fc.property(fc.constantFrom(...heads), fc.uint8Array({ maxLength: 200 }), (head, tail) => {
        const bytes = Uint8Array.from([...head, ...tail]);
        const size = readImageSize(bytes);
        expect(size === null || size.width > 0).toBe(true);
        expect(typeof exifHasGps(bytes)).toBe('boolean');
        expect(typeof isAnimatedPng(bytes)).toBe('boolean');
      }),
      { seed: 3, numRuns: 500 },
    );
  });

  it('tells an animated PNG by its control chunk', async () => {
    const still = await picture().png().toBuffer();
    expect(isAnimatedPng(still)).toBe(false);
    const control = Buffer.alloc(20);
    control.writeUInt32BE(8, 0);
    control.write('acTL', 4, 'latin1');
    expect(isAnimatedPng(Buffer.concat([still.subarray(0, 33), control, still.subarray(33)]))).toBe(true);
  });
});
