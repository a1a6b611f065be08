import type { Knex } from 'knex';

/** Which subscriptions end because their account is to be deleted, and the lower plan that was to come before that. */
export const noteEndsWithAccount = {
  async up(db: Knex): Promise<void> {
    await db.raw(`
      alter table billing.subscriptions add column ends_with_account boolean not null default false,
        add column change_before text check (change_before in ('free', 'starter', 'pro', 'elite'))
    `);
  },

  async down(db: Knex): Promise<void> {
    await db.raw('alter table billing.subscriptions drop column ends_with_account, drop column change_before');
  },
};
