import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Knex } from 'knex';

const KEY_BYTES = 32;
const CACHE_SIZE = 1_000;

/**
 * One data key per owner in `platform.data_keys`, wrapped by the master key
 * (AES-256-GCM, owner authenticated). Dropping the row makes everything of
 * that owner unreadable for good.
 */
export class OwnerKeyStore {
  private readonly cache = new Map<string, Buffer>();

  constructor(private readonly deps: { db: Knex; masterKey: Buffer }) {}

  async getOrCreate(owner: string): Promise<Buffer> {
    const known = await this.find(owner);
    if (known) return known;
    await this.deps
      .db('platform.data_keys')
      .insert({ owner_id: owner, wrapped_key: this.wrap(owner, randomBytes(KEY_BYTES)) })
      .onConflict('owner_id')
      .ignore();
    const stored = await this.find(owner);
    if (!stored) throw new Error('the data key of an owner vanished while it was made');
    return stored;
  }

  async find(owner: string): Promise<Buffer | undefined> {
    const cached = this.cache.get(owner);
    if (cached) return cached;
    const row = await this.deps.db('platform.data_keys').where({ owner_id: owner }).first('wrapped_key');
    if (!row) return undefined;
    const key = this.unwrap(owner, row.wrapped_key as Buffer);
    if (this.cache.size >= CACHE_SIZE) this.cache.clear();
    this.cache.set(owner, key);
    return key;
  }

  async drop(owner: string): Promise<void> {
    this.cache.delete(owner);
    await this.deps.db('platform.data_keys').where({ owner_id: owner }).delete();
  }

  private wrap(owner: string, key: Buffer): Buffer {
    const nonce = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', this.deps.masterKey, nonce);
    cipher.setAAD(Buffer.from(owner));
    const sealed = Buffer.concat([cipher.update(key), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
  }

  private unwrap(owner: string, wrapped: Buffer): Buffer {
    const decipher = createDecipheriv('aes-256-gcm', this.deps.masterKey, wrapped.subarray(0, 12));
    decipher.setAAD(Buffer.from(owner));
    decipher.setAuthTag(wrapped.subarray(12, 28));
    return Buffer.concat([decipher.update(wrapped.subarray(28)), decipher.final()]);
  }
}
