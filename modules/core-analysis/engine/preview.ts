import { openFrame } from './decode/decode-image.ts';
import type { Frames } from './frame.ts';

const PREVIEW_LONG_SIDE = 1280;
/** Low effort: a fifth of the time for a tenth more bytes. */
const EFFORT = 1;

/** The creative as the result page shows it: WebP, long side at most 1280, drawn anew from pixels, so no metadata. */
export function encodePreview({ full }: Frames): Promise<Uint8Array> {
  const small = openFrame(full).resize({
    width: PREVIEW_LONG_SIDE,
    height: PREVIEW_LONG_SIDE,
    fit: 'inside',
    withoutEnlargement: true,
  });
  return small.webp({ quality: 82, effort: EFFORT }).toBuffer();
}

/** The creative in a list: WebP, long side at most 320, without metadata. */
export function encodeThumbnail({ long320 }: Frames): Promise<Uint8Array> {
  return openFrame(long320).webp({ quality: 78, effort: EFFORT }).toBuffer();
}
