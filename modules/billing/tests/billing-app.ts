import { MockActivityEnvironment } from '@temporalio/testing';
import { DefaultLogger } from '@temporalio/worker';
import type Stripe from 'stripe';
import type { PlanId } from '#flags/plans.ts';
import { billingModule } from '#modules/billing/server/index.ts';
import { baseEnv, readEnv } from '#platform/config/env.ts';
import { type StripeSandbox, startStripeSandbox } from '#platform/embedded/stripe/start-stripe-sandbox.ts';
import { createLog } from '#platform/log/create-log.ts';
import { createProcess } from '#platform/process/create-process.ts';
import { createTestApp, type TestApp, type TestUser } from '#platform/testing/create-test-app.ts';
import { DEEP } from '#platform/testing/depth.ts';
import { TestClock } from '#platform/testing/test-clock.ts';
import { createTestDatabase } from '#platform/testing/test-database.ts';
import { billingRoutes } from '../contract/routes.ts';
import { createStripe } from '../server/stripe/stripe-client.ts';

const CARD = '4242 4242 4242 4242';
/** Events that do more than call for what is so now. */
const OWN_EFFECT = /^charge\.dispute\.|refund|^invoice\.upcoming$/;

interface OpenEvent {
  readonly id: string;
  readonly type: string;
  readonly customer_id: string | null;
}

/**
 * One act is told by ten events, each of which fetches the same. In `npm test` a customer's first and last of those that came
 * together are dealt with, so that repetition is still met, and those with an effect of their own; in the deep run all are.
 */
function telling(events: readonly OpenEvent[]): readonly OpenEvent[] {
  if (DEEP) return events;
  const first = new Map<string | null, OpenEvent>();
  const last = new Map<string | null, OpenEvent>();
  for (const one of events) {
    if (!first.has(one.customer_id)) first.set(one.customer_id, one);
    last.set(one.customer_id, one);
  }
  return events.filter(
    (one) =>
      one.customer_id === null ||
      OWN_EFFECT.test(one.type) ||
      first.get(one.customer_id) === one ||
      last.get(one.customer_id) === one,
  );
}

export interface BillingApp {
  readonly app: TestApp;
  readonly sandbox: StripeSandbox;
  readonly clock: TestClock;
  /** Pays on the hosted page. */
  pay(url: string): Promise<Response>;
  /** A new account that has bought this plan, as the page does it. */
  customer(plan: Exclude<PlanId, 'free'>): Promise<TestUser>;
  /** Every event was sent, and dealt with. */
  settled(): Promise<void>;
  moveBy(days: number): Promise<void>;
  control(what: string, body: object): Promise<Response>;
  /** The provider's API, for what people do in its own pages. */
  readonly stripe: Stripe;
  /** The provider's id of this person. */
  customerId(user: TestUser): Promise<string>;
  /** One run of the sweep. */
  sweep(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * The product on the sandbox, with one clock.
 * @param delivery by whom events are dealt with: a worker, as in the product, or `settled` one after the other, which is quicker
 */
export async function createBillingApp(delivery: 'worker' | 'by-hand' = 'worker'): Promise<BillingApp> {
  const database = await createTestDatabase({ empty: true });
  const clock = new TestClock();
  const sandbox = await startStripeSandbox({ databaseUrl: database.url, port: 0, clock });
  const app = await createTestApp({
    clock,
    modules: [billingModule],
    workflows: delivery === 'worker' ? 'worker' : 'none',
    environment: {
      STRIPE_SECRET_KEY: sandbox.secretKey,
      STRIPE_WEBHOOK_SECRET: sandbox.webhookSecret,
      STRIPE_API_URL: sandbox.url,
    },
  });
  sandbox.sendEventsTo(`${app.url}/api/billing/webhook`);
  const pay = (url: string): Promise<Response> =>
    fetch(url, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ number: CARD, expiry: '12/34', cvc: '123', name: 'Ada Lovelace' }),
    });
  const hand = await createProcess({
    role: 'worker',
    env: readEnv({ base: baseEnv }, app.env).base,
    environment: app.env,
    log: createLog({ level: 'silent', process: 'test' }),
    modules: [billingModule],
    flags: app.flags,
    clock,
    workflows: { start: async () => 'started', cancel: async () => undefined, status: async () => 'unknown' },
  });
  const run = async (activity: string, input: object): Promise<void> => {
    const env = new MockActivityEnvironment(undefined, { logger: new DefaultLogger('ERROR') });
    await env.run(hand.modules.activities[activity] ?? (async () => undefined), input);
  };
  const settled = async (): Promise<void> => {
    const open = (): Promise<OpenEvent[]> =>
      app.db('billing.events').whereNull('processed_at').orderBy('received_at').select('id', 'type', 'customer_id');
    await sandbox.settled();
    if (delivery === 'worker') {
      for (let tries = 0; (await open()).length > 0; tries += 1) {
        // Two minutes: a busy machine needs its time.
        if (tries === 4800) throw new Error('events were not dealt with');
        await new Promise((resolve) => setTimeout(resolve, 25));
      }
      return;
    }
    for (let events = await open(); events.length > 0; events = await open()) {
      const dealt = telling(events);
      for (const { id } of dealt) await run('billing.applyEvent', { eventId: id });
      const passed = events.filter((one) => !dealt.includes(one)).map(({ id }) => id);
      await app.db('billing.events').whereIn('id', passed).update({ processed_at: clock.now() });
      // What we did at the provider is told, too.
      await sandbox.settled();
    }
  };
  return {
    app,
    sandbox,
    clock,
    pay,
    stripe: createStripe({ secretKey: sandbox.secretKey, apiUrl: sandbox.url }),
    async customerId(user) {
      const row = await app.db('billing.customers').where({ user_id: user.id }).first('stripe_customer_id');
      return row?.stripe_customer_id ?? '';
    },
    sweep: () => run('billing.sweep', {}),
    settled,
    async customer(plan) {
      const user = await app.signUp();
      const { paymentUrl } = await user.caller.call(billingRoutes.updatePlan, { body: { planType: plan } });
      const answer = await pay(String(paymentUrl));
      if (answer.status !== 303) throw new Error(`the payment page answered ${answer.status}`);
      await settled();
      return user;
    },
    async moveBy(days) {
      await sandbox.moveTo(new Date(clock.now().getTime() + days * 86_400_000));
      await settled();
    },
    control: (what, body) =>
      fetch(`${sandbox.url}/_sandbox/${what}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${sandbox.secretKey}` },
        body: JSON.stringify(body),
      }),
    async stop() {
      await hand.stop();
      await app.stop();
      await sandbox.stop();
      await database.drop();
    },
  };
}

/** Sessions end while months pass. */
export async function signInAgain(user: TestUser): Promise<void> {
  const body = JSON.stringify({ email: user.email, password: user.password });
  const headers = { 'content-type': 'application/json' };
  const answer = await user.caller.fetch('/api/auth/login', { method: 'POST', headers, body });
  if (answer.status !== 200) throw new Error(`signing in again answered ${answer.status}`);
}
