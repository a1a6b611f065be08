import type { Knex } from 'knex';
import type { Learned } from './learn-account.ts';

export interface LearningState {
  /** Counts the changes of rows and links. */
  readonly wanted: number;
  /** The change that was last learned from; 0: none yet. */
  readonly learned: number;
  readonly result: Learned | null;
  readonly learnedAt: Date | null;
}

/** SQL of what was learned. Nothing is read or written without its owner, but for what the sweep looks for. */
export class LearningStore {
  constructor(private readonly db: Knex) {}

  /** Notes that rows or links changed: what was learned is behind. */
  async mark(owner: string, at: Date): Promise<void> {
    await this.db('perf_reports.learning')
      .insert({ user_id: owner, wanted: 1, changed_at: at })
      .onConflict('user_id')
      .merge({ wanted: this.db.raw('perf_reports.learning.wanted + 1'), changed_at: at });
  }

  /** The same for an owner who has reports; nothing for others. */
  async markAgain(owner: string, at: Date): Promise<void> {
    await this.db('perf_reports.learning')
      .where({ user_id: owner })
      .update({ wanted: this.db.raw('wanted + 1'), changed_at: at });
  }

  /** Part of the transaction that deletes an analysis: its name and days go from what was learned at once, the rest is learned anew. */
  async forget(trx: Knex.Transaction, owner: string, analysisId: string, at: Date): Promise<void> {
    await trx('perf_reports.learning')
      .where({ user_id: owner })
      .update({
        wanted: trx.raw('wanted + 1'),
        changed_at: at,
        result: trx.raw(`result #- array['data', 'names', ?] #- array['days', ?]`, [analysisId, analysisId]),
      });
  }

  async find(owner: string): Promise<LearningState | undefined> {
    return this.db('perf_reports.learning')
      .where({ user_id: owner })
      .first<LearningState>({ wanted: 'wanted', learned: 'learned', result: 'result', learnedAt: 'learned_at' });
  }

  /** False where something newer was learned already. */
  async keep(owner: string, version: number, result: Learned, at: Date): Promise<boolean> {
    const changed = await this.db('perf_reports.learning')
      .where({ user_id: owner })
      .where('learned', '<', version)
      .update({ learned: version, result: JSON.stringify(result), learned_at: at });
    return changed > 0;
  }

  /** Behind, and quiet since then: one upload after the other is learned from once. */
  async findBehind(quietSince: Date, limit: number): Promise<{ owner: string; version: number; changedAt: Date }[]> {
    return this.db('perf_reports.learning')
      .whereRaw('learned < wanted')
      .where('changed_at', '<', quietSince)
      .orderBy('changed_at')
      .limit(limit)
      .select({ owner: 'user_id', version: 'wanted', changedAt: 'changed_at' });
  }
}
