import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

/**
 * Seals small secrets that must be read again (AES-256-GCM), each bound to its
 * owner: a row copied to another account does not open. The key is derived from
 * the product's secret for this one `purpose`.
 */
export function createSealer(options: { secret: string; purpose: string }) {
  const key = createHmac('sha256', options.secret).update(`seal ${options.purpose}`).digest();
  return {
    seal(owner: string, bytes: Buffer): string {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(owner));
      const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    /** @throws when it was changed, or sealed for somebody else */
    open(owner: string, text: string): Buffer {
      const all = Buffer.from(text, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', key, all.subarray(0, 12)).setAAD(Buffer.from(owner));
      decipher.setAuthTag(all.subarray(12, 28));
      return Buffer.concat([decipher.update(all.subarray(28)), decipher.final()]);
    },
  };
}

export type Sealer = ReturnType<typeof createSealer>;
