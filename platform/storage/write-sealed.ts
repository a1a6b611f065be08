import { createCipheriv, randomBytes } from 'node:crypto';
import { open } from 'node:fs/promises';

/** Layout of a sealed file: nonce, tag, ciphertext. */
export const NONCE_BYTES = 12;
export const TAG_BYTES = 16;

/** What a file is encrypted under. */
export interface Seal {
  readonly dataKey: Uint8Array;
  /** Authenticated with the bytes: whose they are, and which. */
  readonly context: string;
}

/** Writes a new file, readable by us alone, encrypted (AES-256-GCM) piece by piece; on disk when this returns. The tag is known last. */
export async function writeSealed(
  path: string,
  pieces: AsyncIterable<Uint8Array>,
  { dataKey, context }: Seal,
): Promise<void> {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', dataKey, nonce);
  cipher.setAAD(Buffer.from(context));
  const file = await open(path, 'wx', 0o600);
  try {
    await file.appendFile(Buffer.concat([nonce, Buffer.alloc(TAG_BYTES)]));
    for await (const piece of pieces) await file.appendFile(cipher.update(piece));
    const rest = cipher.final();
    if (rest.length > 0) await file.appendFile(rest);
    const { bytesWritten } = await file.write(cipher.getAuthTag(), 0, TAG_BYTES, NONCE_BYTES);
    if (bytesWritten !== TAG_BYTES) throw new Error('the tag of an object was not written');
    await file.sync();
  } finally {
    await file.close();
  }
}
