import type { PlanId } from '#flags/plans.ts';
import { billingModule } from '#modules/billing/server/index.ts';
import { type StripeSandbox, startStripeSandbox } from '#platform/embedded/stripe/start-stripe-sandbox.ts';
import { createTestApp, type TestApp, type TestUser } from '#platform/testing/create-test-app.ts';
import { TestClock } from '#platform/testing/test-clock.ts';
import { createTestDatabase } from '#platform/testing/test-database.ts';
import { billingRoutes } from '../contract/routes.ts';

const CARD = '4242 4242 4242 4242';

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
  stop(): Promise<void>;
}

/** The product with a worker, on the sandbox, with one clock. */
export async function createBillingApp(): Promise<BillingApp> {
  const database = await createTestDatabase({ empty: true });
  const clock = new TestClock();
  const sandbox = await startStripeSandbox({ databaseUrl: database.url, port: 0, clock });
  const app = await createTestApp({
    clock,
    modules: [billingModule],
    workflows: 'worker',
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
  const settled = async (): Promise<void> => {
    await sandbox.settled();
    for (let tries = 0; tries < 600; tries += 1) {
      if (!(await app.db('billing.events').whereNull('processed_at').first('id'))) return;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    throw new Error('events were not dealt with');
  };
  return {
    app,
    sandbox,
    clock,
    pay,
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
      await app.stop();
      await sandbox.stop();
      await database.drop();
    },
  };
}
