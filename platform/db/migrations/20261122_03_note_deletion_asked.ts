import type { Migration } from '#platform/module/define-server-module.ts';

/** When the deletion of an account was asked for: what was paid after it goes back. Until now it was a week before the end. */
export const noteDeletionAsked: Migration = {
  async up(db) {
    await db.raw(`
      alter table platform.users add column deletion_asked_at timestamptz;
      -- Hours: a day has them all, whatever the time zone. One that an operator removes was due when its removal began.
      update platform.users set deletion_asked_at = case when removal_began_at = deletion_due_at then deletion_due_at
        else deletion_due_at - interval '168 hours' end
        where deletion_due_at is not null;
    `);
  },
  async down(db) {
    await db.raw('alter table platform.users drop column deletion_asked_at');
  },
};
