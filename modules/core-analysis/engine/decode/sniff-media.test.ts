import * as fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { generateClip } from '../testing/clip-generator.ts';
import { sniffMedia } from './sniff-media.ts';

const ftyp = (brand: string): Buffer => Buffer.from(`\0\0\0\x14ftyp${brand}\0\0\0\0isom`, 'latin1');
const clip = (container: 'mp4' | 'mov' | 'webm' | 'mkv'): Promise<Uint8Array> =>
  generateClip({ width: 64, height: 64, fps: 10, container, scenes: [{ seconds: 0.2, picture: '#336699' }] });

describe('what the first bytes say', () => {
  it.each(['mp4', 'mov', 'webm', 'mkv'] as const)(
    'knows a real %s, however little of it is there',
    async (container) => {
      const bytes = await clip(container);
      expect(sniffMedia(bytes)).toEqual({ kind: 'video', container });
      expect(sniffMedia(bytes.subarray(0, 256))).toEqual({ kind: 'video', container });
    },
  );

  it('knows pictures as pictures', async () => {
    const picture = sharp({ create: { width: 70, height: 70, channels: 3, background: '#123456' } });
    for (const format of ['jpeg', 'png', 'webp'] as const) {
      expect(sniffMedia(await picture.clone().toFormat(format).toBuffer())).toEqual({ kind: 'image', format });
    }
  });

  it.each(['isom', 'mp42', 'avc1', 'M4V ', 'iso6', '3gp5', 'MSNV'])('takes the brand %s for MP4', (brand) => {
    expect(sniffMedia(ftyp(brand))).toEqual({ kind: 'video', container: 'mp4' });
  });

  it.each(['heic', 'heix', 'mif1', 'msf1', 'avif', 'avis'])('takes the brand %s for neither', (brand) => {
    expect(sniffMedia(ftyp(brand))).toBeNull();
  });

  it('takes QuickTime without a brand, and Matroska by its document type', () => {
    expect(sniffMedia(Buffer.from('\0\0\0\x08wide\0\0\0\0mdat', 'latin1'))).toEqual({
      kind: 'video',
      container: 'mov',
    });
    expect(sniffMedia(Buffer.from('1a45dfa38b4282886d6174726f736b61', 'hex'))).toEqual({
      kind: 'video',
      container: 'mkv',
    });
    expect(sniffMedia(Buffer.from('1a45dfa38b4282886d6174726f736b62', 'hex'))).toBeNull();
    // A void element before the document type, and zeros that pad the name.
    const padded = Buffer.from('1a45dfa38fec81004282867765626d0000ffffff', 'hex');
    expect(sniffMedia(padded)).toEqual({ kind: 'video', container: 'webm' });
  });

  it.each([
    ['nothing', ''],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['HTML', '<!doctype html>'],
    ['a playlist', '#EXTM3U\nfile:///etc/passwd'],
    ['AVI', 'RIFF\0\0\0\0AVI LIST'],
    ['a sound', 'RIFF\0\0\0\0WAVEfmt '],
    ['PDF', '%PDF-1.7'],
  ])('takes %s for none of ours', (_, text) => {
    expect(sniffMedia(Buffer.from(text, 'latin1'))).toBeNull();
  });

  it('never throws, whatever follows a signature', () => {
    const heads = [[0x1a, 0x45, 0xdf, 0xa3], [0, 0, 0, 8, 0x66, 0x74, 0x79, 0x70], [0xff, 0xd8, 0xff], []];
    fc.assert(
      fc.property(fc.constantFrom(...heads), fc.uint8Array({ maxLength: 300 }), (head, tail) => {
        sniffMedia(Uint8Array.from([...head, ...tail]));
      }),
      { seed: 5, numRuns: 1000 },
    );
  });
});
