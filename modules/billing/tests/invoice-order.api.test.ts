import { afterAll, beforeAll, expect, it } from 'vitest';
import { InvoiceStore } from '../server/accounts/invoice-store.ts';
import type { InvoiceFacts } from '../server/stripe/account-snapshot.ts';
import { createLedgerFixture, type LedgerFixture } from './ledger-fixture.ts';

const SECOND = new Date('2026-11-25T12:00:00Z');
const invoice = (id: string, facts: Partial<InvoiceFacts>): InvoiceFacts => ({
  id,
  subscriptionId: 'sub_1',
  reason: 'subscription_update',
  status: 'paid',
  attempted: true,
  lastTry: null,
  plan: 'starter',
  amount: 1999,
  paidAmount: 1999,
  currency: 'usd',
  createdAt: SECOND,
  invoiceDate: SECOND,
  periodStart: SECOND,
  periodEnd: new Date('2026-12-25T12:00:00Z'),
  paidAt: SECOND,
  ...facts,
});

let fixture: LedgerFixture;
beforeAll(async () => {
  fixture = await createLedgerFixture();
});
afterAll(() => fixture.close());

it('invoices of one second stand by what was paid before what waits, whatever their ids are', async () => {
  const owner = await fixture.newUser();
  const invoices = new InvoiceStore(fixture.db);
  const earlier = new Date(SECOND.getTime() - 1000);
  await invoices.put(owner, invoice(`in_a${owner}`, { status: 'open', paidAt: null, amount: 3000, paidAmount: 0 }));
  await invoices.put(owner, invoice(`in_z${owner}`, {}));
  await invoices.put(owner, invoice(`in_c${owner}`, { createdAt: earlier, status: 'open', paidAt: null }));
  const shown = (await invoices.list(owner)).map(({ id }) => id.slice(0, 4));
  expect(shown).toEqual(['in_a', 'in_z', 'in_c']);
});
