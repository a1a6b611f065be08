import type { Migration } from '#platform/module/define-server-module.ts';

/** Which analyses keep their files, and when the files of the others went. */
export const addRetention: Migration = {
  async up(db) {
    await db.raw(`
      alter table core_analysis.analyses
        add column saved boolean not null default false,
        add column files_removed_at timestamptz;
      create index analyses_unsaved on core_analysis.analyses (created_at)
        where not saved and files_removed_at is null and status = 'completed';
    `);
  },
  async down(db) {
    await db.raw('alter table core_analysis.analyses drop column saved, drop column files_removed_at');
  },
};
