import type { Migration } from '#platform/module/define-server-module.ts';

const createNotes: Migration = {
  async up(db) {
    await db.raw(`
      create schema if not exists training;
      create table training.notes (
        id uuid primary key,
        user_id uuid not null references platform.users (id) on delete cascade,
        text text not null,
        created_at timestamptz not null
      );
      create index notes_by_owner on training.notes (user_id, id desc);
      create index notes_by_age on training.notes (created_at);
    `);
  },
  async down(db) {
    await db.raw('drop schema training cascade');
  },
};

export const migrations: Readonly<Record<string, Migration>> = {
  '20261128_01_create_notes': createNotes,
};
