import type { Knex } from 'knex';
import type { MappingInput } from '../contract/report.ts';
import type { ImportedReport, NewReport, Reading, ReportRecord } from './report-record.ts';

const COLUMNS = {
  id: 'id',
  owner: 'user_id',
  fileName: 'file_name',
  fileBytes: 'file_bytes',
  fileParts: 'file_parts',
  sha256: 'sha256',
  campaignName: 'campaign_name',
  adPlatform: 'ad_platform',
  dateRange: 'date_range',
  analysisId: 'analysis_id',
  status: 'status',
  attempt: 'attempt',
  isConfirmed: 'is_confirmed',
  mapping: 'mapping',
  failure: 'failure',
  platform: 'platform',
  headerKey: 'header_key',
  reading: 'reading',
  result: 'result',
  rowCount: 'row_count',
  uncountedRows: 'uncounted_rows',
  grain: 'grain',
  isDaily: 'is_daily',
  hasIds: 'has_ids',
  createdAt: 'created_at',
} as const;

/** A report that somebody has to deal with, over all owners. */
export interface OpenReport {
  readonly id: string;
  readonly owner: string;
  readonly attempt: number;
  readonly parts: number;
  readonly platform: string | null;
  readonly status: string;
  readonly isDeleted: boolean;
}

/** SQL of `perf_reports.reports` and `mappings`. What is read or written of somebody starts from its owner. */
export class ReportStore {
  constructor(private readonly db: Knex) {}

  with(trx: Knex.Transaction): ReportStore {
    return new ReportStore(trx);
  }

  /** At most 200, newest first. */
  async list(owner: string): Promise<ReportRecord[]> {
    return this.select(this.shown(owner).orderBy('id', 'desc').limit(200));
  }

  async find(owner: string, id: string): Promise<ReportRecord | undefined> {
    return (await this.select(this.shown(owner).where({ id }).limit(1)))[0];
  }

  /** The report of this very file, unless that failed. */
  async findByFile(owner: string, sha256: string): Promise<ReportRecord | undefined> {
    return (await this.select(this.shown(owner).where({ sha256 }).whereNot({ status: 'failed' }).limit(1)))[0];
  }

  /** Others of this owner and platform with days in this range, read to their end. */
  async overlapping(
    owner: string,
    platform: string,
    range: { from: string | null; to: string | null },
  ): Promise<ReportRecord[]> {
    const query = this.shown(owner).where({ platform, status: 'completed' });
    if (range.from !== null && range.to !== null)
      query.where((either) =>
        either
          .whereNull('first_day')
          .orWhere((dated) => dated.where('first_day', '<=', range.to).where('last_day', '>=', range.from)),
      );
    return this.select(query.orderBy('id'));
  }

  /** False where this very file is there already. */
  async insert(owner: string, report: NewReport, at: Date): Promise<boolean> {
    const inserted = await this.db('perf_reports.reports')
      .insert({
        id: report.id,
        user_id: owner,
        file_name: report.fileName,
        file_bytes: report.fileBytes,
        file_parts: report.fileParts,
        sha256: report.sha256,
        campaign_name: report.campaignName,
        ad_platform: report.adPlatform,
        date_range: report.dateRange,
        analysis_id: report.analysisId,
        status: 'storing',
        created_at: at,
        updated_at: at,
      })
      .onConflict(this.db.raw("(user_id, sha256) where status <> 'failed' and deleted_at is null"))
      .ignore()
      .returning('id');
    return inserted.length > 0;
  }

  async markStored(owner: string, id: string, at: Date): Promise<void> {
    await this.of(owner).where({ id, status: 'storing' }).update({ status: 'importing', updated_at: at });
  }

  /** @returns the new attempt; undefined while one is under way, and where the file is gone */
  async reopen(owner: string, id: string, mapping: MappingInput, at: Date): Promise<number | undefined> {
    const [row] = await this.of(owner)
      .where({ id })
      .whereNull('deleted_at')
      .where('file_parts', '>', 0)
      .whereIn('status', ['needs_mapping', 'completed'])
      .update({
        status: 'importing',
        attempt: this.db.raw('attempt + 1'),
        is_confirmed: true,
        mapping: JSON.stringify(mapping),
        updated_at: at,
      })
      .returning<{ attempt: number }[]>('attempt');
    return row?.attempt;
  }

  /** False where it was deleted or corrected meanwhile; so it is for the three below. */
  async ask(
    owner: string,
    id: string,
    attempt: number,
    asked: Pick<ImportedReport, 'platform' | 'headerKey' | 'reading'>,
    at: Date,
  ) {
    return this.finish(owner, id, attempt, {
      status: 'needs_mapping',
      platform: asked.platform,
      header_key: asked.headerKey,
      reading: toJson(asked.reading satisfies Reading),
      updated_at: at,
    });
  }

  async complete(owner: string, id: string, attempt: number, imported: ImportedReport, at: Date): Promise<boolean> {
    return this.finish(owner, id, attempt, {
      status: 'completed',
      failure: null,
      platform: imported.platform,
      header_key: imported.headerKey,
      reading: toJson(imported.reading),
      result: toJson(imported.result),
      row_count: imported.rowCount,
      uncounted_rows: 0,
      first_day: imported.firstDay,
      last_day: imported.lastDay,
      grain: imported.grain,
      is_daily: imported.isDaily,
      has_ids: imported.hasIds,
      updated_at: at,
      completed_at: at,
    });
  }

  async fail(owner: string, id: string, attempt: number, failure: object, at: Date): Promise<boolean> {
    return this.finish(owner, id, attempt, { status: 'failed', failure: JSON.stringify(failure), updated_at: at });
  }

  async setUncounted(owner: string, id: string, rows: number): Promise<void> {
    await this.of(owner).where({ id }).update({ uncounted_rows: rows });
  }

  async forgetFile(owner: string, id: string): Promise<void> {
    await this.of(owner).where({ id }).update({ file_parts: 0 });
  }

  /** Hides it at once; what it holds is removed after that. False where there is none. */
  async markDeleted(owner: string, id: string, at: Date): Promise<boolean> {
    return (await this.shown(owner).where({ id }).update({ deleted_at: at, updated_at: at })) > 0;
  }

  /** Takes its rows along. */
  async remove(owner: string, id: string): Promise<void> {
    await this.of(owner).where({ id }).delete();
  }

  async removeStoring(owner: string, id: string): Promise<void> {
    await this.of(owner).where({ id, status: 'storing' }).delete();
  }

  async mappingFor(owner: string, headerKey: string): Promise<MappingInput | undefined> {
    const row = await this.db('perf_reports.mappings')
      .where({ user_id: owner, header_key: headerKey })
      .first<{ mapping: MappingInput } | undefined>('mapping');
    return row?.mapping;
  }

  async rememberMapping(owner: string, headerKey: string, mapping: MappingInput, at: Date): Promise<void> {
    await this.db('perf_reports.mappings')
      .insert({ user_id: owner, header_key: headerKey, mapping: JSON.stringify(mapping), updated_at: at })
      .onConflict(['user_id', 'header_key'])
      .merge();
  }

  /** Over all owners: what nobody has touched since then and is not at an end. */
  async findUnfinished(before: Date, limit: number): Promise<OpenReport[]> {
    return this.db('perf_reports.reports')
      .where('updated_at', '<', before)
      .where((either) => either.whereIn('status', ['storing', 'importing']).orWhereNotNull('deleted_at'))
      .orderBy('updated_at')
      .limit(limit)
      .select({
        id: 'id',
        owner: 'user_id',
        attempt: 'attempt',
        parts: 'file_parts',
        platform: 'platform',
        status: 'status',
        isDeleted: this.db.raw('deleted_at is not null'),
      });
  }

  async touch(owner: string, id: string, at: Date): Promise<void> {
    await this.of(owner).where({ id }).update({ updated_at: at });
  }

  /** Over all owners. */
  async figures(): Promise<{ reports: number; people: number; rows: number; bytes: number }> {
    const row = await this.db('perf_reports.reports')
      .where({ status: 'completed' })
      .first<Record<'reports' | 'people' | 'rows' | 'bytes', string>>(
        this.db.raw('count(*) as reports'),
        this.db.raw('count(distinct user_id) as people'),
        this.db.raw('coalesce(sum(row_count), 0) as rows'),
        this.db.raw('coalesce(sum(file_bytes), 0) as bytes'),
      );
    const { reports = 0, people = 0, rows = 0, bytes = 0 } = row ?? {};
    return { reports: Number(reports), people: Number(people), rows: Number(rows), bytes: Number(bytes) };
  }

  private async finish(owner: string, id: string, attempt: number, values: object): Promise<boolean> {
    const changed = await this.of(owner)
      .where({ id, attempt, status: 'importing' })
      .whereNull('deleted_at')
      .update(values);
    return changed > 0;
  }

  private async select(query: Knex.QueryBuilder): Promise<ReportRecord[]> {
    const rows: (ReportRecord & { fileBytes: unknown })[] = await query.select({
      ...COLUMNS,
      firstDay: this.db.raw('first_day::text'),
      lastDay: this.db.raw('last_day::text'),
    });
    return rows.map((row) => ({ ...row, fileBytes: Number(row.fileBytes) }));
  }

  private shown(owner: string) {
    return this.of(owner).whereNull('deleted_at').whereNot({ status: 'storing' });
  }

  private of(owner: string) {
    return this.db('perf_reports.reports').where({ user_id: owner });
  }
}

/** JSON as the database takes it: without zeros and halves of characters, which cells of files may hold. */
function toJson(value: object): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'string' ? Buffer.from(part.replaceAll('\0', '')).toString() : part,
  );
}
