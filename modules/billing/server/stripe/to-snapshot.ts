import type Stripe from 'stripe';
import type { CardFacts, InvoiceFacts, PaidPlan, SubscriptionFacts } from './account-snapshot.ts';
import { idOf } from './id-of.ts';

type PlanOf = (priceId: string) => PaidPlan;

/** Stripe counts seconds. */
const date = (seconds: number): Date => new Date(seconds * 1000);

/** Ids of every price a customer's objects name. */
export function pricesIn(
  subscriptions: readonly Stripe.Subscription[],
  schedules: ReadonlyMap<string, Stripe.SubscriptionSchedule>,
  invoices: readonly Stripe.Invoice[],
): Set<string> {
  const ids = new Set<string>();
  for (const one of subscriptions) for (const item of one.items.data) ids.add(item.price.id);
  for (const one of schedules.values())
    for (const phase of one.phases) for (const item of phase.items) ids.add(idOf(item.price) ?? '');
  for (const one of invoices)
    for (const line of one.lines.data) ids.add(idOf(line.pricing?.price_details?.price) ?? '');
  ids.delete('');
  return ids;
}

/** Undefined for a subscription without an item, which is none of ours. */
export function toSubscription(
  from: Stripe.Subscription,
  schedule: Stripe.SubscriptionSchedule | undefined,
  planOf: PlanOf,
): SubscriptionFacts | undefined {
  const item = from.items.data[0];
  if (!item) return undefined;
  return {
    id: from.id,
    itemId: item.id,
    scheduleId: schedule?.status === 'active' ? schedule.id : null,
    status: isOverdue(from.status) ? 'past_due' : String(from.status),
    plan: planOf(item.price.id),
    amount: item.price.unit_amount ?? 0,
    currency: from.currency,
    startedAt: date(from.start_date),
    periodStart: date(item.current_period_start),
    periodEnd: date(item.current_period_end),
    pending: pendingOf(from, item, schedule, planOf),
    awaits: awaitsOf(from),
    endedAt: from.ended_at === null ? null : date(from.ended_at),
  };
}

/** `unpaid` is what the provider's account may be set to call it once its own tries are over: it is owed as before. */
export const isOverdue = (status: Stripe.Subscription.Status): boolean => status === 'past_due' || status === 'unpaid';

function awaitsOf({ pending_update, latest_invoice, ended_at }: Stripe.Subscription): SubscriptionFacts['awaits'] {
  const invoiceId = idOf(latest_invoice);
  return pending_update && invoiceId && ended_at === null
    ? { invoiceId, until: date(pending_update.expires_at) }
    : null;
}

function pendingOf(
  from: Stripe.Subscription,
  item: Stripe.SubscriptionItem,
  schedule: Stripe.SubscriptionSchedule | undefined,
  planOf: PlanOf,
): SubscriptionFacts['pending'] {
  if (from.ended_at !== null) return null;
  if (from.cancel_at_period_end) return { plan: 'free', at: date(item.current_period_end) };
  if (from.cancel_at !== null) return { plan: 'free', at: date(from.cancel_at) };
  if (schedule?.status !== 'active') return null;
  const now = schedule.current_phase?.end_date;
  const next = schedule.phases.find((phase) => now !== undefined && phase.start_date >= now);
  const price = idOf(next?.items[0]?.price);
  if (!next || !price || price === item.price.id) return null;
  return { plan: planOf(price), at: date(next.start_date) };
}

/** Undefined for drafts, and for invoices without a line of a price. */
export function toInvoice(
  from: Stripe.Invoice,
  planOf: PlanOf,
  lastTry: InvoiceFacts['lastTry'],
): InvoiceFacts | undefined {
  if (!from.id || from.status === null || from.status === 'draft') return undefined;
  // Of a proration the credit comes first; what is bought is the line that costs most.
  const line = [...from.lines.data]
    .filter((one) => one.pricing?.price_details !== undefined)
    .sort((a, b) => b.amount - a.amount)[0];
  const price = idOf(line?.pricing?.price_details?.price);
  if (!line || !price) return undefined;
  const { finalized_at, paid_at } = from.status_transitions;
  return {
    id: from.id,
    subscriptionId: idOf(from.parent?.subscription_details?.subscription),
    reason: String(from.billing_reason ?? 'manual'),
    status: String(from.status),
    attempted: from.attempted,
    lastTry,
    plan: planOf(price),
    amount: amountOf(from),
    paidAmount: from.amount_paid,
    currency: from.currency,
    createdAt: date(from.created),
    invoiceDate: date(from.effective_at ?? finalized_at ?? from.created),
    periodStart: date(line.period.start),
    periodEnd: date(line.period.end),
    paidAt: from.status === 'paid' ? date(paid_at ?? from.created) : null,
  };
}

function amountOf({ status, amount_paid, amount_remaining, amount_due }: Stripe.Invoice): number {
  if (status === 'paid') return amount_paid;
  return status === 'open' ? amount_remaining : amount_due;
}

export function toCard(from: Stripe.PaymentMethod, defaultId: string | null): CardFacts | undefined {
  if (!from.card) return undefined;
  const { brand, last4, exp_month, exp_year } = from.card;
  return {
    id: from.id,
    brand: String(brand),
    last4,
    expMonth: exp_month,
    expYear: exp_year,
    isDefault: from.id === defaultId,
  };
}
