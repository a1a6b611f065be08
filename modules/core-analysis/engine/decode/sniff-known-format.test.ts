import * as fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { sniffKnownFormat } from './sniff-known-format.ts';

const ftyp = (brand: string, ...others: string[]): Buffer => {
  const box = Buffer.from(`\0\0\0\0ftyp${brand}\0\0\0\0${others.join('')}`, 'latin1');
  box.writeUInt32BE(box.length);
  return Buffer.concat([box, Buffer.from('\0\0\0\x08meta', 'latin1')]);
};

describe('formats that are not taken, by their first bytes', () => {
  it('knows real files of GIF and AVIF, and none of ours', async () => {
    const picture = () => sharp({ create: { width: 70, height: 70, channels: 3, background: '#123456' } });
    expect(sniffKnownFormat(await picture().gif().toBuffer())).toBe('gif');
    expect(sniffKnownFormat(await picture().avif().toBuffer())).toBe('avif');
    for (const format of ['jpeg', 'png', 'webp'] as const)
      expect(sniffKnownFormat(await picture().toFormat(format).toBuffer())).toBeNull();
  });

  it.each([
    ['heic', ftyp('heic', 'mif1', 'heic')],
    ['heic', ftyp('mif1', 'mif1', 'heic')],
    ['heic', ftyp('msf1', 'hevc')],
    ['avif', ftyp('mif1', 'avif', 'miaf')],
    ['avif', ftyp('avis', 'msf1')],
    [null, ftyp('mif1', 'miaf')],
    [null, ftyp('isom', 'iso2', 'avc1')],
    [null, Buffer.from('%PDF-1.7')],
    [null, Buffer.alloc(0)],
  ])('tells %s by the brands', (format, bytes) => {
    expect(sniffKnownFormat(bytes)).toBe(format);
  });

  it('never throws, whatever follows a signature', () => {
    const heads = [[0, 0, 0, 255, 0x66, 0x74, 0x79, 0x70], [0x47, 0x49, 0x46, 0x38], []];
    fc.assert(
      fc.property(fc.constantFrom(...heads), fc.uint8Array({ maxLength: 300 }), (head, tail) => {
        sniffKnownFormat(Uint8Array.from([...head, ...tail]));
      }),
    );
  });
});
