import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { type Apng, type ApngFrame, chunk, pngOf } from './apng-frames.ts';
import { MAX_PIXELS } from './image-header.ts';

/**
 * The pictures an animated PNG shows one after the other, each as the whole canvas: interleaved 8-bit RGBA in the colours of the
 * file, not premultiplied. The same memory each time: to be read before the next is asked for.
 *
 * Runs native decoders: only inside the engine's child process.
 */
export async function* composeApng({ width, height, frames }: Apng): AsyncGenerator<Uint8Array> {
  const canvas = new Uint8Array(width * height * 4);
  for (const frame of frames) {
    const pixels = await sharp(frame.png, { failOn: 'error', limitInputPixels: MAX_PIXELS })
      .pipelineColourspace('srgb')
      .toColourspace('srgb')
      .ensureAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer();
    const before = frame.dispose === 'previous' ? Uint8Array.from(canvas) : null;
    lay(canvas, width, frame, pixels);
    yield canvas;
    if (before) canvas.set(before);
    else if (frame.dispose === 'clear') clear(canvas, width, frame);
  }
}

/** A canvas as a PNG of its own with the colours and the turn of the file it is from. */
export function stillOf({ width, height, looks }: Apng, canvas: Uint8Array): Uint8Array {
  const row = width * 4;
  const filtered = Buffer.alloc((row + 1) * height);
  for (let y = 0; y < height; y += 1) filtered.set(canvas.subarray(y * row, (y + 1) * row), y * (row + 1) + 1);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6], 8);
  return pngOf(header, [looks, chunk('IDAT', deflateSync(filtered, { level: 1 }))]);
}

function lay(canvas: Uint8Array, width: number, frame: ApngFrame, pixels: Uint8Array): void {
  for (let y = 0; y < frame.height; y += 1) {
    let to = ((frame.top + y) * width + frame.left) * 4;
    let from = y * frame.width * 4;
    if (!frame.over) {
      canvas.set(pixels.subarray(from, from + frame.width * 4), to);
      continue;
    }
    for (let x = 0; x < frame.width; x += 1, to += 4, from += 4) {
      const upper = (pixels[from + 3] as number) / 255;
      const lower = ((canvas[to + 3] as number) / 255) * (1 - upper);
      const alpha = upper + lower;
      if (alpha === 0) continue;
      for (let channel = 0; channel < 3; channel += 1) {
        const mixed = (pixels[from + channel] as number) * upper + (canvas[to + channel] as number) * lower;
        canvas[to + channel] = Math.round(mixed / alpha);
      }
      canvas[to + 3] = Math.round(alpha * 255);
    }
  }
}

function clear(canvas: Uint8Array, width: number, frame: ApngFrame): void {
  for (let y = 0; y < frame.height; y += 1) {
    const from = ((frame.top + y) * width + frame.left) * 4;
    canvas.fill(0, from, from + frame.width * 4);
  }
}
