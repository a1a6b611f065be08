import { newId, newLineId } from '../store/ids.ts';
import { listOf } from '../wire/list.ts';
import type { Period } from './new-subscription.ts';
import type { Customer, Invoice, InvoiceItem, Item, Line, Subscription } from './object-types.ts';

/** A line before it belongs to an invoice. */
export interface LineWish {
  readonly amount: number;
  readonly description: string;
  readonly period: Period;
  readonly item: Pick<Item, 'id' | 'price' | 'quantity'>;
  readonly subscription: string;
  readonly proration: boolean;
  /** The pending item it bills. */
  readonly invoiceItem?: string | undefined;
}

export interface InvoiceWish {
  readonly customer: Customer;
  readonly subscription: Subscription;
  readonly lines: readonly LineWish[];
  readonly reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update' | 'upcoming';
  /** The time the invoice looks back on: at a renewal the period that ended. */
  readonly period: Period;
}

export function toLine(invoice: string, wish: LineWish): Line {
  const quantity = wish.item.quantity ?? 1;
  return {
    id: newLineId(),
    object: 'line_item',
    amount: wish.amount,
    currency: wish.item.price.currency,
    description: wish.description,
    discount_amounts: [],
    discountable: !wish.proration,
    discounts: [],
    invoice,
    livemode: false,
    metadata: {},
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: wish.invoiceItem ?? null,
        proration: wish.proration,
        proration_details: { credited_items: null },
        subscription: wish.subscription,
        subscription_item: wish.item.id,
      },
      type: 'subscription_item_details',
    } as Line['parent'],
    period: { start: wish.period.start, end: wish.period.end },
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: wish.item.price.id, product: String(wish.item.price.product) },
      type: 'price_details',
      unit_amount_decimal: wish.item.price.unit_amount_decimal,
    } as Line['pricing'],
    quantity,
    quantity_decimal: String(quantity),
    subscription: wish.subscription,
    subtotal: wish.amount,
    taxes: [],
  };
}

/** A line for an item that waited for the next invoice. */
export function lineOfItem(invoice: string, item: InvoiceItem): Line {
  const { parent, pricing } = item;
  const details = parent?.subscription_details;
  return {
    id: newLineId(),
    object: 'line_item',
    amount: item.amount,
    currency: item.currency,
    description: item.description,
    discount_amounts: [],
    discountable: item.discountable,
    discounts: [],
    invoice,
    livemode: false,
    metadata: item.metadata ?? {},
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: item.id,
        proration: item.proration,
        proration_details: { credited_items: null },
        subscription: details?.subscription ?? null,
        subscription_item: details?.subscription_item ?? null,
      },
      type: 'subscription_item_details',
    } as Line['parent'],
    period: item.period,
    pretax_credit_amounts: [],
    pricing: pricing as Line['pricing'],
    quantity: item.quantity,
    quantity_decimal: item.quantity_decimal,
    subscription: details?.subscription ?? null,
    subtotal: item.amount,
    taxes: [],
  };
}

/** Sums of the lines, before a balance is used. */
export function totals(lines: readonly Line[]) {
  const total = lines.reduce((sum, line) => sum + line.amount, 0);
  const due = Math.max(0, total);
  return {
    amount_due: due,
    amount_remaining: due,
    subtotal: total,
    subtotal_excluding_tax: total,
    total,
    total_excluding_tax: total,
  };
}

/** An invoice as a draft. */
export function newInvoice(now: number, wish: InvoiceWish, waiting: readonly InvoiceItem[] = []): Invoice {
  const id = newId('invoice');
  const { customer, subscription } = wish;
  const lines = [...waiting.map((item) => lineOfItem(id, item)), ...wish.lines.map((line) => toLine(id, line))];
  return {
    id,
    object: 'invoice',
    account_country: 'US',
    account_name: 'Adjudge',
    account_tax_ids: null,
    ...totals(lines),
    amount_overpaid: 0,
    amount_paid: 0,
    amount_paid_off_stripe: 0,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: null,
    billing_reason: wish.reason,
    collection_method: 'charge_automatically',
    created: now,
    currency: subscription.currency,
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: customer.address ?? null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: customer.phone ?? null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: null,
    ending_balance: null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: listOf(`/v1/invoices/${id}/lines`, lines),
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: null,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details',
    } as Invoice['parent'],
    payment_settings: {
      default_mandate: null,
      payment_method_options: null,
      payment_method_types: null,
    } as Invoice['payment_settings'],
    period_end: wish.period.end,
    period_start: wish.period.start,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: customer.balance,
    statement_descriptor: null,
    status: 'draft',
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    test_clock: null,
    total_discount_amounts: [],
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: null,
  };
}

/** The subscription an invoice belongs to. */
export function subscriptionOf(invoice: Invoice): string | undefined {
  return invoice.parent?.subscription_details?.subscription ?? undefined;
}
