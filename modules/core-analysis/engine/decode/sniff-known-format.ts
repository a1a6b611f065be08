import type { KnownFormat } from '../../contract/unsupported-file.ts';

const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx']);
const AVIF_BRANDS = new Set(['avif', 'avis']);
/** Brands looked at in the first box at most: real files name fewer than ten. */
const MOST_BRANDS = 16;

/** Which of the formats that we do not take but can name a file is by its first bytes; null for anything else. Pure and safe on hostile bytes. */
export function sniffKnownFormat(bytes: Uint8Array): KnownFormat | null {
  if (/^GIF8[79]a$/u.test(latin(bytes, 0, 6))) return 'gif';
  if (latin(bytes, 4, 8) !== 'ftyp') return null;
  const brands = brandsOf(bytes);
  // What is both by its brands ("mif1" beside others) goes by the first that tells.
  const telling = brands.find((brand) => HEIC_BRANDS.has(brand) || AVIF_BRANDS.has(brand));
  if (telling === undefined) return null;
  return HEIC_BRANDS.has(telling) ? 'heic' : 'avif';
}

/** The major brand and the compatible ones, between which stands a version. */
function brandsOf(bytes: Uint8Array): string[] {
  const length = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0);
  const end = Math.min(length, bytes.length, 16 + 4 * MOST_BRANDS);
  const brands = [latin(bytes, 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(latin(bytes, at, at + 4));
  return brands;
}

function latin(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to));
}
