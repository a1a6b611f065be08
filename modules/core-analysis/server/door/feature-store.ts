import type { Knex } from 'knex';
import type { FeatureVector } from '../../api.ts';
import type { Goal, Placement } from '../../contract/analysis.ts';
import type { Feature } from '../../contract/features.ts';

interface Row {
  analysis_id: string;
  goal: Goal;
  placement: Placement;
  engine_version: string;
  rule_book_version: string;
  features: Feature[];
}

/** SQL of `core_analysis.features`. */
export class FeatureStore {
  constructor(private readonly db: Knex) {}

  with(trx: Knex.Transaction): FeatureStore {
    return new FeatureStore(trx);
  }

  /** What is there stays. */
  async keep(owner: string, vector: FeatureVector): Promise<void> {
    await this.db('core_analysis.features')
      .insert({
        analysis_id: vector.analysisId,
        user_id: owner,
        goal: vector.judgedFor.goal,
        placement: vector.judgedFor.placement,
        engine_version: vector.engineVersion,
        rule_book_version: vector.ruleBookVersion,
        features: JSON.stringify(vector.features),
      })
      .onConflict('analysis_id')
      .ignore();
  }

  async find(owner: string, ids: readonly string[]): Promise<FeatureVector[]> {
    const rows: Row[] = await this.db('core_analysis.features')
      .where({ user_id: owner })
      .whereIn('analysis_id', ids)
      .select('analysis_id', 'goal', 'placement', 'engine_version', 'rule_book_version', 'features');
    return rows.map((row) => ({
      analysisId: row.analysis_id,
      judgedFor: { goal: row.goal, placement: row.placement },
      engineVersion: row.engine_version,
      ruleBookVersion: row.rule_book_version,
      features: row.features,
    }));
  }
}
