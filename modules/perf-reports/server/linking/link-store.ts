import type { Knex } from 'knex';
import type { LinkKind } from '../../contract/creatives.ts';

export interface StoredLink {
  readonly key: string;
  /** Null: its owner said that it shows none of the analysed creatives. */
  readonly analysisId: string | null;
  readonly kind: Exclude<LinkKind, 'report'>;
}

/** Rows of one statement. */
const BATCH = 1_000;

/** SQL of `perf_reports.links`. */
export class LinkStore {
  constructor(private readonly db: Knex) {}

  async list(owner: string): Promise<StoredLink[]> {
    return this.db('perf_reports.links')
      .where({ user_id: owner })
      .select({ key: 'ad_key', analysisId: 'analysis_id', kind: 'kind' });
  }

  /** What the owner says replaces whatever there is; of several for one ad the last counts. */
  async say(owner: string, said: readonly Pick<StoredLink, 'key' | 'analysisId'>[], at: Date): Promise<void> {
    const rows = [...new Map(said.map((link) => [link.key, link.analysisId]))].map(([key, analysisId]) => ({
      user_id: owner,
      ad_key: key,
      analysis_id: analysisId,
      kind: 'owner',
      created_at: at,
    }));
    await this.db.transaction(async (trx) => {
      for (let from = 0; from < rows.length; from += BATCH)
        await trx('perf_reports.links')
          .insert(rows.slice(from, from + BATCH))
          .onConflict(['user_id', 'ad_key'])
          .merge(['analysis_id', 'kind', 'created_at']);
    });
  }

  /** An ad that has a link, or was unlinked by its owner, keeps it. */
  private async add(owner: string, links: readonly StoredLink[], at: Date): Promise<number> {
    let added = 0;
    for (let from = 0; from < links.length; from += BATCH)
      added += await this.addBatch(owner, links.slice(from, from + BATCH), at);
    return added;
  }

  /**
   * Links that were found: of the very file, which outdo those by name; by name; and those that follow from others. All but those by
   * name are found anew each time, so that an ad whose example was linked elsewhere follows it.
   * @returns how many of the first two are new
   */
  async found(
    owner: string,
    { same, named, following }: Record<'same' | 'named' | 'following', readonly StoredLink[]>,
    at: Date,
  ): Promise<number> {
    return this.db.transaction(async (trx) => {
      const known = new Set((await new LinkStore(trx).list(owner)).map(({ key }) => key));
      const links = () => trx('perf_reports.links').where({ user_id: owner });
      await links().whereIn('kind', ['creative_id', 'image_hash']).delete();
      for (let from = 0; from < same.length; from += BATCH) {
        const keys = same.slice(from, from + BATCH).map(({ key }) => key);
        await links().whereIn('ad_key', keys).where({ kind: 'file_name' }).delete();
      }
      const store = new LinkStore(trx);
      await store.add(owner, same, at);
      const added = same.filter(({ key }) => !known.has(key)).length + (await store.add(owner, named, at));
      await store.add(owner, following, at);
      return added;
    });
  }

  private async addBatch(owner: string, links: readonly StoredLink[], at: Date): Promise<number> {
    const added = await this.db('perf_reports.links')
      .insert(
        links.map(({ key, analysisId, kind }) => ({
          user_id: owner,
          ad_key: key,
          analysis_id: analysisId,
          kind,
          created_at: at,
        })),
      )
      .onConflict(['user_id', 'ad_key'])
      .ignore()
      .returning('ad_key');
    return added.length;
  }

  /** Part of the transaction that deletes an analysis: its ads can be linked anew, and no report is of it any more. */
  async forget(trx: Knex.Transaction, owner: string, analysisId: string): Promise<void> {
    const of = (table: string) => trx(`perf_reports.${table}`).where({ user_id: owner, analysis_id: analysisId });
    await of('links').delete();
    await of('reports').update({ analysis_id: null });
  }

  /** Drops links to analyses that are gone, so that their ads can be linked anew. */
  async dropTo(owner: string, analyses: readonly string[]): Promise<void> {
    if (analyses.length === 0) return;
    await this.db('perf_reports.links').where({ user_id: owner }).whereIn('analysis_id', analyses).delete();
  }
}
