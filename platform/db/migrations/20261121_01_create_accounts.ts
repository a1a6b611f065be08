import type { Migration } from '#platform/module/define-server-module.ts';

/**
 * Users, sessions, credentials and verification tokens in the shape the
 * account library reads and writes (a test asks the library whether anything is
 * missing). Ids are UUIDs made by us; other modules may refer to
 * `platform.users (id)`.
 */
export const createAccounts: Migration = {
  async up(db) {
    await db.raw(`
      create schema if not exists platform;

      create table platform.users (
        id uuid primary key,
        name text not null,
        email text not null,
        email_verified boolean not null default false,
        image text,
        role text not null default 'user' check (role in ('user', 'operator', 'admin')),
        has_completed_onboarding boolean not null default false,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        constraint users_email_lower check (email = lower(email))
      );
      create unique index users_email_key on platform.users (email);

      create table platform.sessions (
        id uuid primary key,
        user_id uuid not null references platform.users (id) on delete cascade,
        token text not null,
        expires_at timestamptz not null,
        remembered boolean not null default true,
        ip_address text,
        user_agent text,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      );
      create unique index sessions_token_key on platform.sessions (token);
      create index sessions_user_id_idx on platform.sessions (user_id);

      create table platform.accounts (
        id uuid primary key,
        user_id uuid not null references platform.users (id) on delete cascade,
        account_id text not null,
        provider_id text not null,
        password text,
        access_token text,
        refresh_token text,
        id_token text,
        access_token_expires_at timestamptz,
        refresh_token_expires_at timestamptz,
        scope text,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      );
      create index accounts_user_id_idx on platform.accounts (user_id);
      create unique index accounts_provider_account_key on platform.accounts (provider_id, account_id);

      create table platform.verifications (
        id uuid primary key,
        identifier text not null,
        value text not null,
        expires_at timestamptz not null,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      );
      create index verifications_identifier_idx on platform.verifications (identifier);
    `);
  },
  async down(db) {
    await db.raw(`
      drop table platform.verifications;
      drop table platform.accounts;
      drop table platform.sessions;
      drop table platform.users;
    `);
  },
};
