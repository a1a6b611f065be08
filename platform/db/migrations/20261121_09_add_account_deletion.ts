import type { Migration } from '#platform/module/define-server-module.ts';

/** When an account somebody asked to delete goes for good; null: it stays. */
export const addAccountDeletion: Migration = {
  async up(db) {
    await db.raw(`
      alter table platform.users add column deletion_due_at timestamptz;
      create index users_deletion_due_at_idx on platform.users (deletion_due_at) where deletion_due_at is not null;
    `);
  },
  async down(db) {
    await db.raw('alter table platform.users drop column deletion_due_at');
  },
};
