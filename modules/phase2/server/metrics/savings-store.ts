import type { Knex } from 'knex';
import { DEFAULT_SAVINGS, type SavingsModel } from './savings-model.ts';

/** SQL of `phase2.savings_model`: one row for everybody, or none. */
export class SavingsStore {
  constructor(private readonly db: Knex) {}

  async get(): Promise<SavingsModel> {
    const row = await this.db('phase2.savings_model').first<
      { image_minutes: string; video_minutes: string; source: string } | undefined
    >('image_minutes', 'video_minutes', 'source');
    return row
      ? { imageMinutes: Number(row.image_minutes), videoMinutes: Number(row.video_minutes), source: row.source }
      : DEFAULT_SAVINGS;
  }

  async set({ imageMinutes, videoMinutes, source }: SavingsModel, at: Date): Promise<void> {
    await this.db('phase2.savings_model')
      .insert({ image_minutes: imageMinutes, video_minutes: videoMinutes, source, updated_at: at })
      .onConflict('is_only')
      .merge();
  }
}
