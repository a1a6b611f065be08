import { subscriptionOf } from '../objects/new-invoice.ts';
import { newCharge } from '../objects/new-payment.ts';
import type { Invoice, PaymentIntent, PaymentMethod } from '../objects/object-types.ts';
import { DAY } from '../store/due.ts';
import type { Tx } from '../store/tx.ts';
import { applyWaitingUpdate } from './pending-update.ts';
import { type Decline, payingWith } from './test-cards.ts';

export interface PayOptions {
  /** The card to use; the subscription's or customer's default unless told. */
  readonly method?: PaymentMethod | undefined;
  /** Its holder is there and has confirmed this payment. */
  readonly confirmed?: boolean;
}

export type PayOutcome =
  | { readonly paid: true; readonly invoice: Invoice }
  | {
      readonly paid: false;
      readonly invoice: Invoice;
      readonly reason: 'declined' | 'needs_confirmation' | 'no_method';
      readonly decline: Decline;
      readonly method: PaymentMethod | undefined;
      readonly intent: PaymentIntent;
      readonly charge?: string;
    };

/** Days after each failed attempt until the next, a schedule like Stripe's own suggestion; then none follows. */
export const RETRY_DAYS = [3, 5, 7] as const;

const NO_METHOD: Decline = {
  code: 'invoice_payment_intent_requires_action',
  decline_code: undefined,
  message: 'This customer has no attached payment source or default payment method.',
};
const CONFIRM: Decline = {
  code: 'authentication_required',
  decline_code: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
};

/** One attempt to have an open invoice paid, with everything that follows from its outcome. */
export async function payInvoice(tx: Tx, invoice: Invoice, options: PayOptions = {}): Promise<PayOutcome> {
  if (invoice.amount_remaining === 0) return { paid: true, invoice: await settle(tx, invoice, undefined) };
  const intent = await intentOf(tx, invoice);
  const method = options.method ?? (await defaultMethod(tx, invoice));
  if (method === undefined) return refuse(tx, invoice, intent, 'no_method', NO_METHOD, undefined);
  const { behaviour = 'pays', confirmed = false } = await tx.hidden('payment_method', method.id);
  const outcome = options.confirmed && behaviour.startsWith('confirm') ? 'succeeds' : payingWith(behaviour, confirmed);
  if (outcome === 'needs_confirmation') return refuse(tx, invoice, intent, 'needs_confirmation', CONFIRM, method);
  if (outcome !== 'succeeds') return refuse(tx, invoice, intent, 'declined', outcome, method);
  const charge = await tx.create('charge', newCharge(tx.now, intent, method), 'charge.succeeded');
  await tx.change(
    'payment_intent',
    intent,
    {
      ...intent,
      status: 'succeeded',
      amount_received: intent.amount,
      latest_charge: charge.id,
      payment_method: method.id,
      last_payment_error: null,
      next_action: null,
    },
    'payment_intent.succeeded',
  );
  return { paid: true, invoice: await settle(tx, invoice, intent) };
}

/** The intent that is open for an invoice, or paid it. */
export async function intentOf(tx: Tx, invoice: Invoice): Promise<PaymentIntent> {
  const links = await tx.list('invoice_payment', { invoice: invoice.id });
  const link = links.find(({ status }) => status === 'open') ?? links[0];
  return tx.need('payment_intent', String(link?.payment.payment_intent));
}

async function defaultMethod(tx: Tx, invoice: Invoice): Promise<PaymentMethod | undefined> {
  const owner = subscriptionOf(invoice);
  const subscription = owner === undefined ? undefined : await tx.find('subscription', owner);
  const customer = await tx.find('customer', String(invoice.customer));
  const id =
    invoice.default_payment_method ??
    subscription?.default_payment_method ??
    customer?.invoice_settings?.default_payment_method;
  const method = id == null ? undefined : await tx.find('payment_method', id);
  return method?.customer == null ? undefined : method;
}

async function settle(tx: Tx, invoice: Invoice, intent: PaymentIntent | undefined): Promise<Invoice> {
  const amount = invoice.amount_remaining;
  const paid: Invoice = {
    ...invoice,
    amount_paid: invoice.amount_paid + amount,
    amount_remaining: 0,
    attempt_count: intent === undefined ? invoice.attempt_count : invoice.attempt_count + 1,
    attempted: true,
    auto_advance: false,
    next_payment_attempt: null,
    status: 'paid',
    status_transitions: { ...invoice.status_transitions, paid_at: tx.now },
  };
  if (intent !== undefined)
    for (const link of await tx.list('invoice_payment', { invoice: invoice.id, status: 'open' }))
      await tx.change(
        'invoice_payment',
        link,
        { ...link, amount_paid: amount, status: 'paid', status_transitions: { canceled_at: null, paid_at: tx.now } },
        'invoice_payment.paid',
      );
  await tx.change('invoice', invoice, paid, 'invoice.updated');
  await tx.emit('invoice.paid', paid);
  await tx.emit('invoice.payment_succeeded', paid);
  await afterPayment(tx, paid);
  return paid;
}

/** A paid invoice brings its subscription back, when it is the latest one. */
async function afterPayment(tx: Tx, invoice: Invoice): Promise<void> {
  const id = subscriptionOf(invoice);
  const subscription = id === undefined ? undefined : await tx.find('subscription', id);
  if (subscription === undefined) return;
  if (await applyWaitingUpdate(tx, subscription, invoice)) return;
  if (subscription.latest_invoice !== invoice.id) return;
  if (!['incomplete', 'past_due', 'unpaid'].includes(subscription.status)) return;
  await tx.change('subscription', subscription, { ...subscription, status: 'active' }, 'customer.subscription.updated');
  await setDelinquent(tx, String(invoice.customer), false);
}

async function refuse(
  tx: Tx,
  invoice: Invoice,
  intent: PaymentIntent,
  reason: 'declined' | 'needs_confirmation' | 'no_method',
  decline: Decline,
  method: PaymentMethod | undefined,
): Promise<PayOutcome> {
  const confirms = reason === 'needs_confirmation';
  const charge =
    method === undefined || confirms
      ? undefined
      : await tx.create('charge', newCharge(tx.now, intent, method, decline), 'charge.failed');
  const open: PaymentIntent = {
    ...intent,
    status: confirms ? 'requires_action' : 'requires_payment_method',
    latest_charge: charge?.id ?? intent.latest_charge,
    payment_method: confirms ? (method?.id ?? null) : null,
    last_payment_error: {
      ...(charge ? { charge: charge.id } : {}),
      code: decline.code,
      ...(decline.decline_code ? { decline_code: decline.decline_code } : {}),
      message: decline.message,
      ...(method ? { payment_method: method } : {}),
      type: 'card_error',
    } as PaymentIntent['last_payment_error'],
    next_action: (confirms
      ? { type: 'redirect_to_url', redirect_to_url: { return_url: null, url: invoice.hosted_invoice_url } }
      : null) as PaymentIntent['next_action'],
  };
  await tx.put('payment_intent', open);
  await tx.emit(confirms ? 'payment_intent.requires_action' : 'payment_intent.payment_failed', open);
  const attempts = invoice.attempt_count + 1;
  const wait = invoice.billing_reason === 'subscription_create' ? undefined : RETRY_DAYS[attempts - 1];
  const failed: Invoice = {
    ...invoice,
    attempt_count: attempts,
    attempted: true,
    next_payment_attempt: wait === undefined ? null : tx.now + wait * DAY,
  };
  await tx.change('invoice', invoice, failed, 'invoice.updated');
  if (confirms) await tx.emit('invoice.payment_action_required', failed);
  await tx.emit('invoice.payment_failed', failed);
  return {
    paid: false,
    invoice: failed,
    reason,
    decline,
    method,
    intent: open,
    ...(charge ? { charge: charge.id } : {}),
  };
}

/** Whether a customer's latest payment failed. */
export async function setDelinquent(tx: Tx, id: string, delinquent: boolean): Promise<void> {
  const customer = await tx.find('customer', id);
  if (customer !== undefined && customer.delinquent !== delinquent)
    await tx.change('customer', customer, { ...customer, delinquent }, 'customer.updated');
}
