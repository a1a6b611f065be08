import type { Knex } from 'knex';

/** A payment its card's holder has the bank take back. */
export const noteDisputes = {
  async up(db: Knex): Promise<void> {
    await db.raw('alter table billing.invoices add column disputed boolean not null default false');
  },

  async down(db: Knex): Promise<void> {
    await db.raw('alter table billing.invoices drop column disputed');
  },
};
