import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { personalData } from '#platform/module/personal-data.ts';
import type { TestUser } from '#platform/testing/create-test-app.ts';
import { DEEP } from '#platform/testing/depth.ts';
import { billingRoutes } from '../contract/routes.ts';
import { verifyLedger } from '../server/ledger/ledger-audit.ts';
import { type BillingApp, createBillingApp, signInAgain } from './billing-app.ts';

let on: BillingApp;
beforeAll(async () => {
  // The walk in the browser has a worker, too.
  on = await createBillingApp(DEEP ? 'worker' : 'by-hand');
});
afterAll(() => on.stop());

const monthLater = async (user: TestUser, days = 32): Promise<void> => {
  await on.moveBy(days);
  await signInAgain(user);
};
const info = (user: TestUser) => user.caller.call(billingRoutes.billingInfo, {});
const tokens = async (user: TestUser) => {
  const { user: seen } = await (await user.caller.fetch('/api/auth/user')).json();
  return { plan: seen.plan, used: seen.tokensUsed, limit: seen.tokensLimit };
};
const mails = async (user: TestUser): Promise<string[]> =>
  (
    await on.app.db('platform.outbox_mails').where({ recipient: user.email }).orderBy('created_at').select('subject')
  ).map(({ subject }: { subject: string }) => subject);
const change = (user: TestUser, body: object) => user.caller.attempt(billingRoutes.updatePlan, { body });

describe('a life with plans', () => {
  it('buys, upgrades with the amount shown first, goes down later, keeps, cancels and ends', async () => {
    const user = await on.app.signUp();
    expect(await info(user)).toMatchObject({ currentPlan: 'free', testMode: true, hasPortal: false, refundable: null });
    const asked = await user.caller.call(billingRoutes.updatePlan, { body: { planType: 'starter' } });
    expect(asked).toMatchObject({ success: true, isUpgrade: true, isDowngrade: false, user: { plan: 'free' } });
    expect(await user.caller.call(billingRoutes.confirmation, {})).toEqual({ state: 'waiting', plan: 'starter' });
    // Asked again, the same page: nobody can pay twice.
    const again = await user.caller.call(billingRoutes.updatePlan, { body: { plan: 'starter' } });
    expect(again.paymentUrl).toBe(asked.paymentUrl);

    const paid = await on.pay(String(asked.paymentUrl));
    expect(paid.headers.get('location')).toBe('http://localhost:3000/dashboard?upgraded=starter');
    await on.settled();
    expect(await user.caller.call(billingRoutes.confirmation, {})).toEqual({ state: 'confirmed', plan: 'starter' });
    expect(await tokens(user)).toEqual({ plan: 'starter', used: '0', limit: 200 });
    expect(await info(user)).toMatchObject({
      currentPlan: 'starter',
      isInGracePeriod: false,
      totalPaid: 1999,
      refundable: { amount: 1999 },
      nextPayment: { amount: 1999, plan: 'starter' },
      subscription: { state: 'active' },
    });

    const blind = await change(user, { plan: 'pro' });
    expect(blind.status).toBe(409);
    expect(blind.body).toMatchObject({ code: 'confirmation_required', amountDue: expect.any(Number) });
    const preview = await user.caller.call(billingRoutes.previewUpgrade, { query: { plan: 'pro' } });
    // The period has just begun: nearly the whole difference of $30.00.
    expect(preview.amountDue).toBeGreaterThan(2990);
    expect(preview.amountDue).toBeLessThanOrEqual(3000);
    expect(preview).toMatchObject({ extraTokens: 300, monthlyAmount: 4999 });
    const { prorationDate, amountDue } = preview;
    const wrong = await change(user, { plan: 'pro', prorationDate, amountDue: amountDue - 1 });
    expect(wrong.body).toMatchObject({ code: 'amount_changed', amountDue });
    const upgraded = await change(user, { plan: 'pro', prorationDate, amountDue });
    expect(upgraded.body).toMatchObject({ isUpgrade: true, user: { plan: 'pro', tokensLimit: 500 } });
    await on.settled();
    expect(await info(user)).toMatchObject({ currentPlan: 'pro', totalPaid: 1999 + amountDue });

    const down = await change(user, { plan: 'starter' });
    expect(down.body).toMatchObject({ isDowngrade: true, user: { plan: 'pro', tokensLimit: 500 } });
    const grace = await info(user);
    expect(grace).toMatchObject({ isInGracePeriod: true, pendingPlanChange: 'starter', nextPayment: { amount: 1999 } });
    expect(grace.gracePeriodMessage).toMatch(/^You keep Pro until .+, then you move to Starter\.$/);
    const kept = await change(user, { plan: 'pro' });
    expect(kept.body).toMatchObject({
      gracePeriodCancelled: true,
      message: 'Your Pro plan continues. Nothing changes.',
    });
    expect(await info(user)).toMatchObject({ isInGracePeriod: false, pendingPlanChange: null });

    await change(user, { plan: 'starter' });
    await monthLater(user);
    expect(await tokens(user)).toEqual({ plan: 'starter', used: '0', limit: 200 });
    const { message } = await user.caller.call(billingRoutes.cancelSubscription, {});
    expect(message).toMatch(/^Your Starter plan stays active until .+\. After that you are on the free plan\.$/);
    expect(await info(user)).toMatchObject({ pendingPlanChange: 'free', nextPayment: null });
    await monthLater(user);
    expect(await tokens(user)).toEqual({ plan: 'free', used: '0', limit: 50 });
    expect((await user.caller.attempt(billingRoutes.cancelSubscription, {})).body).toMatchObject({
      requiresSubscription: true,
      code: 'subscription_required',
    });
    await on.settled();
    expect(await verifyLedger(on.app.db, user.id)).toEqual([]);
    // Free before and after, in two months; Starter, the difference to Pro, Starter again.
    const grants = await on.app.db('billing.token_ledger').where({ user_id: user.id, kind: 'grant' }).select('tokens');
    expect(grants.map(({ tokens: n }) => n).sort((a, b) => a - b)).toEqual([50, 50, 200, 200, 300]);
    const told = await mails(user);
    expect(told.filter((subject) => subject.startsWith('Receipt:'))).toHaveLength(3);
    expect(told).toContain('Your Pro plan continues');
    expect(told.filter((subject) => subject === 'You are now on Free')).toHaveLength(1);
  }, 120_000);

  it('keeps a plan for seven days while its payment fails, grants nothing, then ends it', async () => {
    const user = await on.customer('starter');
    const row = await on.app.db('billing.customers').where({ user_id: user.id }).first();
    const replaced = { type: 'replace_card', customer: row.stripe_customer_id, card: 'pm_card_chargeCustomerFail' };
    expect((await on.control('trigger', replaced)).status).toBe(200);
    await monthLater(user);
    expect(await info(user)).toMatchObject({
      currentPlan: 'starter',
      subscription: { state: 'past_due', paymentFailed: { amount: 1999 } },
    });
    const { user: facts } = await (await user.caller.fetch('/api/session')).json();
    expect(facts.paymentDueUntil).toBe((await info(user)).subscription.paymentFailed?.until);
    expect(await tokens(user)).toMatchObject({ plan: 'starter', limit: 200 });
    expect((await change(user, { plan: 'pro' })).body).toMatchObject({ code: 'payment_overdue', confirmInvoice: null });
    await monthLater(user, 8);
    expect(await info(user)).toMatchObject({ currentPlan: 'free' });
    const told = await mails(user);
    expect(told.filter((subject) => subject === 'Your payment did not go through')).toHaveLength(1);
  }, 60_000);

  it('gives the money back once, at once, and ends the plan', async () => {
    const user = await on.customer('pro');
    const done = await user.caller.call(billingRoutes.requestRefund, { body: {} });
    expect(done).toEqual({
      amount: 4999,
      currency: 'usd',
      message: '$49.99 is being refunded to your card. Your Pro plan has ended; you are on the free plan.',
    });
    // With the answer, not with the event.
    expect(await info(user)).toMatchObject({ totalPaid: 0, refund: { status: 'refunded' } });
    await on.settled();
    expect(await info(user)).toMatchObject({ currentPlan: 'free', totalPaid: 0, refund: { status: 'refunded' } });
    const [invoice] = await user.caller.call(billingRoutes.listInvoices, {});
    expect(invoice).toMatchObject({ status: 'refunded', amount: 4999 });
    const again = await user.caller.attempt(billingRoutes.requestRefund, { body: {} });
    expect(again.body).toMatchObject({ code: 'refund_unavailable', details: { reason: 'used' } });
    expect((await mails(user)).filter((subject) => subject.includes('is on its way'))).toHaveLength(1);
  }, 60_000);

  it('leads to the portal, the cards and the PDF of a paid invoice, each to its owner alone', async () => {
    const user = await on.customer('starter');
    const { url } = await user.caller.call(billingRoutes.createPortalSession, { body: { return_url: '/billing' } });
    expect(url.startsWith(on.sandbox.url)).toBe(true);
    expect(await user.caller.call(billingRoutes.listPaymentMethods, {})).toMatchObject([{ card: { last4: '4242' } }]);
    const [invoice] = await user.caller.call(billingRoutes.listInvoices, {});
    const params = { stripeInvoiceId: invoice?.stripeInvoiceId ?? '' };
    const pdf = await user.caller.attempt(billingRoutes.downloadInvoice, { params });
    expect(pdf.status).toBe(302);
    const bytes = Buffer.from(await (await fetch(String(pdf.headers.get('location')))).arrayBuffer());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    const stranger = await on.app.signUp();
    expect((await stranger.caller.attempt(billingRoutes.downloadInvoice, { params })).status).toBe(404);
    const portal = await stranger.caller.attempt(billingRoutes.createPortalSession, { body: {} });
    expect(portal).toMatchObject({ status: 409, body: { requiresSubscription: true } });
  }, 60_000);

  it('takes no event without a signature of the provider’s, on these very bytes, of the last five minutes', async () => {
    const send = (payload: string, signature?: string) =>
      fetch(`${on.app.url}/api/billing/webhook`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(signature && { 'stripe-signature': signature }) },
        body: payload,
      });
    const payload = JSON.stringify({ id: 'evt_mine', object: 'event', type: 'ping', created: 1, data: { object: {} } });
    const seconds = Math.floor(on.clock.now().getTime() / 1000);
    const sign = (secret: string, timestamp: number, body = payload) =>
      Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp });
    const { webhookSecret } = on.sandbox;
    // Signed, and no event: it names its object alone.
    const thin = JSON.stringify({ id: 'evt_thin', type: 'ping', created: '2027-01-01T00:00:00.000Z' });
    const refused = [
      await send(thin, sign(webhookSecret, seconds, thin)),
      await send(payload),
      await send(payload, 'v1=nonsense'),
      await send(payload, sign('whsec_other', seconds)),
      await send(payload, sign(webhookSecret, seconds - 310)),
      await send(payload, sign(webhookSecret, seconds + 310)),
      await send(`${payload} `, sign(webhookSecret, seconds)),
    ];
    expect(refused.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 400, 400]);
    const known = () => on.app.db('billing.events').where({ id: 'evt_mine' });
    expect(await known()).toEqual([]);
    const taken = await Promise.all([1, 2, 3].map(() => send(payload, sign(webhookSecret, seconds))));
    expect(taken.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await known()).toHaveLength(1);
    expect((await send('x'.repeat(1024 * 1024 + 1))).status).toBe(413);
  });

  it('hears of an end in the provider’s own pages, and ends there with the account', async () => {
    const user = await on.customer('starter');
    const { id } = await on.app.db('billing.subscriptions').where({ user_id: user.id }).first('id');
    const answer = await on.control('trigger', { type: 'cancel_in_dashboard', subscription: id });
    expect(answer.status, await answer.clone().text()).toBe(200);
    await on.settled();
    expect(await info(user)).toMatchObject({ currentPlan: 'free', subscription: { state: 'none' } });

    const leaver = await on.customer('pro');
    const { stripe_customer_id } = await on.app.db('billing.customers').where({ user_id: leaver.id }).first();
    for (const part of on.app.process.modules.contributions(personalData)) await part.remove(leaver.id);
    await on.settled();
    const gone = await fetch(`${on.sandbox.url}/v1/subscriptions?customer=${stripe_customer_id}`, {
      headers: { authorization: `Bearer ${on.sandbox.secretKey}` },
    });
    expect((await gone.json()).data ?? []).toEqual([]);
    expect(await info(leaver)).toMatchObject({ currentPlan: 'free', hasPortal: false });
  }, 60_000);
});
