import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  CARDS,
  cardForm,
  monthlyPrice,
  refusal,
  type SandboxFixture,
  startSandboxFixture,
} from './testing/sandbox-fixture.ts';

let fixture: SandboxFixture;
let stripe: Stripe;
let starter: string;
let pro: string;
beforeAll(async () => {
  fixture = await startSandboxFixture('2026-01-10');
  stripe = fixture.stripe;
  starter = await monthlyPrice(stripe, 'Starter', 1999);
  pro = await monthlyPrice(stripe, 'Pro', 4999);
});
afterAll(() => fixture.stop());

const DAY = 86_400;
const at = (iso: string): number => Date.parse(iso) / 1000;
const openSession = async (email = 'ada@example.test') =>
  stripe.checkout.sessions.create({
    mode: 'subscription',
    customer_email: email,
    client_reference_id: 'user-1',
    line_items: [{ price: starter, quantity: 1 }],
    success_url: 'http://localhost:3000/dashboard?upgraded=starter&session={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://localhost:3000/subscribe',
    subscription_data: { metadata: { user: 'user-1' } },
  });

describe('checkout', () => {
  it('shows what is bought under a test-mode banner, with a way back', async () => {
    const session = await openSession('<b>@example.test');
    const page = await (await fetch(String(session.url))).text();
    expect(page).toContain('Test mode');
    expect(page).toContain('Starter');
    expect(page).toContain('$19.99');
    expect(page).toContain('href="http://localhost:3000/subscribe"');
    expect(page).toContain('&lt;b&gt;@example.test');
    expect(page).not.toContain('<b>@');
  });

  it('makes customer, subscription and paid invoice, tells of each, and goes to the success page', async () => {
    const session = await openSession();
    await fixture.newTypes();
    const answer = await fixture.submit(String(session.url), cardForm(CARDS.pays));
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `http://localhost:3000/dashboard?upgraded=starter&session=${session.id}`,
    ]);
    expect(await fixture.newTypes()).toEqual([
      'customer.created',
      'payment_method.attached',
      'customer.subscription.created',
      'invoice.created',
      'invoice.finalized',
      'payment_intent.created',
      'charge.succeeded',
      'payment_intent.succeeded',
      'invoice_payment.paid',
      'invoice.updated',
      'invoice.paid',
      'invoice.payment_succeeded',
      'customer.subscription.updated',
      'checkout.session.completed',
    ]);
    const done = await stripe.checkout.sessions.retrieve(session.id, {
      expand: ['subscription.latest_invoice.payments.data.payment.payment_intent', 'line_items'],
    });
    expect(done).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      client_reference_id: 'user-1',
      amount_total: 1999,
    });
    expect(done.line_items?.data[0]).toMatchObject({ quantity: 1, price: { id: starter }, amount_total: 1999 });
    const subscription = done.subscription as Stripe.Subscription;
    const item = subscription.items.data[0];
    expect(subscription).toMatchObject({ status: 'active', metadata: { user: 'user-1' }, cancel_at_period_end: false });
    expect([item?.current_period_start, item?.current_period_end]).toEqual([
      subscription.created,
      at('2026-02-10T00:00:00Z') + (subscription.created % DAY),
    ]);
    const invoice = subscription.latest_invoice as Stripe.Invoice;
    expect(invoice).toMatchObject({ status: 'paid', amount_paid: 1999, billing_reason: 'subscription_create' });
    expect(invoice.lines.data[0]).toMatchObject({
      amount: 1999,
      period: { start: item?.current_period_start, end: item?.current_period_end },
      pricing: { price_details: { price: starter } },
    });
    expect(invoice.parent?.subscription_details?.subscription).toBe(subscription.id);
    expect(invoice.payments?.data[0]?.payment.payment_intent).toMatchObject({
      status: 'succeeded',
      amount_received: 1999,
    });
    const twice = await fixture.submit(String(session.url), cardForm(CARDS.pays));
    expect(twice.status).toBe(303);
    expect((await stripe.subscriptions.list({ customer: String(subscription.customer) })).data).toHaveLength(1);
  });

  it('keeps nothing of a declined card but the sentence on the page', async () => {
    const session = await openSession('grace@example.test');
    await fixture.newTypes();
    for (const card of [CARDS.declined, CARDS.failsLater]) {
      const answer = await fixture.submit(String(session.url), cardForm(card));
      expect(answer.status).toBe(402);
      expect(await answer.text()).toContain('Your card was declined.');
    }
    for (const [form, sentence] of [
      [cardForm('4111 1111 1111 1112'), 'card number is incorrect'],
      [{ ...cardForm(CARDS.pays), expiry: '01/20' }, 'expiration date is in the past'],
    ] as const)
      expect(await (await fixture.submit(String(session.url), form)).text()).toContain(sentence);
    expect(await fixture.newTypes()).toEqual([]);
    expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('open');
    expect((await stripe.customers.list({ email: 'grace@example.test' })).data).toEqual([]);
  });

  it('asks the bank of a card that needs it, before anything is made', async () => {
    const session = await openSession();
    const asked = await fixture.submit(String(session.url), cardForm(CARDS.confirms));
    const confirm = new URL(String(asked.headers.get('location')), fixture.sandbox.url).href;
    expect(confirm).toBe(`${session.url}/confirm`);
    expect(await (await fetch(confirm)).text()).toContain('Complete authentication');
    const failed = await fixture.submit(confirm, { outcome: 'fail' });
    expect(await failed.text()).toContain('unable to authenticate');
    expect((await stripe.checkout.sessions.retrieve(session.id)).subscription).toBeNull();
    expect((await fixture.submit(confirm, { outcome: 'complete' })).status).toBe(303);
    const { subscription } = await stripe.checkout.sessions.retrieve(session.id);
    expect((await stripe.subscriptions.retrieve(String(subscription))).status).toBe('active');
  });

  it('ends when it is told to', async () => {
    const session = await openSession();
    const expired = await stripe.checkout.sessions.expire(session.id);
    expect([expired.status, expired.url]).toEqual(['expired', null]);
    expect((await fetch(String(session.url))).status).toBe(410);
    expect((await refusal(stripe.checkout.sessions.expire(session.id))).message).toContain('can be expired');
  });
});

describe('a change of plan', () => {
  it('is previewed to the cent it then costs, prorated to the second', async () => {
    const subscription = await fixture.subscribed(starter);
    const item = subscription.items.data[0];
    const start = Number(item?.current_period_start);
    // 10 of 31 days are used.
    const when = start + 10 * DAY;
    const change = {
      items: [{ id: String(item?.id), price: pro }],
      proration_behavior: 'always_invoice' as const,
      proration_date: when,
    };
    const preview = await stripe.invoices.createPreview({
      subscription: subscription.id,
      subscription_details: change,
    });
    const credit = -Math.round((1999 * 21) / 31);
    const charge = Math.round((4999 * 21) / 31);
    expect(preview.lines.data.map(({ amount }) => amount)).toEqual([credit, charge]);
    expect(preview.amount_due).toBe(charge + credit);
    expect(preview.lines.data[0]?.description).toMatch(/^Unused time on Starter after/);
    await fixture.newTypes();
    const changed = await stripe.subscriptions.update(subscription.id, { ...change, expand: ['latest_invoice'] });
    expect(changed.items.data[0]).toMatchObject({
      id: item?.id,
      price: { id: pro },
      current_period_end: item?.current_period_end,
    });
    expect(changed.latest_invoice).toMatchObject({
      status: 'paid',
      amount_paid: charge + credit,
      billing_reason: 'subscription_update',
    });
    const types = await fixture.newTypes();
    expect(types).toContain('invoice.paid');
    const update = fixture.events.findLast(({ type }) => type === 'customer.subscription.updated');
    expect(Object.keys(update?.data.previous_attributes ?? {})).toEqual(
      expect.arrayContaining(['items', 'latest_invoice']),
    );
  });

  it('waits for the next invoice under create_prorations, and a credit larger than it stays on the balance', async () => {
    const subscription = await fixture.subscribed(pro);
    const [item] = subscription.items.data;
    await stripe.subscriptions.update(subscription.id, {
      items: [{ id: String(item?.id), price: starter }],
      proration_date: Number(item?.current_period_start),
    });
    const upcoming = await stripe.invoices.createPreview({ subscription: subscription.id });
    expect(upcoming.lines.data.map(({ amount }) => amount)).toEqual([-4999, 1999, 1999]);
    expect([upcoming.total, upcoming.amount_due]).toEqual([-1001, 0]);
    const now = await stripe.subscriptions.update(subscription.id, {
      billing_cycle_anchor: { type: 'now' },
      proration_behavior: 'none',
      expand: ['latest_invoice'],
    });
    expect(now.latest_invoice).toMatchObject({ total: -1001, amount_due: 0, status: 'paid' });
    expect(await stripe.customers.retrieve(String(subscription.customer))).toMatchObject({ balance: -1001 });
  });

  it('leaves everything as it was when the payment fails under error_if_incomplete', async () => {
    const subscription = await fixture.subscribed(starter);
    await fixture.control('trigger', {
      type: 'replace_card',
      customer: subscription.customer,
      card: 'pm_card_chargeCustomerFail',
    });
    const change = {
      items: [{ id: String(subscription.items.data[0]?.id), price: pro }],
      proration_behavior: 'always_invoice' as const,
    };
    const error = await refusal(
      stripe.subscriptions.update(subscription.id, { ...change, payment_behavior: 'error_if_incomplete' }),
    );
    expect([error.statusCode, error.type, error.code, error.decline_code]).toEqual([
      402,
      'StripeCardError',
      'card_declined',
      'generic_decline',
    ]);
    const same = await stripe.subscriptions.retrieve(subscription.id);
    expect([same.items.data[0]?.price.id, same.status, same.latest_invoice]).toEqual([
      starter,
      'active',
      subscription.latest_invoice,
    ]);
    const waiting = await stripe.subscriptions.update(subscription.id, {
      ...change,
      payment_behavior: 'pending_if_incomplete',
    });
    expect([waiting.items.data[0]?.price.id, waiting.status]).toEqual([starter, 'active']);
    expect(waiting.pending_update?.subscription_items?.[0]?.price.id).toBe(pro);
    await fixture.control('trigger', { type: 'replace_card', customer: subscription.customer, card: 'pm_card_visa' });
    await stripe.invoices.pay(String(waiting.latest_invoice));
    const done = await stripe.subscriptions.retrieve(subscription.id);
    expect([done.items.data[0]?.price.id, done.pending_update]).toEqual([pro, null]);
  });
});

describe('the end', () => {
  it('is set for the period end and taken back', async () => {
    const subscription = await fixture.subscribed(starter);
    const ending = await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    expect(ending).toMatchObject({
      cancel_at_period_end: true,
      cancel_at: subscription.items.data[0]?.current_period_end,
    });
    expect((await refusal(stripe.invoices.createPreview({ subscription: subscription.id }))).code).toBe(
      'invoice_upcoming_none',
    );
    const kept = await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false });
    expect(kept).toMatchObject({ cancel_at_period_end: false, cancel_at: null, canceled_at: null });
  });

  it('comes at once with a cancellation, and a full refund pays the charge back once', async () => {
    const subscription = await fixture.subscribed(starter);
    const { data } = await stripe.invoicePayments.list({ invoice: String(subscription.latest_invoice) });
    const payment_intent = String(data[0]?.payment.payment_intent);
    await fixture.newTypes();
    const part = await stripe.refunds.create({ payment_intent, amount: 999, reason: 'requested_by_customer' });
    expect(part).toMatchObject({ amount: 999, status: 'succeeded' });
    const rest = await stripe.refunds.create({ payment_intent });
    expect(rest.amount).toBe(1000);
    expect((await refusal(stripe.refunds.create({ payment_intent }))).code).toBe('charge_already_refunded');
    const charge = await stripe.charges.retrieve(String(rest.charge), { expand: ['refunds'] });
    expect([charge.refunded, charge.amount_refunded, charge.refunds?.data.length]).toEqual([true, 1999, 2]);
    expect((await stripe.subscriptions.cancel(subscription.id)).status).toBe('canceled');
    expect(await fixture.newTypes()).toEqual([
      'refund.created',
      'charge.refunded',
      'refund.updated',
      'refund.created',
      'charge.refunded',
      'refund.updated',
      'customer.subscription.deleted',
    ]);
    expect((await stripe.subscriptions.list({ customer: String(subscription.customer) })).data).toEqual([]);
    expect(
      (await stripe.subscriptions.list({ customer: String(subscription.customer), status: 'all' })).data,
    ).toHaveLength(1);
    expect((await refusal(stripe.subscriptions.cancel(subscription.id))).code).toBe('resource_missing');
  });
});
