import type { Knex } from 'knex';
import { systemIds } from '#platform/ids.ts';
import { createLog } from '#platform/log/create-log.ts';
import { AccountSync, type SyncDeps } from '../server/accounts/account-sync.ts';
import { InvoiceStore } from '../server/accounts/invoice-store.ts';
import { BillingStore } from '../server/billing-store.ts';
import { LedgerStore } from '../server/ledger/ledger-store.ts';
import { TokenLedgerService } from '../server/ledger/token-ledger-service.ts';
import { OutboxStore } from '../server/mail/outbox-store.ts';
import { PlanStore } from '../server/plans/plan-store.ts';
import type { LedgerFixture } from './ledger-fixture.ts';
import { PlayedProvider } from './played-provider.ts';

/** Somebody new who was sent to a payment at a played provider. */
export async function playedCustomer({
  db,
  newUser,
}: LedgerFixture): Promise<{ owner: string; provider: PlayedProvider }> {
  const owner = await newUser();
  const store = new BillingStore(db);
  await store.openCustomer(owner);
  await store.nameCustomer(owner, `cus_${owner}`, 'a@b.test');
  return { owner, provider: new PlayedProvider(owner.replaceAll('-', '')) };
}

/**
 * The ledger and the fetching of whoever works on this database, at a time of its own.
 * @param asked what the provider is asked instead of what it plays
 */
export function playedAccount(
  db: Knex,
  provider: PlayedProvider,
  now: () => Date,
  asked: Partial<SyncDeps['gateway']> = {},
) {
  const clock = { now };
  const store = new BillingStore(db);
  const invoices = new InvoiceStore(db);
  const plans = new PlanStore(db);
  const ledger = new TokenLedgerService({ db, store: new LedgerStore({ db, ids: systemIds }), plans, clock });
  const gateway: SyncDeps['gateway'] = {
    snapshot: provider.snapshot,
    endNow: async (id) => provider.end(id, now()),
    paymentsOf: async () => [],
    refund: async () => true,
    chooseCard: async () => undefined,
    payInvoice: async () => undefined,
    ...asked,
  };
  const log = createLog({ level: 'silent', process: 'test' });
  const outbox = new OutboxStore(db);
  const sync = new AccountSync({ db, store, invoices, outbox, plans, ledger, gateway, clock, log });
  return { store, invoices, plans, ledger, sync };
}
