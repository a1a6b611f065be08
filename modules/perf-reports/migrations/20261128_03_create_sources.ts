import type { Migration } from '#platform/module/define-server-module.ts';

/** Places that are looked through for new exports, what was found there, and links by the image an export names. */
export const createSources: Migration = {
  async up(db) {
    await db.raw(`
      create table perf_reports.sources (
        id uuid primary key,
        user_id uuid not null references platform.users (id) on delete cascade,
        kind text not null check (kind in ('folder')),
        -- As its adapter understands it: of a folder, the absolute path.
        place text not null,
        campaign_name text not null,
        ad_platform text not null,
        -- Counts the runs that were begun.
        runs int not null default 0,
        looked_at timestamptz,
        -- Why the last look failed; null where it did not.
        problem text,
        created_at timestamptz not null,
        unique (user_id, kind, place)
      );

      create table perf_reports.source_files (
        source_id uuid not null references perf_reports.sources (id) on delete cascade,
        user_id uuid not null,
        path text not null,
        sha256 text not null,
        -- As they were when the file was last read: while they stay, it is not read again.
        bytes bigint not null,
        changed_at timestamptz not null,
        report_id uuid not null,
        primary key (source_id, path, sha256)
      );
      create index source_files_by_owner on perf_reports.source_files (user_id);

      alter table perf_reports.links drop constraint links_kind_check;
      alter table perf_reports.links add constraint links_kind_check check (kind in ('owner', 'file_name', 'creative_id'));

      -- What was learned before has neither days nor a line: all is learned anew.
      update perf_reports.learning set result = null, wanted = wanted + 1;
    `);
  },
  async down(db) {
    await db.raw(`
      drop table perf_reports.source_files, perf_reports.sources;
      delete from perf_reports.links where kind = 'creative_id';
      alter table perf_reports.links drop constraint links_kind_check;
      alter table perf_reports.links add constraint links_kind_check check (kind in ('owner', 'file_name'));
    `);
  },
};
