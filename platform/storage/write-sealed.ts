import { open } from 'node:fs/promises';
import { createSealer, NONCE_BYTES, type Seal, TAG_BYTES } from './seal.ts';

/** Writes a new file, readable by us alone, encrypted chunk by chunk; on disk when this returns. */
export async function writeSealed(path: string, chunks: AsyncIterable<Uint8Array>, seal: Seal): Promise<void> {
  const { nonce, cipher } = createSealer(seal);
  const file = await open(path, 'wx', 0o600);
  try {
    await file.appendFile(Buffer.concat([nonce, Buffer.alloc(TAG_BYTES)]));
    for await (const chunk of chunks) await file.appendFile(cipher.update(chunk));
    const rest = cipher.final();
    if (rest.length > 0) await file.appendFile(rest);
    const { bytesWritten } = await file.write(cipher.getAuthTag(), 0, TAG_BYTES, NONCE_BYTES);
    if (bytesWritten !== TAG_BYTES) throw new Error('the tag of an object was not written');
    await file.sync();
  } finally {
    await file.close();
  }
}
