import type Stripe from 'stripe';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ownDataRoutes } from '#platform/accounts/own-data-contract.ts';
import type { TestUser } from '#platform/testing/create-test-app.ts';
import { casesOf } from '#platform/testing/depth.ts';
import { billingRoutes } from '../contract/routes.ts';
import { billingActs } from './billing-acts.ts';

const acts = billingActs();
const { info, change, refund, fail, kept } = acts;
/** An upgrade that is confirmed, to be asked for when it is called. */
const upgradeOf = async (user: TestUser) => {
  const { prorationDate, amountDue } = await user.caller.call(billingRoutes.previewUpgrade, { query: { plan: 'pro' } });
  return () => change(user, { plan: 'pro', prorationDate, amountDue });
};

describe('the guarantee beside an upgrade', () => {
  it.each(casesOf([60, 0, 150], 1))(
    'keeps nothing of what was paid, asked for %i ms after it',
    async (delay) => {
      const user = await acts.on.customer('starter');
      const upgrade = await upgradeOf(user);
      const upgrading = upgrade();
      // Whichever comes first: the outcome must not depend on it.
      await new Promise((resolve) => setTimeout(resolve, delay));
      const asked = await refund(user);
      const upgraded = await upgrading;
      expect([200, 409]).toContain(upgraded.status);
      if (asked.status !== 200) {
        expect(asked.body).toMatchObject({ code: 'plan_change_in_progress' });
        expect((await refund(user)).status).toBe(200);
      }
      await acts.on.settled();
      expect(await kept(user)).toBe(0);
      expect(await info(user)).toMatchObject({ currentPlan: 'free', totalPaid: 0, subscription: { state: 'none' } });
    },
    300_000,
  );

  it('is refused while a change is under way, and finished by the sweep when that is over', async () => {
    const user = await acts.on.customer('starter');
    const open = { id: crypto.randomUUID(), user_id: user.id, from_plan: 'starter', to_plan: 'pro' };
    await acts.on.app.db('billing.plan_changes').insert({ ...open, created_at: acts.on.clock.now() });
    expect((await refund(user)).body).toMatchObject({ code: 'plan_change_in_progress' });
    const { id } = await acts.on.app.db('billing.subscriptions').where({ user_id: user.id }).first('id');
    const asked = { id: crypto.randomUUID(), user_id: user.id, subscription_id: id, amount: 1999, currency: 'usd' };
    await acts.on.app.db('billing.refunds').insert({ ...asked, requested_at: acts.on.clock.now() });
    acts.on.clock.advance(31_000);
    await acts.on.sweep();
    expect(await kept(user)).toBe(1999);
    await acts.on.app.db('billing.plan_changes').where({ id: open.id }).update({ status: 'done' });
    const upgrade = await upgradeOf(user);
    expect((await upgrade()).body).toMatchObject({ code: 'plan_change_in_progress' });
    await acts.on.sweep();
    expect(await kept(user)).toBe(0);
  }, 120_000);

  it('refunds what was paid after it was asked for, and says so', async () => {
    const user = await acts.on.customer('starter');
    const { id, item_id } = await acts.on.app.db('billing.subscriptions').where({ user_id: user.id }).first();
    const [price] = (await acts.on.stripe.prices.list({ lookup_keys: ['adjudge_starter_monthly'] })).data;
    // It was entered, and its first step was not answered.
    await fail('server_error', `/v1/subscriptions/${id}`, 2);
    expect((await refund(user)).status).toBe(503);
    await acts.on.stripe.subscriptions.update(id, {
      items: [{ id: item_id, price: String(price?.id), quantity: 2 }],
      proration_behavior: 'always_invoice',
    });
    const paid = await kept(user);
    expect(paid).toBeGreaterThan(1999);
    acts.on.clock.advance(31_000);
    await acts.on.sweep();
    await acts.on.settled();
    expect(await kept(user)).toBe(0);
    expect(await info(user)).toMatchObject({ totalPaid: 0, refund: { status: 'refunded', amount: paid } });
  }, 120_000);
});

describe('a checkout that is paid in the moment it is ended', () => {
  afterEach(() => vi.restoreAllMocks());
  /** Somebody at the payment of Starter, who pays when we have just asked for its end; the provider refuses that then. */
  const atPayment = async (user: TestUser) => {
    const { paymentUrl } = (await change(user, { plan: 'starter' })).body as { paymentUrl: string };
    const sessions: Stripe.Checkout.SessionResource = Object.getPrototypeOf(acts.on.stripe.checkout.sessions);
    const expire = sessions.expire;
    return vi.spyOn(sessions, 'expire').mockImplementationOnce(async function (this: typeof sessions, ...args) {
      expect((await acts.on.pay(paymentUrl)).status).toBe(303);
      return expire.apply(this, args);
    });
  };
  const bought = async (user: TestUser) => {
    await acts.on.settled();
    const grants = acts.on.app
      .db('billing.token_ledger')
      .where({ user_id: user.id })
      .whereLike('reference', 'invoice:%');
    expect(await grants).toMatchObject([{ kind: 'grant', tokens: 200 }]);
    expect(await kept(user)).toBe(1999);
    expect(await acts.on.app.db('billing.checkouts').where({ user_id: user.id }).pluck('status')).toEqual(['complete']);
    const customer = await acts.on.customerId(user);
    return (await acts.on.stripe.subscriptions.list({ customer, status: 'all' })).data;
  };

  it('by the choice of another plan: is the plan they have, granted once, and the other is not sold beside it', async () => {
    const user = await acts.on.app.signUp();
    const expire = await atPayment(user);
    const second = await change(user, { plan: 'pro' });
    expect(second).toMatchObject({ status: 409, body: { code: 'plan_change_in_progress' } });
    expect(expire).toHaveBeenCalledOnce();
    expect(await bought(user)).toMatchObject([{ status: 'active', cancel_at_period_end: false }]);
    expect(await info(user)).toMatchObject({ currentPlan: 'starter', totalPaid: 1999 });
  }, 300_000);

  it('by the deletion of the account: is granted once and never renews, without waiting for the sweep', async () => {
    const user = await acts.on.app.signUp();
    const expire = await atPayment(user);
    await user.caller.call(ownDataRoutes.deleteAccount, { body: { password: user.password } });
    const open = () => acts.on.app.db('billing.plan_changes').where({ user_id: user.id, status: 'open' });
    await vi.waitFor(
      async () => {
        expect(expire).toHaveBeenCalledOnce();
        expect(await open()).toEqual([]);
      },
      { timeout: 60_000, interval: 50 },
    );
    expect(await bought(user)).toMatchObject([{ status: 'active', cancel_at_period_end: true }]);
    await acts.on.sweep();
    expect(await bought(user)).toHaveLength(1);
  }, 300_000);
});

it('the guarantee refunds the amount that was seen, or nothing', async () => {
  const user = await acts.on.customer('starter');
  const { refundable } = await info(user);
  expect(refundable?.amount).toBe(1999);
  const ask = (shownAmount: number) => user.caller.attempt(billingRoutes.requestRefund, { body: { shownAmount } });
  const [charge] = await acts.charges(user);
  await acts.on.stripe.refunds.create({ charge: charge?.id ?? '', amount: 500 });
  await acts.on.settled();
  expect(await ask(1999)).toMatchObject({
    status: 409,
    body: { code: 'refund_changed', details: { amount: 1499, currency: 'usd' } },
  });
  expect(await info(user)).toMatchObject({ currentPlan: 'starter', refund: null, refundable: { amount: 1499 } });
  expect(await ask(1499)).toMatchObject({ status: 200, body: { amount: 1499 } });
  await acts.on.settled();
  expect(await kept(user)).toBe(0);
}, 120_000);

it('a first payment tried again after a lost answer finds its one customer, also under another name', async () => {
  const user = await acts.on.app.signUp();
  // The SDK asks twice: made at the provider, and nobody here knows.
  await fail('lose_answer', '/v1/customers', 2);
  expect((await change(user, { planType: 'starter' })).status).toBe(503);
  const { db } = acts.on.app;
  expect((await db('billing.customers').where({ user_id: user.id }).first()).stripe_customer_id).toBeNull();
  await db('platform.users').where({ id: user.id }).update({ name: 'Augusta King' });
  expect((await change(user, { planType: 'starter' })).status).toBe(200);
  const { data } = await acts.on.stripe.customers.list({ limit: 100 });
  const mine = data.filter(({ metadata }) => metadata.userId === user.id);
  expect(mine).toEqual([
    expect.objectContaining({ id: await acts.on.customerId(user), email: user.email, name: 'Augusta King' }),
  ]);
}, 120_000);
