import Stripe from 'stripe';
import { createLog } from '#platform/log/create-log.ts';
import { AccountSync } from '../server/accounts/account-sync.ts';
import { InvoiceStore } from '../server/accounts/invoice-store.ts';
import { BillingStore } from '../server/billing-store.ts';
import { EventIntake } from '../server/events/event-intake.ts';
import { EventProcessor } from '../server/events/event-processor.ts';
import { EventStore } from '../server/events/event-store.ts';
import { OutboxSender } from '../server/mail/outbox-sender.ts';
import { OutboxStore } from '../server/mail/outbox-store.ts';
import { Renewals } from '../server/plans/renewals.ts';
import { ReturnStore } from '../server/refunds/return-store.ts';
import type { AccountSnapshot } from '../server/stripe/account-snapshot.ts';
import type { BillingGateway } from '../server/stripe/billing-gateway.ts';
import type { LedgerFixture } from './ledger-fixture.ts';
import { oneLife } from './one-life.ts';

const SECRET = 'whsec_rig';

export type RigBase = Pick<LedgerFixture, 'db' | 'clock' | 'plans' | 'ledger'>;

/** Intake and processing of one person's events as the product has them, before a provider the test plays. */
export function webhookRig(on: RigBase, owner: string, snapshot: () => Promise<AccountSnapshot>) {
  const { db, clock, plans, ledger } = on;
  const suffix = owner.replaceAll('-', '');
  const customerId = `cus_${suffix}`;
  const life = oneLife(suffix);
  const gateway = { live: true, snapshot } as unknown as BillingGateway;
  const log = createLog({ level: 'silent', process: 'test' });
  const store = new BillingStore(db);
  const invoices = new InvoiceStore(db);
  const outbox = new OutboxStore(db);
  const returns = new ReturnStore(db);
  const events = new EventStore(db);
  const mailer = { send: async () => undefined };
  const supportEmail = 'a@b.test';
  const sender = new OutboxSender({ outbox, mailer, clock, log, publicUrl: 'http://localhost', supportEmail });
  const shared = { db, store, invoices, returns, outbox, events, plans, ledger, gateway, clock, log, sender };
  const processor = new EventProcessor({
    ...shared,
    sync: new AccountSync(shared),
    renewals: new Renewals(shared),
  });
  /** Of events that were taken in; each resolves when its event is dealt with. */
  const deliveredEvents: Promise<void>[] = [];
  const tell = async (eventId: string): Promise<void> => {
    // As Temporal does: until it is done.
    for (let tries = 0; tries < 20; tries += 1) {
      const error = await processor.process(eventId).catch((reason: unknown) => reason);
      if (error === undefined) return;
    }
    throw new Error('an event could not be dealt with');
  };
  const workflows = {
    start: async (_type: unknown, { input }: { input: unknown }) => {
      deliveredEvents.push(tell((input as { eventId: string }).eventId));
      return 'started' as const;
    },
    cancel: async () => undefined,
    status: async () => 'unknown' as const,
  };
  const intake = new EventIntake({ db, events, workflows, clock, log, secret: SECRET });
  const seconds = (): number => Math.floor(clock.now().getTime() / 1000);
  return {
    suffix,
    life,
    deliveredEvents,
    intake,
    /** The customer is known here, as after a payment page was opened. */
    async open(): Promise<void> {
      await store.openCustomer(owner);
      await store.nameCustomer(owner, customerId, supportEmail);
    },
    bodyOf(index: number): string {
      const moment = life[index];
      return JSON.stringify({
        id: `evt_${index}_${suffix}`,
        object: 'event',
        type: moment?.type,
        created: seconds(),
        data: { object: { id: moment?.object, object: 'subscription', customer: customerId } },
      });
    },
    /** A delivery as the provider signs it, or a forged one: too old, or by somebody else. */
    async deliver(body: string, forged?: 'old' | 'stranger'): Promise<void> {
      const timestamp = seconds() - (forged === 'old' ? 301 : 0);
      const secret = forged === 'stranger' ? 'whsec_other' : SECRET;
      const header = Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp });
      await intake.receive(Buffer.from(body), header);
    },
  };
}

/** Plan, subscription, invoices, grants and receipts, without names; not the mails that tell of what was so for a while. */
export async function endStateOf({ db }: Pick<RigBase, 'db'>, owner: string): Promise<string> {
  const suffix = owner.replaceAll('-', '');
  const mine = (table: string) => db(`billing.${table}`).where({ user_id: owner });
  const state = {
    plan: await new BillingStore(db).findPlan(owner),
    subscriptions: await mine('subscriptions').orderBy('id').select('id', 'plan', 'status', 'pending_plan', 'ended_at'),
    invoices: await mine('invoices').orderBy('id').select('id', 'plan', 'amount', 'status', 'paid_at'),
    grants: await mine('token_ledger').orderBy('reference').select('reference', 'kind', 'tokens', 'period'),
    accounts: await mine('token_accounts').orderBy('period').select('period', 'limit_tokens', 'used'),
    receipts: await mine('outbox').where({ kind: 'receipt' }).orderBy('key').select('key', 'details'),
    left: await db('billing.events').where('id', 'like', `%${suffix}`).whereNull('processed_at').select('id'),
    forged: await db('billing.events').where('id', 'like', `evt_forged_%${suffix}`).select('id'),
  };
  return JSON.stringify(state).replaceAll(suffix, '*').replaceAll(owner, '*');
}
