import { join } from 'node:path';
import { FileBlobs } from './file-blobs.ts';
import type { OwnerKeyStore } from './owner-key-store.ts';
import { SealedStore } from './sealed-store.ts';

/** Where objects are written before they are stored; what is old in there belongs to nobody. */
export function draftsFolder(folder: string): string {
  return join(folder, 'drafts');
}

/** Objects as files in one folder. */
export class EncryptedFileStore extends SealedStore {
  constructor({ folder, keys }: { folder: string; keys: OwnerKeyStore }) {
    const drafts = draftsFolder(folder);
    super({ blobs: new FileBlobs({ folder, drafts }), keys, drafts });
  }
}
