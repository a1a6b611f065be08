import type { Knex } from 'knex';
import type { FileMeasurements } from '../../engine/index.ts';

export interface CachedMeasurements {
  readonly measurements: FileMeasurements;
  /** Id of the analysis that measured; it may be deleted since. */
  readonly measuredBy: string;
}

/**
 * What was measured on a file, by content and engine version; one owner's never
 * serves another. Measurements that lack the text stay with the analysis that
 * made them: what failed in passing must not be the file's answer for ever.
 */
export class MeasurementCacheStore {
  constructor(private readonly db: Knex) {}

  with(trx: Knex.Transaction): MeasurementCacheStore {
    return new MeasurementCacheStore(trx);
  }

  /** The shared ones. */
  async find(owner: string, sha256: string, engineVersion: string): Promise<CachedMeasurements | undefined> {
    const row = await this.db('core_analysis.measurements')
      .where({ user_id: owner, sha256, engine_version: engineVersion })
      .first<{ measurements: FileMeasurements; measured_by: string }>('measurements', 'measured_by');
    return row && { measurements: row.measurements, measuredBy: row.measured_by };
  }

  /** Those of one analysis, where they lack the text. */
  async findPartial(owner: string, id: string): Promise<CachedMeasurements | undefined> {
    const row = await this.partial(owner, id).first<{ measurements: FileMeasurements }>('measurements');
    return row && { measurements: row.measurements, measuredBy: id };
  }

  /**
   * Keeps what an analysis measured: shared when complete, where the first to
   * measure stays; else for this analysis alone, where the last stays. The
   * caller holds the analysis's row.
   */
  async keep(owner: string, sha256: string, { measurements, measuredBy }: CachedMeasurements, at: Date): Promise<void> {
    await this.dropPartial(owner, measuredBy);
    const row = { user_id: owner, measurements: JSON.stringify(measurements), created_at: at };
    if (!measurements.text.measured) {
      await this.db('core_analysis.partial_measurements').insert({ ...row, analysis_id: measuredBy });
      return;
    }
    await this.db('core_analysis.measurements')
      .insert({ ...row, sha256, engine_version: measurements.engineVersion, measured_by: measuredBy })
      .onConflict(['user_id', 'sha256', 'engine_version'])
      .ignore();
  }

  /** Files whose shared measurements are of this engine, whatever more of them was measured. */
  async count(owner: string, engineVersion: string): Promise<number> {
    const row = await this.db('core_analysis.measurements')
      .where({ user_id: owner })
      .whereRaw(`split_part(engine_version, '+', 1) = ?`, [engineVersion])
      .countDistinct('sha256 as n')
      .first<{ n: string }>();
    return Number(row?.n ?? 0);
  }

  async dropPartial(owner: string, id: string): Promise<void> {
    await this.partial(owner, id).delete();
  }

  /** Every engine version's. */
  async forget(owner: string, sha256: string): Promise<void> {
    await this.db('core_analysis.measurements').where({ user_id: owner, sha256 }).delete();
  }

  /** Measurements of files none of the owner's analyses is of any more. */
  async forgetUnused(owner: string): Promise<void> {
    await this.db('core_analysis.measurements as m')
      .where({ user_id: owner })
      .whereNotExists((query) =>
        query
          .from('core_analysis.analyses as a')
          .whereRaw('a.user_id = m.user_id')
          .whereRaw('a.sha256 = m.sha256')
          .select(this.db.raw('1')),
      )
      .delete();
  }

  private partial(owner: string, id: string) {
    return this.db('core_analysis.partial_measurements').where({ user_id: owner, analysis_id: id });
  }
}
