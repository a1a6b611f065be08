import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
const preview = (user: TestUser) => user.caller.call(billingRoutes.previewUpgrade, { query: { plan: 'pro' } });
const replaceCard = async (user: TestUser, card: string): Promise<void> => {
  const answer = await on.control('trigger', { type: 'replace_card', customer: await on.customerId(user), card });
  expect(answer.status).toBe(200);
  await on.settled();
};

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
  }, 120_000);

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
  }, 120_000);

  it('is refused in words of its own where the bank wants to confirm each one', async () => {
    const user = await on.customer('starter');
    await replaceCard(user, 'pm_card_authenticationRequired');
    const { prorationDate, amountDue } = await preview(user);
    const refused = await change(user, { plan: 'pro', prorationDate, amountDue });
    expect(refused).toMatchObject({ status: 402, body: { code: 'payment_needs_confirmation' } });
    expect(await info(user)).toMatchObject({ currentPlan: 'starter', totalPaid: 1999 });
  }, 120_000);
});
