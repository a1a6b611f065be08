import type { Knex } from 'knex';
import { createExtensionPoint } from '#platform/module/extension-point.ts';

/** Files of one thing of an owner's: an analysis, a report. */
export interface FilesOf {
  /** Of a contributed `FileRemover`. */
  readonly kind: string;
  readonly id: string;
}

export interface OrphanedEntry extends FilesOf {
  readonly owner: string;
}

/** Removes every file of one thing; silent where there is none. May run twice. */
export interface FileRemover {
  readonly kind: string;
  remove(owner: string, id: string): Promise<void>;
}
export const fileRemover = createExtensionPoint<FileRemover>('platform.fileRemover');

/**
 * Files without a row. Before a file is written whose row does not exist yet, and when a row loses its files, they are listed here
 * first; what becomes their row unlists them in its own transaction. A crash in between leaves an entry for the sweep instead of
 * a file nobody knows.
 */
export class OrphanedFiles {
  constructor(private readonly db: Knex) {}

  async list(owner: string, { kind, id }: FilesOf, at: Date, trx?: Knex.Transaction): Promise<void> {
    await (trx ?? this.db)('platform.orphaned_files')
      .insert({ kind, id, user_id: owner, since: at })
      .onConflict(['kind', 'id'])
      // The earlier date counts: what was kept for a while goes at once where it is deleted.
      .merge({ since: (trx ?? this.db).raw('least(platform.orphaned_files.since, excluded.since)') });
  }

  async unlist(owner: string, { kind, id }: FilesOf, trx?: Knex.Transaction): Promise<void> {
    await (trx ?? this.db)('platform.orphaned_files').where({ kind, id, user_id: owner }).delete();
  }

  /** Over all owners: the longest listed first. */
  async findOld(before: Date, limit: number): Promise<OrphanedEntry[]> {
    return this.db('platform.orphaned_files')
      .where('since', '<', before)
      .orderBy('since')
      .limit(limit)
      .select({ kind: 'kind', id: 'id', owner: 'user_id' });
  }

  /** Look again later, after the others. */
  async postpone({ kind, id, owner }: OrphanedEntry, at: Date): Promise<void> {
    await this.db('platform.orphaned_files').where({ kind, id, user_id: owner }).update({ since: at });
  }
}
