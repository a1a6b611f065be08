import type { Migration } from '#platform/module/define-server-module.ts';

/** Fixes of an analysis: one row at most, gone with the analysis. Their files lie in the storage. */
export const createFixes: Migration = {
  async up(db) {
    await db.raw(`
      create table core_analysis.fixes (
        analysis_id uuid primary key references core_analysis.analyses (id) on delete cascade,
        user_id uuid not null references platform.users (id) on delete cascade,
        status text not null check (status in ('queued', 'running', 'completed', 'failed')),
        percent smallint not null default 0 check (percent between 0 and 100),
        -- Which story makes them: one that failed may be asked for again.
        attempt integer not null default 1,
        results jsonb,
        error_code text,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        check ((status = 'completed') = (results is not null)),
        check ((status = 'failed') = (error_code is not null))
      );
    `);
  },
  async down(db) {
    await db.raw('drop table core_analysis.fixes');
  },
};
