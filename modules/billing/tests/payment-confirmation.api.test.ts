import type Stripe from 'stripe';
import { describe, expect, it, vi } from 'vitest';
import type { TestUser } from '#platform/testing/create-test-app.ts';
import { casesOf } from '#platform/testing/depth.ts';
import { billingRoutes } from '../contract/routes.ts';
import { billingActs } from './billing-acts.ts';
import { signInAgain } from './billing-app.ts';

/** Stripe's card whose bank wants each payment confirmed: 4000 0027 6000 3184. */
const CONFIRMS = 'pm_card_authenticationRequired';
const acts = billingActs();
const { info, change, upgrade, refund, mails, kept, replaceCard, subscriptionOf } = acts;

/** Where the billing page's link of an invoice leads. */
const leadsTo = async (user: TestUser, invoice: string | undefined) => {
  const answer = await user.caller.fetch(`/api/invoices/${invoice}/pay`, { redirect: 'manual' });
  return [answer.status, answer.headers.get('location')];
};
/** What everybody's session says of payments. */
const waits = async (user: TestUser) => {
  const { user: seen } = await (await user.caller.fetch('/api/auth/user')).json();
  return [seen.paymentToConfirm, seen.paymentDueUntil];
};
/** Presses the button of the hosted page. */
const confirm = async (url: string): Promise<void> => {
  await fetch(`${url}/authenticate`, { method: 'POST', redirect: 'manual' });
  await acts.on.settled();
};
/** Somebody on Starter whose upgrade to Pro waits for the bank. */
const asked = async () => {
  const user = await acts.on.customer('starter');
  await replaceCard(user, CONFIRMS);
  const { status, body } = await upgrade(user, 'pro');
  expect([status, body]).toEqual([200, expect.objectContaining({ isUpgrade: true, user: expect.anything() })]);
  await acts.on.settled();
  const { paymentUrl } = body as { paymentUrl: string };
  return { user, paymentUrl };
};
const invoiceAt = async (url: string) => acts.on.stripe.invoices.retrieve(new URL(url).pathname.split('/')[2] ?? '');

describe('an upgrade whose payment the bank wants confirmed', () => {
  it('leads to the confirmation, changes nothing before it, and is in force after it', async () => {
    const { user, paymentUrl } = await asked();
    const before = await info(user);
    expect(before).toMatchObject({
      currentPlan: 'starter',
      totalPaid: 1999,
      subscription: { state: 'active' },
      upgradeToConfirm: { plan: 'pro', amount: 3000 },
    });
    const invoiceId = before.upgradeToConfirm?.invoiceId;
    expect(await leadsTo(user, invoiceId)).toEqual([302, paymentUrl]);
    expect((await leadsTo(await acts.on.app.signUp(), invoiceId))[0]).toBe(404);
    const page = await (await fetch(paymentUrl)).text();
    expect(page).toContain('Test mode');
    expect(page).toContain('<button>Confirm payment</button>');
    const [latest] = await user.caller.call(billingRoutes.listInvoices, {});
    expect(latest).toMatchObject({ id: invoiceId, status: 'pending', amount: 3000 });
    // The frame of every page says so, and not what it says of a payment that failed.
    expect(await waits(user)).toEqual([true, undefined]);

    await confirm(paymentUrl);
    expect(await info(user)).toMatchObject({ currentPlan: 'pro', totalPaid: 4999, upgradeToConfirm: null });
    expect((await (await user.caller.fetch('/api/auth/user')).json()).user.tokensLimit).toBe(500);
    expect(await waits(user)).toEqual([undefined, undefined]);
    expect(await leadsTo(user, invoiceId)).toEqual([302, '/billing']);
    await confirm(paymentUrl);
    expect(await kept(user)).toBe(4999);
    expect(await mails(user, 'You are now on Pro')).toHaveLength(1);
  }, 300_000);

  const takenBackBy = [
    ['has the money back', refund, 'free', null],
    ['keeps the plan', (user: TestUser) => change(user, { plan: 'starter' }), 'starter', null],
    ['cancels', (user: TestUser) => user.caller.attempt(billingRoutes.cancelSubscription, {}), 'starter', 'free'],
  ] as const;
  it.each(casesOf(takenBackBy, 1))(
    'is taken back by who %s: the page takes no payment any more',
    async (_, act, plan, pending) => {
      const { user, paymentUrl } = await asked();
      expect((await act(user)).status).toBe(200);
      await acts.on.settled();
      expect((await invoiceAt(paymentUrl)).status).toBe('void');
      const had = await kept(user);
      await confirm(paymentUrl);
      expect(await kept(user)).toBe(had);
      const after = await info(user);
      expect(after).toMatchObject({ currentPlan: plan, pendingPlanChange: pending, upgradeToConfirm: null });
    },
    300_000,
  );

  const confirmedBeside = [
    ['cancels', (user: TestUser) => user.caller.attempt(billingRoutes.cancelSubscription, {})],
    ['keeps the plan', (user: TestUser) => change(user, { plan: 'starter' })],
  ] as const;
  it.each(casesOf(confirmedBeside, 1))(
    'that is confirmed in the moment somebody %s is paid once and stands: what was meant for the plan of before is not done',
    async (_, act) => {
      const { user, paymentUrl } = await asked();
      const invoices: Stripe.InvoiceResource = Object.getPrototypeOf(acts.on.stripe.invoices);
      const voidInvoice = invoices.voidInvoice;
      const spy = vi.spyOn(invoices, 'voidInvoice').mockImplementationOnce(async function (
        this: typeof invoices,
        ...args
      ) {
        await fetch(`${paymentUrl}/authenticate`, { method: 'POST', redirect: 'manual' });
        return voidInvoice.apply(this, args);
      });
      const refused = await act(user).finally(() => spy.mockRestore());
      expect(refused).toMatchObject({ status: 409, body: { code: 'plan_change_in_progress' } });
      await acts.on.settled();
      expect(await info(user)).toMatchObject({ currentPlan: 'pro', pendingPlanChange: null, totalPaid: 4999 });
      expect(await kept(user)).toBe(4999);
    },
    300_000,
  );

  it('asked for again has one page, the new one; left alone it is dropped after a day', async () => {
    const { user, paymentUrl } = await asked();
    const { body } = await upgrade(user, 'pro');
    const { paymentUrl: second } = body as { paymentUrl: string };
    await acts.on.settled();
    expect(second).not.toBe(paymentUrl);
    expect([(await invoiceAt(paymentUrl)).status, (await invoiceAt(second)).status]).toEqual(['void', 'open']);
    await acts.on.moveBy(1);
    await signInAgain(user);
    expect((await invoiceAt(second)).status).toBe('void');
    expect(await info(user)).toMatchObject({ currentPlan: 'starter', totalPaid: 1999, upgradeToConfirm: null });
  }, 300_000);

  const withChangeToCome = [
    ['pro', 'starter', 'elite'],
    ['starter', 'free', 'pro'],
  ] as const;
  it.each(casesOf(withChangeToCome, 1))(
    'is refused to %s while a change to %s is to come, which stays; taken back first, it is paid and nothing undoes it',
    async (from, pending, to) => {
      const user = await acts.on.customer(from);
      await replaceCard(user, CONFIRMS);
      await change(user, { plan: pending });
      const before = await info(user);
      expect(before).toMatchObject({ currentPlan: from, pendingPlanChange: pending });
      const refused = await upgrade(user, to);
      expect(refused).toMatchObject({ status: 402, body: { code: 'payment_needs_confirmation' } });
      await acts.on.settled();
      expect(await info(user)).toEqual(before);
      expect(await subscriptionOf(user)).toMatchObject({ pending_update: null });

      // What the page offers then.
      expect((await change(user, { plan: from })).body).toMatchObject({ gracePeriodCancelled: true });
      const { paymentUrl } = (await upgrade(user, to)).body as { paymentUrl: string };
      await confirm(paymentUrl);
      expect(await info(user)).toMatchObject({ currentPlan: to, pendingPlanChange: null, upgradeToConfirm: null });
      expect(await subscriptionOf(user)).toMatchObject({ cancel_at_period_end: false, schedule: null });
      await replaceCard(user, 'pm_card_visa');
      await acts.on.moveBy(32);
      await signInAgain(user);
      expect(await info(user)).toMatchObject({ currentPlan: to, pendingPlanChange: null });
    },
    300_000,
  );

  it('frees the plan of what brought a lower one, which is over, before it asks the bank', async () => {
    const user = await acts.on.customer('pro');
    await change(user, { plan: 'starter' });
    await acts.on.moveBy(32);
    await signInAgain(user);
    expect(await info(user)).toMatchObject({ currentPlan: 'starter', pendingPlanChange: null });
    // It lasts for the first month of the lower plan.
    expect((await subscriptionOf(user)).schedule).not.toBeNull();
    await replaceCard(user, CONFIRMS);
    const { paymentUrl } = (await upgrade(user, 'elite')).body as { paymentUrl: string };
    await acts.on.settled();
    expect((await subscriptionOf(user)).schedule).toBeNull();
    expect(await info(user)).toMatchObject({ currentPlan: 'starter', upgradeToConfirm: { plan: 'elite' } });
    await confirm(paymentUrl);
    await replaceCard(user, 'pm_card_visa');
    expect(await info(user)).toMatchObject({ currentPlan: 'elite', pendingPlanChange: null });
    await acts.on.moveBy(32);
    await signInAgain(user);
    expect(await info(user)).toMatchObject({ currentPlan: 'elite', pendingPlanChange: null });
    expect(await mails(user, 'plan continues')).toEqual([]);
  }, 300_000);
});

it('a renewal the bank wants confirmed is told as such, and paid by its confirmation', async () => {
  const user = await acts.on.customer('starter');
  await replaceCard(user, CONFIRMS);
  await acts.on.moveBy(32);
  await signInAgain(user);
  const { currentPlan, subscription } = await info(user);
  expect([currentPlan, subscription.state, subscription.paymentFailed?.amount]).toEqual(['starter', 'past_due', 1999]);
  expect(await mails(user, 'Confirm your payment')).toHaveLength(1);
  expect(await mails(user, 'did not go through')).toEqual([]);
  expect(await waits(user)).toEqual([true, subscription.paymentFailed?.until]);
  const [status, url] = await leadsTo(user, subscription.paymentFailed?.confirmInvoice ?? '');
  expect(status).toBe(302);
  // No other plan before it: the refusal names what is to be confirmed.
  const { confirmInvoice } = subscription.paymentFailed ?? {};
  const overdue = { status: 409, body: { code: 'payment_overdue', confirmInvoice, details: { confirmInvoice } } };
  expect(await change(user, { plan: 'pro' })).toMatchObject(overdue);
  const preview = await user.caller.attempt(billingRoutes.previewUpgrade, { query: { plan: 'pro' } });
  expect(preview).toMatchObject(overdue);
  expect((preview.body as { message: string }).message).toMatch(/^Your bank wants you to confirm/);
  await confirm(String(url));
  expect(await info(user)).toMatchObject({
    currentPlan: 'starter',
    totalPaid: 2 * 1999,
    subscription: { state: 'active', paymentFailed: null },
  });

  // Another that is not confirmed: the plan ends after seven days, and nothing can be paid for it any more.
  await acts.on.moveBy(30);
  await signInAgain(user);
  const again = (await info(user)).subscription.paymentFailed?.confirmInvoice;
  const [, page] = await leadsTo(user, String(again));
  await acts.on.moveBy(8);
  await acts.on.sweep();
  await acts.on.settled();
  await signInAgain(user);
  await confirm(String(page));
  expect(await info(user)).toMatchObject({ currentPlan: 'free', totalPaid: 2 * 1999 });
  expect(await kept(user)).toBe(2 * 1999);
}, 300_000);
