import sharp from 'sharp';
import { EngineError } from '../decode/engine-error.ts';
import { MAX_PIXELS } from '../decode/image-header.ts';
import type { Frame } from '../frame.ts';

/** Fixed files hold at most this many pixels: six times the largest size a platform recommends. Larger sources are brought down to it. */
export const MAX_FIX_PIXELS = 12_000_000;

/** Size a source of that size is worked on at. */
export function workingSize({ width, height }: { width: number; height: number }): { width: number; height: number } {
  const scale = Math.min(1, Math.sqrt(MAX_FIX_PIXELS / (width * height)));
  return scale === 1 ? { width, height } : { width: Math.floor(width * scale), height: Math.floor(height * scale) };
}

/**
 * The pixels of an untrusted image at full size: upright, 8-bit sRGB, alpha
 * laid on white, as the engine measures it. Only inside the engine's child.
 *
 * @throws EngineError `file_unreadable`
 */
export async function readSource(bytes: Uint8Array): Promise<Frame> {
  try {
    const options = { failOn: 'error', limitInputPixels: MAX_PIXELS, sequentialRead: true } as const;
    const { autoOrient } = await sharp(bytes, options).metadata();
    const size = workingSize(autoOrient);
    const pipeline = sharp(bytes, options).autoOrient().flatten({ background: '#ffffff' }).toColourspace('srgb');
    if (size.width < autoOrient.width) pipeline.resize({ ...size, fit: 'fill' });
    const { data, info } = await pipeline.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
    return { width: info.width, height: info.height, rgb: info.channels === 3 ? data : tripled(data, info.channels) };
  } catch (cause) {
    throw new EngineError('file_unreadable', undefined, { cause });
  }
}

/** Grey with or without alpha as three equal channels. */
function tripled(data: Uint8Array, channels: number): Uint8Array {
  const rgb = new Uint8Array((data.length / channels) * 3);
  for (let to = 0, from = 0; to < rgb.length; to += 3, from += channels) {
    rgb.fill(data[from] as number, to, to + 3);
    if (channels > 2) rgb.set(data.subarray(from, from + 3), to);
  }
  return rgb;
}
