import type { Knex } from 'knex';
import { jsonFile, type PersonalDataPart } from '#platform/module/personal-data.ts';

/** Billing's share of a person's data. The ledger stays on the books, under an id nobody can turn back into a name. */
export function createBillingData(db: Knex): PersonalDataPart {
  return {
    id: 'billing',
    tables: ['billing.plans', 'billing.token_ledger', 'billing.token_accounts'],
    async *files(userId) {
      const mine = (table: string) => db(`billing.${table}`).where({ user_id: userId });
      yield jsonFile('plan.json', async () => (await mine('plans').first()) ?? { plan: 'free' });
      yield jsonFile('token-ledger.json', () => mine('token_ledger').orderBy(['created_at', 'id']).select());
      yield jsonFile('token-accounts.json', () => mine('token_accounts').orderBy('period').select());
    },
    remove: async () => undefined,
  };
}
