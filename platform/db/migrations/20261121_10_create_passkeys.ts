import type { Migration } from '#platform/module/define-server-module.ts';

/**
 * Passkeys: public keys only, nothing in here opens anything. Challenges are kept as hashes until they are answered,
 * once; one without a user belongs to a sign-in.
 */
export const createPasskeys: Migration = {
  async up(db) {
    await db.raw(`
      create table platform.passkeys (
        id uuid primary key,
        user_id uuid not null references platform.users (id) on delete cascade,
        credential_id text not null unique,
        public_key bytea not null,
        counter bigint not null,
        transports text[] not null,
        synced boolean not null,
        name text not null,
        created_at timestamptz not null,
        last_used_at timestamptz
      );
      create index passkeys_user_id_idx on platform.passkeys (user_id);

      create table platform.passkey_challenges (
        challenge_hash text primary key,
        user_id uuid references platform.users (id) on delete cascade,
        expires_at timestamptz not null
      );
      create index passkey_challenges_expires_at_idx on platform.passkey_challenges (expires_at);
    `);
  },
  async down(db) {
    await db.raw('drop table platform.passkey_challenges; drop table platform.passkeys;');
  },
};
