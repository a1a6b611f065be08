import { readFile } from 'node:fs/promises';
import * as fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { KNOWN_FORMATS, type KnownFormat, unsupportedFile } from '../../contract/unsupported-file.ts';
import { generateClip } from '../testing/clip-generator.ts';
import { sniffKnownFormat } from './sniff-known-format.ts';

const MEDIA = new URL('../../tests/media/', import.meta.url);
const hex = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex');
const text = (content: string) => Buffer.from(content, 'latin1');
const padded = (bytes: Buffer, length = 512) =>
  Buffer.concat([bytes, Buffer.alloc(Math.max(0, length - bytes.length))]);

const ftyp = (brand: string, ...others: string[]): Buffer => {
  const box = Buffer.from(`\0\0\0\0ftyp${brand}\0\0\0\0${others.join('')}`, 'latin1');
  box.writeUInt32BE(box.length);
  return Buffer.concat([box, Buffer.from('\0\0\0\x08meta', 'latin1')]);
};

/** Files in a ZIP, stored. */
function zip(files: Readonly<Record<string, string>>): Buffer {
  return Buffer.concat(
    Object.entries(files).map(([name, content]) => {
      const head = Buffer.alloc(30);
      head.writeUInt32BE(0x504b0304);
      head.writeUInt32LE(content.length, 18);
      head.writeUInt16LE(name.length, 26);
      return Buffer.concat([head, text(name), text(content)]);
    }),
  );
}

/** A TIFF whose first directory has these fields of one number. */
function tiff(fields: readonly [tag: number, value: number][], little = true): Buffer {
  const file = Buffer.alloc(8 + 2 + fields.length * 12 + 4);
  const [u16, u32] = little
    ? (['writeUInt16LE', 'writeUInt32LE'] as const)
    : (['writeUInt16BE', 'writeUInt32BE'] as const);
  file.write(little ? 'II' : 'MM', 'latin1');
  file[u16](42, 2);
  file[u32](8, 4);
  file[u16](fields.length, 8);
  for (const [index, [tag, value]] of fields.entries()) {
    file[u16](tag, 10 + index * 12);
    file[u16](4, 12 + index * 12);
    file[u32](1, 14 + index * 12);
    file[u32](value, 18 + index * 12);
  }
  return file;
}

const packets = (before: string) =>
  Buffer.concat(Array.from({ length: 5 }, () => padded(text(`${before}G`), 188 + before.length)));

const SVG_ELEMENT = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const DOCTYPE =
  '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd" [ <!ENTITY ns "http://x/"> <!ENTITY a "b"> ]>';

/** Made beginnings of each format; the programs that write them differ in more than these say. */
const FILES: readonly [format: KnownFormat | null, name: string, bytes: Buffer][] = [
  ['heic', 'an iPhone’s', ftyp('heic', 'mif1', 'heic')],
  ['heic', 'with a general brand', ftyp('mif1', 'mif1', 'heic')],
  ['heic', 'a sequence', ftyp('msf1', 'hevc')],
  ['avif', 'with a general brand', ftyp('mif1', 'avif', 'miaf')],
  ['avif', 'a sequence', ftyp('avis', 'msf1')],
  ['tiff', 'big-endian', tiff([[0x100, 90]], false)],
  ['tiff', 'BigTIFF', hex('49492b00 08000000 10000000 00000000')],
  ['tiff', 'BigTIFF, big-endian', hex('4d4d002b 00080000 00000000 00000010')],
  [
    'raw',
    'DNG',
    tiff([
      [0xfe, 0],
      [0xc612, 0x401],
    ]),
  ],
  [
    'raw',
    'NEF',
    tiff(
      [
        [0xfe, 1],
        [0x100, 160],
      ],
      false,
    ),
  ],
  ['raw', 'CR2', hex('49492a00 10000000 43520200 00000000')],
  ['raw', 'CR3', ftyp('crx ', 'crx ', 'isom')],
  ['raw', 'RAF', text('FUJIFILMCCD-RAW 0201')],
  ['bmp', 'of Windows', padded(hex('424d 36400000 00000000 36000000 28000000'))],
  ['bmp', 'of OS/2', padded(hex('424d 36400000 00000000 1a000000 0c000000'))],
  ['ico', 'of one picture', padded(hex('00000100 0100 20200000 01002000'))],
  ['jxl', 'bare', padded(hex('ff0a fa7f'))],
  ['jxl', 'boxed', hex('0000000c 4a584c20 0d0a870a 00000014')],
  ['jp2', 'boxed', hex('0000000c 6a502020 0d0a870a 00000014')],
  ['jp2', 'bare', hex('ff4fff51 002f0000')],
  ['psd', 'PSD', text('8BPS\0\x01\0\0\0\0\0\0')],
  ['psd', 'PSB', text('8BPS\0\x02\0\0\0\0\0\0')],
  ['pdf', 'with something before it', text('\xef\xbb\xbf\r\n%PDF-1.4\n%\xe2\xe3')],
  ['pdf', 'Illustrator', text('%PDF-1.6\r%\xe2\xe3\xcf\xd3\r\n1 0 obj\r<</Metadata 2 0 R>>')],
  ['eps', 'as text', text('%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 10 10')],
  ['eps', 'with a preview', padded(hex('c5d0d3c6 1e000000'))],
  ['svg', 'bare', text(SVG_ELEMENT)],
  [
    'svg',
    'with a mark, prolog, comment and document type',
    text(`\xef\xbb\xbf<?xml version="1.0"?>\n<!-- by <svg> -->\r\n${DOCTYPE}\n<SVG >`),
  ],
  ['svg', 'with a namespace', text('<svg:svg xmlns:svg="http://www.w3.org/2000/svg">')],
  ['svg', 'in UTF-16', Buffer.from(`\ufeff<?xml version="1.0" encoding="UTF-16"?>${SVG_ELEMENT}`, 'utf16le')],
  ['indesign', '', hex('0606edf5d81d46e5 bd31efe7fe74b71d')],
  ['office', 'PPTX', zip({ '[Content_Types].xml': '<Types/>', 'ppt/presentation.xml': '<p/>' })],
  ['office', 'DOCX', zip({ 'word/document.xml': '<w/>' })],
  ['office', 'ODP', zip({ mimetype: 'application/vnd.oasis.opendocument.presentation' })],
  ['office', 'Keynote', zip({ 'Index/Document.iwa': 'x' })],
  ['office', 'PPT', padded(hex('d0cf11e0a1b11ae1'))],
  ['zip', 'of pictures', zip({ 'ads/one.jpg': 'x', 'ads/two.jpg': 'y' })],
  ['archive', 'RAR', text('Rar!\x1a\x07\x01\0')],
  ['archive', '7z', hex('377abcaf271c0004')],
  ['archive', 'gzip', hex('1f8b0800 00000000')],
  ['avi', '', text('RIFF\x10\0\0\0AVI LIST')],
  ['mkv', '', hex('1a45dfa3 8b 4282 88 6d6174726f736b61')],
  ['ts', 'of a broadcast', packets('')],
  ['ts', 'of a camera (M2TS)', packets('\0\0\0\0')],
  ['mpeg', 'program stream', padded(hex('000001ba 44000400'))],
  ['mpeg', 'bare stream', padded(hex('000001b3 2d024033'))],
  ['wmv', '', hex('3026b2758e66cf11a6d900aa0062ce6c')],
  ['flv', '', text('FLV\x01\x05\0\0\0\x09')],
  ['swf', '', text('CWS\x0a\x10\0\0\0')],
  ['ogg', '', text('OggS\0\x02')],
  ['mp3', 'with tags', text('ID3\x04\0\0')],
  ['mp3', 'bare', padded(hex('fffb9064'))],
  ['wav', '', text('RIFF\x10\0\0\0WAVEfmt ')],
  ['sound', 'FLAC', text('fLaC\0\0')],
  ['sound', 'AAC', padded(hex('fff15080'))],
  ['sound', 'AIFF', text('FORM\0\0\0\x10AIFFCOMM')],
  [null, 'a picture of no brand', ftyp('mif1', 'miaf')],
  [null, 'MP4', ftyp('isom', 'iso2', 'avc1')],
  [null, 'nothing', Buffer.alloc(0)],
  [null, 'zeros', Buffer.alloc(1000)],
  [null, 'a web page', text('<!doctype html><html><body><svg></svg></body></html>')],
  [null, 'words', text('BM is a shop; FWS and G too. <svg> is no drawing here.')],
  [null, 'UTF-16 words', Buffer.from('\ufeffwords', 'utf16le')],
  [null, 'a program', padded(hex('7f454c46'))],
];

describe('formats that are not taken, by their first bytes', () => {
  it('knows real files of GIF, AVIF, TIFF, PDF and AVI, and none of ours', async () => {
    const picture = () => sharp({ create: { width: 70, height: 70, channels: 3, background: '#123456' } });
    expect(sniffKnownFormat(await picture().gif().toBuffer())).toBe('gif');
    expect(sniffKnownFormat(await picture().avif().toBuffer())).toBe('avif');
    expect(sniffKnownFormat(await picture().tiff().toBuffer())).toBe('tiff');
    for (const [name, format] of [
      ['tiff-named.jpg', 'tiff'],
      ['pdf-named.jpg', 'pdf'],
      ['avi-named.mp4', 'avi'],
    ] as const)
      expect(sniffKnownFormat(await readFile(new URL(name, MEDIA)))).toBe(format);
    for (const format of ['jpeg', 'png', 'webp'] as const)
      expect(sniffKnownFormat(await picture().toFormat(format).toBuffer())).toBeNull();
    for (const container of ['mp4', 'mov'] as const) {
      const scenes = [{ seconds: 0.2, picture: '#336699' }];
      expect(
        sniffKnownFormat(Buffer.from(await generateClip({ width: 64, height: 64, fps: 10, container, scenes }))),
      ).toBeNull();
    }
  });

  it.each(FILES)('tells %s: %s', (format, _name, bytes) => {
    expect(sniffKnownFormat(bytes)).toBe(format);
    expect(sniffKnownFormat(Buffer.concat([bytes, Buffer.alloc(64 * 1024)]))).toBe(format);
  });

  it('tells every format that has a sentence, and each sentence names a way out', () => {
    const told = new Set([...FILES.map(([format]) => format), 'gif']);
    for (const format of KNOWN_FORMATS) {
      expect(told).toContain(format);
      expect(unsupportedFile(format)).toMatch(/It looks like .+: .*(?:export|upload).+\.$/);
    }
  });

  it('never throws and is soon done, whatever follows a signature', () => {
    const heads = [...FILES.map(([, , bytes]) => bytes.subarray(0, 400)), text('GIF8'), Buffer.alloc(0)];
    fc.assert(
      fc.property(fc.constantFrom(...heads), fc.nat(400), fc.uint8Array({ maxLength: 300 }), (head, keep, tail) => {
        sniffKnownFormat(Buffer.concat([head.subarray(0, keep), tail]));
      }),
      { seed: 6, numRuns: 3000 },
    );
    for (const hostile of ['<!DOCTYPE [] ', '<!DOCTYPE[', '<!--', '<?', ' \n', '<??>', '<!-->', '[[]] '])
      expect(sniffKnownFormat(text(hostile.repeat(8000)))).toBeNull();
  });
});
