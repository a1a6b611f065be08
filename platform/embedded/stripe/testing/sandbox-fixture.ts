import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { TestClock } from '#platform/testing/test-clock.ts';
import { createTestDatabase } from '#platform/testing/test-database.ts';
import { type StripeSandbox, startStripeSandbox } from '../start-stripe-sandbox.ts';

export const CARDS = {
  pays: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  confirms: '4000 0025 0000 3155',
  failsLater: '4000 0000 0000 0341',
} as const;

export interface SandboxFixture {
  readonly stripe: Stripe;
  readonly sandbox: StripeSandbox;
  readonly clock: TestClock;
  /** Events whose signature the SDK accepted, in the order they came. */
  readonly events: Stripe.Event[];
  /** Types of the events since the last call, in order. */
  newTypes(): Promise<string[]>;
  /** What the webhook answers from now on. */
  answerWith(status: number): void;
  /** Sends a hosted page's form; follows nothing. */
  submit(url: string, fields: Record<string, string>): Promise<Response>;
  /** A customer with a paid monthly subscription of `price`, through the checkout page. */
  subscribed(price: string, card?: string): Promise<Stripe.Subscription>;
  /** Asks the sandbox's control, `trigger` or `settings`, for something. */
  control(what: string, body: object): Promise<{ id: string }>;
  stop(): Promise<void>;
}

/** The SDK as the product makes it, against a sandbox of its own at 10:00 UTC on `day`. */
export async function startSandboxFixture(day: string): Promise<SandboxFixture> {
  const database = await createTestDatabase({ empty: true });
  const clock = new TestClock();
  clock.set(new Date(`${day}T10:00:00Z`));
  const sandbox = await startStripeSandbox({ databaseUrl: database.url, port: 0, clock });
  const { hostname: host, port } = new URL(sandbox.url);
  const stripe = new Stripe(sandbox.secretKey, { host, port, protocol: 'http', maxNetworkRetries: 0 });
  const events: Stripe.Event[] = [];
  let status = 200;
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const event = stripe.webhooks.constructEvent(
      body,
      String(request.headers['stripe-signature']),
      sandbox.webhookSecret,
      300,
      undefined,
      clock.now().getTime(),
    );
    if (status < 300) events.push(event);
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  sandbox.sendEventsTo(`http://127.0.0.1:${(server.address() as AddressInfo).port}/webhook`);
  let seen = 0;
  const submit = (url: string, fields: Record<string, string>): Promise<Response> =>
    fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) });
  return {
    stripe,
    sandbox,
    clock,
    events,
    async newTypes() {
      await sandbox.settled();
      const types = events.slice(seen).map(({ type }) => type);
      seen = events.length;
      return types;
    },
    answerWith: (code) => {
      status = code;
    },
    submit,
    async subscribed(price, card = CARDS.pays) {
      const customer = await stripe.customers.create({ email: 'ada@example.test' });
      const session = await stripe.checkout.sessions.create({
        mode: 'subscription',
        customer: customer.id,
        line_items: [{ price, quantity: 1 }],
        success_url: 'http://localhost:3000/done',
      });
      const answer = await submit(String(session.url), cardForm(card));
      if (answer.status !== 303) throw new Error(`checkout answered ${answer.status}: ${await answer.text()}`);
      const { subscription } = await stripe.checkout.sessions.retrieve(session.id);
      return stripe.subscriptions.retrieve(String(subscription));
    },
    async control(what, body) {
      const response = await fetch(`${sandbox.url}/_sandbox/${what}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${sandbox.secretKey}` },
        body: JSON.stringify(body),
      });
      if (!response.ok) throw new Error(await response.text());
      return (await response.json()) as { id: string };
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await sandbox.stop();
      await database.drop();
    },
  };
}

export function cardForm(number: string): Record<string, string> {
  return { number, expiry: '12/34', cvc: '123', name: 'Ada Lovelace' };
}

/** A monthly price in US cents, with a product of its own. */
export async function monthlyPrice(stripe: Stripe, name: string, cents: number): Promise<string> {
  const product = await stripe.products.create({ name });
  const price = await stripe.prices.create({
    product: product.id,
    currency: 'usd',
    unit_amount: cents,
    recurring: { interval: 'month' },
    lookup_key: `${name.toLowerCase()}_monthly`,
  });
  return price.id;
}

/** The error a call is refused with; a call that succeeds fails the test. */
export async function refusal(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof Stripe.errors.StripeError) return error;
  throw new Error(`expected a refusal, got ${String(error)}`);
}
