import type { Knex } from 'knex';
import type { AnalysisQuery, AnalysisRequester } from '../../api.ts';
import type { AnalysisResults, Stage, Status } from '../../contract/analysis.ts';
import { applyQuery, cursorOf, limitOf } from './analysis-query.ts';
import type { AnalysisListItem, AnalysisProgress, AnalysisRecord, Conclusion, NewAnalysis } from './analysis-record.ts';
import { type AnalysisRow, judgementRow, LIST, PROGRESS, toListItem, toProgress, toRecord } from './analysis-row.ts';

const CURSOR_AT = `to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as cursor_at`;
const GENERAL_SCORE = `coalesce((results_without_lens ->> 'score')::float8, score) as general_score`;
const OPEN: readonly Status[] = ['queued', 'running'];

/** SQL of `core_analysis.analyses`. Nothing is read or written without its owner. */
export class AnalysisStore {
  constructor(private readonly db: Knex) {}

  with(trx: Knex.Transaction): AnalysisStore {
    return new AnalysisStore(trx);
  }

  async insert(owner: string, analysis: NewAnalysis, at: Date): Promise<void> {
    await this.db('core_analysis.analyses').insert({
      id: analysis.id,
      user_id: owner,
      file_name: analysis.fileName,
      file_type: analysis.fileType,
      ...analysis.settings,
      extras: analysis.extras,
      file_bytes: analysis.fileBytes,
      sha256: analysis.sha256,
      md5: analysis.md5,
      plan: analysis.plan,
      tokens: analysis.tokens,
      payer_id: analysis.payer ?? null,
      requested_by: analysis.requestedBy?.module ?? null,
      request_reference: analysis.requestedBy?.reference ?? null,
      requested_why: analysis.requestedBy?.why ?? null,
      status: 'queued',
      stage: 'received',
      created_at: at,
      updated_at: at,
    });
  }

  async find(owner: string, id: string): Promise<AnalysisRecord | undefined> {
    const row = await this.one(owner, id).first<AnalysisRow>(...LIST, 'results', this.db.raw(GENERAL_SCORE));
    return row && toRecord(row);
  }

  /** Newest first. */
  async list(owner: string, limit: number): Promise<AnalysisListItem[]> {
    const rows: AnalysisRow[] = await this.db('core_analysis.analyses')
      .where({ user_id: owner })
      .orderBy([
        { column: 'created_at', order: 'desc' },
        { column: 'id', order: 'desc' },
      ])
      .limit(limit)
      .select(...LIST);
    return rows.map(toListItem);
  }

  /** The one that this module asked for under this reference. */
  async findRequested(owner: string, { module, reference }: AnalysisRequester): Promise<string | undefined> {
    const row = await this.db('core_analysis.analyses')
      .where({ user_id: owner, requested_by: module, request_reference: reference })
      .first<{ id: string }>('id');
    return row?.id;
  }

  /** The result by the book alone; null where no lens changed it. */
  async resultsWithoutLens(owner: string, id: string): Promise<AnalysisResults | null> {
    const row = await this.one(owner, id).first<{ results_without_lens: AnalysisResults | null }>(
      'results_without_lens',
    );
    return row?.results_without_lens ?? null;
  }

  /** Notes that every listener has heard of the end. */
  async markAnnounced(owner: string, id: string, at: Date): Promise<void> {
    await this.one(owner, id).update({ end_announced_at: at });
  }

  /** One page of what is asked for, newest first. @throws AppError `invalid_input` for a cursor that is none */
  async page(owner: string, query: AnalysisQuery): Promise<{ items: AnalysisListItem[]; next: string | null }> {
    const limit = limitOf(query);
    const rows: (AnalysisRow & { cursor_at: string })[] = await applyQuery(
      this.db('core_analysis.analyses').where({ user_id: owner }),
      query,
    )
      .orderBy([
        { column: 'created_at', order: 'desc' },
        { column: 'id', order: 'desc' },
      ])
      .limit(limit + 1)
      .select(...LIST, this.db.raw(CURSOR_AT), this.db.raw(GENERAL_SCORE));
    const last = rows.length > limit ? rows[limit - 1] : undefined;
    return { items: rows.slice(0, limit).map(toListItem), next: last ? cursorOf(last) : null };
  }

  /** The completed ones with the highest and the lowest score of those created from `from` up to, without, `to`. */
  async extremes(
    owner: string,
    from: Date,
    to: Date,
  ): Promise<{ best: AnalysisListItem; weakest: AnalysisListItem } | null> {
    const at = async (order: 'asc' | 'desc') => {
      const row = await this.db('core_analysis.analyses')
        .where({ user_id: owner, status: 'completed' })
        .where('created_at', '>=', from)
        .where('created_at', '<', to)
        // One order read from both ends, so that of equal scores two different ones are found.
        .orderBy(['score', 'created_at', 'id'].map((column) => ({ column, order })))
        .first<AnalysisRow>(...LIST, this.db.raw(GENERAL_SCORE));
      return row && toListItem(row);
    };
    const [best, weakest] = await Promise.all([at('desc'), at('asc')]);
    return best && weakest ? { best, weakest } : null;
  }

  async findProgress(owner: string, id: string): Promise<AnalysisProgress | undefined> {
    const row = await this.one(owner, id).first<AnalysisRow>(...PROGRESS);
    return row && toProgress(row);
  }

  /** Keeps others from changing the row until the transaction ends. */
  async lock(owner: string, id: string): Promise<AnalysisListItem | undefined> {
    const row = await this.one(owner, id)
      .forUpdate()
      .first<AnalysisRow>(...LIST);
    return row && toListItem(row);
  }

  /**
   * Makes everyone who adds to or takes away what analyses of this file share
   * wait until the transaction ends; to be taken before the row's own lock.
   * @returns the file's hash; undefined when the analysis is gone
   */
  async lockFile(owner: string, id: string): Promise<string | undefined> {
    const row = await this.one(owner, id).first<{ sha256: string }>('sha256');
    if (row) await this.db.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`${owner} ${row.sha256}`]);
    return row?.sha256;
  }

  /** False when the analysis is gone or final. */
  async advance(owner: string, id: string, to: { stage: Stage; percent: number }, at: Date): Promise<boolean> {
    const changed = await this.one(owner, id)
      .whereIn('status', OPEN)
      .update({ status: 'running', stage: to.stage, percent: to.percent, updated_at: at });
    return changed > 0;
  }

  /** Notes that a try at measuring broke off; nothing once the analysis is gone or final. */
  async interrupt(owner: string, id: string, at: Date): Promise<void> {
    await this.one(owner, id).whereIn('status', OPEN).update({ interrupted: true, updated_at: at });
  }

  async complete(owner: string, id: string, conclusion: Conclusion, at: Date): Promise<void> {
    await this.one(owner, id).update({
      status: 'completed',
      stage: 'done',
      percent: 100,
      ...judgementRow(conclusion),
      cached: conclusion.cached,
      updated_at: at,
      completed_at: at,
    });
  }

  /** Another judgement of the same measurements. What else is known of the analysis stays. */
  async rejudge(owner: string, id: string, judged: Omit<Conclusion, 'cached'>, at: Date): Promise<void> {
    await this.one(owner, id).update({ ...judgementRow(judged), updated_at: at });
  }

  async fail(owner: string, id: string, failure: { code: string; details?: unknown }, at: Date): Promise<void> {
    await this.one(owner, id).update({
      status: 'failed',
      error_code: failure.code,
      error_details: failure.details === undefined ? null : JSON.stringify(failure.details),
      updated_at: at,
      completed_at: at,
    });
  }

  /** Queues a failed one for its next attempt. */
  async reopen(owner: string, id: string, at: Date): Promise<void> {
    await this.one(owner, id)
      .where({ status: 'failed' })
      .update({
        status: 'queued',
        stage: 'received',
        percent: 0,
        error_code: null,
        error_details: null,
        completed_at: null,
        end_announced_at: null,
        attempt: this.db.raw('attempt + 1'),
        updated_at: at,
      });
  }

  async count(owner: string): Promise<number> {
    const row = await this.db('core_analysis.analyses').where({ user_id: owner }).count('id').first();
    return Number(row?.count);
  }

  async countCompleted(owner: string): Promise<number> {
    const row = await this.db('core_analysis.analyses')
      .where({ user_id: owner, status: 'completed' })
      .count('id')
      .first();
    return Number(row?.count);
  }

  /** Of the completed ones: each looked its file up in the measurement cache. */
  async countCached(owner: string): Promise<{ lookups: number; hits: number }> {
    const row = await this.db('core_analysis.analyses')
      .where({ user_id: owner, status: 'completed' })
      .first<{ lookups: number; hits: number }>(
        this.db.raw('count(*)::int as lookups'),
        this.db.raw('count(*) filter (where cached)::int as hits'),
      );
    return row ?? { lookups: 0, hits: 0 };
  }

  /** @param satisfaction 1..10 */
  async rate(owner: string, id: string, satisfaction: number): Promise<void> {
    await this.one(owner, id).update({ satisfaction_score: satisfaction });
  }

  async setSaved(owner: string, id: string, saved: boolean): Promise<void> {
    await this.one(owner, id).update({ saved });
  }

  /** The fixes go with the files they are made of. */
  async markFilesRemoved(owner: string, id: string, at: Date): Promise<void> {
    await this.one(owner, id).update({ files_removed_at: at });
    await this.dropFixes(owner, id);
  }

  /** Forgets the fixes of an analysis; they can be asked for again. */
  async dropFixes(owner: string, id: string): Promise<void> {
    await this.db('core_analysis.fixes').where({ user_id: owner, analysis_id: id }).delete();
  }

  async markStillsChecked(owner: string, id: string): Promise<void> {
    await this.one(owner, id).update({ stills_checked: true });
  }

  async delete(owner: string, id: string): Promise<void> {
    await this.one(owner, id).delete();
  }

  /** A completed analysis of the same bytes by this engine: its pictures go with what this engine measures. */
  async findDonor(owner: string, sha256: string, exceptId: string, engineVersion: string): Promise<string | undefined> {
    const row = await this.db('core_analysis.analyses')
      .where({ user_id: owner, sha256, status: 'completed' })
      .whereNot({ id: exceptId })
      .whereRaw(`results ->> 'engineVersion' = ?`, [engineVersion])
      .orderBy('created_at', 'desc')
      .first<{ id: string }>('id');
    return row?.id;
  }

  /** Another analysis of the same bytes: a completed one first. */
  async findSameFile(
    owner: string,
    sha256: string,
    exceptId: string,
  ): Promise<{ id: string; status: Status } | undefined> {
    return this.db('core_analysis.analyses')
      .where({ user_id: owner, sha256 })
      .whereNot({ id: exceptId })
      .orderByRaw(`status = 'completed' desc, created_at desc`)
      .first<{ id: string; status: Status }>('id', 'status');
  }

  private one(owner: string, id: string) {
    return this.db('core_analysis.analyses').where({ user_id: owner, id });
  }
}
