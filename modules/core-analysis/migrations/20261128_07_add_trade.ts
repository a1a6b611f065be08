import type { Migration } from '#platform/module/define-server-module.ts';

/** What the creative sells, where its owner said. */
export const addTrade: Migration = {
  async up(db) {
    await db.raw('alter table core_analysis.analyses add column sells text');
  },
  async down(db) {
    await db.raw('alter table core_analysis.analyses drop column sells');
  },
};
