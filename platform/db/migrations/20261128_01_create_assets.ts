import type { Migration } from '#platform/module/define-server-module.ts';

/** Files uploaded for later calls. */
export const createAssets: Migration = {
  async up(db) {
    await db.raw(`
      create table platform.assets (
        id uuid primary key,
        user_id uuid not null references platform.users (id) on delete cascade,
        purpose text not null,
        file_name text not null,
        content_type text not null,
        bytes bigint not null,
        sha256 text not null check (length(sha256) = 64),
        -- False until its file is in the storage.
        stored boolean not null default false,
        used_by text,
        created_at timestamptz not null
      );
      create index assets_by_owner on platform.assets (user_id);
      create index assets_unused on platform.assets (created_at) where used_by is null;
    `);
  },
  async down(db) {
    await db.raw('drop table platform.assets');
  },
};
