import type { Knex } from 'knex';

export interface Fact {
  readonly kind: string;
  readonly at: Date;
  readonly feature: string;
  readonly analysisId: string | null;
  readonly value: number | null;
}

/** Ids of the fixes that were taken, by analysis. */
export type FixesTaken = ReadonlyMap<string, ReadonlySet<string>>;

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

  /** Analyses of which fixes were taken, with the ids of these. */
  async fixed(owner: string): Promise<FixesTaken> {
    const rows: { analysis: string; fixes: string[] }[] = await this.db('phase2.events')
      .where({ user_id: owner, kind: 'fix_taken' })
      .whereRaw(`props ->> 'analysis' is not null`)
      .groupByRaw(`props ->> 'analysis'`)
      .select(
        this.db.raw(`props ->> 'analysis' as analysis`),
        this.db.raw(`array_remove(array_agg(distinct props ->> 'fix'), null) as fixes`),
      );
    return new Map(rows.map(({ analysis, fixes }) => [analysis, new Set(fixes)]));
  }
}
