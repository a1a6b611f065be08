import type { Knex } from 'knex';

export interface NoteRow {
  readonly id: string;
  readonly text: string;
  readonly createdAt: Date;
}

const COLUMNS = { id: 'id', text: 'text', createdAt: 'created_at' } as const;

/** SQL of `training.notes`. What is read or written of somebody starts from its owner. */
export class NoteStore {
  constructor(private readonly db: Knex) {}

  /** At most 100, newest first. */
  async list(owner: string): Promise<NoteRow[]> {
    return this.of(owner).orderBy('id', 'desc').limit(100).select(COLUMNS);
  }

  async find(owner: string, id: string): Promise<NoteRow | undefined> {
    return this.of(owner).where({ id }).first<NoteRow>(COLUMNS);
  }

  async count(owner: string): Promise<number> {
    const row = await this.of(owner).count('id as n').first<{ n: string }>();
    return Number(row?.n ?? 0);
  }

  async insert(owner: string, { id, text, createdAt }: NoteRow): Promise<void> {
    await this.db('training.notes').insert({ id, user_id: owner, text, created_at: createdAt });
  }

  /** False where there is none. */
  async delete(owner: string, id: string): Promise<boolean> {
    return (await this.of(owner).where({ id }).delete()) > 0;
  }

  /** Over all owners. */
  async figures(): Promise<{ notes: number; people: number }> {
    const row = await this.db('training.notes').first<{ notes: string; people: string }>(
      this.db.raw('count(*) as notes'),
      this.db.raw('count(distinct user_id) as people'),
    );
    return { notes: Number(row?.notes ?? 0), people: Number(row?.people ?? 0) };
  }

  /** Over all owners. */
  async countOlder(than: Date): Promise<number> {
    const row = await this.db('training.notes').where('created_at', '<', than).count('id as n').first<{ n: string }>();
    return Number(row?.n ?? 0);
  }

  /** Over all owners. @returns how many */
  async deleteOlder(than: Date, limit: number): Promise<number> {
    const old = this.db('training.notes').where('created_at', '<', than).limit(limit).select('id');
    return this.db('training.notes').whereIn('id', old).delete();
  }

  private of(owner: string) {
    return this.db('training.notes').where({ user_id: owner });
  }
}
