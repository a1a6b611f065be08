import type { Knex } from 'knex';

/** The mail address the provider was told of a customer; of those of before it is not known, and they are told again. */
export const noteEmails = {
  async up(db: Knex): Promise<void> {
    await db.raw('alter table billing.customers add column told_email text');
  },

  async down(db: Knex): Promise<void> {
    await db.raw('alter table billing.customers drop column told_email');
  },
};
