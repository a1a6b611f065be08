import { imageSize } from 'image-size';
import { isListedSize } from '../placements/fixed-sizes.ts';

export type ImageType = 'jpeg' | 'png' | 'webp';

/** The most pixels a source may claim. */
export const MAX_PIXELS = 50_000_000;
/** The fewest pixels on either side of an image that no placement asks for. */
export const MIN_SIDE = 64;

/** Whether an image has too few pixels to be judged; a size that a placement lists is taken whatever its sides. */
export function isTooSmall(size: { width: number; height: number }): boolean {
  return Math.min(size.width, size.height) < MIN_SIDE && !isListedSize(size);
}

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const RIFF = [0x52, 0x49, 0x46, 0x46];
const WEBP = [0x57, 0x45, 0x42, 0x50];

/**
 * Tells the three image types we take by their first bytes; null for anything
 * else, whatever the name or the client's type said. Pure and safe on hostile
 * bytes; twelve bytes are enough.
 */
export function sniffImageType(bytes: Uint8Array): ImageType | null {
  if (startsWith(bytes, PNG_SIGNATURE, 0)) return 'png';
  if (startsWith(bytes, [0xff, 0xd8, 0xff], 0)) return 'jpeg';
  if (startsWith(bytes, RIFF, 0) && startsWith(bytes, WEBP, 8)) return 'webp';
  return null;
}

/**
 * Width and height as shown (EXIF orientation applied) from the header alone,
 * no pixel decoded; null where the header cannot be read or is not of a type
 * we take. What a header claims may be a lie: only good for an early refusal.
 */
export function readImageSize(bytes: Uint8Array): { width: number; height: number } | null {
  if (sniffImageType(bytes) === null) return null;
  try {
    const { width, height, orientation = 1 } = imageSize(bytes);
    if (!(width > 0 && height > 0)) return null;
    return orientation >= 5 && orientation <= 8 ? { width: height, height: width } : { width, height };
  } catch {
    return null;
  }
}

/** True for a PNG with an animation control chunk before its pixels (APNG); decoders show its first frame. */
export function isAnimatedPng(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 8; at + 8 <= bytes.length; ) {
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (name === 'acTL') return true;
    if (name === 'IDAT' || name === 'IEND') return false;
    at += 12 + view.getUint32(at);
  }
  return false;
}

const GPS_INFO_TAG = 0x8825;

/** True where an EXIF block (with or without its `Exif` prefix) points to a GPS directory. Safe on garbage. */
export function exifHasGps(exif: Uint8Array): boolean {
  const start = startsWith(exif, [0x45, 0x78, 0x69, 0x66, 0, 0], 0) ? 6 : 0;
  if (exif.length < start + 10) return false;
  const view = new DataView(exif.buffer, exif.byteOffset + start, exif.byteLength - start);
  const little = view.getUint16(0) === 0x4949;
  const directory = view.getUint32(4, little);
  if (directory + 2 > view.byteLength) return false;
  const entries = view.getUint16(directory, little);
  for (let index = 0; index < entries; index += 1) {
    const at = directory + 2 + index * 12;
    if (at + 12 > view.byteLength) return false;
    if (view.getUint16(at, little) === GPS_INFO_TAG) return true;
  }
  return false;
}

function startsWith(bytes: Uint8Array, signature: readonly number[], offset: number): boolean {
  return bytes.length >= offset + signature.length && signature.every((byte, at) => bytes[offset + at] === byte);
}
