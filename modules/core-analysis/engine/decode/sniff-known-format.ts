import type { KnownFormat } from '../../contract/unsupported-file.ts';
import { isCameraRaw } from './camera-raw.ts';
import { sniffMarkup } from './sniff-markup.ts';
import { sniffZip } from './sniff-zip.ts';

/** A format, and the bytes that give it away: each at its place. */
type Signature = readonly [format: KnownFormat, ...marks: readonly (readonly [at: number, bytes: string])[]];

/** Bytes as Latin-1. The first that fits counts. */
const SIGNATURES: readonly Signature[] = [
  ['gif', [0, 'GIF87a']],
  ['gif', [0, 'GIF89a']],
  ['raw', [0, 'FUJIFILMCCD-RAW']],
  ['raw', [0, 'IIRO']],
  ['raw', [0, 'IIRS']],
  ['raw', [0, 'IIU\0']],
  ['raw', [0, 'FOVb']],
  ['raw', [4, 'ftypcrx ']],
  ['tiff', [0, 'II*\0']],
  ['tiff', [0, 'MM\0*']],
  ['tiff', [0, 'II+\0']],
  ['tiff', [0, 'MM\0+']],
  ['psd', [0, '8BPS\0\x01']],
  ['psd', [0, '8BPS\0\x02']],
  ['jxl', [0, '\xff\x0a']],
  ['jxl', [0, '\0\0\0\x0cJXL \x0d\x0a\x87\x0a']],
  ['jp2', [0, '\0\0\0\x0cjP  \x0d\x0a\x87\x0a']],
  ['jp2', [0, '\xff\x4f\xff\x51']],
  ['eps', [0, '\xc5\xd0\xd3\xc6']],
  ['indesign', [0, '\x06\x06\xed\xf5\xd8\x1d\x46\xe5']],
  ['office', [0, '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1']],
  ['archive', [0, 'Rar!\x1a\x07']],
  ['archive', [0, '7z\xbc\xaf\x27\x1c']],
  ['archive', [0, '\x1f\x8b\x08']],
  ['avi', [0, 'RIFF'], [8, 'AVI ']],
  ['wav', [0, 'RIFF'], [8, 'WAVE']],
  ['wav', [0, 'RF64'], [8, 'WAVE']],
  ['mkv', [0, '\x1a\x45\xdf\xa3']],
  ['wmv', [0, '\x30\x26\xb2\x75\x8e\x66\xcf\x11']],
  ['flv', [0, 'FLV\x01']],
  ['mpeg', [0, '\0\0\x01\xba']],
  ['mpeg', [0, '\0\0\x01\xb3']],
  // Packets of 188 bytes each begin alike; on Blu-ray and in cameras (M2TS) four bytes stand before each.
  ['ts', [0, 'G'], [188, 'G'], [376, 'G']],
  ['ts', [4, 'G'], [196, 'G'], [388, 'G']],
  ['ogg', [0, 'OggS']],
  ['mp3', [0, 'ID3']],
  ['sound', [0, 'fLaC']],
  ['sound', [0, 'FORM'], [8, 'AIF']],
  ['sound', [0, '#!AMR']],
];

const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx']);
const AVIF_BRANDS = new Set(['avif', 'avis']);
/** Brands looked at in the first box at most: real files name fewer than ten. */
const MOST_BRANDS = 16;
/** How far into a file the mark of PDF may stand. */
const PDF_LOOK = 1024;
/** Sizes of the header that follows the first 14 bytes of a BMP. */
const BMP_HEADERS = new Set([12, 16, 40, 52, 56, 64, 108, 124]);

/**
 * Which of the formats that we do not take but can name a file is by its beginning; null for anything else. The first 64 kB are
 * enough. Pure and safe on hostile bytes.
 */
export function sniffKnownFormat(bytes: Uint8Array): KnownFormat | null {
  const signed = SIGNATURES.find(([, ...marks]) => marks.every(([at, mark]) => stands(bytes, at, mark)))?.[0];
  if (signed === 'tiff') return isCameraRaw(bytes) ? 'raw' : 'tiff';
  return signed ?? sniffBox(bytes) ?? sniffByHeader(bytes) ?? sniffZip(bytes) ?? sniffMarkup(bytes);
}

/** Pictures in the box format of MP4, by their brands. */
function sniffBox(bytes: Uint8Array): KnownFormat | null {
  if (latin(bytes, 4, 8) !== 'ftyp') return null;
  const brands = brandsOf(bytes);
  // What is both by its brands ("mif1" beside others) goes by the first that says which.
  const telling = brands.find((brand) => HEIC_BRANDS.has(brand) || AVIF_BRANDS.has(brand));
  if (telling === undefined) return null;
  return HEIC_BRANDS.has(telling) ? 'heic' : 'avif';
}

/** Formats whose mark is too short to be believed without what follows it. */
function sniffByHeader(bytes: Uint8Array): KnownFormat | null {
  if (bytes.length < 4) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (stands(bytes, 0, 'BM') && bytes.length >= 18 && BMP_HEADERS.has(view.getUint32(14, true))) return 'bmp';
  const icon = view.getUint32(0, true);
  if ((icon === 0x10000 || icon === 0x20000) && bytes.length >= 22 && view.getUint16(4, true) > 0 && bytes[9] === 0)
    return 'ico';
  if (/^[FCZ]WS$/u.test(latin(bytes, 0, 3)) && (bytes[3] as number) < 64) return 'swf';
  // Eleven bits of ones, then version and layer: MPEG layer II and III are MP3's kind, layer 0 is AAC.
  const sync = view.getUint16(0);
  if ((sync & 0xfff6) === 0xfff0) return 'sound';
  if ((sync & 0xffe0) === 0xffe0 && [0x02, 0x04].includes(sync & 0x06) && (bytes[2] as number) >> 4 < 15) return 'mp3';
  return latin(bytes, 0, PDF_LOOK).includes('%PDF-') ? 'pdf' : null;
}

/** The major brand and the compatible ones, between which stands a version. */
function brandsOf(bytes: Uint8Array): string[] {
  const length = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0);
  const end = Math.min(length, bytes.length, 16 + 4 * MOST_BRANDS);
  const brands = [latin(bytes, 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(latin(bytes, at, at + 4));
  return brands;
}

function stands(bytes: Uint8Array, at: number, mark: string): boolean {
  return latin(bytes, at, at + mark.length) === mark;
}

function latin(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to));
}
