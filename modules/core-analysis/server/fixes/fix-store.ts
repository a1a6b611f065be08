import type { Knex } from 'knex';
import type { Fix, FixId, FixList } from '../../contract/fixes.ts';

/** A fix as it is kept: addresses and file name are made when it is shown. */
export type KeptFix = Omit<Fix, 'id' | 'fileName' | 'downloadUrl' | 'previewUrl'> & {
  readonly id: FixId;
  readonly hasPreview: boolean;
};

export interface KeptFixes {
  readonly fixes: readonly KeptFix[];
  readonly tried: FixList['tried'];
}

export interface FixesRecord {
  readonly status: 'queued' | 'running' | 'completed' | 'failed';
  readonly percent: number;
  readonly attempt: number;
  readonly results: KeptFixes | null;
  readonly errorCode: string | null;
}

/** A request that is not answered yet. */
export interface OpenFixes {
  readonly analysis: string;
  readonly owner: string;
  readonly attempt: number;
}

/** Rows of `core_analysis.fixes`. Every method but the sweeper's starts from the owner. */
export class FixStore {
  constructor(private readonly db: Knex) {}

  with(trx: Knex.Transaction): FixStore {
    return new FixStore(trx);
  }

  async find(owner: string, analysis: string): Promise<FixesRecord | undefined> {
    return this.row(owner, analysis).first<FixesRecord>({
      status: 'status',
      percent: 'percent',
      attempt: 'attempt',
      results: 'results',
      errorCode: 'error_code',
    });
  }

  /** Opens the request: a new row, or the next attempt of one that failed. Others stay as they are. */
  async open(owner: string, analysis: string, at: Date): Promise<void> {
    await this.db('core_analysis.fixes')
      .insert({ analysis_id: analysis, user_id: owner, status: 'queued', created_at: at, updated_at: at })
      .onConflict('analysis_id')
      .ignore();
    await this.row(owner, analysis)
      .where({ status: 'failed' })
      .update({ status: 'queued', percent: 0, error_code: null, updated_at: at, attempt: this.db.raw('attempt + 1') });
  }

  /** False when there is nothing open to report on. */
  async progress(owner: string, analysis: string, percent: number, at: Date): Promise<boolean> {
    const changed = await this.unfinished(owner, analysis).update({ status: 'running', percent, updated_at: at });
    return changed > 0;
  }

  async complete(owner: string, analysis: string, results: KeptFixes, at: Date): Promise<void> {
    await this.unfinished(owner, analysis).update({
      status: 'completed',
      percent: 100,
      results: JSON.stringify(results),
      updated_at: at,
    });
  }

  async fail(owner: string, analysis: string, code: string, at: Date): Promise<void> {
    await this.unfinished(owner, analysis).update({ status: 'failed', error_code: code, updated_at: at });
  }

  /** Asked for or running, over all owners, and not heard of since; the longest silent first. For the sweeper. */
  async findSilent(before: Date, limit: number): Promise<OpenFixes[]> {
    return this.db('core_analysis.fixes')
      .whereIn('status', ['queued', 'running'])
      .where('updated_at', '<', before)
      .orderBy('updated_at')
      .limit(limit)
      .select({ analysis: 'analysis_id', owner: 'user_id', attempt: 'attempt' });
  }

  /** Look again later, after the others. */
  async touch({ owner, analysis }: OpenFixes, at: Date): Promise<void> {
    await this.unfinished(owner, analysis).update({ updated_at: at });
  }

  private row(owner: string, analysis: string) {
    return this.db('core_analysis.fixes').where({ user_id: owner, analysis_id: analysis });
  }

  private unfinished(owner: string, analysis: string) {
    return this.row(owner, analysis).whereIn('status', ['queued', 'running']);
  }
}
