import { newInvoice } from '../objects/new-invoice.ts';
import { newItem, type Period } from '../objects/new-subscription.ts';
import type { Invoice, Item, Subscription } from '../objects/object-types.ts';
import type { Tx } from '../store/tx.ts';
import { listOf } from '../wire/list.ts';
import { periodEnd, periodOf } from './change-items.ts';
import { waitingItems } from './invoicing.ts';
import { periodLines } from './subscribe.ts';

/** A renewal's invoice stays a draft for this long (docs.stripe.com/billing/invoices/subscription). */
export const DRAFT_SECONDS = 3600;

/** The invoice the next renewal would make: with what waits for it, at the prices a schedule has for it. */
export async function upcomingInvoice(tx: Tx, subscription: Subscription): Promise<Invoice> {
  const ended = periodOf(subscription);
  const end = periodEnd(subscription.items.data[0]?.price, subscription.billing_cycle_anchor, ended.end);
  const next = { start: ended.end, end };
  const items = (await scheduledItems(tx, subscription, next)) ?? subscription.items.data;
  const renewed = {
    ...subscription,
    items: listOf(
      subscription.items.url,
      items.map((item) => ({ ...item, current_period_start: next.start, current_period_end: next.end })),
    ),
  };
  const customer = await tx.need('customer', String(subscription.customer));
  const lines = await periodLines(tx, renewed);
  const waiting = await waitingItems(tx, subscription.id);
  const invoice = newInvoice(tx.now, { customer, subscription, lines, reason: 'upcoming', period: ended }, waiting);
  return { ...invoice, created: ended.end, next_payment_attempt: ended.end + DRAFT_SECONDS };
}

/** The items of the phase that runs when the period begins; undefined without a schedule for it. */
async function scheduledItems(tx: Tx, subscription: Subscription, period: Period): Promise<Item[] | undefined> {
  if (subscription.schedule === null) return undefined;
  const schedule = await tx.need('subscription_schedule', subscription.schedule);
  const phase = schedule.phases.find(
    ({ start_date, end_date }) => start_date <= period.start && period.start < end_date,
  );
  if (phase === undefined) return undefined;
  const items: Item[] = [];
  for (const item of phase.items) {
    const price = await tx.need('price', String(item.price));
    items.push(newItem(tx.now, subscription.id, price, item.quantity ?? 1, period));
  }
  return items;
}
