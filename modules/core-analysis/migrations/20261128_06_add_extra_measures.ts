import type { Migration } from '#platform/module/define-server-module.ts';

/** What is measured beyond the standard, decided once when an analysis is accepted. */
export const addExtraMeasures: Migration = {
  async up(db) {
    await db.raw(`alter table core_analysis.analyses add column extras text[] not null default '{}'`);
  },
  async down(db) {
    await db.raw('alter table core_analysis.analyses drop column extras');
  },
};
