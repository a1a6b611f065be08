import type { Migration } from '#platform/module/define-server-module.ts';

/** The field's words: files whose row is gone are orphaned, a taken request key is leased. */
export const renameOrphanedFilesAndLeases: Migration = {
  async up(db) {
    await db.raw(`
      alter table core_analysis.loose_files rename to orphaned_files;
      alter index core_analysis.loose_files_since rename to orphaned_files_since;
      alter table core_analysis.request_keys rename column answering_until to leased_until;
    `);
  },
  async down(db) {
    await db.raw(`
      alter index core_analysis.orphaned_files_since rename to loose_files_since;
      alter table core_analysis.orphaned_files rename to loose_files;
      alter table core_analysis.request_keys rename column leased_until to answering_until;
    `);
  },
};
