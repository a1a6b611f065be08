import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { TestUser } from '#platform/testing/create-test-app.ts';
import { billingRoutes } from '../contract/routes.ts';
import { type BillingApp, createBillingApp } from './billing-app.ts';

/** What the sweep takes for left by a process that died. */
const STALE_MS = 61_000;

/** One app for a test file, whose events are dealt with one after the other, and what its people do there. */
export function billingActs() {
  let app: BillingApp | undefined;
  const running = (): BillingApp => {
    if (!app) throw new Error('the app runs within tests only');
    return app;
  };
  beforeAll(async () => {
    app = await createBillingApp('by-hand');
  });
  afterEach(() => running().control('faults', { kind: 'lose_answer', times: 0 }));
  afterAll(() => app?.stop());

  const change = (user: TestUser, body: object) => user.caller.attempt(billingRoutes.updatePlan, { body });
  /** A card put on file in the provider's own pages, by its test token. */
  const replaceCard = async (user: TestUser, card: string): Promise<void> => {
    const on = running();
    const customer = await on.customerId(user);
    const answer = await on.control('trigger', { type: 'replace_card', customer, card });
    expect(answer.status).toBe(200);
    const { id } = await answer.json();
    await on.stripe.customers.update(customer, { invoice_settings: { default_payment_method: id } });
    await on.settled();
  };
  return {
    get on(): BillingApp {
      return running();
    },
    info: (user: TestUser) => user.caller.call(billingRoutes.billingInfo, {}),
    change,
    /** With the amount confirmed as it is previewed now. */
    async upgrade(user: TestUser, plan: 'pro' | 'elite') {
      const { prorationDate, amountDue } = await user.caller.call(billingRoutes.previewUpgrade, { query: { plan } });
      return change(user, { plan, prorationDate, amountDue });
    },
    refund: (user: TestUser) => user.caller.attempt(billingRoutes.requestRefund, { body: {} }),
    replaceCard,
    /** The text of each mail whose subject holds this, the oldest first. */
    async mails(user: TestUser, subject: string): Promise<string[]> {
      const rows = await running()
        .app.db('platform.outbox_mails')
        .where({ recipient: user.email })
        .whereLike('subject', `%${subject}%`)
        .orderBy('id');
      return rows.map(({ text_body }) => text_body);
    },
    /** The next `times` writes to paths that begin so; the SDK asks twice. */
    fail: (kind: 'lose_answer' | 'server_error' | 'refuse', path: string, times: number) =>
      running().control('faults', { kind, path, times }),
    changeOf: (user: TestUser) =>
      running().app.db('billing.plan_changes').where({ user_id: user.id }).orderBy('created_at', 'desc').first(),
    /** The one that is alive, as the provider has it. */
    async subscriptionOf(user: TestUser) {
      const row = await running().app.db('billing.subscriptions').where({ user_id: user.id, ended_at: null }).first();
      return running().stripe.subscriptions.retrieve(row.id);
    },
    /** Payments and failed ones, the oldest first. */
    async charges(user: TestUser) {
      const { data } = await running().stripe.charges.list({ customer: await running().customerId(user) });
      return [...data].reverse();
    },
    /** Cents that the provider has of this person and has not refunded. */
    async kept(user: TestUser): Promise<number> {
      const { data } = await running().stripe.charges.list({ customer: await running().customerId(user) });
      return data.filter(({ paid }) => paid).reduce((sum, one) => sum + one.amount - one.amount_refunded, 0);
    },
    /** Waits out what a dead process left, and sweeps. */
    async sweepLater(): Promise<void> {
      running().clock.advance(STALE_MS);
      await running().sweep();
      await running().settled();
    },
  };
}
