import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isBlobName } from './blob-name.ts';
import type { BlobStore, StoredBlob } from './blob-store.ts';

/** Blobs as files in one folder, which may be a volume shared by several processes. */
export class FileBlobs implements BlobStore {
  readonly place: string;

  private readonly folder: string;
  private readonly drafts: string;

  /** @param options.drafts where files are written before they get their name; on the same file system */
  constructor(options: { folder: string; drafts: string }) {
    this.folder = options.folder;
    this.drafts = options.drafts;
    this.place = `files in ${options.folder}`;
  }

  async put(name: string, bytes: Uint8Array): Promise<void> {
    await mkdir(this.drafts, { recursive: true, mode: 0o700 });
    const draft = join(this.drafts, randomBytes(12).toString('hex'));
    try {
      const file = await open(draft, 'wx', 0o600);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await this.putFile(name, draft);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }

  async putFile(name: string, file: string): Promise<void> {
    const path = join(this.folder, name);
    await mkdir(dirname(path), { recursive: true });
    await rename(file, path);
  }

  get(name: string): Promise<Buffer | undefined> {
    return ifThere(readFile(join(this.folder, name)));
  }

  async head(name: string, length: number): Promise<Buffer | undefined> {
    const file = await ifThere(open(join(this.folder, name)));
    if (!file) return undefined;
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, 0);
      return buffer.subarray(0, bytesRead);
    } finally {
      await file.close();
    }
  }

  async delete(name: string): Promise<void> {
    await rm(join(this.folder, name), { force: true });
  }

  async deletePrefix(prefix: string): Promise<void> {
    await rm(join(this.folder, prefix), { recursive: true, force: true });
  }

  async *list(): AsyncGenerator<StoredBlob> {
    for (const first of await namesIn(this.folder)) {
      if (!/^[0-9a-f]{2}$/.test(first)) continue;
      for (const owner of await namesIn(join(this.folder, first)))
        for (const file of await namesIn(join(this.folder, first, owner))) {
          const name = `${first}/${owner}/${file}`;
          const size = isBlobName(name) && (await ifThere(stat(join(this.folder, name))))?.size;
          if (typeof size === 'number') yield { name, size };
        }
    }
  }
}

async function namesIn(folder: string): Promise<string[]> {
  return ((await ifThere(readdir(folder))) ?? []).sort();
}

/** `undefined` for what is not there, or went while we looked. */
async function ifThere<T>(found: Promise<T>): Promise<T | undefined> {
  try {
    return await found;
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}
