import { afterAll, beforeAll, describe, expect, it } from 'vitest';
// In the deep run every event of the sandbox is dealt with; see `billing-app.ts`.
import '#platform/testing/depth.ts';
import type { TestUser } from '#platform/testing/create-test-app.ts';
import { billingRoutes } from '../contract/routes.ts';
import { type BillingApp, createBillingApp } from './billing-app.ts';

let on: BillingApp;
beforeAll(async () => {
  on = await createBillingApp('by-hand');
});
afterAll(() => on.stop());

const info = (user: TestUser) => user.caller.call(billingRoutes.billingInfo, {});
const change = (user: TestUser, body: object) => user.caller.attempt(billingRoutes.updatePlan, { body });
const preview = (user: TestUser, plan: 'pro' | 'elite' = 'pro') =>
  user.caller.call(billingRoutes.previewUpgrade, { query: { plan } });
/** What a press of its Pay sends, whenever that comes. */
const payOf = async (user: TestUser, plan: 'pro' | 'elite') => {
  const { prorationDate, amountDue } = await preview(user, plan);
  return () => change(user, { plan, prorationDate, amountDue });
};
const REFUSED = { status: 409, body: { code: 'not_an_upgrade' } };
describe('the payment of an upgrade', () => {
  it('is not taken where only the amount, or only its date, is confirmed', async () => {
    const user = await on.customer('starter');
    const { prorationDate, amountDue } = await preview(user);
    for (const half of [{ prorationDate }, { amountDue }]) {
      const refused = await change(user, { plan: 'pro', ...half });
      expect(refused).toMatchObject({ status: 409, body: { code: 'confirmation_required', amountDue } });
    }
    expect(await info(user)).toMatchObject({ currentPlan: 'starter', totalPaid: 1999 });
    expect((await change(user, { plan: 'pro', prorationDate, amountDue })).status).toBe(200);
  }, 300_000);

  it('comes from the card chosen last, at the purchase or in the portal, and that is the one the page names', async () => {
    const user = await on.customer('starter');
    const customer = await on.customerId(user);
    const named = async () =>
      (await user.caller.call(billingRoutes.listPaymentMethods, {})).filter(({ isDefault }) => isDefault);
    // As the portal does it: the customer's card, and nothing of the subscription.
    const choose = async (token: string): Promise<string> => {
      const { id } = await on.stripe.paymentMethods.attach(token, { customer });
      await on.stripe.customers.update(customer, { invoice_settings: { default_payment_method: id } });
      await on.settled();
      return id;
    };
    const chosen = await choose('pm_card_mastercard');
    expect(await named()).toMatchObject([{ id: chosen, card: { brand: 'mastercard' } }]);
    expect((await (await payOf(user, 'pro'))()).status).toBe(200);
    const charged = async () => (await on.stripe.charges.list({ customer })).data[0]?.payment_method;
    expect(await charged()).toBe(chosen);
    // Bought again with another card, that one pays.
    await user.caller.call(billingRoutes.requestRefund, { body: {} });
    const { paymentUrl } = await user.caller.call(billingRoutes.updatePlan, { body: { plan: 'starter' } });
    on.clock.advance(60_000);
    await on.pay(String(paymentUrl));
    await on.settled();
    expect(await named()).toMatchObject([{ id: await charged(), card: { brand: 'visa' } }]);
    expect((await (await payOf(user, 'pro'))()).status).toBe(200);
    expect(await named()).toMatchObject([{ id: await charged(), card: { brand: 'visa' } }]);
    const last = await choose('pm_card_amex');
    expect((await (await payOf(user, 'elite'))()).status).toBe(200);
    expect(await charged()).toBe(last);
  }, 300_000);

  it('is nothing else where the plan changed in another tab since its amount was shown', async () => {
    const user = await on.customer('starter');
    const [payPro, payElite] = [await payOf(user, 'pro'), await payOf(user, 'elite')];
    expect((await payElite()).status).toBe(200);
    // It would be a downgrade now, which asks first.
    expect(await payPro()).toMatchObject(REFUSED);
    expect(await info(user)).toMatchObject({ currentPlan: 'elite', pendingPlanChange: null });
    // Asked a second time it has happened.
    expect(await payElite()).toMatchObject({ status: 200, body: { isUpgrade: false } });
    await change(user, { plan: 'pro' });
    await change(user, { plan: 'free' });
    // Nor does it take a cancellation back.
    expect(await payElite()).toMatchObject(REFUSED);
    expect(await info(user)).toMatchObject({ pendingPlanChange: 'free' });

    const other = await on.customer('starter');
    const pay = await payOf(other, 'elite');
    await other.caller.call(billingRoutes.requestRefund, { body: {} });
    // A confirmed part of a month is no order of a whole one.
    expect(await pay()).toMatchObject(REFUSED);
    const { paymentUrl } = await other.caller.call(billingRoutes.updatePlan, { body: { plan: 'starter' } });
    on.clock.advance(60_000);
    await on.pay(String(paymentUrl));
    await on.settled();
    // Nor is the amount of a subscription that has ended one of the next.
    expect(await pay()).toMatchObject({ status: 409, body: { code: 'amount_changed', amountDue: 5000 } });
    expect(await info(other)).toMatchObject({ currentPlan: 'starter', totalPaid: 1999 });
  }, 300_000);

  it('is reckoned within the period also where that begins after our clock', async () => {
    const user = await on.customer('starter');
    const { period_start } = await on.app.db('billing.subscriptions').where({ user_id: user.id }).first();
    on.clock.advance(-3_600_000);
    const seen = await preview(user);
    // Nothing of the period is over: the whole difference.
    expect(seen).toMatchObject({ prorationDate: Math.floor(+period_start / 1000), amountDue: 3000 });
    const { prorationDate, amountDue } = seen;
    expect((await change(user, { plan: 'pro', prorationDate, amountDue })).status).toBe(200);
    on.clock.advance(3_600_000);
    expect(await info(user)).toMatchObject({ currentPlan: 'pro', totalPaid: 4999 });
  }, 300_000);
});

it('who only looked at a payment page has no portal', async () => {
  const user = await on.app.signUp();
  await user.caller.call(billingRoutes.updatePlan, { body: { plan: 'pro' } });
  expect(await on.customerId(user)).toMatch(/^cus_/);
  expect(await info(user)).toMatchObject({ hasPortal: false });
  const refused = await user.caller.attempt(billingRoutes.createPortalSession, { body: {} });
  expect(refused).toMatchObject({ status: 409, body: { code: 'subscription_required', requiresSubscription: true } });
}, 300_000);

it('Total Paid and Total Invoices count every invoice there is, the list the newest hundred', async () => {
  const user = await on.customer('starter');
  const row = await on.app.db('billing.invoices').where({ user_id: user.id }).first();
  const older = Array.from({ length: 119 }, (_, place) => {
    const created_at = new Date(+row.created_at - (place + 1) * 60_000);
    return { ...row, id: `in_older_${user.id}_${place}`, created_at };
  });
  await on.app.db('billing.invoices').insert(older);
  expect(await info(user)).toMatchObject({ totalPaid: 120 * 1999, invoiceCount: 120 });
  expect(await user.caller.call(billingRoutes.listInvoices, {})).toHaveLength(100);
}, 300_000);
