import type { ObjectStore } from '#platform/storage/object-store.ts';
import { FIX_IDS, type FixId } from '../../contract/fixes.ts';

/** The rendered files of an analysis, encrypted under its owner's key like the original. */
export class FixFiles {
  constructor(private readonly storage: ObjectStore) {}

  async put(owner: string, analysis: string, id: FixId, file: Uint8Array, preview: Uint8Array | null): Promise<void> {
    await this.storage.put(owner, fileKey(analysis, id), file);
    if (preview) await this.storage.put(owner, previewKey(analysis, id), preview);
  }

  async file(owner: string, analysis: string, id: FixId): Promise<Buffer | undefined> {
    return this.storage.get(owner, fileKey(analysis, id));
  }

  async preview(owner: string, analysis: string, id: FixId): Promise<Buffer | undefined> {
    return this.storage.get(owner, previewKey(analysis, id));
  }
}

/** Everything that fixes can have left in the storage under an analysis. */
export function fixKeys(analysis: string): string[] {
  return FIX_IDS.flatMap((id) => [fileKey(analysis, id), previewKey(analysis, id)]);
}

function fileKey(analysis: string, id: FixId): string {
  return `analyses/${analysis}/fixes/${id}`;
}

function previewKey(analysis: string, id: FixId): string {
  return `analyses/${analysis}/fixes/${id}/preview`;
}
