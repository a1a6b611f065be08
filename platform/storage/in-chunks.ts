import { setImmediate as nextPass } from 'node:timers/promises';

/** About a tenth of a millisecond of AES. */
const CHUNK_BYTES = 256 * 1024;

/** The bytes in pieces of 256 kB, each in a pass of the event loop of its own; not copied. */
export async function* inChunks(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
    if (at > 0) await nextPass();
    yield bytes.subarray(at, at + CHUNK_BYTES);
  }
}
