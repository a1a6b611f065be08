import type { Knex } from 'knex';

/**
 * Paid plans count their periods from the moment they began, so that a period may begin on any day.
 * Existing paid plans had calendar months and keep their day: the first.
 */
export const anchorPeriods = {
  async up(db: Knex): Promise<void> {
    await db.raw(`
      alter table billing.token_ledger drop constraint token_ledger_period_check;
      alter table billing.token_accounts drop constraint token_accounts_period_check;

      alter table billing.plans add column anchored_at timestamptz;
      update billing.plans
        set anchored_at = date_trunc('month', updated_at at time zone 'UTC') at time zone 'UTC'
        where plan <> 'free';
      alter table billing.plans
        add constraint plans_anchored_while_paid check ((plan = 'free') = (anchored_at is null));
    `);
  },

  async down(db: Knex): Promise<void> {
    await db.raw(`
      alter table billing.plans drop column anchored_at;
      -- Rows of periods that began on another day stay; the books are not rewritten.
      alter table billing.token_ledger
        add constraint token_ledger_period_check check (extract(day from period) = 1) not valid;
      alter table billing.token_accounts
        add constraint token_accounts_period_check check (extract(day from period) = 1) not valid;
    `);
  },
};
