import type { Knex } from 'knex';

/**
 * A refund a bank sent back is owed also to whoever deleted their account: the debt stays on the books, as the ledger does, with
 * what finds the payment at the provider. Its owner is not known where the account was gone before the bank told.
 */
export const keepDebts = {
  async up(db: Knex): Promise<void> {
    await db.raw(`
      alter table billing.failed_refunds drop constraint failed_refunds_user_id_fkey,
        alter column user_id drop not null,
        -- Null for those of before this.
        add column charge_id text, add column customer_id text;
    `);
  },

  /** Refuses while money is owed to somebody whose account is gone: the table of before cannot hold that debt. */
  async down(db: Knex): Promise<void> {
    const gone = 'not exists (select from platform.users as u where u.id = failed_refunds.user_id)';
    const owed: string[] = await db('billing.failed_refunds')
      .whereNull('settled_at')
      .whereRaw(gone)
      .orderBy('id')
      .pluck('id');
    if (owed.length > 0)
      throw new Error(
        `Refunds are owed to deleted accounts, and would be forgotten: ${owed.join(', ')}. Settle each with \`npm run ops -- billing settle-refund\` first.`,
      );
    await db('billing.failed_refunds').whereRaw(gone).delete();
    await db.raw(`
      alter table billing.failed_refunds drop column customer_id, drop column charge_id,
        alter column user_id set not null,
        add constraint failed_refunds_user_id_fkey foreign key (user_id) references platform.users (id) on delete cascade;
    `);
  },
};
