import type { Knex } from 'knex';

/** A row of `platform.assets`. */
export interface AssetRow {
  readonly id: string;
  readonly purpose: string;
  readonly fileName: string;
  readonly contentType: string;
  readonly bytes: number;
  /** Of the bytes, in hex. */
  readonly sha256: string;
  /** Names what uses it; null for nothing. */
  readonly usedBy: string | null;
  readonly createdAt: Date;
}

const COLUMNS = {
  id: 'id',
  purpose: 'purpose',
  fileName: 'file_name',
  contentType: 'content_type',
  bytes: 'bytes',
  sha256: 'sha256',
  usedBy: 'used_by',
  createdAt: 'created_at',
} as const;

/** SQL of `platform.assets`. A row is there before its file, so that no file is without one. */
export class AssetStore {
  constructor(private readonly db: Knex) {}

  with(trx: Knex.Transaction): AssetStore {
    return new AssetStore(trx);
  }

  /** Makes uploads of one owner wait for each other until the transaction ends. */
  async lockOwner(owner: string): Promise<void> {
    await this.db.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`assets ${owner}`]);
  }

  async unused(owner: string): Promise<{ count: number; bytes: number }> {
    const row = await this.db('platform.assets')
      .where({ user_id: owner, used_by: null })
      .first<{ count: string; bytes: string | null }>(
        this.db.raw('count(*) as count'),
        this.db.raw('sum(bytes) as bytes'),
      );
    return { count: Number(row?.count ?? 0), bytes: Number(row?.bytes ?? 0) };
  }

  async insert(owner: string, row: AssetRow): Promise<void> {
    await this.db('platform.assets').insert({
      id: row.id,
      user_id: owner,
      purpose: row.purpose,
      file_name: row.fileName,
      content_type: row.contentType,
      bytes: row.bytes,
      sha256: row.sha256,
      created_at: row.createdAt,
    });
  }

  async markStored(owner: string, id: string): Promise<void> {
    await this.one(owner, id).update({ stored: true });
  }

  /** Only what is stored is there for anybody. */
  async find(owner: string, id: string): Promise<AssetRow | undefined> {
    return this.one(owner, id).where({ stored: true }).first<AssetRow>(COLUMNS);
  }

  /** False where it is gone, or used by something else. */
  async use(owner: string, id: string, by: string): Promise<boolean> {
    const changed = await this.one(owner, id)
      .where({ stored: true })
      .where((either) => either.whereNull('used_by').orWhere({ used_by: by }))
      .update({ used_by: by });
    return changed > 0;
  }

  async delete(owner: string, id: string): Promise<void> {
    await this.one(owner, id).delete();
  }

  /** Over all owners: what nothing has used since then. */
  async findStale(before: Date, limit: number): Promise<{ owner: string; id: string }[]> {
    return this.db('platform.assets')
      .whereNull('used_by')
      .where('created_at', '<', before)
      .orderBy('created_at')
      .limit(limit)
      .select({ owner: 'user_id', id: 'id' });
  }

  async list(owner: string): Promise<AssetRow[]> {
    return this.db('platform.assets').where({ user_id: owner, stored: true }).orderBy('created_at').select(COLUMNS);
  }

  private one(owner: string, id: string) {
    return this.db('platform.assets').where({ user_id: owner, id });
  }
}
