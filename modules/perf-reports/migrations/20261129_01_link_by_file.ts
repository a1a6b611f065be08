import type { Migration } from '#platform/module/define-server-module.ts';

const kinds = (list: string) => `
  alter table perf_reports.links drop constraint links_kind_check;
  alter table perf_reports.links add constraint links_kind_check check (kind in (${list}))`;

/** Links by the very file an export names. */
export const linkByFile: Migration = {
  async up(db) {
    await db.raw(kinds("'owner', 'image_hash', 'file_name', 'creative_id'"));
    // What was learned before has no trend lines, and counted blank conversions: all is learned anew.
    await db.raw('update perf_reports.learning set result = null, wanted = wanted + 1');
  },
  async down(db) {
    await db.raw("delete from perf_reports.links where kind = 'image_hash'");
    await db.raw(kinds("'owner', 'file_name', 'creative_id'"));
  },
};
