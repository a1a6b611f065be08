import type { Migration } from '#platform/module/define-server-module.ts';

/** Whether the stills of a video were looked at for the fault of engines up to 2.23.0; see `StillRecall`. Images have none. */
export const addStillsChecked: Migration = {
  async up(db) {
    await db.raw(`
      alter table core_analysis.analyses add column stills_checked boolean not null default false;
      create index analyses_stills_unchecked on core_analysis.analyses (completed_at)
        where file_type = 'video' and status = 'completed' and not stills_checked;
    `);
  },
  async down(db) {
    await db.raw('alter table core_analysis.analyses drop column stills_checked');
  },
};
