import type { AVCodecID } from 'node-av/constants';
import { Codec } from 'node-av/lib';

/** Longest name that fits a sentence. */
const MOST = 48;

/**
 * A codec as people name it ("MPEG-2 video"), by the decoder library's own list; by the four letters of the file where that does
 * not know it.
 */
export function codecWords(id: AVCodecID, tag: string | null): string {
  // Several names of one codec are parted by strokes.
  const known = Codec.findDecoder(id)?.longName?.split(' / ')[0];
  return printable(known ?? tag);
}

function printable(name: string | null): string {
  const plain = (name ?? '').replace(/[^\w .()#/+-]/g, '').trim();
  return plain === '' ? 'an unknown codec' : plain.slice(0, MOST);
}
