import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { billingModule } from '#modules/billing/server/index.ts';
import { type StripeSandbox, startStripeSandbox } from '#platform/embedded/stripe/start-stripe-sandbox.ts';
import { createTestApp, type TestApp, type TestUser } from '#platform/testing/create-test-app.ts';
import { TestClock } from '#platform/testing/test-clock.ts';
import { createTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts';
import { writeWorkflowBundle } from '#workflows/worker/build-bundle.ts';
import { billingRoutes } from '../contract/routes.ts';
import { verifyLedger } from '../server/ledger/ledger-audit.ts';
import { createStripe } from '../server/stripe/stripe-client.ts';
import { seeded } from './shuffled-deliveries.ts';

/** Lives in which the worker is killed at every step. */
const LIVES = 3;
const SEED = 20_261_122;
/** Half of the kills come at any moment up to that long after a step's first event is there. */
const LATEST_MS = 400;
const ROOT = join(import.meta.dirname, '../../..');
const CARD = { number: '4242 4242 4242 4242', expiry: '12/34', cvc: '123', name: 'Ada Lovelace' };
/** Each is written with every event; whoever waits for one of them is in the middle of the transaction. */
const ALWAYS = ['customers', 'subscriptions', 'invoices', 'outbox'] as const;

let database: TestDatabase;
let sandbox: StripeSandbox;
let stripe: Stripe;
let app: TestApp;
let folder: string;
let worker: ChildProcess;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adjudge-test-worker-'));
  database = await createTestDatabase({ empty: true });
  const clock = new TestClock();
  sandbox = await startStripeSandbox({ databaseUrl: database.url, port: 0, clock });
  app = await createTestApp({
    clock,
    modules: [billingModule],
    workflows: 'server',
    environment: {
      STRIPE_SECRET_KEY: sandbox.secretKey,
      STRIPE_WEBHOOK_SECRET: sandbox.webhookSecret,
      STRIPE_API_URL: sandbox.url,
    },
  });
  sandbox.sendEventsTo(`${app.url}/api/billing/webhook`);
  stripe = createStripe({ secretKey: sandbox.secretKey, apiUrl: sandbox.url });
  await writeWorkflowBundle(join(folder, 'bundle.js'));
  worker = await startWorker();
}, 300_000);
afterAll(async () => {
  await kill();
  await app.stop();
  await sandbox.stop();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

/** The product's worker as a process of its own; resolves when it takes work. */
async function startWorker(): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', join(ROOT, 'workflows/worker/main.ts')], {
    cwd: ROOT,
    env: { ...app.env, ENGINE_PROCESSES: '1', WORKFLOW_BUNDLE: join(folder, 'bundle.js') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  await new Promise<void>((resolve, reject) => {
    const listen = (chunk: Buffer): void => {
      said += chunk.toString();
      if (said.includes('"msg":"worker ready"')) resolve();
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', (code) => reject(new Error(`the worker ended with ${code}:\n${said}`)));
  });
  return child;
}

async function kill(): Promise<void> {
  if (worker.exitCode !== null || worker.signalCode !== null) return;
  const gone = once(worker, 'exit');
  worker.kill('SIGKILL');
  expect(await gone).toEqual([null, 'SIGKILL']);
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** @throws where it does not come true in five minutes, on a busy machine */
async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 300_000; Date.now() < end; await pause(3)) if (await isSo()) return;
  throw new Error(`never came: ${what}`);
}

async function openEvents(): Promise<number> {
  return (await app.db('billing.events').whereNull('processed_at').select('id')).length;
}

/** Sent, and dealt with. */
async function settled(): Promise<void> {
  await sandbox.settled();
  await until('the end of all events', async () => (await openEvents()) === 0);
}

const customerOf = async (user: TestUser): Promise<string> =>
  (await app.db('billing.customers').where({ user_id: user.id }).first('stripe_customer_id')).stripe_customer_id;
const subscriptionOf = async (user: TestUser): Promise<Stripe.Subscription> => {
  const [found] = (await stripe.subscriptions.list({ customer: await customerOf(user) })).data;
  if (!found) throw new Error('there is no subscription');
  return found;
};

interface Step {
  readonly grants: boolean;
  /** Done at the provider, so that only its events tell of it. */
  run(user: TestUser): Promise<unknown>;
}
const STEPS: readonly Step[] = [
  {
    grants: true,
    async run(user) {
      const { paymentUrl } = await user.caller.call(billingRoutes.updatePlan, { body: { planType: 'starter' } });
      const body = new URLSearchParams(CARD);
      expect((await fetch(String(paymentUrl), { method: 'POST', redirect: 'manual', body })).status).toBe(303);
    },
  },
  {
    grants: true,
    async run(user) {
      const { id, items } = await subscriptionOf(user);
      const [price] = (await stripe.prices.list({ lookup_keys: ['adjudge_pro_monthly'] })).data;
      await stripe.subscriptions.update(id, {
        items: [{ id: items.data[0]?.id ?? '', price: price?.id ?? '' }],
        proration_behavior: 'always_invoice',
      });
    },
  },
  {
    grants: false,
    async run(user) {
      const { data } = await stripe.charges.list({ customer: await customerOf(user) });
      await stripe.refunds.create({ charge: data.at(-1)?.id ?? '', amount: 100 });
    },
  },
  {
    grants: false,
    run: async (user) => stripe.subscriptions.update((await subscriptionOf(user)).id, { cancel_at_period_end: true }),
  },
  { grants: false, run: async (user) => stripe.subscriptions.cancel((await subscriptionOf(user)).id) },
];

/** Kills the worker while it waits to write this table, with all it wrote before in the same transaction. */
async function killWriting(table: string, run: () => Promise<unknown>): Promise<void> {
  const lock = await app.db.transaction();
  try {
    await lock.raw(`lock table billing.${table} in exclusive mode`);
    await run();
    await until(`a worker that writes ${table}`, async () => {
      const { rows } = await app.db.raw(
        `select 1 from pg_stat_activity where datname = current_database() and application_name = 'adjudge-worker'
           and wait_event_type = 'Lock' and query ilike :table`,
        { table: `%"${table}"%` },
      );
      return rows.length > 0;
    });
    await kill();
  } finally {
    await lock.rollback();
  }
}

/** A mail whose process died before it went is sent by the sweep, which leaves it half a minute and comes every minute. */
const mailed = (user: TestUser): Promise<void> =>
  until('all mails', async () => {
    const left = await app.db('billing.outbox').where({ user_id: user.id, sent_at: null }).select('key');
    return left.length === 0;
  });

/** What stands at the end, without names, days and the cents that seconds cost in a proration. */
async function endState(user: TestUser): Promise<object> {
  await mailed(user);
  const mine = (table: string) => app.db(`billing.${table}`).where({ user_id: user.id });
  const outbox: { kind: string; sent_at: Date | null }[] = await mine('outbox').orderBy('kind').select();
  const mails = await app.db('platform.outbox_mails').where({ recipient: user.email }).select('subject');
  return {
    plan: (await mine('plans').first('plan')).plan,
    subscriptions: await mine('subscriptions').select('plan', 'status', 'pending_plan'),
    invoices: (await mine('invoices').orderBy('created_at').orderBy('amount').select()).map((one) => [
      one.plan,
      one.status,
      Math.round(one.amount / 100),
      Math.round(one.paid_amount / 100),
      one.refunded,
    ]),
    // The free month is opened by whoever comes first, a request or a schedule.
    ledger: (await mine('token_ledger').whereLike('reference', 'invoice:%').select('kind', 'tokens'))
      .map((row) => `${row.kind} ${row.tokens}`)
      .sort(),
    outbox: outbox.map(({ kind, sent_at }) => [kind, sent_at !== null]),
    mails: mails.map(({ subject }) => String(subject).replaceAll(/\$[\d.]+/g, '$')).sort(),
    books: await verifyLedger(app.db, user.id),
  };
}

it('ends in one state, each grant and mail once, where the worker is killed in the middle of every step of a life', async () => {
  const undisturbed = await app.signUp();
  for (const { run } of STEPS) {
    await run(undisturbed);
    await settled();
  }
  const wanted = await endState(undisturbed);
  expect(wanted).toMatchObject({ plan: 'free', ledger: ['grant 200', 'grant 300'], books: [] });

  const random = seeded(SEED);
  const kills = { writing: 0, anyMoment: 0, missed: 0 };
  for (let life = 0; life < LIVES; life += 1) {
    const user = await app.signUp();
    for (const step of STEPS) {
      const tables = step.grants ? [...ALWAYS, 'token_ledger'] : ALWAYS;
      const table = tables[Math.floor(random() * tables.length)] ?? 'invoices';
      const later = random() * LATEST_MS;
      // A first payment writes the customer here, before the worker does.
      if (random() < 0.5 && !(table === 'customers' && step === STEPS[0])) {
        await killWriting(table, () => step.run(user));
        kills.writing += 1;
      } else {
        const before = await app.db('billing.events').select('id');
        await step.run(user);
        await until('an event', async () => (await app.db('billing.events').select('id')).length > before.length);
        await pause(later);
        await kill();
        if ((await openEvents()) > 0) kills.anyMoment += 1;
        else kills.missed += 1;
      }
      worker = await startWorker();
      await settled();
    }
    expect(await endState(user), `life ${life}`).toEqual(wanted);
  }
  // The seed chooses; those that came too late are no proof.
  expect(kills.writing + kills.anyMoment).toBeGreaterThanOrEqual((LIVES * STEPS.length) / 2);
  expect(kills.writing).toBeGreaterThan(LIVES);
}, 3_600_000);
