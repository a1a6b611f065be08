import type { Knex } from 'knex';
import { AppError } from '#platform/contract/errors.ts';
import { jsonFile, type PersonalDataPart } from '#platform/module/personal-data.ts';
import { billingErrors } from '../contract/errors.ts';
import type { DeletionWatch } from './accounts/deletion-watch.ts';
import type { BillingStore } from './billing-store.ts';
import type { OutboxSender } from './mail/outbox-sender.ts';
import type { BillingGateway } from './stripe/billing-gateway.ts';

/** Tables of billing that name a person beside the ledger's, and the file of the archive each is. */
const FILES = {
  customers: 'customer.json',
  subscriptions: 'subscriptions.json',
  invoices: 'invoices.json',
  plan_changes: 'plan-changes.json',
  checkouts: 'payments.json',
  refunds: 'refund.json',
  failed_refunds: 'failed-refunds.json',
  disputes: 'disputes.json',
  outbox: 'mails.json',
} as const;

/**
 * Billing's share of a person's data. The ledger stays on the books, under an id nobody can turn back into a name. Whoever
 * deletes their account is charged no more: their customer is deleted at the provider, and every subscription with it.
 */
export function createBillingData(deps: {
  db: Knex;
  store: BillingStore;
  gateway: Pick<BillingGateway, 'deleteCustomer'>;
  deletions: Pick<DeletionWatch, 'follow'>;
  sender: Pick<OutboxSender, 'sendOf'>;
  configured: boolean;
}): PersonalDataPart {
  const { db, store, gateway, deletions, sender, configured } = deps;
  return {
    id: 'billing',
    tables: [
      'billing.plans',
      'billing.token_ledger',
      'billing.token_accounts',
      ...Object.keys(FILES).map((table) => `billing.${table}`),
    ],
    async *files(userId) {
      const mine = (table: string): Knex.QueryBuilder => db(`billing.${table}`).where({ user_id: userId });
      yield jsonFile('plan.json', async () => (await mine('plans').first()) ?? { plan: 'free' });
      yield jsonFile('token-ledger.json', () => mine('token_ledger').orderBy(['created_at', 'id']).select());
      yield jsonFile('token-accounts.json', () => mine('token_accounts').orderBy('period').select());
      for (const [table, name] of Object.entries(FILES)) yield jsonFile(name, () => mine(table).select());
    },
    async remove(userId) {
      if (!configured) return;
      // What was paid at the last moment goes back before nobody knows whose it was; while something else is under way it is not
      // known, and the removal is tried again.
      const known = await store.findCustomer(userId);
      if (known && !(await deletions.follow(userId, { removes: true })))
        throw new AppError(billingErrors.plan_change_in_progress);
      await sender.sendOf(userId);
      const customer = await store.findCustomer(userId);
      if (customer?.customerId) await gateway.deleteCustomer(customer.customerId);
    },
  };
}
