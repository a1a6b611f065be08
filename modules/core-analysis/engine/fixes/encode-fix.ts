import { openFrame } from '../decode/decode-image.ts';
import type { Frame } from '../frame.ts';
import type { SourceFacts } from '../measurements.ts';

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

/**
 * Pixels as a file anybody takes: PNG where the source was PNG, else JPEG (no
 * ad platform lists WebP). Untagged sRGB, no metadata. Same pixels, same bytes.
 */
export async function encodeFix(frame: Frame, format: SourceFacts['format'], maxBytes: number): Promise<RenderedFix> {
  const { width, height } = frame;
  if (format === 'png') {
    const bytes = await openFrame(frame).png({ compressionLevel: 9 }).toBuffer();
    if (bytes.length <= maxBytes) return { bytes, format: 'png', width, height };
  }
  for (const quality of [QUALITY, 88, 82, LEAST_QUALITY]) {
    const bytes = await jpeg(frame, quality);
    if (bytes.length <= maxBytes) return { bytes, format: 'jpeg', width, height };
  }
  return encodeSmaller(frame, maxBytes);
}

async function encodeSmaller(frame: Frame, maxBytes: number): Promise<RenderedFix> {
  let last: RenderedFix | null = null;
  for (let scale = SHRINK; ; scale *= SHRINK) {
    const width = Math.round(frame.width * scale);
    const height = Math.round(frame.height * scale);
    if (last && Math.min(width, height) < LEAST_SIDE) return last;
    const { data, info } = await openFrame(frame)
      .resize({ width, height, fit: 'fill' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const smaller = { width: info.width, height: info.height, rgb: data };
    last = { bytes: await jpeg(smaller, LEAST_QUALITY), format: 'jpeg', width: info.width, height: info.height };
    if (last.bytes.length <= maxBytes) return last;
  }
}

function jpeg(frame: Frame, quality: number): Promise<Buffer> {
  const chromaSubsampling = quality >= 82 ? '4:4:4' : '4:2:0';
  return openFrame(frame).jpeg({ quality, chromaSubsampling, optimiseCoding: true }).toBuffer();
}
