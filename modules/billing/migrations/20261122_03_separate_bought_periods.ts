import type { Knex } from 'knex';

/**
 * What was bought is counted apart: a period that was paid for is named by its first day and its subscription, so that it
 * never shares an account with a calendar month, or another subscription, that began on the same day.
 */
export const separateBoughtPeriods = {
  async up(db: Knex): Promise<void> {
    await db.raw(`
      alter table billing.token_ledger alter column period type text using to_char(period, 'YYYY-MM-DD');
      alter table billing.token_accounts alter column period type text using to_char(period, 'YYYY-MM-DD');
      -- Null for periods bought before this: they keep the name they have.
      alter table billing.plans add column paid_by text,
        add constraint plans_paid_by_while_bought check (paid_by is null or paid_from is not null);
    `);
  },

  async down(db: Knex): Promise<void> {
    await db.raw(`
      alter table billing.plans drop column paid_by;
      alter table billing.token_ledger alter column period type date using left(period, 10)::date;
      create temporary table merged_accounts on commit drop as
        select user_id, left(period, 10)::date as period, sum(limit_tokens)::int as limit_tokens,
               sum(used)::int as used, sum(reserved)::int as reserved
        from billing.token_accounts group by 1, 2;
      delete from billing.token_accounts;
      alter table billing.token_accounts alter column period type date using left(period, 10)::date;
      insert into billing.token_accounts (user_id, period, limit_tokens, used, reserved)
        select user_id, period, limit_tokens, used, reserved from merged_accounts;
    `);
  },
};
