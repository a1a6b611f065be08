import type Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CARDS, cardForm, monthlyPrice, type SandboxFixture, startSandboxFixture } from './testing/sandbox-fixture.ts';

let fixture: SandboxFixture;
let stripe: Stripe;
let starter: string;
let pro: string;
beforeAll(async () => {
  fixture = await startSandboxFixture('2026-01-31');
  stripe = fixture.stripe;
  starter = await monthlyPrice(stripe, 'Starter', 1999);
  pro = await monthlyPrice(stripe, 'Pro', 4999);
});
afterAll(() => fixture.stop());
// Each test ends what it began, so that the next has the clock for itself.
beforeEach(async () => {
  for (const { id } of (await stripe.subscriptions.list({ limit: 100 })).data) await stripe.subscriptions.cancel(id);
  await fixture.newTypes();
});

const DAY = 86_400;
const sleepTo = (second: number) => fixture.sandbox.moveTo(new Date(second * 1000));
const endOf = (subscription: Stripe.Subscription): number => Number(subscription.items.data[0]?.current_period_end);
const day = (second: number): string => new Date(second * 1000).toISOString().slice(0, 10);
const quiet = [
  'invoice.updated',
  'payment_intent.created',
  'invoice_payment.paid',
  'charge.succeeded',
  'payment_intent.succeeded',
];
const told = async () => (await fixture.newTypes()).filter((type) => !quiet.includes(type));
const reload = (subscription: Stripe.Subscription) => stripe.subscriptions.retrieve(subscription.id);

describe('time', () => {
  it('renews through month ends: announced 7 days before, a draft for an hour, then paid', async () => {
    const subscription = await fixture.subscribed(starter);
    expect([day(subscription.created), day(endOf(subscription))]).toEqual(['2026-01-31', '2026-02-28']);
    await fixture.newTypes();
    await sleepTo(endOf(subscription) - 7 * DAY - 1);
    expect(await told()).toEqual([]);
    await sleepTo(endOf(subscription) - 7 * DAY);
    expect(await told()).toEqual(['invoice.upcoming']);
    const upcoming = fixture.events.at(-1)?.data.object as Stripe.Invoice;
    expect([upcoming.id, upcoming.amount_due]).toEqual([undefined, 1999]);
    await sleepTo(endOf(subscription));
    expect(await told()).toEqual(['invoice.created', 'customer.subscription.updated']);
    const draft = await stripe.invoices.retrieve(String((await reload(subscription)).latest_invoice));
    expect([draft.status, draft.lines.data[0]?.period.start]).toEqual(['draft', endOf(subscription)]);
    await sleepTo(endOf(subscription) + 3600);
    expect(await told()).toEqual(['invoice.finalized', 'invoice.paid', 'invoice.payment_succeeded']);
    await sleepTo(endOf(subscription) + 64 * DAY);
    const invoices = await stripe.invoices.list({ subscription: subscription.id });
    expect(
      invoices.data.map(({ lines }) => lines.data[0]?.period).map((p) => [day(p?.start ?? 0), day(p?.end ?? 0)]),
    ).toEqual([
      ['2026-04-30', '2026-05-31'],
      ['2026-03-31', '2026-04-30'],
      ['2026-02-28', '2026-03-31'],
      ['2026-01-31', '2026-02-28'],
    ]);
    expect(invoices.data.every(({ status }) => status === 'paid')).toBe(true);
    expect((await told()).filter((type) => type === 'invoice.upcoming')).toHaveLength(2);
    const created = fixture.events.map((event) => event.created);
    expect(created).toEqual([...created].sort((a, b) => a - b));
  });

  it('ends a subscription with its period', async () => {
    const subscription = await fixture.subscribed(starter);
    await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    await fixture.newTypes();
    await sleepTo(endOf(subscription) - 1);
    expect(await told()).toEqual([]);
    await sleepTo(endOf(subscription));
    expect(await told()).toEqual(['customer.subscription.deleted']);
    expect(await reload(subscription)).toMatchObject({ status: 'canceled', ended_at: endOf(subscription) });
  });

  it('changes the plan at the period end by a schedule, and lets go of it one period later', async () => {
    const subscription = await fixture.subscribed(pro);
    const schedule = await stripe.subscriptionSchedules.create({ from_subscription: subscription.id });
    const [phase] = schedule.phases;
    expect(phase).toMatchObject({ items: [{ price: pro, quantity: 1 }], end_date: endOf(subscription) });
    await stripe.subscriptionSchedules.update(schedule.id, {
      end_behavior: 'release',
      phases: [
        { items: [{ price: pro, quantity: 1 }], start_date: phase?.start_date, end_date: phase?.end_date },
        { items: [{ price: starter, quantity: 1 }], duration: { interval: 'month', interval_count: 1 } },
      ],
    });
    await expect(stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true })).rejects.toThrow(
      /managed by the subscription schedule/,
    );
    expect((await stripe.invoices.createPreview({ subscription: subscription.id })).amount_due).toBe(1999);
    await fixture.newTypes();
    await sleepTo(endOf(subscription) + 3600);
    const changed = await reload(subscription);
    expect([changed.items.data[0]?.price.id, changed.schedule]).toEqual([starter, schedule.id]);
    const invoice = await stripe.invoices.retrieve(String(changed.latest_invoice));
    expect([invoice.amount_paid, invoice.lines.data.length]).toEqual([1999, 1]);
    expect((await told()).filter((type) => type.startsWith('subscription_schedule'))).toEqual([
      'subscription_schedule.updated',
    ]);
    await sleepTo(endOf(changed));
    expect((await stripe.subscriptionSchedules.retrieve(schedule.id)).status).toBe('released');
    expect((await reload(subscription)).schedule).toBeNull();
  });

  it('keeps a plan bought under a schedule until the next phase', async () => {
    const subscription = await fixture.subscribed(starter);
    const { id } = await stripe.subscriptionSchedules.create({ from_subscription: subscription.id });
    const [item] = subscription.items.data;
    await stripe.subscriptions.update(subscription.id, {
      items: [{ id: String(item?.id), price: pro }],
      proration_behavior: 'always_invoice',
    });
    const schedule = await stripe.subscriptionSchedules.retrieve(id);
    expect(schedule.phases.map((phase) => phase.items[0]?.price)).toEqual([pro]);
  });

  it('leaves a subscription unpaid, or late, where that is the setting', async () => {
    for (const afterRetries of ['unpaid', 'past_due'] as const) {
      await fixture.control('settings', { afterRetries });
      const subscription = await fixture.subscribed(starter);
      await failFromNowOn(subscription);
      await sleepTo(endOf(subscription) + 3600 + 15 * DAY);
      expect((await reload(subscription)).status).toBe(afterRetries);
      await stripe.subscriptions.cancel(subscription.id);
    }
    await fixture.control('settings', { afterRetries: 'cancel' });
  });

  it('takes a planned change back by releasing the schedule', async () => {
    const subscription = await fixture.subscribed(pro);
    const schedule = await stripe.subscriptionSchedules.create({ from_subscription: subscription.id });
    const released = await stripe.subscriptionSchedules.release(schedule.id);
    expect([released.status, released.released_subscription, released.subscription]).toEqual([
      'released',
      subscription.id,
      null,
    ]);
    await sleepTo(endOf(subscription) + 3600);
    expect((await reload(subscription)).items.data[0]?.price.id).toBe(pro);
    await expect(stripe.subscriptionSchedules.release(schedule.id)).rejects.toThrow(/`released` status/);
  });

  it('tries a failed renewal again after 3, 5 and 7 days, then ends the subscription', async () => {
    const subscription = await fixture.subscribed(starter);
    await failFromNowOn(subscription);
    const due = endOf(subscription) + 3600;
    await sleepTo(due);
    expect((await told()).slice(-4)).toEqual([
      'payment_intent.payment_failed',
      'invoice.payment_failed',
      'customer.updated',
      'customer.subscription.updated',
    ]);
    const late = await stripe.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice'] });
    expect([late.status, (late.latest_invoice as Stripe.Invoice).next_payment_attempt]).toEqual([
      'past_due',
      due + 3 * DAY,
    ]);
    await sleepTo(due + 8 * DAY);
    const failed = (await told()).filter((type) => type === 'invoice.payment_failed');
    expect([failed.length, (await reload(subscription)).status]).toEqual([2, 'past_due']);
    await sleepTo(due + 15 * DAY);
    expect((await told()).at(-1)).toBe('customer.subscription.deleted');
    expect(await reload(subscription)).toMatchObject({
      status: 'canceled',
      cancellation_details: { reason: 'payment_failed' },
    });
  });

  it('ends with its schedule when that is told to cancel', async () => {
    const subscription = await fixture.subscribed(pro);
    const { id } = await stripe.subscriptionSchedules.create({ from_subscription: subscription.id });
    await stripe.subscriptionSchedules.update(id, { end_behavior: 'cancel' });
    await fixture.newTypes();
    await sleepTo(endOf(subscription));
    expect(await told()).toEqual(['subscription_schedule.completed', 'customer.subscription.deleted']);
  });

  it('recovers when the open invoice is paid on its page', async () => {
    const subscription = await fixture.subscribed(starter);
    await failFromNowOn(subscription);
    await sleepTo(endOf(subscription) + 3600);
    const invoice = await stripe.invoices.retrieve(String((await reload(subscription)).latest_invoice));
    const declined = await fixture.submit(String(invoice.hosted_invoice_url), cardForm(CARDS.failsLater));
    expect([declined.status, (await stripe.invoices.retrieve(invoice.id)).attempt_count]).toEqual([402, 2]);
    expect((await fixture.submit(String(invoice.hosted_invoice_url), cardForm(CARDS.pays))).status).toBe(303);
    expect([(await reload(subscription)).status, (await stripe.invoices.retrieve(invoice.id)).status]).toEqual([
      'active',
      'paid',
    ]);
  });

  it('lets an unpaid first invoice and an open checkout expire', async () => {
    const { id: customer } = await stripe.customers.create({ email: 'e@example.test' });
    const subscription = await stripe.subscriptions.create({ customer, items: [{ price: starter }] });
    const session = await stripe.checkout.sessions.create({
      mode: 'subscription',
      customer,
      line_items: [{ price: starter, quantity: 1 }],
      success_url: 'http://localhost:3000/',
    });
    await fixture.newTypes();
    await sleepTo(subscription.created + DAY + 2);
    expect((await reload(subscription)).status).toBe('incomplete_expired');
    expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('expired');
    expect(await told()).toEqual([
      'payment_intent.canceled',
      'invoice.voided',
      'customer.subscription.updated',
      'checkout.session.expired',
    ]);
  });

  it('sends an event again until it is taken, and keeps it listed', async () => {
    fixture.answerWith(500);
    const customer = await stripe.customers.create({ email: 'f@example.test' });
    await fixture.sandbox.settled();
    const [event] = (await stripe.events.list({ type: 'customer.created', limit: 1 })).data;
    expect([event?.pending_webhooks, (event?.data.object as Stripe.Customer | undefined)?.id]).toEqual([
      1,
      customer.id,
    ]);
    expect(await fixture.newTypes()).toEqual([]);
    fixture.answerWith(200);
    await expect.poll(() => fixture.events.at(-1)?.id, { timeout: 5_000 }).toBe(event?.id);
    await expect.poll(async () => (await stripe.events.retrieve(String(event?.id))).pending_webhooks).toBe(0);
  });
});

async function failFromNowOn(subscription: Stripe.Subscription): Promise<void> {
  const { id } = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', {
    customer: String(subscription.customer),
  });
  await stripe.subscriptions.update(subscription.id, { default_payment_method: id });
  await fixture.newTypes();
}
