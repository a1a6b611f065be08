import { newId, newItemId } from '../store/ids.ts';
import { listOf } from '../wire/list.ts';
import type { Item, Price, Subscription } from './object-types.ts';
import { planOf } from './plan-of.ts';

/** Seconds since 1970, the end not included. */
export interface Period {
  readonly start: number;
  readonly end: number;
}

export function newItem(now: number, subscription: string, price: Price, quantity: number, period: Period): Item {
  return {
    id: newItemId(),
    object: 'subscription_item',
    billing_thresholds: null,
    created: now,
    current_period_end: period.end,
    current_period_start: period.start,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOf(price),
    price,
    quantity,
    subscription,
    tax_rates: [],
  };
}

export interface SubscriptionWish {
  readonly customer: string;
  readonly prices: readonly { price: Price; quantity: number }[];
  readonly period: Period;
  readonly metadata: Record<string, string>;
  readonly description?: string | null | undefined;
  readonly defaultPaymentMethod?: string | null | undefined;
}

/** A subscription before its first payment: `incomplete`. */
export function newSubscription(now: number, wish: SubscriptionWish): Subscription {
  const id = newId('subscription');
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: wish.period.start,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, reason: null } as Subscription['cancellation_details'],
    collection_method: 'charge_automatically',
    created: now,
    currency: wish.prices[0]?.price.currency ?? 'usd',
    customer: wish.customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: wish.defaultPaymentMethod ?? null,
    default_source: null,
    default_tax_rates: [],
    description: wish.description ?? null,
    discounts: [],
    ended_at: null,
    invoice_settings: { account_tax_ids: null, issuer: { type: 'self' } } as Subscription['invoice_settings'],
    items: listOf(
      `/v1/subscription_items?subscription=${id}`,
      wish.prices.map(({ price, quantity }) => newItem(now, id, price, quantity, wish.period)),
    ),
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: wish.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    } as Subscription['payment_settings'],
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: now,
    status: 'incomplete',
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: null,
    trial_start: null,
  };
}
