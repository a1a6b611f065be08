import { describe, expect, it } from 'vitest';
import { casesOf } from '#platform/testing/depth.ts';
import { billingRoutes } from '../contract/routes.ts';
import { billingActs } from './billing-acts.ts';

const SUBSCRIPTIONS = '/v1/subscriptions/';
const SCHEDULES = '/v1/subscription_schedules';

/** A schedule is what is harder to take back. */
const PENDING = ['starter', 'free'] as const;
const FAULTS = ['lose_answer', 'server_error'] as const;

const acts = billingActs();
const { info, change, upgrade, mails, fail, replaceCard, changeOf, subscriptionOf, sweepLater } = acts;

describe('a declined upgrade', () => {
  it.each(casesOf(PENDING, 1))(
    'leaves the change to %s that was to come as it stood',
    async (pending) => {
      const user = await acts.on.customer('pro');
      await change(user, { plan: pending });
      await replaceCard(user, 'pm_card_chargeCustomerFail');
      const before = await info(user);
      expect(before).toMatchObject({ currentPlan: 'pro', pendingPlanChange: pending });
      expect((await upgrade(user, 'elite')).body).toMatchObject({ code: 'payment_declined' });
      await acts.on.settled();
      expect(await info(user)).toEqual(before);
      expect(await mails(user, 'plan continues')).toEqual([]);
      expect((await changeOf(user)).status).toBe('failed');
    },
    300_000,
  );
});

describe('an upgrade', () => {
  it.each(casesOf(PENDING, 1))(
    'takes the change to %s back that was to come',
    async (pending) => {
      const user = await acts.on.customer('pro');
      await change(user, { plan: pending });
      expect((await upgrade(user, 'elite')).body).toMatchObject({ isUpgrade: true, user: { plan: 'elite' } });
      await acts.on.settled();
      expect(await info(user)).toMatchObject({ pendingPlanChange: null, nextPayment: { amount: 6999 } });
      expect(await subscriptionOf(user)).toMatchObject({ cancel_at_period_end: false, schedule: null });
    },
    300_000,
  );

  it.each(casesOf(PENDING, 1))(
    'whose answer is lost has happened, once, and %s does not come',
    async (pending) => {
      const user = await acts.on.customer('pro');
      await change(user, { plan: pending });
      const { totalPaid } = await info(user);
      const { amountDue, prorationDate } = await user.caller.call(billingRoutes.previewUpgrade, {
        query: { plan: 'elite' },
      });
      await fail('lose_answer', SUBSCRIPTIONS, 2);
      const answer = await change(user, { plan: 'elite', amountDue, prorationDate });
      expect(answer.body).toMatchObject({ isUpgrade: true, user: { plan: 'elite' } });
      await acts.on.settled();
      expect(await info(user)).toMatchObject({ pendingPlanChange: null, totalPaid: totalPaid + amountDue });
      expect((await changeOf(user)).status).toBe('done');
    },
    300_000,
  );

  it('that never reached the provider changes nothing', async () => {
    const user = await acts.on.customer('pro');
    await change(user, { plan: 'starter' });
    const before = await info(user);
    const { amountDue, prorationDate } = await user.caller.call(billingRoutes.previewUpgrade, {
      query: { plan: 'elite' },
    });
    await fail('server_error', SUBSCRIPTIONS, 2);
    expect((await change(user, { plan: 'elite', amountDue, prorationDate })).status).toBe(503);
    expect(await info(user)).toEqual(before);
    expect((await changeOf(user)).status).toBe('failed');
    await sweepLater();
    expect(await info(user)).toEqual(before);
  }, 120_000);

  it('after which the schedule could not be released is finished by the sweep', async () => {
    const user = await acts.on.customer('pro');
    await change(user, { plan: 'starter' });
    // Twice at first, twice when the rest is tried again.
    await fail('server_error', SCHEDULES, 4);
    expect((await upgrade(user, 'elite')).status).toBe(503);
    expect(await info(user)).toMatchObject({ currentPlan: 'elite', pendingPlanChange: 'starter' });
    expect((await changeOf(user)).status).toBe('open');
    await sweepLater();
    expect(await info(user)).toMatchObject({ currentPlan: 'elite', pendingPlanChange: null });
    expect((await changeOf(user)).status).toBe('done');
  }, 120_000);
});

it('an end in the place of a lower plan that was to come tells of no plan that stays, though it stops in its middle', async () => {
  const user = await acts.on.customer('pro');
  await change(user, { plan: 'starter' });
  // The schedule is gone, and the end not written: what is fetched then has nothing to come.
  await fail('server_error', SUBSCRIPTIONS, 4);
  expect((await change(user, { plan: 'free' })).status).toBe(503);
  await acts.on.settled();
  expect(await info(user)).toMatchObject({ pendingPlanChange: null });
  await sweepLater();
  expect(await info(user)).toMatchObject({ pendingPlanChange: 'free' });
  expect(await mails(user, 'plan continues')).toEqual([]);
  expect(await mails(user, 'Your Pro plan ends on')).toHaveLength(1);
  // Somebody who really stays is told.
  await change(user, { plan: 'pro' });
  expect(await mails(user, 'plan continues')).toHaveLength(1);
}, 120_000);

describe('a lower plan in the place of an end that was to come', () => {
  it.each(casesOf(FAULTS, 1))(
    'comes in spite of %s in its middle',
    async (kind) => {
      const user = await acts.on.customer('pro');
      await change(user, { plan: 'free' });
      await fail(kind, SCHEDULES, 2);
      expect((await change(user, { plan: 'starter' })).body).toMatchObject({ isDowngrade: true });
      expect(await info(user)).toMatchObject({ pendingPlanChange: 'starter', nextPayment: { amount: 1999 } });
    },
    300_000,
  );

  it('is finished by the sweep where the provider stayed away', async () => {
    const user = await acts.on.customer('pro');
    await change(user, { plan: 'free' });
    await fail('server_error', SCHEDULES, 4);
    expect((await change(user, { plan: 'starter' })).status).toBe(503);
    expect((await changeOf(user)).status).toBe('open');
    await sweepLater();
    expect(await info(user)).toMatchObject({ pendingPlanChange: 'starter' });
    expect((await changeOf(user)).status).toBe('done');
  }, 120_000);
});

describe('a cancellation in the place of a lower plan that was to come', () => {
  it.each(casesOf(FAULTS, 1))(
    'ends the plan in spite of %s in its middle',
    async (kind) => {
      const user = await acts.on.customer('pro');
      await change(user, { plan: 'starter' });
      await fail(kind, SUBSCRIPTIONS, 2);
      await user.caller.call(billingRoutes.cancelSubscription, {});
      expect(await info(user)).toMatchObject({ pendingPlanChange: 'free', nextPayment: null });
      expect(await subscriptionOf(user)).toMatchObject({ cancel_at_period_end: true, schedule: null });
    },
    300_000,
  );

  it('is finished by the sweep where the process died after its first write', async () => {
    const user = await acts.on.customer('pro');
    await change(user, { plan: 'starter' });
    await acts.on.stripe.subscriptionSchedules.release(String((await subscriptionOf(user)).schedule));
    await acts.on.app.db('billing.plan_changes').insert({
      id: crypto.randomUUID(),
      user_id: user.id,
      from_plan: 'pro',
      to_plan: 'free',
      created_at: acts.on.clock.now(),
    });
    await sweepLater();
    await acts.on.sweep();
    expect(await info(user)).toMatchObject({ currentPlan: 'pro', pendingPlanChange: 'free' });
    expect((await changeOf(user)).status).toBe('done');
  }, 120_000);
});
