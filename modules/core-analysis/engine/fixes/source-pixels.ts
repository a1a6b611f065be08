import { openStill, readHeader, unreadableOnFailure } from '../decode/still-source.ts';
import type { Frame } from '../frame.ts';

/** Fixed files hold at most this many pixels: six times the largest size a platform recommends. Larger sources are brought down to it. */
export const MAX_FIX_PIXELS = 12_000_000;

/** Size a source of that size is worked on at. */
export function workingSize({ width, height }: { width: number; height: number }): { width: number; height: number } {
  const scale = Math.min(1, Math.sqrt(MAX_FIX_PIXELS / (width * height)));
  return scale === 1 ? { width, height } : { width: Math.floor(width * scale), height: Math.floor(height * scale) };
}

/**
 * The pixels of an untrusted image at full size, as the engine measures it: upright, 8-bit sRGB, the same frame of an animation,
 * alpha on the same ground. Only inside the engine's child.
 *
 * @throws EngineError `file_unreadable`
 */
export async function readSource(bytes: Uint8Array): Promise<Frame> {
  const header = await readHeader(bytes);
  const still = await openStill(bytes, header);
  const { autoOrient } = header.metadata;
  const size = workingSize(autoOrient);
  const pipeline = still.open('error');
  if (size.width < autoOrient.width) pipeline.resize({ ...size, fit: 'fill' });
  const { data, info } = await unreadableOnFailure(
    pipeline.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true }),
  );
  return { width: info.width, height: info.height, rgb: info.channels === 3 ? data : tripled(data, info.channels) };
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
