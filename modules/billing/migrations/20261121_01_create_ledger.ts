import type { Knex } from 'knex';

/** Plans, the append-only token ledger and the running account it adds up to. */
export const createLedger = {
  async up(db: Knex): Promise<void> {
    await db.raw(`
      create schema if not exists billing;

      create table billing.plans (
        user_id uuid primary key references platform.users (id) on delete cascade,
        plan text not null check (plan in ('free', 'starter', 'pro', 'elite')),
        updated_at timestamptz not null
      );

      -- No foreign key to the user: what was charged stays on the books when an account is deleted.
      create table billing.token_ledger (
        id uuid primary key,
        user_id uuid not null,
        kind text not null check (kind in ('grant', 'reserve', 'settle', 'release')),
        reference text not null,
        tokens integer not null check (tokens > 0),
        period date not null check (extract(day from period) = 1),
        created_at timestamptz not null,
        unique (user_id, reference, kind)
      );
      -- A hold ends once: charged or given back, never both.
      create unique index token_ledger_one_end on billing.token_ledger (user_id, reference)
        where kind in ('settle', 'release');
      create index token_ledger_by_period on billing.token_ledger (user_id, period);

      create table billing.token_accounts (
        user_id uuid not null,
        period date not null check (extract(day from period) = 1),
        limit_tokens integer not null default 0 check (limit_tokens >= 0),
        used integer not null default 0 check (used >= 0),
        reserved integer not null default 0 check (reserved >= 0),
        primary key (user_id, period),
        constraint token_accounts_never_negative check (used + reserved <= limit_tokens)
      );

      create function billing.refuse_change() returns trigger language plpgsql as $$
      begin
        raise exception 'billing.token_ledger is append-only';
      end $$;
      create trigger token_ledger_append_only before update or delete on billing.token_ledger
        for each row execute function billing.refuse_change();
      create trigger token_ledger_no_truncate before truncate on billing.token_ledger
        for each statement execute function billing.refuse_change();
      revoke update, delete, truncate on billing.token_ledger from public, current_user;
    `);
  },

  async down(db: Knex): Promise<void> {
    await db.raw('drop schema billing cascade');
  },
};
