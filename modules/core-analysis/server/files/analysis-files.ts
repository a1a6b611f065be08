import type { Knex } from 'knex';
import type { ObjectStore } from '#platform/storage/object-store.ts';
import type { OrphanedFiles } from '#platform/storage/orphaned-files.ts';
import { fixKeys } from '../fixes/fix-files.ts';
import { packFrames, unpackFrame, unpackFrames } from './pack-frames.ts';

export type DerivedFile = 'preview' | 'thumbnail';

/** What is drawn anew from a creative's pixels. */
export interface DerivedFiles extends Readonly<Record<DerivedFile, Uint8Array>> {
  /** Keyframes of a video; none for an image. */
  readonly frames: readonly Uint8Array[];
  /** A video to be played, without metadata; absent of an image and where no browser would take it. */
  readonly playable?: Uint8Array;
}

/** Their kind among orphaned files. */
export const ANALYSIS_FILES = 'analysis';

const DRAWN = ['preview', 'thumbnail', 'frames'] as const;
const KEPT = ['original', ...DRAWN, 'playable'] as const;

/**
 * The files of an analysis. Before a file is written without a row, and when a
 * row loses its files, the id is listed among the orphaned files first.
 */
export class AnalysisFiles {
  constructor(private readonly deps: { storage: ObjectStore; orphaned: OrphanedFiles }) {}

  /** Keeps a copy of the file at `path`. */
  async putOriginal(owner: string, id: string, path: string): Promise<void> {
    await this.deps.storage.putFile(owner, key(id, 'original'), path);
  }

  async original(owner: string, id: string): Promise<Buffer | undefined> {
    return this.deps.storage.get(owner, key(id, 'original'));
  }

  async putDerived(owner: string, id: string, files: DerivedFiles): Promise<void> {
    await Promise.all([
      this.deps.storage.put(owner, key(id, 'preview'), files.preview),
      this.deps.storage.put(owner, key(id, 'thumbnail'), files.thumbnail),
      files.playable && this.deps.storage.put(owner, key(id, 'playable'), files.playable),
      files.frames.length > 0 && this.deps.storage.put(owner, key(id, 'frames'), packFrames(files.frames)),
    ]);
  }

  /**
   * Gives an analysis the pictures of another one of the same file, and of a video what is played; false when the pictures are not
   * all there.
   */
  async copyDerived(owner: string, from: string, to: string, ofVideo: boolean): Promise<boolean> {
    const { storage } = this.deps;
    const names = ['preview', 'thumbnail', ...(ofVideo ? (['frames', 'playable'] as const) : [])] as const;
    const found = await Promise.all(names.map((name) => storage.get(owner, key(from, name))));
    if (found.some((bytes, index) => bytes === undefined && names[index] !== 'playable')) return false;
    await Promise.all(
      names.map(async (name, index) => {
        const bytes = found[index];
        if (bytes) await storage.put(owner, key(to, name), bytes);
      }),
    );
    return true;
  }

  async derived(owner: string, id: string, which: DerivedFile): Promise<Buffer | undefined> {
    return this.deps.storage.get(owner, key(id, which));
  }

  /** A video to be played; undefined where none was kept. */
  async playable(owner: string, id: string): Promise<Buffer | undefined> {
    return this.deps.storage.get(owner, key(id, 'playable'));
  }

  /** A keyframe of a video, by its number in the result; undefined where there is none. */
  async frame(owner: string, id: string, number: number): Promise<Buffer | undefined> {
    const pack = await this.deps.storage.get(owner, key(id, 'frames'));
    return pack && unpackFrame(pack, number);
  }

  /** All keyframes of a video, by number; none for an image. */
  async frames(owner: string, id: string): Promise<Buffer[]> {
    const pack = await this.deps.storage.get(owner, key(id, 'frames'));
    return pack ? unpackFrames(pack) : [];
  }

  /** Notes that what lies under this id has no row; part of the caller's transaction when one is given. */
  async listOrphaned(owner: string, id: string, at: Date, trx?: Knex.Transaction): Promise<void> {
    await this.deps.orphaned.list(owner, { kind: ANALYSIS_FILES, id }, at, trx);
  }

  async unlistOrphaned(owner: string, id: string, trx?: Knex.Transaction): Promise<void> {
    await this.deps.orphaned.unlist(owner, { kind: ANALYSIS_FILES, id }, trx);
  }

  /** Removes what is drawn of a video, fixes too; upload and what is played stay. */
  async removeStills(owner: string, id: string): Promise<void> {
    for (const which of DRAWN) await this.deps.storage.delete(owner, key(id, which));
    for (const fix of fixKeys(id)) await this.deps.storage.delete(owner, fix);
  }

  /** Removes all but the upload. */
  async removeDrawn(owner: string, id: string): Promise<void> {
    await this.removeStills(owner, id);
    await this.deps.storage.delete(owner, key(id, 'playable'));
  }

  /** Removes everything under an id that was listed as orphaned. */
  async removeOrphaned(owner: string, id: string): Promise<void> {
    for (const which of KEPT) {
      await this.deps.storage.delete(owner, key(id, which));
    }
    for (const fix of fixKeys(id)) await this.deps.storage.delete(owner, fix);
    await this.unlistOrphaned(owner, id);
  }
}

function key(id: string, which: (typeof KEPT)[number]): string {
  return `analyses/${id}/${which}`;
}
