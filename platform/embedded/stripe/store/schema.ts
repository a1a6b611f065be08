import type pg from 'pg';

/** Makes the sandbox's tables where they are missing, in a schema of their own. Safe beside another process doing the same. */
export async function ensureSchema(client: pg.ClientBase): Promise<void> {
  await client.query(`
    begin;
    select pg_advisory_xact_lock(hashtext('stripe_sandbox'));
    create schema if not exists stripe_sandbox;
    create table if not exists stripe_sandbox.objects (
      type text not null,
      id text not null,
      seq bigint generated always as identity,
      created bigint not null,
      body jsonb not null,
      -- What Stripe knows and does not show: how a card behaves, keys of hosted pages.
      hidden jsonb not null default '{}',
      -- Second at which time itself changes the object, and the order among those of one second.
      due_at bigint,
      due_rank int not null default 0,
      primary key (type, id)
    );
    create index if not exists objects_newest on stripe_sandbox.objects (type, seq desc);
    create index if not exists objects_customer on stripe_sandbox.objects (type, (body ->> 'customer'), seq desc);
    create index if not exists objects_due on stripe_sandbox.objects (due_at, due_rank, seq) where due_at is not null;
    create table if not exists stripe_sandbox.deliveries (
      id bigint generated always as identity primary key,
      event_id text not null,
      attempts int not null default 0,
      -- Of the machine's clock, in milliseconds; null: delivered, or given up.
      next_at bigint,
      last_status int
    );
    create index if not exists deliveries_waiting on stripe_sandbox.deliveries (next_at, id) where next_at is not null;
    create table if not exists stripe_sandbox.idempotency (
      key text primary key,
      request text not null,
      params text not null,
      status int not null,
      body text not null,
      at timestamptz not null default now()
    );
    create table if not exists stripe_sandbox.requests (
      id bigint generated always as identity primary key,
      method text not null,
      path text not null,
      query text not null,
      body text not null,
      -- What the sandbox answered.
      status int not null
    );
    create table if not exists stripe_sandbox.state (
      single boolean primary key default true check (single),
      -- How far the sandbox's clock is ahead of the machine's.
      offset_seconds bigint not null default 0,
      settings jsonb not null default '{}'
    );
    insert into stripe_sandbox.state default values on conflict do nothing;
    commit;
  `);
}
