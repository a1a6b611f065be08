import type { Knex } from 'knex';

/** Who bought by an invoice is looked up by the reference alone, also when nobody else knows them any more. */
export const findBuyers = {
  async up(db: Knex): Promise<void> {
    await db.raw(`create index token_ledger_grants on billing.token_ledger (reference) where kind = 'grant'`);
  },

  async down(db: Knex): Promise<void> {
    await db.raw('drop index billing.token_ledger_grants');
  },
};
