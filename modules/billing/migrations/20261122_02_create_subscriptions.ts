import type { Knex } from 'knex';

/**
 * What is known of payments: customers and their subscriptions and invoices as they were last fetched, and, under keys of
 * their own, everything that may happen only once.
 */
export const createSubscriptions = {
  async up(db: Knex): Promise<void> {
    await db.raw(`
      -- The period of a subscription that was last paid. Both null: the plan was not bought.
      alter table billing.plans add column paid_from timestamptz, add column paid_until timestamptz,
        add constraint plans_paid_period check ((paid_from is null) = (paid_until is null) and paid_until > paid_from);

      create table billing.customers (
        user_id uuid primary key references platform.users (id) on delete cascade,
        -- Null before the first payment, and after the customer was deleted at the provider.
        stripe_customer_id text unique,
        -- Counts the customers this person has been; part of the key under which one is created.
        generation integer not null default 1,
        -- Changes with every state that is written: who fetched before that must fetch again.
        version integer not null default 0,
        cards jsonb not null default '[]',
        synced_at timestamptz
      );

      create table billing.subscriptions (
        id text primary key,
        user_id uuid not null references platform.users (id) on delete cascade,
        item_id text not null,
        schedule_id text,
        plan text not null check (plan in ('starter', 'pro', 'elite')),
        status text not null,
        amount integer not null,
        currency text not null,
        started_at timestamptz not null,
        period_start timestamptz not null,
        period_end timestamptz not null,
        pending_plan text check (pending_plan in ('free', 'starter', 'pro', 'elite')),
        pending_at timestamptz,
        past_due_since timestamptz,
        overdue_amount integer,
        ended_at timestamptz,
        check ((pending_plan is null) = (pending_at is null)),
        check ((past_due_since is null) = (overdue_amount is null))
      );
      create index subscriptions_by_user on billing.subscriptions (user_id);
      create index subscriptions_alive on billing.subscriptions (period_end) where ended_at is null;

      create table billing.invoices (
        id text primary key,
        user_id uuid not null references platform.users (id) on delete cascade,
        subscription_id text,
        plan text not null check (plan in ('starter', 'pro', 'elite')),
        amount integer not null,
        currency text not null,
        status text not null,
        created_at timestamptz not null,
        invoice_date timestamptz not null,
        period_start timestamptz not null,
        period_end timestamptz not null,
        paid_at timestamptz,
        refunded integer not null default 0
      );
      create index invoices_by_user on billing.invoices (user_id, created_at desc);

      -- One plan change at a time; its id is part of the key of every write it makes at the provider.
      create table billing.plan_changes (
        id uuid primary key,
        user_id uuid not null references platform.users (id) on delete cascade,
        from_plan text not null,
        to_plan text not null,
        status text not null default 'open' check (status in ('open', 'done', 'failed')),
        created_at timestamptz not null,
        ended_at timestamptz
      );
      create unique index plan_changes_one_open on billing.plan_changes (user_id) where status = 'open';

      create table billing.checkouts (
        id uuid primary key,
        user_id uuid not null references platform.users (id) on delete cascade,
        plan text not null check (plan in ('starter', 'pro', 'elite')),
        session_id text not null unique,
        url text not null,
        status text not null default 'open' check (status in ('open', 'complete', 'expired')),
        created_at timestamptz not null,
        asked_at timestamptz not null
      );
      create index checkouts_by_user on billing.checkouts (user_id, created_at desc);

      -- The money-back guarantee holds once a person.
      create table billing.refunds (
        id uuid primary key,
        user_id uuid not null unique references platform.users (id) on delete cascade,
        subscription_id text not null,
        amount integer not null check (amount > 0),
        currency text not null,
        status text not null default 'requested' check (status in ('requested', 'refunded')),
        requested_at timestamptz not null,
        refunded_at timestamptz
      );

      -- Mails that something calls for once: the key says what.
      create table billing.notices (
        key text primary key,
        user_id uuid not null references platform.users (id) on delete cascade,
        kind text not null,
        details jsonb not null,
        created_at timestamptz not null,
        sent_at timestamptz
      );
      create index notices_unsent on billing.notices (created_at) where sent_at is null;

      -- Every event once; what it says is fetched anew when it is dealt with.
      create table billing.events (
        id text primary key,
        type text not null,
        object_id text,
        customer_id text,
        created_at timestamptz not null,
        received_at timestamptz not null,
        processed_at timestamptz
      );
      create index events_open on billing.events (received_at) where processed_at is null;
      create index events_by_time on billing.events (created_at);

      -- Which plan a price was made for; prices of before stay in force for who has them.
      create table billing.prices (
        id text primary key,
        plan text not null check (plan in ('starter', 'pro', 'elite'))
      );
    `);
  },

  async down(db: Knex): Promise<void> {
    await db.raw(`
      drop table billing.prices, billing.events, billing.notices, billing.refunds, billing.checkouts,
        billing.plan_changes, billing.invoices, billing.subscriptions, billing.customers;
      alter table billing.plans drop column paid_from, drop column paid_until;
    `);
  },
};
