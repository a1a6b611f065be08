import type { Knex } from 'knex';

/** Which subscriptions are given back whole, outside the money-back guarantee: those paid for after their account was to be deleted. */
export const noteGivenBack = {
  async up(db: Knex): Promise<void> {
    await db.raw('alter table billing.subscriptions add column given_back boolean not null default false');
  },

  async down(db: Knex): Promise<void> {
    await db.raw('alter table billing.subscriptions drop column given_back');
  },
};
