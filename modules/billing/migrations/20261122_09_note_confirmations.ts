import type { Knex } from 'knex';

/** Payments that wait for the bank's question to be answered, and the upgrade that comes with one. */
export const noteConfirmations = {
  async up(db: Knex): Promise<void> {
    await db.raw(`
      alter table billing.invoices add column confirms boolean not null default false;
      alter table billing.subscriptions add column awaited_invoice text, add column awaited_until timestamptz,
        add constraint subscriptions_awaited check ((awaited_invoice is null) = (awaited_until is null));
    `);
  },

  async down(db: Knex): Promise<void> {
    await db.raw(`
      alter table billing.subscriptions drop column awaited_invoice, drop column awaited_until;
      alter table billing.invoices drop column confirms;
    `);
  },
};
