import type { Knex } from 'knex';
import type { ImageMeasurements } from '../engine/measurements.ts';

export interface CachedMeasurements {
  readonly measurements: ImageMeasurements;
  /** Id of the analysis that measured; it may be deleted since. */
  readonly measuredBy: string;
}

/** What was measured on a file, by content and engine version; one owner's never serves another. */
export class MeasurementCacheStore {
  constructor(private readonly db: Knex) {}

  with(trx: Knex.Transaction): MeasurementCacheStore {
    return new MeasurementCacheStore(trx);
  }

  async find(owner: string, sha256: string, engineVersion: string): Promise<CachedMeasurements | undefined> {
    const row = await this.db('core_analysis.measurements')
      .where({ user_id: owner, sha256, engine_version: engineVersion })
      .first<{ measurements: ImageMeasurements; measured_by: string }>('measurements', 'measured_by');
    return row && { measurements: row.measurements, measuredBy: row.measured_by };
  }

  /** The first to measure stays. */
  async keep(
    owner: string,
    sha256: string,
    found: { measurements: ImageMeasurements; measuredBy: string },
    at: Date,
  ): Promise<void> {
    await this.db('core_analysis.measurements')
      .insert({
        user_id: owner,
        sha256,
        engine_version: found.measurements.engineVersion,
        measurements: JSON.stringify(found.measurements),
        measured_by: found.measuredBy,
        created_at: at,
      })
      .onConflict(['user_id', 'sha256', 'engine_version'])
      .ignore();
  }

  /** Every engine version's. */
  async forget(owner: string, sha256: string): Promise<void> {
    await this.db('core_analysis.measurements').where({ user_id: owner, sha256 }).delete();
  }
}
