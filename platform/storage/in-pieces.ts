import { createHash } from 'node:crypto';
import { setImmediate as nextPass } from 'node:timers/promises';

/** About a tenth of a millisecond of AES or SHA-256. */
const PIECE_BYTES = 256 * 1024;

/** The bytes in pieces of 256 kB, each in a pass of the event loop of its own; not copied. */
export async function* inPieces(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
    if (at > 0) await nextPass();
    yield bytes.subarray(at, at + PIECE_BYTES);
  }
}

/** SHA-256 in hex, without holding up the process while a long file is read. */
export async function sha256InPieces(bytes: Uint8Array): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of inPieces(bytes)) hash.update(piece);
  return hash.digest('hex');
}
