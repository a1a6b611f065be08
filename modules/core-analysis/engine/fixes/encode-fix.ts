import { openFrame } from '../decode/decode-image.ts';
import type { Frame } from '../frame.ts';
import type { SourceFacts } from '../measurements.ts';
import type { Size } from '../placements/placement-specs.ts';

export interface RenderedFix {
  readonly bytes: Uint8Array;
  readonly format: 'jpeg' | 'png';
  readonly width: number;
  readonly height: number;
}

/** Visually lossless for photographs, and letters keep their edges without chroma subsampling. */
const QUALITY = 93;
/** Under this quality a file shows blocks: it is made smaller instead. */
const LEAST_QUALITY = 74;
const SHRINK = 0.85;
const LEAST_SIDE = 600;
/** An image of a fixed size is refused at any other: rather blocks than that. */
const LOWER_QUALITIES = [82, LEAST_QUALITY, 60, 45, 30];

/**
 * Pixels as a file anybody takes: PNG where the source was PNG, else JPEG (no
 * ad platform lists WebP). Untagged sRGB, no metadata. Same pixels, same bytes.
 * `fixed`: the one size to which a file that is too heavy may be made smaller.
 */
export async function encodeFix(
  frame: Frame,
  format: SourceFacts['format'],
  maxBytes: number,
  fixed?: Size,
): Promise<RenderedFix> {
  const { width, height } = frame;
  if (format === 'png') {
    const bytes = await openFrame(frame).png({ compressionLevel: 9 }).toBuffer();
    if (bytes.length <= maxBytes) return { bytes, format: 'png', width, height };
  }
  for (const quality of [QUALITY, 88, 82, LEAST_QUALITY]) {
    const bytes = await jpeg(frame, quality);
    if (bytes.length <= maxBytes) return { bytes, format: 'jpeg', width, height };
  }
  return fixed ? encodeAtSize(frame, fixed, maxBytes) : encodeSmaller(frame, maxBytes);
}

async function encodeAtSize(frame: Frame, [width, height]: Size, maxBytes: number): Promise<RenderedFix> {
  const sized = await resized(frame, width, height);
  let bytes = await jpeg(sized, QUALITY);
  for (const quality of LOWER_QUALITIES) {
    if (bytes.length <= maxBytes) break;
    bytes = await jpeg(sized, quality);
  }
  return { bytes, format: 'jpeg', width, height };
}

/** The frame in exactly so many pixels. */
export async function resized(frame: Frame, width: number, height: number): Promise<Frame> {
  const { data, info } = await openFrame(frame)
    .resize({ width, height, fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, rgb: data };
}

async function encodeSmaller(frame: Frame, maxBytes: number): Promise<RenderedFix> {
  let last: RenderedFix | null = null;
  for (let scale = SHRINK; ; scale *= SHRINK) {
    const width = Math.round(frame.width * scale);
    const height = Math.round(frame.height * scale);
    if (last && Math.min(width, height) < LEAST_SIDE) return last;
    const smaller = await resized(frame, width, height);
    last = { bytes: await jpeg(smaller, LEAST_QUALITY), format: 'jpeg', width: smaller.width, height: smaller.height };
    if (last.bytes.length <= maxBytes) return last;
  }
}

function jpeg(frame: Frame, quality: number): Promise<Buffer> {
  const chromaSubsampling = quality >= 82 ? '4:4:4' : '4:2:0';
  return openFrame(frame).jpeg({ quality, chromaSubsampling, optimiseCoding: true }).toBuffer();
}
