import type { Migration } from '#platform/module/define-server-module.ts';

/** Which ad shows which analysed creative, and what was learned from them. */
export const createLinks: Migration = {
  async up(db) {
    await db.raw(`
      create table perf_reports.links (
        user_id uuid not null references platform.users (id) on delete cascade,
        -- Hash of what names the ad over all reports.
        ad_key text not null check (length(ad_key) = 32),
        -- Null: its owner said that it shows none of the analysed creatives.
        analysis_id uuid,
        kind text not null check (kind in ('owner', 'file_name')),
        created_at timestamptz not null,
        primary key (user_id, ad_key)
      );
      create index links_by_analysis on perf_reports.links (user_id, analysis_id);

      create table perf_reports.learning (
        user_id uuid primary key references platform.users (id) on delete cascade,
        -- Counts the changes of rows and links.
        wanted int not null default 1,
        -- The change that was last learned from.
        learned int not null default 0,
        -- What came of it; null before the first time.
        result jsonb,
        changed_at timestamptz not null,
        learned_at timestamptz
      );
      create index learning_behind on perf_reports.learning (changed_at) where learned < wanted;

    `);
  },
  async down(db) {
    await db.raw('drop table perf_reports.learning, perf_reports.links');
  },
};
