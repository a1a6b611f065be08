import type { Knex } from 'knex';

/** Payments that banks take back, each with its amount, and refunds that banks sent back to us. */
export const noteReturns = {
  async up(db: Knex): Promise<void> {
    await db.raw(`
      create table billing.disputes (
        id text primary key,
        user_id uuid not null references platform.users (id) on delete cascade,
        invoice_id text not null,
        -- Null for those of before this table, which were noted by their invoice.
        payment_id text,
        amount integer not null check (amount >= 0),
        state text not null check (state in ('open', 'lost', 'won')),
        noted_at timestamptz not null
      );
      create index disputes_by_invoice on billing.disputes (invoice_id);
      create index disputes_by_user on billing.disputes (user_id);
      insert into billing.disputes (id, user_id, invoice_id, amount, state, noted_at)
        select 'invoice:' || id, user_id, id, greatest(0, paid_amount - refunded), 'open', created_at
        from billing.invoices where disputed;
      alter table billing.invoices drop column disputed;

      create table billing.failed_refunds (
        id text primary key,
        user_id uuid not null references platform.users (id) on delete cascade,
        invoice_id text,
        amount integer not null check (amount > 0),
        currency text not null,
        -- The bank's word.
        reason text not null,
        failed_at timestamptz not null,
        -- When an operator noted that the money went another way.
        settled_at timestamptz
      );
      create index failed_refunds_by_user on billing.failed_refunds (user_id);
    `);
  },

  async down(db: Knex): Promise<void> {
    await db.raw(`
      alter table billing.invoices add column disputed boolean not null default false;
      update billing.invoices as i set disputed = true
        where exists (select from billing.disputes as d where d.invoice_id = i.id and d.state <> 'won');
      drop table billing.disputes, billing.failed_refunds;
    `);
  },
};
