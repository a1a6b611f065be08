import type { Knex } from 'knex';
import type { Reach } from '../scope.ts';

interface KeptPrediction {
  readonly analysisId: string;
  readonly modelId: string | null;
  readonly utility: number;
}

/** SQL of `training.predictions`: which model judged each analysis, and what it said of it at the time. */
export class PredictionStore {
  constructor(private readonly db: Knex) {}

  /** Notes the model that judges an analysis; the first stays: it is judged with that one whenever it is judged again. */
  async open(
    owner: string,
    judged: { readonly analysisId: string; readonly modelId: string | null; readonly milliseconds: number },
    at: Date,
  ): Promise<void> {
    await this.db('training.predictions')
      .insert({
        analysis_id: judged.analysisId,
        user_id: owner,
        model_id: judged.modelId,
        milliseconds: judged.milliseconds,
        at,
      })
      .onConflict('analysis_id')
      .ignore();
  }

  /** What the model says of it, once: what comes later was not said at the time. */
  async keep(owner: string, analysisId: string, said: { utility: number; milliseconds: number }): Promise<void> {
    await this.judged(owner)
      .where({ analysis_id: analysisId })
      .whereNull('utility')
      .update({ utility: said.utility, milliseconds: this.db.raw('milliseconds + ?', [said.milliseconds]) });
  }

  /** The model an analysis was judged with: null for the rule book alone; undefined where nothing is known of it. */
  async modelOf(owner: string, analysisId: string): Promise<string | null | undefined> {
    const row = await this.judged(owner).where({ analysis_id: analysisId }).first('model_id');
    return row?.model_id;
  }

  async forget(owner: string, analysisId: string, trx: Knex.Transaction): Promise<void> {
    await trx('training.predictions').where({ user_id: owner, analysis_id: analysisId }).delete();
  }

  async find(owner: string, analysisId: string): Promise<KeptPrediction | undefined> {
    return this.of(owner).where({ analysis_id: analysisId }).first<KeptPrediction>(COLUMNS);
  }

  async list(owner: string): Promise<KeptPrediction[]> {
    return this.of(owner).orderBy('analysis_id').select(COLUMNS);
  }

  /** Analyses judged with each of these models, and the median milliseconds it took. */
  async uses(models: readonly string[]): Promise<Map<string, { judged: number; milliseconds: number }>> {
    const rows = await this.db('training.predictions')
      .whereIn('model_id', [...models])
      .whereNotNull('utility')
      .groupBy('model_id')
      .select<{ model_id: string; judged: string; milliseconds: number }[]>(
        'model_id',
        this.db.raw('count(*) as judged'),
        this.db.raw('percentile_cont(0.5) within group (order by milliseconds) as milliseconds'),
      );
    return new Map(rows.map((row) => [row.model_id, { judged: Number(row.judged), milliseconds: row.milliseconds }]));
  }

  /** Median milliseconds per analysis since then; null without any. */
  async medianSince(reach: Reach, since: Date): Promise<number | null> {
    const query = this.db('training.predictions')
      .whereNotNull('model_id')
      .whereNotNull('utility')
      .where('at', '>=', since);
    if (reach !== 'all')
      query.whereIn(
        'user_id',
        [...reach.scopes].filter((scope) => scope !== 'platform'),
      );
    const row = await query.first<{ median: number | null }>(
      this.db.raw('percentile_cont(0.5) within group (order by milliseconds) as median'),
    );
    return row?.median ?? null;
  }

  /** Of analyses that have ended. */
  private of(owner: string): Knex.QueryBuilder {
    return this.judged(owner).whereNotNull('utility');
  }

  private judged(owner: string): Knex.QueryBuilder {
    return this.db('training.predictions').where({ user_id: owner });
  }
}

const COLUMNS = { analysisId: 'analysis_id', modelId: 'model_id', utility: 'utility' } as const;
