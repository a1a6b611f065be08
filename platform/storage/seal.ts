import { type CipherGCM, createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { inChunks } from './in-chunks.ts';

/** Layout of a sealed object: nonce, tag, ciphertext (AES-256-GCM). */
export const NONCE_BYTES = 12;
export const TAG_BYTES = 16;
/** Nonce and tag: two objects that share them are the same object. */
export const HEADER_BYTES = NONCE_BYTES + TAG_BYTES;

/** What an object is encrypted under. */
export interface Seal {
  readonly dataKey: Uint8Array;
  /** Authenticated with the bytes: whose they are, and which. */
  readonly context: string;
}

/** A cipher under a nonce of its own. The tag is known last, though it is stored in front. */
export function createSealer({ dataKey, context }: Seal): { nonce: Buffer; cipher: CipherGCM } {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', dataKey, nonce);
  cipher.setAAD(Buffer.from(context));
  return { nonce, cipher };
}

/** Bytes in memory, sealed; others have their turn between two chunks. */
export async function sealBytes(bytes: Uint8Array, seal: Seal): Promise<Buffer> {
  const { nonce, cipher } = createSealer(seal);
  const sealed = Buffer.allocUnsafe(HEADER_BYTES + bytes.length);
  nonce.copy(sealed);
  let at = HEADER_BYTES;
  for await (const chunk of inChunks(bytes)) at += cipher.update(chunk).copy(sealed, at);
  cipher.final();
  cipher.getAuthTag().copy(sealed, NONCE_BYTES);
  return sealed;
}

/** @throws Error where a byte or the context is not what was sealed */
export function openSealed(sealed: Buffer, { dataKey, context }: Seal): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', dataKey, sealed.subarray(0, NONCE_BYTES));
  decipher.setAAD(Buffer.from(context));
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, HEADER_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(HEADER_BYTES)), decipher.final()]);
}
