import type { SharpOptions } from 'sharp';
import type { ImageType } from './image-header.ts';

/** From what kind of complaint on the decoder gives up. */
export type FailOn = NonNullable<SharpOptions['failOn']>;

/**
 * What the decoder warns of where the coded pixels themselves are broken: it goes on with noise and grey. Its other warnings
 * (stray bytes before a marker, an odd Adobe, JFIF or ICC marker) cost no pixel.
 */
const BROKEN = /bad (?:huffman|arithmetic) code|premature end|found marker 0x[\da-f]+ instead of RST/iu;

/**
 * Decodes and takes no JPEG for whole of which the decoder says that its coded data are broken. An intact file is decoded once; one
 * with another warning a second time, since the first reading ended there. Damage that happens to read as other codes is told by
 * no decoder.
 *
 * Of PNG and WebP the decoders tell damage as an error; their warnings are about what surrounds the pixels.
 */
export async function decodeIntact<T>(type: ImageType, decode: (failOn: FailOn) => Promise<T>): Promise<T> {
  if (type !== 'jpeg') return decode('error');
  try {
    return await decode('warning');
  } catch (warned) {
    if (warned instanceof Error && BROKEN.test(warned.message)) throw warned;
    return decode('error');
  }
}
