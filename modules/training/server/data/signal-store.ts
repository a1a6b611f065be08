import type { Knex } from 'knex';
import { LEARNS_FROM_ALL } from '../../contract/vocabulary.ts';
import type { Scope } from '../scope.ts';
import { PLATFORM } from '../scope.ts';

type SignalKind = 'analysis' | 'rating';

/**
 * SQL of `training.signals`: one row for each thing that can be learned from, written as it comes, so that what is new is one
 * count over an index and nothing is counted anew.
 */
export class SignalStore {
  constructor(private readonly db: Knex) {}

  /** Results of linked reports: each creative whose figures are others than before is something new. */
  async noteOutcomes(owner: string, found: readonly { subject: string; state: string }[], at: Date): Promise<void> {
    if (found.length === 0) return;
    await this.db('training.signals')
      .insert(found.map((one) => ({ user_id: owner, kind: 'outcome', ...one, at })))
      .onConflict(['user_id', 'kind', 'subject'])
      .merge(['at', 'state'])
      .whereRaw('training.signals.state is distinct from excluded.state');
  }

  async note(owner: string, kind: SignalKind, subject: string, at: Date, trx?: Knex.Transaction): Promise<void> {
    await (trx ?? this.db)('training.signals')
      .insert({ user_id: owner, kind, subject, at })
      .onConflict(['user_id', 'kind', 'subject'])
      .merge({ at });
  }

  async forget(owner: string, analysisId: string, trx: Knex.Transaction): Promise<void> {
    await trx('training.signals').where({ user_id: owner, subject: analysisId }).delete();
  }

  /** What came in a scope after a moment; all of it where there was none. */
  async countSince(scope: Scope, since: Date | undefined): Promise<number> {
    const query = this.in(scope);
    if (since) query.where('at', '>', since);
    const row = await query.count('* as count').first<{ count: string }>();
    return Number(row?.count ?? 0);
  }

  /** Names the state of a scope's data: the same until something comes. */
  async state(scope: Scope): Promise<string> {
    const rows: { user_id: string; count: string; last: Date }[] = await this.in(scope)
      .groupBy('signals.user_id')
      .orderBy('signals.user_id')
      .select('signals.user_id')
      .count('* as count')
      .max('at as last');
    return JSON.stringify(rows.map((row) => [row.user_id, Number(row.count), row.last.toISOString()]));
  }

  /** Accounts with something new since they last trained, after an id, in its order. */
  async ownersWithNew(least: number, after: string | null, limit: number): Promise<{ owner: string; count: number }[]> {
    const { rows } = await this.db.raw<{ rows: { owner: string; count: string }[] }>(
      `select s.user_id as owner, count(*) as count
       from training.signals s
       left join lateral (
         select max(collected_at) as at from training.runs r
         where r.scope = s.user_id::text and r.status = 'completed' and r.type = any(:types)
       ) last on true
       where (:after::uuid is null or s.user_id > :after::uuid) and (last.at is null or s.at > last.at)
       group by 1 having count(*) >= :least order by 1 limit :limit`,
      { after, least, limit, types: [...LEARNS_FROM_ALL] },
    );
    return rows.map(({ owner, count }) => ({ owner, count: Number(count) }));
  }

  private in(scope: Scope): Knex.QueryBuilder {
    if (scope !== PLATFORM) return this.db('training.signals').where({ user_id: scope });
    return this.db('training.signals')
      .join('training.consents as c', 'c.user_id', 'signals.user_id')
      .where({ contributes: true });
  }
}
