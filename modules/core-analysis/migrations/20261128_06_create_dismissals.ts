import type { Migration } from '#platform/module/define-server-module.ts';

/** Findings that their owner dismissed: of one creative, or of all (no analysis). */
export const createDismissals: Migration = {
  async up(db) {
    await db.raw(`
      create table core_analysis.dismissals (
        user_id uuid not null references platform.users (id) on delete cascade,
        analysis_id uuid references core_analysis.analyses (id) on delete cascade,
        rule_id text not null,
        reason text not null check (reason in ('intended', 'our_logo')),
        -- The words that are a logo; empty for other reasons.
        texts text[] not null,
        created_at timestamptz not null,
        unique nulls not distinct (user_id, analysis_id, rule_id)
      );
      create index dismissals_by_analysis on core_analysis.dismissals (analysis_id);
    `);
  },
  async down(db) {
    await db.raw('drop table core_analysis.dismissals');
  },
};
