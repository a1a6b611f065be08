import type { Migration } from '#platform/module/define-server-module.ts';

/** Whether a try at measuring broke off, so that who waits is told why it takes longer. */
export const addInterrupted: Migration = {
  async up(db) {
    await db.raw('alter table core_analysis.analyses add column interrupted boolean not null default false');
  },
  async down(db) {
    await db.raw('alter table core_analysis.analyses drop column interrupted');
  },
};
