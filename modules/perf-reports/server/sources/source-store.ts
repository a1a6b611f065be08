import type { Knex } from 'knex';
import type { AdPlatform } from '../../contract/report.ts';
import type { CopiedFile, SourceFile } from './report-source.ts';

export interface StoredSource {
  readonly id: string;
  readonly owner: string;
  readonly kind: 'folder' | 's3';
  readonly place: string;
  readonly campaignName: string;
  readonly adPlatform: AdPlatform;
  readonly runs: number;
  readonly lookedAt: Date | null;
  readonly problem: string | null;
}

const COLUMNS = {
  id: 'id',
  owner: 'user_id',
  kind: 'kind',
  place: 'place',
  campaignName: 'campaign_name',
  adPlatform: 'ad_platform',
  runs: 'runs',
  lookedAt: 'looked_at',
  problem: 'problem',
} as const;

/** SQL of `perf_reports.sources` and `source_files`. Everything but the list for the schedule and operators starts from the owner. */
export class SourceStore {
  constructor(private readonly db: Knex) {}

  /** Over all owners, in the order they were made. */
  async all(): Promise<StoredSource[]> {
    return this.db('perf_reports.sources').orderBy('created_at').orderBy('id').select(COLUMNS);
  }

  async find(owner: string, id: string): Promise<StoredSource | undefined> {
    return this.of(owner).where({ id }).first<StoredSource | undefined>(COLUMNS);
  }

  /** False where this owner's place is watched already. */
  async add(
    owner: string,
    source: Pick<StoredSource, 'id' | 'kind' | 'place' | 'campaignName' | 'adPlatform'>,
    at: Date,
  ): Promise<boolean> {
    const added = await this.db('perf_reports.sources')
      .insert({
        id: source.id,
        user_id: owner,
        kind: source.kind,
        place: source.place,
        campaign_name: source.campaignName,
        ad_platform: source.adPlatform,
        created_at: at,
      })
      .onConflict(['user_id', 'kind', 'place'])
      .ignore()
      .returning('id');
    return added.length > 0;
  }

  /** The reports that came from it stay. */
  async remove(owner: string, id: string): Promise<void> {
    await this.of(owner).where({ id }).delete();
  }

  /** @returns the number of the run that begins; undefined where another has begun meanwhile */
  async begin(owner: string, id: string, after: number): Promise<number | undefined> {
    const [row] = await this.of(owner)
      .where({ id, runs: after })
      .update({ runs: after + 1 })
      .returning<{ runs: number }[]>('runs');
    return row?.runs;
  }

  async looked(owner: string, id: string, at: Date, problem: string | null): Promise<void> {
    await this.of(owner).where({ id }).update({ looked_at: at, problem });
  }

  /** What is known of the files there, as they were when they were last read. */
  async files(owner: string, id: string): Promise<(SourceFile & { readonly sha256: string })[]> {
    const rows: { path: string; bytes: string; changedAt: Date; sha256: string }[] = await this.db(
      'perf_reports.source_files',
    )
      .where({ user_id: owner, source_id: id })
      .select({ path: 'path', bytes: 'bytes', changedAt: 'changed_at', sha256: 'sha256' });
    return rows.map((row) => ({ ...row, bytes: Number(row.bytes) }));
  }

  async keep(
    owner: string,
    id: string,
    file: SourceFile & Pick<CopiedFile, 'sha256'>,
    reportId: string,
  ): Promise<void> {
    await this.db('perf_reports.source_files')
      .insert({
        source_id: id,
        user_id: owner,
        path: file.path,
        sha256: file.sha256,
        bytes: file.bytes,
        changed_at: file.changedAt,
        report_id: reportId,
      })
      .onConflict(['source_id', 'path', 'sha256'])
      .ignore();
  }

  /** The same bytes under another date. */
  async seen(owner: string, id: string, file: SourceFile & Pick<CopiedFile, 'sha256'>): Promise<void> {
    await this.db('perf_reports.source_files')
      .where({ user_id: owner, source_id: id, path: file.path, sha256: file.sha256 })
      .update({ bytes: file.bytes, changed_at: file.changedAt });
  }

  private of(owner: string) {
    return this.db('perf_reports.sources').where({ user_id: owner });
  }
}
