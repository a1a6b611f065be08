import Stripe from 'stripe';
import { AppError } from '#platform/contract/errors.ts';
import { createLog } from '#platform/log/create-log.ts';
import { AccountSync } from '../server/account-sync.ts';
import { BillingStore } from '../server/billing-store.ts';
import { Catalogue } from '../server/catalogue.ts';
import { EventIntake } from '../server/event-intake.ts';
import { EventProcessor } from '../server/event-processor.ts';
import { EventStore } from '../server/event-store.ts';
import { NoticeSender } from '../server/notice-sender.ts';
import { NoticeStore } from '../server/notice-store.ts';
import { Renewals } from '../server/renewals.ts';
import type { AccountSnapshot } from '../server/stripe/account-snapshot.ts';
import type { BillingGateway } from '../server/stripe/billing-gateway.ts';
import type { LedgerFixture } from './ledger-fixture.ts';
import { oneLife } from './one-life.ts';

const SECRET = 'whsec_shuffles';

export interface Delivered {
  /** What stands in the end, without names of this run. */
  readonly state: string;
  readonly deliveries: number;
  readonly forged: number;
  /** Forged deliveries that were not refused with 400. */
  readonly believed: number;
}

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let a = seed;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * Delivers one life's events in a random order that could happen: an event comes after it happened, one to five times, a
 * tenth of them several at once, and one in a hundred is forged. What the provider has moves on meanwhile.
 */
export async function deliverShuffled(fixture: LedgerFixture, seed: number): Promise<Delivered> {
  const random = seeded(seed);
  const below = (n: number): number => Math.floor(random() * n);
  const { db, clock, plans, ledger } = fixture;
  const owner = await fixture.newUser();
  const suffix = owner.replaceAll('-', '');
  const customerId = `cus_${suffix}`;
  const life = oneLife(suffix);
  let happened = 0;
  const gateway = {
    live: true,
    snapshot: async (): Promise<AccountSnapshot> => {
      const { after } = life[happened] ?? { after: undefined };
      if (!after) throw new Error('the life is over');
      // The answer is on its way while others are asked for.
      for (let turns = below(4); turns > 0; turns -= 1) await new Promise(setImmediate);
      return after;
    },
  } as unknown as BillingGateway;

  const log = createLog({ level: 'silent', process: 'test' });
  const store = new BillingStore(db);
  const notices = new NoticeStore(db);
  const events = new EventStore(db);
  const mailer = { send: async () => undefined };
  const sender = new NoticeSender({
    notices,
    mailer,
    clock,
    log,
    publicUrl: 'http://localhost',
    supportEmail: 'a@b.test',
  });
  const shared = { db, store, notices, events, plans, ledger, gateway, clock, log, sender };
  const processor = new EventProcessor({
    ...shared,
    sync: new AccountSync(shared),
    renewals: new Renewals(shared),
    catalogue: new Catalogue({ ...shared, supportEmail: 'a@b.test' }),
  });
  const stories: Promise<void>[] = [];
  const told = async (eventId: string): Promise<void> => {
    // As Temporal does: until it is done.
    for (let tries = 0; tries < 20; tries += 1) {
      const error = await processor.process(eventId).catch((reason: unknown) => reason);
      if (error === undefined) return;
    }
    throw new Error('an event could not be dealt with');
  };
  const workflows = {
    start: async (_type: unknown, { input }: { input: unknown }) => {
      stories.push(told((input as { eventId: string }).eventId));
      return 'started' as const;
    },
    cancel: async () => undefined,
    status: async () => 'unknown' as const,
  };
  const intake = new EventIntake({ db, events, workflows, clock, log, secret: SECRET });
  await store.openCustomer(owner);
  await store.nameCustomer(owner, customerId);

  const queue = life.flatMap((_, index) => Array.from({ length: 1 + below(5) }, () => index));
  for (let i = queue.length - 1; i > 0; i -= 1) {
    const j = below(i + 1);
    [queue[i], queue[j]] = [queue[j] ?? 0, queue[i] ?? 0];
  }
  let forged = 0;
  let believed = 0;
  const forge = async (body: string): Promise<void> => {
    forged += 1;
    const old = random() < 0.5;
    const timestamp = Math.floor(clock.now().getTime() / 1000) - (old ? 301 : 0);
    const header = Stripe.webhooks.generateTestHeaderString({
      payload: body,
      secret: old ? SECRET : 'whsec_other',
      timestamp,
    });
    const error = await intake.receive(Buffer.from(body), header).catch((reason: unknown) => reason);
    if (!(error instanceof AppError) || error.status !== 400) believed += 1;
  };
  let open: Promise<void>[] = [];
  for (const index of queue) {
    // Some events are delivered long after they happened, none before.
    happened = Math.max(happened, index, random() < 0.1 ? Math.min(life.length - 1, happened + 1 + below(3)) : 0);
    const moment = life[index];
    const body = JSON.stringify({
      id: `evt_${index}_${suffix}`,
      object: 'event',
      type: moment?.type,
      created: Math.floor(clock.now().getTime() / 1000),
      data: { object: { id: moment?.object, object: 'subscription', customer: customerId } },
    });
    if (random() < 0.01) open.push(forge(body.replace('evt_', 'evt_forged_')));
    const timestamp = Math.floor(clock.now().getTime() / 1000);
    const header = Stripe.webhooks.generateTestHeaderString({ payload: body, secret: SECRET, timestamp });
    open.push(intake.receive(Buffer.from(body), header));
    if (random() >= 0.1) {
      await Promise.all([...open, ...stories]);
      open = [];
    }
  }
  await Promise.all(open);
  await Promise.all(stories);
  return { state: await stateOf(fixture, owner, suffix), deliveries: queue.length, forged, believed };
}

/** Plan, subscription, invoices, grants and receipts; not the mails that tell of what was so for a while. */
async function stateOf({ db }: LedgerFixture, owner: string, suffix: string): Promise<string> {
  const mine = (table: string) => db(`billing.${table}`).where({ user_id: owner });
  const state = {
    plan: await new BillingStore(db).findPlan(owner),
    subscriptions: await mine('subscriptions').orderBy('id').select('id', 'plan', 'status', 'pending_plan', 'ended_at'),
    invoices: await mine('invoices').orderBy('id').select('id', 'plan', 'amount', 'status', 'paid_at'),
    grants: await mine('token_ledger')
      .orderBy('reference')
      .select('reference', 'kind', 'tokens', db.raw('period::text')),
    accounts: await mine('token_accounts').orderBy('period').select(db.raw('period::text'), 'limit_tokens', 'used'),
    receipts: await mine('notices').where({ kind: 'receipt' }).orderBy('key').select('key', 'details'),
    left: await db('billing.events').where('id', 'like', `%${suffix}`).whereNull('processed_at').select('id'),
    forged: await db('billing.events').where('id', 'like', `evt_forged_%${suffix}`).select('id'),
  };
  return JSON.stringify(state).replaceAll(suffix, '*').replaceAll(owner, '*');
}
