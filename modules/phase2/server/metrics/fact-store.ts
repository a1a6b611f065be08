import type { Knex } from 'knex';

export interface Fact {
  readonly kind: string;
  readonly at: Date;
  readonly feature: string;
  readonly analysisId: string | null;
  readonly value: number | null;
}

/** The product's own facts about an owner, as they stand among the events. */
export class FactStore {
  constructor(private readonly db: Knex) {}

  /** Newest first. */
  async recent(owner: string, kinds: readonly string[], limit: number): Promise<Fact[]> {
    const rows: { kind: string; at: Date; feature: string; analysis: string | null; value: string | null }[] =
      await this.db('phase2.events')
        .where({ user_id: owner })
        .whereIn('kind', kinds)
        .orderBy([
          { column: 'at', order: 'desc' },
          { column: 'id', order: 'desc' },
        ])
        .limit(limit)
        .select(
          'kind',
          'at',
          'value',
          this.db.raw(`coalesce(props ->> 'to', feature) as feature`),
          this.db.raw(`props ->> 'analysis' as analysis`),
        );
    return rows.map(({ kind, at, feature, analysis, value }) => ({
      kind,
      at,
      feature,
      analysisId: analysis,
      value: value === null ? null : Number(value),
    }));
  }

  /** Ids of analyses of which a fix was taken. */
  async fixed(owner: string): Promise<ReadonlySet<string>> {
    const rows: { analysis: string }[] = await this.db('phase2.events')
      .where({ user_id: owner, kind: 'fix_taken' })
      .whereRaw(`props ->> 'analysis' is not null`)
      .distinct(this.db.raw(`props ->> 'analysis' as analysis`));
    return new Set(rows.map(({ analysis }) => analysis));
  }
}
