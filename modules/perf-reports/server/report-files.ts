import { createReadStream } from 'node:fs';
import type { ObjectStore } from '#platform/storage/object-store.ts';

/** A file is sealed in parts of this size, so that one of a hundred megabytes is never in memory at once. */
const PART_BYTES = 1024 * 1024;
/** Handed on in pieces of this size: what is made of a larger one outlives the short-lived part of the heap. */
const PIECE_BYTES = 64 * 1024;

export function partsOf(bytes: number): number {
  return Math.max(1, Math.ceil(bytes / PART_BYTES));
}

/** The uploaded files of reports, sealed under their owner's key. */
export class ReportFiles {
  constructor(private readonly storage: ObjectStore) {}

  /** Keeps a copy of the file at `path`. */
  async put(owner: string, id: string, path: string): Promise<void> {
    let part = 0;
    for await (const chunk of createReadStream(path, { highWaterMark: PART_BYTES })) {
      await this.storage.put(owner, keyOf(id, part), chunk as Buffer);
      part += 1;
    }
    if (part === 0) await this.storage.put(owner, keyOf(id, 0), new Uint8Array());
  }

  /** Its bytes from the start. @throws FileGone where a part is not there any more */
  async *read(owner: string, id: string, parts: number): AsyncGenerator<Uint8Array> {
    for (let part = 0; part < parts; part += 1) {
      const bytes = await this.storage.get(owner, keyOf(id, part));
      if (!bytes) throw new FileGone();
      for (let at = 0; at < bytes.length; at += PIECE_BYTES) yield bytes.subarray(at, at + PIECE_BYTES);
    }
  }

  async remove(owner: string, id: string, parts: number): Promise<void> {
    for (let part = 0; part < parts; part += 1) await this.storage.delete(owner, keyOf(id, part));
  }
}

export class FileGone extends Error {}

const keyOf = (id: string, part: number): string => `reports/${id}/${part}`;
