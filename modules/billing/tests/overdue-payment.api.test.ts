import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestUser } from '#platform/testing/create-test-app.ts';
import { billingRoutes } from '../contract/routes.ts';
import { type BillingApp, createBillingApp, signInAgain } from './billing-app.ts';

let on: BillingApp;
beforeAll(async () => {
  on = await createBillingApp('by-hand');
});
afterAll(() => on.stop());

const info = (user: TestUser) => user.caller.call(billingRoutes.billingInfo, {});
const replaceCard = async (user: TestUser, card: string): Promise<void> => {
  const customer = await on.customerId(user);
  const answer = await on.control('trigger', { type: 'replace_card', customer, card });
  expect(answer.status).toBe(200);
  const { id } = await answer.json();
  await on.stripe.customers.update(customer, { invoice_settings: { default_payment_method: id } });
  await on.settled();
};
/** Of payments that were tried: whether they came. */
const tries = async (user: TestUser): Promise<boolean[]> =>
  (await on.stripe.charges.list({ customer: await on.customerId(user) })).data.map(({ paid }) => paid).reverse();

it('a card that is put on file pays what is overdue, at once and once; one that is declined leaves it as it was', async () => {
  const user = await on.customer('starter');
  await replaceCard(user, 'pm_card_chargeCustomerFail');
  await on.moveBy(32);
  await signInAgain(user);
  const overdue = await info(user);
  expect(overdue).toMatchObject({ currentPlan: 'starter', subscription: { state: 'past_due' } });
  // The card that failed is not tried again by us, however often the account is fetched.
  expect(await tries(user)).toEqual([true, false]);

  await replaceCard(user, 'pm_card_chargeCustomerFail');
  for (let i = 0; i < 2; i += 1) await on.sweep();
  expect(await tries(user)).toEqual([true, false, false]);
  expect(await info(user)).toEqual(overdue);

  await replaceCard(user, 'pm_card_visa');
  expect(await tries(user)).toEqual([true, false, false, true]);
  expect(await info(user)).toMatchObject({
    currentPlan: 'starter',
    totalPaid: 2 * 1999,
    subscription: { state: 'active', paymentFailed: null },
  });
  await on.sweep();
  expect(await tries(user)).toHaveLength(4);
}, 180_000);
