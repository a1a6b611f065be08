import type { Knex } from 'knex';
import type { TrainingConsent } from '../../contract/dashboard.ts';
import { PLATFORM } from '../scope.ts';

/** Who lets the platform's model learn from their data, and who is in which run. */
export class ConsentStore {
  constructor(private readonly db: Knex) {}

  with(trx: Knex.Transaction): ConsentStore {
    return new ConsentStore(trx);
  }

  async find(owner: string): Promise<TrainingConsent> {
    const row = await this.db('training.consents').where({ user_id: owner }).first('contributes', 'changed_at');
    return { contributes: row?.contributes ?? false, changedAt: row?.changed_at.toISOString() ?? null };
  }

  async set(owner: string, contributes: boolean, at: Date): Promise<void> {
    await this.db('training.consents')
      .insert({ user_id: owner, contributes, changed_at: at })
      .onConflict('user_id')
      .merge();
  }

  /** Everybody who contributes, in order of their ids. */
  async contributors(): Promise<string[]> {
    return this.db('training.consents').where({ contributes: true }).orderBy('user_id').pluck('user_id');
  }

  /** Notes whose data a run uses, in place of what was noted before. */
  async noteContributors(run: string, owners: readonly string[]): Promise<void> {
    await this.db('training.contributors').where({ run_id: run }).delete();
    if (owners.length > 0)
      await this.db('training.contributors').insert(owners.map((user_id) => ({ run_id: run, user_id })));
  }

  /**
   * Contributors of a run who still contribute; their rows stay as they are until the transaction ends, so that nobody withdraws
   * between the look and the write.
   */
  async countRemaining(run: string): Promise<number> {
    const rows = await this.db('training.contributors as k')
      .join('training.consents as c', 'c.user_id', 'k.user_id')
      .where({ run_id: run, contributes: true })
      .forShare()
      .select('k.user_id');
    return rows.length;
  }

  /** Open runs of the platform that use this account's data. */
  async openRunsWith(owner: string): Promise<string[]> {
    return this.db('training.contributors as k')
      .join('training.runs as r', 'r.id', 'k.run_id')
      .where({ 'k.user_id': owner })
      .whereIn('r.status', ['running', 'pending'])
      .pluck('r.id');
  }

  /** Takes an account's data out of all that was kept: checkpoints of runs that have it, and marks models trained with it. */
  async withdraw(owner: string, at: Date): Promise<void> {
    const runs = this.db('training.contributors').where({ user_id: owner }).select('run_id');
    await this.db('training.checkpoints').whereIn('run_id', runs).delete();
    await this.db.raw(
      `delete from training.objects o where scope = ?
       and not exists (select 1 from training.checkpoints c join training.runs r on r.id = c.run_id
         where c.output_hash = o.sha256 and r.scope = o.scope)
       and not exists (select 1 from training.models m where m.sha256 = o.sha256 and m.scope = o.scope)`,
      [PLATFORM],
    );
    await this.db('training.contributors').where({ user_id: owner }).delete();
    await this.db('training.model_contributors').where({ user_id: owner }).update({ withdrawn_at: at });
  }
}
