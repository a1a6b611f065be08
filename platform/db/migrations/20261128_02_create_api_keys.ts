import type { Migration } from '#platform/module/define-server-module.ts';

/** Keys for programs; of a key only its SHA-256 is here. */
export const createApiKeys: Migration = {
  async up(db) {
    await db.raw(`
      create table platform.api_keys (
        id uuid primary key,
        user_id uuid not null references platform.users (id) on delete cascade,
        name text not null,
        begins_with text not null,
        key_hash text not null unique check (length(key_hash) = 64),
        scopes text[] not null,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        last_used_at timestamptz,
        revoked_at timestamptz
      );
      create index api_keys_by_owner on platform.api_keys (user_id);
    `);
  },
  async down(db) {
    await db.raw('drop table platform.api_keys');
  },
};
