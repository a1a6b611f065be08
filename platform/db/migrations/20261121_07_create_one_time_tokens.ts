import type { Migration } from '#platform/module/define-server-module.ts';

/**
 * Tokens that left by mail or wait for a second step, as hashes: who reads the
 * table can use none. A used one stays until it expires, so that a second click
 * can be told from a forged link.
 */
export const createOneTimeTokens: Migration = {
  async up(db) {
    await db.raw(`
      create table platform.one_time_tokens (
        token_hash text primary key,
        user_id uuid not null references platform.users (id) on delete cascade,
        purpose text not null check (purpose in ('reset_password', 'verify_email', 'second_factor')),
        remember boolean not null default false,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        used_at timestamptz
      );
      create index one_time_tokens_user_id_idx on platform.one_time_tokens (user_id);
      create index one_time_tokens_expires_at_idx on platform.one_time_tokens (expires_at);
    `);
  },
  async down(db) {
    await db.raw('drop table platform.one_time_tokens');
  },
};
