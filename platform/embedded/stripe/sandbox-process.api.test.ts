import Stripe from 'stripe';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts';
import { freePort } from '../ports.ts';
import type { Service } from '../service.ts';
import { startStripe } from './start-stripe.ts';
import { startStripeSandbox } from './start-stripe-sandbox.ts';
import { cardForm, monthlyPrice } from './testing/sandbox-fixture.ts';

let database: TestDatabase;
let port: number;
let running: Service;
const secrets = { secretKey: 'sk_test_process', webhookSecret: 'whsec_process' };
beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
  port = await freePort();
  running = await start();
});
afterAll(async () => {
  await running.stop();
  await database.drop();
});

const start = (): Promise<Service> =>
  startStripe({ port, databaseUrl: database.url, ...secrets, webhookUrl: 'http://127.0.0.1:1/' });

it('killed in the middle of a year, it goes on with each period billed once', async () => {
  const stripe = new Stripe(secrets.secretKey, { host: '127.0.0.1', port, protocol: 'http', maxNetworkRetries: 0 });
  const price = await monthlyPrice(stripe, 'Starter', 1999);
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    line_items: [{ price, quantity: 1 }],
    customer_email: 'k@example.test',
    success_url: 'http://localhost:3000/',
  });
  const form = new URLSearchParams(cardForm('4242424242424242'));
  expect((await fetch(String(session.url), { method: 'POST', redirect: 'manual', body: form })).status).toBe(303);
  const subscription = String((await stripe.checkout.sessions.retrieve(session.id)).subscription);
  const began = (await stripe.subscriptions.retrieve(subscription)).created;
  const to = new Date((began + 365 * 86_400 + 2 * 86_400) * 1000).toISOString();
  const move = () =>
    fetch(`http://127.0.0.1:${port}/_sandbox/clock`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secrets.secretKey}` },
      body: JSON.stringify({ to }),
    });
  const cut = move().catch(() => 'cut' as const);
  // Some periods have passed, and not all.
  await expect
    .poll(async () => (await stripe.invoices.list({ subscription })).data.length, { timeout: 10_000, interval: 5 })
    .toBeGreaterThan(3);
  running.kill();
  expect(await cut).toBe('cut');
  running = await start();
  expect((await move()).status).toBe(200);
  const { data } = await stripe.invoices.list({ subscription, limit: 100 });
  expect(data).toHaveLength(13);
  expect(data.every(({ status, amount_paid }) => status === 'paid' && amount_paid === 1999)).toBe(true);
  const starts = data.map(({ lines }) => lines.data[0]?.period.start);
  expect(new Set(starts).size).toBe(13);
  expect(new Set(data.map(({ number }) => number)).size).toBe(13);
}, 60_000);

it('refuses to start in production', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  await expect(startStripeSandbox({ databaseUrl: database.url, port: 0 })).rejects.toThrow(/set STRIPE_SECRET_KEY/);
  vi.unstubAllEnvs();
});
