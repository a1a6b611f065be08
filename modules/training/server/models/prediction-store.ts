import type { Knex } from 'knex';
import type { Reach } from '../scope.ts';

interface KeptPrediction {
  readonly analysisId: string;
  readonly modelId: string | null;
  readonly utility: number;
}

/** SQL of `training.predictions`: what the model in use said of each analysis when it was judged. */
export class PredictionStore {
  constructor(private readonly db: Knex) {}

  /** The first stays: what came later was not said at the time. */
  async keep(owner: string, prediction: KeptPrediction & { readonly milliseconds: number }, at: Date): Promise<void> {
    await this.db('training.predictions')
      .insert({
        analysis_id: prediction.analysisId,
        user_id: owner,
        model_id: prediction.modelId,
        utility: prediction.utility,
        milliseconds: prediction.milliseconds,
        at,
      })
      .onConflict('analysis_id')
      .ignore();
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
    const query = this.db('training.predictions').where('at', '>=', since);
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

  private of(owner: string): Knex.QueryBuilder {
    return this.db('training.predictions').where({ user_id: owner });
  }
}

const COLUMNS = { analysisId: 'analysis_id', modelId: 'model_id', utility: 'utility' } as const;
