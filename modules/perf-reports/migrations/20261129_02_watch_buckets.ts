import type { Migration } from '#platform/module/define-server-module.ts';

const kinds = (list: string) => `
  alter table perf_reports.sources drop constraint sources_kind_check;
  alter table perf_reports.sources add constraint sources_kind_check check (kind in (${list}))`;

/** Watched places may be in a bucket; their place is its address. */
export const watchBuckets: Migration = {
  async up(db) {
    await db.raw(kinds("'folder', 's3'"));
  },
  async down(db) {
    await db.raw("delete from perf_reports.sources where kind = 's3'");
    await db.raw(kinds("'folder'"));
  },
};
