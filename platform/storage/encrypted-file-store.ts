import { createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { inChunks } from './in-chunks.ts';
import type { ObjectStore } from './object-store.ts';
import type { OwnerKeyStore } from './owner-key-store.ts';
import { SealingThread } from './sealing-thread.ts';
import { NONCE_BYTES, type Seal, TAG_BYTES, writeSealed } from './write-sealed.ts';

/** Where objects are written before they get their name; what is old in there belongs to nobody. */
export function draftsFolder(folder: string): string {
  return join(folder, 'drafts');
}

/**
 * Objects as files in one folder, which may be a volume shared by several
 * processes. An object's owner and key are authenticated with it, so a file
 * moved to another name does not open.
 */
export class EncryptedFileStore implements ObjectStore {
  private readonly thread = new SealingThread();

  constructor(private readonly deps: { folder: string; keys: OwnerKeyStore }) {}

  put(owner: string, key: string, bytes: Uint8Array): Promise<void> {
    return this.keep(owner, key, (draft, seal) => writeSealed(draft, inChunks(bytes), seal));
  }

  putFile(owner: string, key: string, source: string): Promise<void> {
    return this.keep(owner, key, (target, seal) => this.thread.seal({ source, target, ...seal }));
  }

  async get(owner: string, key: string): Promise<Buffer | undefined> {
    let stored: Buffer;
    try {
      stored = await readFile(this.pathOf(owner, key));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
    const dataKey = await this.deps.keys.find(owner);
    if (!dataKey) return undefined;
    const decipher = createDecipheriv('aes-256-gcm', dataKey, stored.subarray(0, NONCE_BYTES));
    decipher.setAAD(Buffer.from(contextOf(owner, key)));
    decipher.setAuthTag(stored.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([decipher.update(stored.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
  }

  async delete(owner: string, key: string): Promise<void> {
    await rm(this.pathOf(owner, key), { force: true });
  }

  async deleteOwner(owner: string): Promise<void> {
    await this.deps.keys.drop(owner);
    await rm(this.folderOf(owner), { recursive: true, force: true });
  }

  private async keep(owner: string, key: string, write: (draft: string, seal: Seal) => Promise<void>): Promise<void> {
    const dataKey = await this.deps.keys.getOrCreate(owner);
    const path = this.pathOf(owner, key);
    await mkdir(dirname(path), { recursive: true });
    // Written aside, then renamed: a crash leaves the old object or the new one, never half of one.
    const drafts = draftsFolder(this.deps.folder);
    await mkdir(drafts, { recursive: true, mode: 0o700 });
    const draft = join(drafts, randomBytes(12).toString('hex'));
    try {
      await write(draft, { dataKey, context: contextOf(owner, key) });
      await rename(draft, path);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }

  /** Names on disk are hashes: no key a caller passes can leave the folder. */
  private pathOf(owner: string, key: string): string {
    return join(this.folderOf(owner), createHash('sha256').update(key).digest('hex'));
  }

  private folderOf(owner: string): string {
    const hash = createHash('sha256').update(owner).digest('hex');
    return join(this.deps.folder, hash.slice(0, 2), hash.slice(2, 34));
  }
}

const contextOf = (owner: string, key: string): string => `${owner}\0${key}`;
