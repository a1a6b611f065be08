import type { Migration } from '#platform/module/define-server-module.ts';

/** What ad platforms name an image by. Null for uploads from before; nothing is secured by it. */
export const addMd5: Migration = {
  async up(db) {
    await db.raw('alter table core_analysis.analyses add column md5 text');
  },
  async down(db) {
    await db.raw('alter table core_analysis.analyses drop column md5');
  },
};
