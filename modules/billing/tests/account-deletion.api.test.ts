import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
// In the deep run every event of the sandbox is dealt with; see `billing-app.ts`.
import '#platform/testing/depth.ts';
import { ownDataRoutes } from '#platform/accounts/own-data-contract.ts';
import type { TestUser } from '#platform/testing/create-test-app.ts';
import { billingRoutes } from '../contract/routes.ts';
import { type BillingApp, createBillingApp, signInAgain } from './billing-app.ts';

let on: BillingApp;
beforeAll(async () => {
  on = await createBillingApp('by-hand');
});
afterAll(() => on.stop());

const PATIENT = { timeout: 60_000, interval: 50 };
const info = (user: TestUser) => user.caller.call(billingRoutes.billingInfo, {});
const leave = (user: TestUser) => user.caller.call(ownDataRoutes.deleteAccount, { body: { password: user.password } });
const me = async (user: TestUser) => (await (await user.caller.fetch('/api/auth/user')).json()).user;
const keep = (user: TestUser) => user.caller.call(ownDataRoutes.keepAccount, {});
const change = (user: TestUser, body: object) => user.caller.attempt(billingRoutes.updatePlan, { body });
/** What the provider has, whatever we have noted. */
const atProvider = async (user: TestUser) => {
  const { data } = await on.stripe.subscriptions.list({ customer: await on.customerId(user), status: 'all' });
  return { renews: data.some((one) => one.ended_at === null && !one.cancel_at_period_end), count: data.length };
};
const renews = (user: TestUser, expected: boolean) =>
  vi.waitFor(async () => {
    expect((await atProvider(user)).renews).toBe(expected);
    const open = await on.app.db('billing.plan_changes').where({ user_id: user.id, status: 'open' });
    expect(open).toEqual([]);
  }, PATIENT);
const mails = async (user: TestUser) => on.app.db('platform.outbox_mails').where({ recipient: user.email }).select();

describe('an account that is to be deleted', () => {
  it('is not charged for another month within its days of grace; kept, its plan renews as before', async () => {
    const user = await on.customer('pro');
    await on.moveBy(20);
    await signInAgain(user);
    await leave(user);
    await renews(user, false);
    await signInAgain(user);
    expect(await info(user)).toMatchObject({ currentPlan: 'pro', pendingPlanChange: 'free', nextPayment: null });
    for (const plan of ['pro', 'starter', 'elite'] as const) {
      const refused = await change(user, { plan });
      expect(refused).toMatchObject({ status: 409, body: { code: 'account_leaving' } });
      expect(String((refused.body as { message: string }).message)).toMatch(/choose “Keep my account”/);
    }
    expect(await atProvider(user)).toMatchObject({ renews: false });
    await on.settled();
    await on.sweep();
    const told = await mails(user);
    expect(told.find((mail) => mail.subject.startsWith('Your account will be deleted'))?.text_body).toMatch(
      /Your Pro plan is not charged again\./,
    );
    // It says to choose Keep Pro, which keeps nothing while the account goes.
    expect(told.filter((mail) => mail.subject.startsWith('Your Pro plan ends on'))).toEqual([]);

    const { deletionDueAt, plan } = await me(user);
    expect(plan).toBe('pro');
    // Not the end of the month that is paid: nothing is left of the plan after the account.
    expect(await info(user)).toMatchObject({ isInGracePeriod: true, pendingChangeDate: deletionDueAt });
    expect((await info(user)).gracePeriodMessage).toMatch(/^Pro ends with your account on /);

    await keep(user);
    // At once, though the provider may not have heard of it yet.
    expect(await info(user)).toMatchObject({ pendingPlanChange: null, nextPayment: { amount: 4999 } });
    await renews(user, true);
    expect(await info(user)).toMatchObject({ pendingPlanChange: null, nextPayment: { amount: 4999 } });
    await on.settled();
    await on.sweep();
    // They had asked for no change of the plan: the mail about the account says how it goes on.
    expect((await mails(user)).filter(({ subject }) => /Pro plan continues/.test(subject))).toEqual([]);
    expect((await mails(user)).find(({ subject }) => subject === 'Your account is kept')?.text_body).toMatch(
      /Your Pro plan continues/,
    );

    await leave(user);
    await renews(user, false);
    const paid = await on.app.db('billing.invoices').where({ user_id: user.id });
    await on.moveBy(12);
    expect(await on.app.db('billing.invoices').where({ user_id: user.id })).toHaveLength(paid.length);
  }, 300_000);

  it('leaves alone who had cancelled themselves, and brings back a lower plan that was to come', async () => {
    const cancelled = await on.customer('starter');
    await cancelled.caller.call(billingRoutes.cancelSubscription, {});
    const lowering = await on.customer('elite');
    await change(lowering, { plan: 'starter' });
    for (const user of [cancelled, lowering]) {
      await leave(user);
      await renews(user, false);
      await signInAgain(user);
      await keep(user);
    }
    await renews(lowering, true);
    expect(await info(lowering)).toMatchObject({ currentPlan: 'elite', pendingPlanChange: 'starter' });
    await on.sweep();
    expect((await atProvider(cancelled)).renews).toBe(false);
    expect(await info(cancelled)).toMatchObject({ pendingPlanChange: 'free' });
  }, 300_000);

  it('pays nothing on a payment page that was open before', async () => {
    const user = await on.app.signUp();
    const { body } = await change(user, { plan: 'starter' });
    const { paymentUrl } = body as { paymentUrl: string };
    await leave(user);
    const pages = () => on.app.db('billing.checkouts').where({ user_id: user.id }).pluck('status');
    await vi.waitFor(async () => expect(await pages()).toEqual(['expired']), PATIENT);
    await on.pay(paymentUrl);
    await on.settled();
    expect((await atProvider(user)).count).toBe(0);
    expect((await mails(user)).find(({ subject }) => /will be deleted/.test(subject))?.text_body).toMatch(
      /If a payment still arrives, we refund all of it/,
    );
    // Where the first try was lost, too.
    const other = await on.app.signUp();
    const asked = await change(other, { plan: 'starter' });
    const due = new Date(on.clock.now().getTime() + 7 * 86_400_000);
    await on.app.db('platform.users').where({ id: other.id }).update({ deletion_due_at: due });
    await on.sweep();
    await on.pay((asked.body as { paymentUrl: string }).paymentUrl);
    expect((await atProvider(other)).count).toBe(0);
  }, 300_000);

  it('is found by the sweep where the first try was lost, each way', async () => {
    const user = await on.customer('starter');
    const due = (at: Date | null) => on.app.db('platform.users').where({ id: user.id }).update({ deletion_due_at: at });
    await due(new Date(on.clock.now().getTime() + 7 * 86_400_000));
    await on.sweep();
    expect((await atProvider(user)).renews).toBe(false);
    await on.sweep();
    const entered = () => on.app.db('billing.plan_changes').where({ user_id: user.id });
    const first = await entered();
    await on.sweep();
    expect(await entered()).toHaveLength(first.length);
    await due(null);
    await on.sweep();
    expect((await atProvider(user)).renews).toBe(true);
  }, 300_000);

  it('ends a plan whose new month is being charged at once, and takes nothing for it', async () => {
    const user = await on.customer('starter');
    const { period_end } = await on.app.db('billing.subscriptions').where({ user_id: user.id }).first('period_end');
    await on.sandbox.moveTo(new Date(+period_end + 60_000));
    await on.settled();
    await signInAgain(user);
    await leave(user);
    await renews(user, false);
    await on.moveBy(1);
    expect(await on.app.db('billing.invoices').where({ user_id: user.id, status: 'paid' })).toHaveLength(1);
  }, 300_000);

  it('ends an overdue plan at once: there is no paid month to wait for', async () => {
    const user = await on.customer('starter');
    const card = { type: 'replace_card', customer: await on.customerId(user), card: 'pm_card_chargeCustomerFail' };
    expect((await on.control('trigger', card)).status).toBe(200);
    await on.moveBy(32);
    await signInAgain(user);
    expect(await info(user)).toMatchObject({ subscription: { state: 'past_due' } });
    await leave(user);
    await renews(user, false);
    await signInAgain(user);
    expect(await info(user)).toMatchObject({ currentPlan: 'free', subscription: { state: 'none' } });
  }, 300_000);
});
