import type { LineWish } from '../objects/new-invoice.ts';
import type { Period } from '../objects/new-subscription.ts';
import type { Item, Price } from '../objects/object-types.ts';

/**
 * The share of `amount` (minor units) that falls between `from` and the period's end, to the second, rounded to the
 * nearest unit (docs.stripe.com/billing/subscriptions/prorations, "How prorations work").
 */
export function remainingShare(amount: number, period: Period, from: number): number {
  const length = period.end - period.start;
  return length <= 0 ? 0 : Math.round((amount * (period.end - from)) / length);
}

/** What an item costs for a whole period, minor units. */
export function itemAmount(item: { price: Price; quantity?: number | undefined }): number {
  return (item.price.unit_amount ?? 0) * (item.quantity ?? 1);
}

export interface Named {
  /** Name of the product, as it stands on invoices. */
  readonly name: string;
}

/** The credit for what is not used of `before`, and the charge for the same time of `after`, at second `at`. */
export function prorationLines(options: {
  readonly before: (Item & Named) | undefined;
  readonly after: (Item & Named) | undefined;
  readonly period: Period;
  readonly at: number;
  readonly subscription: string;
}): LineWish[] {
  const { before, after, period, at, subscription } = options;
  const rest = { start: at, end: period.end };
  const common = { period: rest, subscription, proration: true };
  const credit = before === undefined ? 0 : -remainingShare(itemAmount(before), period, at);
  const debit = after === undefined ? 0 : remainingShare(itemAmount(after), period, at);
  return [
    ...(before === undefined
      ? []
      : [{ ...common, item: before, amount: credit, description: `Unused time on ${label(before)} after ${day(at)}` }]),
    ...(after === undefined
      ? []
      : [{ ...common, item: after, amount: debit, description: `Remaining time on ${label(after)} after ${day(at)}` }]),
  ];
}

/** The charge for a whole period, in advance. */
export function periodLine(item: Item & Named, period: Period, subscription: string): LineWish {
  const { price } = item;
  const each = `${money(price.unit_amount ?? 0, price.currency)} / ${price.recurring?.interval ?? 'month'}`;
  return {
    amount: itemAmount(item),
    description: `${item.quantity ?? 1} × ${item.name} (at ${each})`,
    period,
    item,
    subscription,
    proration: false,
  };
}

function label(item: Item & Named): string {
  return (item.quantity ?? 1) === 1 ? item.name : `${item.quantity} × ${item.name}`;
}

/** `$19.99`; minor units of a currency with two of them. */
export function money(amount: number, currency: string): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount / 100);
}

/** `21 Nov 2026`, in UTC. */
export function day(second: number): string {
  return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(second * 1000),
  );
}
