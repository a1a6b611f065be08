import { expect, it } from 'vitest';
// In the deep run every event of the sandbox is dealt with; see `billing-app.ts`.
import '#platform/testing/depth.ts';
import { formatDay } from '#platform/contract/format-day.ts';
import type { TestUser } from '#platform/testing/create-test-app.ts';
import { billingRoutes } from '../contract/routes.ts';
import { billingActs } from './billing-acts.ts';
import { signInAgain } from './billing-app.ts';

const DAY_MS = 86_400_000;
const acts = billingActs();
const { info, change, upgrade, refund, mails, replaceCard } = acts;
const GUARANTEE = /You can request a refund there until (\w+ \d+, \d{4})/;
const later = async (user: TestUser, days: number): Promise<void> => {
  await acts.on.moveBy(days);
  await acts.on.sweep();
  await signInAgain(user);
};

it('a receipt offers the money back until the day it can be had, and not where it was used or is over', async () => {
  const user = await acts.on.customer('starter');
  const until = formatDay(new Date(acts.on.clock.now().getTime() + 30 * DAY_MS));
  const [first] = await mails(user, 'Receipt');
  expect(GUARANTEE.exec(first ?? '')?.[1]).toBe(until);
  await upgrade(user, 'pro');
  await acts.on.settled();
  // The day of the first payment counts, not that of the upgrade.
  expect(GUARANTEE.exec((await mails(user, 'for Pro')).join())?.[1]).toBe(until);
  await later(user, 32);
  const receipts = await mails(user, 'Receipt: $49.99');
  expect(receipts).toHaveLength(1);
  expect(receipts[0]).not.toMatch(/money back/);

  const used = await acts.on.customer('starter');
  expect((await refund(used)).status).toBe(200);
  const { paymentUrl } = await used.caller.call(billingRoutes.updatePlan, { body: { plan: 'pro' } });
  expect((await acts.on.pay(String(paymentUrl))).status).toBe(303);
  await acts.on.settled();
  const [again, ...none] = await mails(used, 'Receipt: $49.99');
  expect([none, again]).toEqual([[], expect.not.stringMatching(/money back/)]);
}, 300_000);

it('a plan that changed is told with its price and the day of its next payment, before and after that is paid', async () => {
  const user = await acts.on.customer('pro');
  await upgrade(user, 'elite');
  await acts.on.settled();
  const next = (await info(user)).nextPayment;
  const day = formatDay(new Date(next?.at ?? ''));
  expect(await mails(user, 'You are now on Elite')).toEqual([
    expect.stringContaining(`From now on it is $69.99 a month. The next payment is on ${day}.`),
  ]);
  await change(user, { plan: 'starter' });
  // The lower plan begins with its period, an hour before that is charged.
  await acts.on.sandbox.moveTo(new Date(new Date(next?.at ?? '').getTime() + 60_000));
  await acts.on.settled();
  await signInAgain(user);
  const { currentPlan, nextPayment, subscription } = await info(user);
  expect(currentPlan).toBe('starter');
  expect(nextPayment).toMatchObject({ at: next?.at, amount: 1999 });
  const end = formatDay(new Date(subscription.periodEnd ?? ''));
  expect(await mails(user, 'You are now on Starter')).toEqual([
    expect.stringContaining(`From now on it is $19.99 a month, charged to your card now for the month until ${end}.`),
  ]);
}, 300_000);

it('who ends an overdue plan themselves is not told that the payment did not come', async () => {
  const [leaver, waiter] = [await acts.on.customer('starter'), await acts.on.customer('starter')];
  for (const user of [leaver, waiter]) await replaceCard(user, 'pm_card_chargeCustomerFail');
  await later(leaver, 32);
  await leaver.caller.call(billingRoutes.cancelSubscription, {});
  await acts.on.settled();
  await later(waiter, 8);
  const [own] = await mails(leaver, 'You are now on Free');
  expect(own).toContain('Your Starter plan has ended. Nothing more is charged.');
  const [vain] = await mails(waiter, 'You are now on Free');
  expect(vain).toContain('We did not receive the payment for Starter');
}, 300_000);

it('a payment to come is told a week before it, once, and again where its amount became another', async () => {
  const user = await acts.on.customer('starter');
  const at = new Date((await info(user)).nextPayment?.at ?? '');
  await later(user, (at.getTime() - acts.on.clock.now().getTime()) / DAY_MS - 6);
  for (let i = 0; i < 2; i += 1) await acts.on.sweep();
  const reminders = async () => [
    (await mails(user, '$19.99 for Starter on')).length,
    (await mails(user, '$49.99 for Pro on')).length,
  ];
  expect(await reminders()).toEqual([1, 0]);
  await upgrade(user, 'pro');
  await acts.on.settled();
  for (let i = 0; i < 2; i += 1) {
    acts.on.clock.advance(31_000);
    await acts.on.sweep();
  }
  expect(await reminders()).toEqual([1, 1]);
  // A lower plan to come is what will be paid: told once already.
  await change(user, { plan: 'starter' });
  acts.on.clock.advance(31_000);
  await acts.on.sweep();
  acts.on.clock.advance(31_000);
  await acts.on.sweep();
  expect(await reminders()).toEqual([1, 1]);
}, 300_000);
