import type { LineWish } from '../objects/new-invoice.ts';
import type { Item, Subscription } from '../objects/object-types.ts';
import { INCOMPLETE_SECONDS } from '../store/due.ts';
import { newId } from '../store/ids.ts';
import type { Tx } from '../store/tx.ts';
import { ApiError } from '../wire/api-error.ts';
import { type Change, computeChange, type ItemChange, periodOf } from './change-items.ts';
import { draftInvoice, finalizeInvoice } from './invoicing.ts';
import { type PayOutcome, payInvoice, setDelinquent } from './pay-invoice.ts';

export interface ItemsUpdate {
  readonly items: readonly ItemChange[];
  readonly prorationBehavior: 'always_invoice' | 'create_prorations' | 'none';
  readonly prorationDate?: number | undefined;
  readonly paymentBehavior: 'allow_incomplete' | 'error_if_incomplete' | 'pending_if_incomplete';
  /** The cycle begins anew with this moment. */
  readonly restart: boolean;
}

/**
 * Puts other items on a subscription: prorated at once, with the next invoice, or not at all.
 * @throws ApiError 402 under `error_if_incomplete` when the payment fails; nothing has changed then.
 */
export async function updateItems(tx: Tx, subscription: Subscription, update: ItemsUpdate): Promise<Subscription> {
  const change = await computeChange(tx, subscription, {
    items: update.items,
    prorate: update.prorationBehavior !== 'none',
    at: update.prorationDate ?? tx.now,
    restart: update.restart,
  });
  const after: Subscription = {
    ...subscription,
    billing_cycle_anchor: change.anchor,
    items: { ...subscription.items, data: change.items },
  };
  const atOnce = update.prorationBehavior === 'always_invoice' || change.newPeriod.length > 0;
  if (!atOnce) {
    for (const line of change.prorations) await keepForNextInvoice(tx, after, line);
    return tx.change('subscription', subscription, after, 'customer.subscription.updated');
  }
  const lines = [...change.prorations, ...change.newPeriod];
  if (lines.length === 0) return tx.change('subscription', subscription, after, 'customer.subscription.updated');
  return update.paymentBehavior === 'pending_if_incomplete'
    ? payFirst(tx, subscription, after, change, lines)
    : changeFirst(tx, subscription, after, lines, update.paymentBehavior);
}

async function bill(tx: Tx, subscription: Subscription, lines: readonly LineWish[]) {
  const customer = await tx.need('customer', String(subscription.customer));
  const period = { start: periodOf(subscription).start, end: tx.now };
  return draftInvoice(tx, { customer, subscription, lines, reason: 'subscription_update', period }, null);
}

async function changeFirst(
  tx: Tx,
  before: Subscription,
  after: Subscription,
  lines: readonly LineWish[],
  behaviour: ItemsUpdate['paymentBehavior'],
): Promise<Subscription> {
  const draft = await bill(tx, after, lines);
  const billed = await tx.change(
    'subscription',
    before,
    { ...after, latest_invoice: draft.id },
    'customer.subscription.updated',
  );
  const outcome = await payInvoice(tx, await finalizeInvoice(tx, draft));
  if (outcome.paid) return tx.need('subscription', billed.id);
  if (behaviour === 'error_if_incomplete') throw paymentError(outcome, false);
  await setDelinquent(tx, String(billed.customer), true);
  return tx.change('subscription', billed, { ...billed, status: 'past_due' }, 'customer.subscription.updated');
}

async function payFirst(
  tx: Tx,
  before: Subscription,
  after: Subscription,
  change: Change,
  lines: readonly LineWish[],
): Promise<Subscription> {
  const draft = await bill(tx, before, lines);
  const waiting = { invoice: draft.id, items: change.items, anchor: change.anchor };
  const pending: Subscription = {
    ...before,
    latest_invoice: draft.id,
    pending_update: {
      billing_cycle_anchor: change.anchor === before.billing_cycle_anchor ? null : change.anchor,
      cancel_at_period_end: null,
      discounts: null,
      expires_at: tx.now + INCOMPLETE_SECONDS,
      metadata: null,
      subscription_items: change.items as Item[],
      trial_end: null,
      trial_from_plan: null,
    } as unknown as Subscription['pending_update'],
  };
  await tx.put('subscription', pending, { waiting });
  const outcome = await payInvoice(tx, await finalizeInvoice(tx, draft));
  if (outcome.paid) {
    const done = await tx.need('subscription', before.id);
    // Paid in the same moment: nobody saw it wait.
    return done.pending_update === null
      ? done
      : tx.change('subscription', before, after, 'customer.subscription.updated');
  }
  await tx.emit('customer.subscription.updated', pending, { pending_update: null });
  return pending;
}

/** Keeps a credit or a charge until the subscription's next invoice. */
async function keepForNextInvoice(tx: Tx, subscription: Subscription, line: LineWish): Promise<void> {
  const quantity = line.item.quantity ?? 1;
  await tx.create(
    'invoiceitem',
    {
      id: newId('invoiceitem'),
      object: 'invoiceitem',
      amount: line.amount,
      currency: subscription.currency,
      customer: subscription.customer,
      customer_account: null,
      date: tx.now,
      description: line.description,
      discountable: false,
      discounts: [],
      invoice: null,
      livemode: false,
      metadata: {},
      net_amount: line.amount,
      parent: {
        subscription_details: { subscription: subscription.id, subscription_item: line.item.id },
        type: 'subscription_details',
      },
      period: { start: line.period.start, end: line.period.end },
      pricing: {
        price_details: { price: line.item.price.id, product: String(line.item.price.product) },
        type: 'price_details',
        unit_amount_decimal: line.item.price.unit_amount_decimal,
      } as never,
      proration: true,
      quantity,
      quantity_decimal: String(quantity),
      tax_rates: [],
      test_clock: null,
    },
    'invoiceitem.created',
  );
}

/** 402 for a payment that failed; `keeps` when the attempt itself stays on record. */
export function paymentError(outcome: Extract<PayOutcome, { paid: false }>, keeps: boolean): ApiError {
  const { decline, intent, charge, method, reason } = outcome;
  return new ApiError(
    402,
    {
      type: reason === 'no_method' ? 'invalid_request_error' : 'card_error',
      code: reason === 'needs_confirmation' ? 'subscription_payment_intent_requires_action' : decline.code,
      ...(decline.decline_code ? { decline_code: decline.decline_code } : {}),
      message: decline.message,
      ...(charge ? { charge } : {}),
      ...(method ? { payment_method: method } : {}),
      payment_intent: intent,
    },
    keeps,
  );
}
