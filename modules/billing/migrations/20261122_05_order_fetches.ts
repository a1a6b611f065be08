import type { Knex } from 'knex';

/** Which fetch from the provider a customer's state was written from, in the order the fetches began. */
export const orderFetches = {
  async up(db: Knex): Promise<void> {
    await db.raw('create sequence billing.fetches');
    await db.raw('alter table billing.customers add column fetch_number bigint not null default 0');
  },

  async down(db: Knex): Promise<void> {
    await db.raw('alter table billing.customers drop column fetch_number');
    await db.raw('drop sequence billing.fetches');
  },
};
