import { expect, it } from 'vitest';
import type { TestUser } from '#platform/testing/create-test-app.ts';
import { casesOf } from '#platform/testing/depth.ts';
import { billingRoutes } from '../contract/routes.ts';
import { billingActs } from './billing-acts.ts';
import { signInAgain } from './billing-app.ts';

const acts = billingActs();
const { info, replaceCard } = acts;

/** Of payments that were tried: whether they came. */
const tries = async (user: TestUser): Promise<boolean[]> => (await acts.charges(user)).map(({ paid }) => paid);

it('a card that is put on file pays what is overdue, at once and once; one that is declined leaves it as it was', async () => {
  const user = await acts.on.customer('starter');
  await replaceCard(user, 'pm_card_chargeCustomerFail');
  await acts.on.moveBy(32);
  await signInAgain(user);
  const overdue = await info(user);
  expect(overdue).toMatchObject({ currentPlan: 'starter', subscription: { state: 'past_due' } });
  // The card that failed is not tried again by us, however often the account is fetched.
  expect(await tries(user)).toEqual([true, false]);

  await replaceCard(user, 'pm_card_chargeCustomerFail');
  for (let i = 0; i < 2; i += 1) await acts.on.sweep();
  expect(await tries(user)).toEqual([true, false, false]);
  expect(await info(user)).toEqual(overdue);

  await replaceCard(user, 'pm_card_visa');
  expect(await tries(user)).toEqual([true, false, false, true]);
  expect(await info(user)).toMatchObject({
    currentPlan: 'starter',
    totalPaid: 2 * 1999,
    subscription: { state: 'active', paymentFailed: null },
  });
  await acts.on.sweep();
  expect(await tries(user)).toHaveLength(4);
}, 180_000);

/** To this many seconds after the present month; the next is charged an hour later. */
const renew = async (user: TestUser, seconds: number): Promise<void> => {
  const { period_end } = await acts.on.app.db('billing.subscriptions').where({ user_id: user.id }).first('period_end');
  await acts.on.sandbox.moveTo(new Date(+period_end + seconds * 1000));
};

const HEARD: [string, boolean][] = [
  ['not heard of', false],
  ['heard of', true],
];
it.each(casesOf(HEARD, 1))(
  'who cancels in the hour in which a new month is charged, %s here, is on free at once and pays nothing',
  async (_, heard) => {
    const user = await acts.on.customer('starter');
    const { nextPayment } = await info(user);
    await renew(user, 60);
    if (heard) await acts.on.settled();
    await signInAgain(user);
    // The payment that comes is the one of today.
    expect(await info(user)).toMatchObject({ nextPayment, subscription: { state: 'active', unpaid: true } });
    const { message } = await user.caller.call(billingRoutes.cancelSubscription, {});
    expect(message).toBe('Your Starter plan has ended and nothing more is charged. You are now on the free plan.');
    await acts.on.moveBy(2);
    await signInAgain(user);
    expect(await tries(user)).toEqual([true]);
    expect(await info(user)).toMatchObject({ currentPlan: 'free', totalPaid: 1999, nextPayment: null });
  },
  180_000,
);

it('a plan that was cancelled and whose last month is not paid ends, without tries on its card', async () => {
  const user = await acts.on.customer('pro');
  await replaceCard(user, 'pm_card_chargeCustomerFail');
  await renew(user, 60);
  // In the provider's own pages, where the month that has begun stands.
  const { id } = await acts.on.app.db('billing.subscriptions').where({ user_id: user.id }).first('id');
  await acts.on.stripe.subscriptions.update(id, { cancel_at_period_end: true });
  await acts.on.settled();
  await signInAgain(user);
  const { subscription, nextPayment } = await info(user);
  expect(nextPayment).toMatchObject({ at: subscription.periodStart, amount: 4999 });
  await acts.on.moveBy(0.2);
  expect(await info(user)).toMatchObject({ currentPlan: 'free', subscription: { state: 'none', paymentFailed: null } });
  await acts.on.moveBy(10);
  expect(await tries(user)).toEqual([true, false]);
  const told = await acts.on.app.db('platform.outbox_mails').where({ recipient: user.email }).select('subject');
  expect(told.map(({ subject }) => subject)).toContain('You are now on Free');
  expect(told.map(({ subject }) => subject)).not.toContain('Your payment did not go through');
}, 180_000);

it('is as overdue where the provider calls it unpaid after its last try, and ends after the seven days', async () => {
  const user = await acts.on.customer('starter');
  await acts.replaceCard(user, 'pm_card_chargeCustomerFail');
  await acts.on.control('settings', { afterRetries: 'unpaid' });
  await renew(user, 16 * 86_400);
  await acts.on.settled();
  await acts.on.control('settings', { afterRetries: 'cancel' });
  const { id, status } = await acts.subscriptionOf(user);
  expect(status).toBe('unpaid');
  await acts.on.sweep();
  expect((await acts.on.stripe.subscriptions.retrieve(id)).status).toBe('canceled');
  expect((await acts.on.stripe.invoices.list({ subscription: id, status: 'open' })).data).toEqual([]);
  await signInAgain(user);
  expect(await info(user)).toMatchObject({ currentPlan: 'free', subscription: { state: 'none' } });
}, 180_000);

it('while a new month is being charged no other paid plan is sold or set, and what was shown as the plan must be it', async () => {
  const user = await acts.on.customer('pro');
  const change = (body: object) => user.caller.attempt(billingRoutes.updatePlan, { body: body as never });
  const refusal = (code: string) => ({ status: 409, body: { code } });
  await renew(user, 60);
  await acts.on.settled();
  await signInAgain(user);
  for (const plan of ['elite', 'starter']) expect(await change({ plan })).toMatchObject(refusal('month_being_charged'));
  const preview = await user.caller.attempt(billingRoutes.previewUpgrade, { query: { plan: 'elite' } });
  expect(preview).toMatchObject(refusal('month_being_charged'));
  await acts.on.moveBy(0.2);
  await signInAgain(user);
  expect(await tries(user)).toEqual([true, true]);
  expect(await change({ plan: 'starter', shownPlan: 'free' })).toMatchObject(refusal('plan_changed'));
  expect(await info(user)).toMatchObject({ currentPlan: 'pro', pendingPlanChange: null });
  expect(await change({ plan: 'starter', shownPlan: 'pro' })).toMatchObject({ status: 200 });
  expect(await info(user)).toMatchObject({ pendingPlanChange: 'starter' });
}, 180_000);
