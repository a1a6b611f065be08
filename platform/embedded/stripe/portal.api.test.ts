import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ObjectTypes } from './objects/object-types.ts';
import { invoicePdf } from './pages/invoice-pdf.ts';
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
  fixture = await startSandboxFixture('2026-01-11');
  stripe = fixture.stripe;
  starter = await monthlyPrice(stripe, 'Starter', 1999);
  pro = await monthlyPrice(stripe, 'Pro', 4999);
});
afterAll(() => fixture.stop());

describe('cards and the portal', () => {
  it('lists, attaches, makes default and detaches', async () => {
    const { id: customer } = await stripe.customers.create({ email: 'c@example.test' });
    const method = await stripe.paymentMethods.attach('pm_card_visa', { customer });
    expect(method).toMatchObject({ customer, card: { brand: 'visa', last4: '4242' } });
    await stripe.customers.update(customer, { invoice_settings: { default_payment_method: method.id } });
    expect((await stripe.paymentMethods.list({ customer, type: 'card' })).data.map(({ id }) => id)).toEqual([
      method.id,
    ]);
    expect((await refusal(stripe.paymentMethods.attach('pm_card_visa_chargeDeclined', { customer }))).code).toBe(
      'card_declined',
    );
    const direct = await stripe.subscriptions.create({ customer, items: [{ price: starter }] });
    expect(direct.status).toBe('active');
    await stripe.paymentMethods.detach(method.id);
    expect((await stripe.paymentMethods.list({ customer })).data).toEqual([]);
    expect(await stripe.customers.retrieve(customer)).toMatchObject({
      invoice_settings: { default_payment_method: null },
    });
    const broke = await stripe.subscriptions.create({ customer, items: [{ price: pro }] });
    expect(broke.status).toBe('incomplete');
  });

  it('lets a person change the card, see invoices, cancel and keep', async () => {
    const subscription = await fixture.subscribed(starter);
    const session = await stripe.billingPortal.sessions.create({
      customer: String(subscription.customer),
      return_url: 'http://localhost:3000/billing',
    });
    const home = await (await fetch(session.url)).text();
    for (const part of ['Test mode', '•••• 4242', '$19.99', 'Cancel plan', 'href="http://localhost:3000/billing"'])
      expect(home).toContain(part);
    expect((await fetch(`${session.url.slice(0, -1)}_`)).status).toBe(404);
    expect((await fixture.submit(`${session.url}/card`, cardForm(CARDS.failsLater))).status).toBe(303);
    expect(await (await fetch(session.url)).text()).toContain('•••• 0341');
    expect((await fixture.submit(`${session.url}/cancel`, { subscription: subscription.id })).status).toBe(303);
    expect((await stripe.subscriptions.retrieve(subscription.id)).cancel_at_period_end).toBe(true);
    await fixture.submit(`${session.url}/renew`, { subscription: subscription.id });
    const kept = await stripe.subscriptions.retrieve(subscription.id, { expand: ['customer'] });
    const { invoice_settings } = kept.customer as Stripe.Customer;
    const chosen = await stripe.paymentMethods.retrieve(String(invoice_settings.default_payment_method));
    expect([kept.cancel_at_period_end, chosen.card?.last4]).toEqual([false, '0341']);
    // As with Stripe: the card the subscription was bought with still goes before the customer's.
    expect(kept.default_payment_method).toBe(subscription.default_payment_method);
  });

  it('gives each invoice a page and a PDF that says Test mode', async () => {
    const subscription = await fixture.subscribed(starter);
    const invoice = await stripe.invoices.retrieve(String(subscription.latest_invoice));
    expect(await (await fetch(String(invoice.hosted_invoice_url))).text()).toContain(String(invoice.number));
    const pdf = await fetch(String(invoice.invoice_pdf));
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    const { getDocumentProxy, extractText } = await import('unpdf');
    const read = async (bytes: ArrayLike<number>) =>
      (await extractText(await getDocumentProxy(Uint8Array.from(bytes)), { mergePages: true })).text;
    const text = await read(new Uint8Array(await pdf.arrayBuffer()));
    for (const part of ['Test mode', String(invoice.number), 'Starter', '$19.99']) expect(text).toContain(part);
    // A name its fonts cannot set leaves what stands beside it readable.
    const named = await read(
      await invoicePdf({ ...invoice, customer_name: 'Péter Ő 株式会社' } as ObjectTypes['invoice']),
    );
    expect(named).toContain('Billed to: Péter ? ????, ada@example.test');
    expect((await fetch(String(invoice.invoice_pdf).replace(invoice.id, 'in_x'))).status).toBe(404);
  });
});

describe('the outer world', () => {
  it('ends what a deleted customer had', async () => {
    const subscription = await fixture.subscribed(starter);
    await fixture.newTypes();
    await stripe.customers.del(String(subscription.customer));
    expect(await fixture.newTypes()).toEqual(['customer.subscription.deleted', 'customer.deleted']);
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('canceled');
  });

  it('disputes a charge and warns of a card that expires', async () => {
    const subscription = await fixture.subscribed(starter);
    const { data } = await stripe.charges.list({ customer: String(subscription.customer) });
    await fixture.newTypes();
    const dispute = await fixture.control('trigger', { type: 'dispute', charge: data[0]?.id });
    await fixture.control('trigger', { type: 'dispute_closed', dispute: dispute.id, status: 'lost' });
    await fixture.control('trigger', { type: 'card_expiring', customer: subscription.customer });
    expect(await fixture.newTypes()).toEqual([
      'charge.dispute.created',
      'charge.dispute.funds_withdrawn',
      'charge.dispute.closed',
      'payment_method.updated',
      'customer.source.expiring',
    ]);
    expect((await refusal(stripe.refunds.create({ charge: String(data[0]?.id) }))).code).toBe('charge_disputed');
  });

  it('refuses control without the key', async () => {
    expect((await fetch(`${fixture.sandbox.url}/_sandbox/clock`, { method: 'POST', body: '{}' })).status).toBe(401);
  });

  it('records requests when it is told to', async () => {
    await fixture.control('settings', { recording: true });
    await stripe.prices.list({ lookup_keys: ['starter_monthly'] });
    await fixture.control('settings', { recording: false });
    const kept = await (
      await fetch(`${fixture.sandbox.url}/_sandbox/requests`, {
        headers: { authorization: `Bearer ${fixture.sandbox.secretKey}` },
      })
    ).json();
    expect(kept).toEqual([
      { method: 'GET', path: '/v1/prices', query: 'lookup_keys[0]=starter_monthly', body: '', status: 200 },
    ]);
  });
});
