import { randomBytes } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { blobName, ownerPrefix } from './blob-name.ts';
import type { BlobStore } from './blob-store.ts';
import type { ObjectStore } from './object-store.ts';
import type { OwnerKeyStore } from './owner-key-store.ts';
import { openSealed, type Seal, sealBytes } from './seal.ts';
import { SealingThread } from './sealing-thread.ts';

interface Deps {
  readonly blobs: BlobStore;
  readonly keys: OwnerKeyStore;
  /** Folder of this machine for files that are being sealed; what is old in there belongs to nobody. */
  readonly drafts: string;
}

/**
 * Seals objects under their owner's key and opens them again, wherever they are kept. Owner and key are
 * authenticated with the bytes, so an object moved to another name does not open.
 */
export class SealedStore implements ObjectStore {
  private readonly thread = new SealingThread();

  constructor(private readonly deps: Deps) {}

  async put(owner: string, key: string, bytes: Uint8Array): Promise<void> {
    const sealed = await sealBytes(bytes, await this.sealFor(owner, key));
    await this.deps.blobs.put(blobName(owner, key), sealed);
  }

  async putFile(owner: string, key: string, source: string): Promise<void> {
    const seal = await this.sealFor(owner, key);
    await mkdir(this.deps.drafts, { recursive: true, mode: 0o700 });
    const draft = join(this.deps.drafts, randomBytes(12).toString('hex'));
    try {
      await this.thread.seal({ source, target: draft, ...seal });
      await this.deps.blobs.putFile(blobName(owner, key), draft);
    } finally {
      await rm(draft, { force: true });
    }
  }

  async get(owner: string, key: string): Promise<Buffer | undefined> {
    const sealed = await this.deps.blobs.get(blobName(owner, key));
    const dataKey = sealed && (await this.deps.keys.find(owner));
    return dataKey && openSealed(sealed, { dataKey, context: contextOf(owner, key) });
  }

  async delete(owner: string, key: string): Promise<void> {
    await this.deps.blobs.delete(blobName(owner, key));
  }

  async deleteOwner(owner: string): Promise<void> {
    await this.deps.keys.drop(owner);
    await this.deps.blobs.deletePrefix(ownerPrefix(owner));
  }

  private async sealFor(owner: string, key: string): Promise<Seal> {
    return { dataKey: await this.deps.keys.getOrCreate(owner), context: contextOf(owner, key) };
  }
}

const contextOf = (owner: string, key: string): string => `${owner}\0${key}`;
