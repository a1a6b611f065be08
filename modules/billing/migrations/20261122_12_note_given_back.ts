import type { Knex } from 'knex';

/**
 * Which subscriptions are given back whole, outside the money-back guarantee: those paid for after their account was to be deleted.
 * Until the day all of it was done it is begun again.
 */
export const noteGivenBack = {
  async up(db: Knex): Promise<void> {
    await db.raw(`
      alter table billing.subscriptions add column given_back boolean not null default false,
        add column given_back_at timestamptz,
        add constraint subscriptions_given_back check (given_back or given_back_at is null)
    `);
  },

  async down(db: Knex): Promise<void> {
    await db.raw('alter table billing.subscriptions drop column given_back_at, drop column given_back');
  },
};
