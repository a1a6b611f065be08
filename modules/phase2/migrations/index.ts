import type { Migration } from '#platform/module/define-server-module.ts';
import { createFlagExposures } from './20261128_10_create_flag_exposures.ts';

const createNotes: Migration = {
  async up(db) {
    await db.raw(`
      create schema if not exists phase2;
      create table phase2.notes (
        id uuid primary key,
        user_id uuid not null references platform.users (id) on delete cascade,
        text text not null,
        created_at timestamptz not null
      );
      create index notes_by_owner on phase2.notes (user_id, id desc);
      create index notes_by_age on phase2.notes (created_at);
    `);
  },
  async down(db) {
    await db.raw('drop schema phase2 cascade');
  },
};

export const migrations: Readonly<Record<string, Migration>> = {
  '20261128_01_create_notes': createNotes,
  '20261128_10_create_flag_exposures': createFlagExposures,
};
