import type { Migration } from '#platform/module/define-server-module.ts';

/** The wrapped key of each owner's files. Deleting a row makes the owner's files unreadable, wherever copies are. */
export const createDataKeys: Migration = {
  async up(db) {
    await db.raw(`
      create table platform.data_keys (
        owner_id text primary key,
        wrapped_key bytea not null,
        created_at timestamptz not null default now()
      );
    `);
  },
  async down(db) {
    await db.raw('drop table platform.data_keys');
  },
};
