import type { Knex } from 'knex';

export interface StyleExample {
  readonly analysisId: string;
  readonly kind: 'degraded' | 'fix' | 'advice';
  readonly name: string;
  readonly content: unknown;
}

/** SQL of `training.style_examples`. */
export class ExampleStore {
  constructor(private readonly db: Knex) {}

  /** The first stays: the same creative gives the same examples. */
  async keep(owner: string, examples: readonly StyleExample[], at: Date): Promise<void> {
    if (examples.length === 0) return;
    await this.db('training.style_examples')
      .insert(
        examples.map(({ analysisId, kind, name, content }) => ({
          user_id: owner,
          analysis_id: analysisId,
          kind,
          name,
          content: JSON.stringify(content),
          created_at: at,
        })),
      )
      .onConflict(['user_id', 'analysis_id', 'kind', 'name'])
      .ignore();
  }

  async list(owner: string): Promise<StyleExample[]> {
    return this.db('training.style_examples')
      .where({ user_id: owner })
      .orderBy(['analysis_id', 'kind', 'name'])
      .select<StyleExample[]>({ analysisId: 'analysis_id', kind: 'kind', name: 'name', content: 'content' });
  }

  /** Analyses that have examples of a kind. */
  async having(owner: string, kind: StyleExample['kind']): Promise<Set<string>> {
    return new Set(
      await this.db('training.style_examples')
        .where({ user_id: owner, kind })
        .distinct('analysis_id')
        .pluck('analysis_id'),
    );
  }

  async forget(owner: string, analysisId: string, trx: Knex.Transaction): Promise<void> {
    await trx('training.style_examples').where({ user_id: owner, analysis_id: analysisId }).delete();
  }

  /** Of analyses that are gone. */
  async dropOthers(owner: string, analyses: readonly string[]): Promise<void> {
    await this.db('training.style_examples')
      .where({ user_id: owner })
      .whereNotIn('analysis_id', [...analyses])
      .delete();
  }
}
