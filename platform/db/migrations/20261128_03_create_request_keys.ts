import type { Migration } from '#platform/module/define-server-module.ts';

/** `Idempotency-Key`s of requests that were accepted, with the answer the first one got; and files without a row. */
export const createRequestKeys: Migration = {
  async up(db) {
    await db.raw(`
      create table platform.request_keys (
        user_id uuid not null references platform.users (id) on delete cascade,
        key text not null check (length(key) between 1 and 255),
        -- Of all that was asked.
        fingerprint text not null check (length(fingerprint) = 64),
        -- What the first request made; its module drops the key with it.
        subject text not null,
        -- Until then one request is answering; null once there is an answer.
        leased_until timestamptz,
        -- json, not jsonb: it is repeated as it was written.
        answer json,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        primary key (user_id, key),
        check ((answer is null) = (leased_until is not null))
      );
      create index request_keys_by_expiry on platform.request_keys (expires_at);
      create index request_keys_by_subject on platform.request_keys (user_id, subject);
      create table platform.orphaned_files (
        kind text not null,
        id uuid not null,
        user_id uuid not null references platform.users (id) on delete cascade,
        since timestamptz not null,
        primary key (kind, id)
      );
      create index orphaned_files_by_age on platform.orphaned_files (since);
      create index orphaned_files_by_owner on platform.orphaned_files (user_id);
    `);
  },
  async down(db) {
    await db.raw('drop table platform.orphaned_files; drop table platform.request_keys');
  },
};
