import type { Knex } from 'knex';
import type { ObjectStore } from '#platform/storage/object-store.ts';

export type DerivedFile = 'preview' | 'thumbnail';

/**
 * The files of an analysis. Before a file is written without a row, and when a
 * row loses its files, the id is listed as loose in the database first: a crash
 * in between leaves a note for the sweeper instead of a file nobody knows.
 */
export class AnalysisFiles {
  constructor(private readonly deps: { storage: ObjectStore; db: Knex }) {}

  async putOriginal(owner: string, id: string, bytes: Uint8Array): Promise<void> {
    await this.deps.storage.put(owner, key(id, 'original'), bytes);
  }

  async original(owner: string, id: string): Promise<Buffer | undefined> {
    return this.deps.storage.get(owner, key(id, 'original'));
  }

  async putDerived(owner: string, id: string, files: Readonly<Record<DerivedFile, Uint8Array>>): Promise<void> {
    await Promise.all([
      this.deps.storage.put(owner, key(id, 'preview'), files.preview),
      this.deps.storage.put(owner, key(id, 'thumbnail'), files.thumbnail),
    ]);
  }

  async derived(owner: string, id: string, which: DerivedFile): Promise<Buffer | undefined> {
    return this.deps.storage.get(owner, key(id, which));
  }

  /** Notes that what lies under this id has no row; part of the caller's transaction when one is given. */
  async listLoose(owner: string, id: string, at: Date, trx?: Knex.Transaction): Promise<void> {
    await (trx ?? this.deps.db)('core_analysis.loose_files')
      .insert({ analysis_id: id, user_id: owner, since: at })
      .onConflict('analysis_id')
      .ignore();
  }

  async unlistLoose(id: string, trx?: Knex.Transaction): Promise<void> {
    await (trx ?? this.deps.db)('core_analysis.loose_files').where({ analysis_id: id }).delete();
  }

  /** Removes everything under an id that was listed as loose. */
  async removeLoose(owner: string, id: string): Promise<void> {
    for (const which of ['original', 'preview', 'thumbnail'] as const) {
      await this.deps.storage.delete(owner, key(id, which));
    }
    await this.unlistLoose(id);
  }
}

function key(id: string, which: 'original' | DerivedFile): string {
  return `analyses/${id}/${which}`;
}
