import type { Knex } from 'knex';
import type { DismissalReason } from '../../contract/dismissal-reason.ts';
import type { Dismissal } from '../../engine/judge/lens.ts';

interface Row {
  analysis_id: string | null;
  rule_id: string;
  reason: DismissalReason;
  texts: string[];
}

/** SQL of `core_analysis.dismissals`. */
export class DismissalStore {
  constructor(private readonly db: Knex) {}

  with(trx: Knex.Transaction): DismissalStore {
    return new DismissalStore(trx);
  }

  /** What holds for this analysis: its own and those for all creatives, the latter first, each oldest first. */
  async of(owner: string, analysisId: string): Promise<Dismissal[]> {
    const rows: Row[] = await this.db('core_analysis.dismissals')
      .where({ user_id: owner })
      .where((either) => either.whereNull('analysis_id').orWhere({ analysis_id: analysisId }))
      .orderByRaw('analysis_id is not null, created_at, rule_id')
      .select('analysis_id', 'rule_id', 'reason', 'texts');
    return rows.map((row) => ({
      ruleId: row.rule_id,
      reason: row.reason,
      everywhere: row.analysis_id === null,
      texts: row.texts,
    }));
  }

  /** Replaces what the owner said of this rule before for the same creatives: this one, or all. */
  async keep(owner: string, analysisId: string, dismissal: Dismissal, at: Date): Promise<void> {
    await this.db('core_analysis.dismissals')
      .insert({
        user_id: owner,
        analysis_id: dismissal.everywhere ? null : analysisId,
        rule_id: dismissal.ruleId,
        reason: dismissal.reason,
        texts: [...dismissal.texts],
        created_at: at,
      })
      .onConflict(['user_id', 'analysis_id', 'rule_id'])
      .merge();
  }

  /** Of this rule, for this analysis and for all creatives. */
  async drop(owner: string, analysisId: string, ruleId: string): Promise<void> {
    await this.db('core_analysis.dismissals')
      .where({ user_id: owner, rule_id: ruleId })
      .where((either) => either.whereNull('analysis_id').orWhere({ analysis_id: analysisId }))
      .delete();
  }
}
