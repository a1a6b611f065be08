import type { Knex } from 'knex';

/** What was paid of an invoice, which may be part of it, or less than its price where a credit was used. */
export const noteParts = {
  async up(db: Knex): Promise<void> {
    await db.raw('alter table billing.invoices add column paid_amount integer not null default 0');
    await db.raw('update billing.invoices set paid_amount = amount where paid_at is not null');
  },

  async down(db: Knex): Promise<void> {
    await db.raw('alter table billing.invoices drop column paid_amount');
  },
};
