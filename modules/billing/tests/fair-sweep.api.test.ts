import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLog } from '#platform/log/create-log.ts';
import { BillingSweeper } from '../server/billing-sweeper.ts';
import { EventStore } from '../server/events/event-store.ts';
import { OutboxSender } from '../server/mail/outbox-sender.ts';
import { OutboxStore } from '../server/mail/outbox-store.ts';
import { ChangeStore } from '../server/plans/change-store.ts';
import { createLedgerFixture, type LedgerFixture } from './ledger-fixture.ts';

/** More than one run takes of any kind. */
const REFUSED = 130;
/** Of 132 accounts a run draws 20: that one of them is not drawn in 200 runs happens once in a hundred thousand billion tests. */
const MOST_RUNS = 200;

let fixture: LedgerFixture;
beforeAll(async () => {
  fixture = await createLedgerFixture();
});
afterAll(() => fixture.close());

/** Somebody whose account was not fetched for days, whose payment is overdue, who asked for a refund and waits for a mail and an event. */
async function waiting(name: string, at: Date, status = 'past_due'): Promise<string> {
  const { db } = fixture;
  const owner = await fixture.newUser();
  const times = { started_at: at, period_start: at, period_end: new Date(at.getTime() + 30 * 86_400_000) };
  await db('billing.customers').insert({ user_id: owner, stripe_customer_id: `cus_${name}`, synced_at: at });
  await db('billing.subscriptions').insert({
    ...{ id: `sub_${name}`, user_id: owner, item_id: `si_${name}`, plan: 'pro', status, ...times },
    ...{ amount: 3999, currency: 'usd', past_due_since: at, overdue_amount: 3999 },
  });
  await new EventStore(db).enter(
    { id: `evt_${name}`, type: 'invoice.paid', objectId: null, customerId: `cus_${name}`, createdAt: at },
    at,
  );
  const refund = { id: crypto.randomUUID(), subscriptionId: `sub_${name}`, amount: 3999, currency: 'usd', at };
  await new ChangeStore(db).enterRefund(owner, refund);
  await new OutboxStore(db).enter(owner, `mail:${name}`, { kind: 'disputed', plan: 'pro' }, at);
  return owner;
}

it('reaches whoever waits behind more refused ones than one run takes', async () => {
  const { db, clock } = fixture;
  const now = clock.now();
  const old = (days: number): Date => new Date(now.getTime() - days * 86_400_000);
  for (let i = 0; i < REFUSED; i += 1) await waiting(`refused_${i}`, old(20));
  const last = await waiting('last', old(10));
  const away = await waiting('away', old(10), 'active');
  const { email } = await db('platform.users').where({ id: last }).first('email');

  const reached = new Set<string>();
  /** Everything of everybody else is refused, and stays as it is. */
  const only = (mine: string, what: string) => async (asked: string) => {
    if (asked !== mine) throw new Error('refused');
    reached.add(what);
  };
  const nothing = async (): Promise<never[]> => [];
  const log = createLog({ level: 'silent', process: 'test' });
  const mail = only(email, 'mail');
  const sweeper = new BillingSweeper({
    db,
    events: new EventStore(db),
    changes: new ChangeStore(db),
    processor: { process: only('evt_last', 'event') },
    // An overdue one is fetched before it is ended.
    sync: { run: async (owner: string) => owner === last || only(away, 'account')(owner) },
    refunds: { finish: ({ owner }: { owner: string }) => only(last, 'refund')(owner) },
    planChanges: {},
    renewals: { findDue: nothing },
    emails: { findDue: nothing },
    deletions: { findDue: nothing },
    sender: new OutboxSender({
      outbox: new OutboxStore(db),
      mailer: { send: ({ to }) => mail(to) },
      ...{ clock, log, publicUrl: 'http://localhost', supportEmail: 'help@example.test' },
    }),
    gateway: { eventsSince: nothing, endNow: only('sub_last', 'overdue') },
    clock,
    log,
  } as unknown as ConstructorParameters<typeof BillingSweeper>[0]);
  const all = ['account', 'event', 'mail', 'overdue', 'refund'];
  for (let runs = 0; reached.size < all.length && runs < MOST_RUNS; runs += 1) await sweeper.run(() => undefined);
  expect([...reached].sort()).toEqual(all);
}, 300_000);
