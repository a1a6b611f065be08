import type { Migration } from '#platform/module/define-server-module.ts';

/** When the removal of an account began; from then on nobody takes its deletion back. */
export const markRemovals: Migration = {
  async up(db) {
    await db.raw('alter table platform.users add column removal_began_at timestamptz');
  },
  async down(db) {
    await db.raw('alter table platform.users drop column removal_began_at');
  },
};
