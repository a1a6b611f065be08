import type { Migration } from '#platform/module/define-server-module.ts';

/** Measurements without text serve one analysis only; shared ones of that kind go. */
export const createPartialMeasurements: Migration = {
  async up(db) {
    await db.raw(`
      create table core_analysis.partial_measurements (
        analysis_id uuid primary key references core_analysis.analyses (id) on delete cascade,
        user_id uuid not null,
        measurements jsonb not null,
        created_at timestamptz not null
      );

      delete from core_analysis.measurements where measurements -> 'text' ->> 'measured' = 'false';
    `);
  },
  async down(db) {
    await db.raw('drop table core_analysis.partial_measurements');
  },
};
