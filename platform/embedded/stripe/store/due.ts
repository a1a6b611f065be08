import type { CheckoutSession, Invoice, ObjectType, Schedule, Subscription } from '../objects/object-types.ts';
import type { Hidden } from './tx.ts';

export interface Due {
  /** Second at which something happens to the object by itself. */
  readonly at: number;
  /** The lower comes first within a second: phases change before the invoice of the new period is made. */
  readonly rank: number;
}

export const DAY = 86_400;
/** `invoice.upcoming` comes this long before a renewal (docs.stripe.com/billing/subscriptions/webhooks; a setting there). */
export const UPCOMING_SECONDS = 7 * DAY;
/** A first payment may be made up for this long (docs.stripe.com/billing/subscriptions/overview, `incomplete_expired`). */
export const INCOMPLETE_SECONDS = 23 * 3600;
/** Statuses under which periods go on. */
export const RUNNING: readonly string[] = ['active', 'past_due', 'trialing', 'unpaid'];

/** When time itself changes the object next; undefined for never. */
export function dueOf(type: ObjectType, body: object, hidden: Hidden): Due | undefined {
  switch (type) {
    case 'subscription_schedule':
      return ofSchedule(body as Schedule);
    case 'invoice':
      return ofInvoice(body as Invoice);
    case 'subscription':
      return ofSubscription(body as Subscription, hidden);
    case 'checkout.session':
      return (body as CheckoutSession).status === 'open'
        ? { at: (body as CheckoutSession).expires_at, rank: 3 }
        : undefined;
    default:
      return undefined;
  }
}

function ofSchedule(schedule: Schedule): Due | undefined {
  if (schedule.status === 'not_started') return { at: schedule.phases[0]?.start_date ?? schedule.created, rank: 0 };
  if (schedule.status !== 'active' || schedule.current_phase === null) return undefined;
  return { at: schedule.current_phase.end_date, rank: 0 };
}

function ofInvoice(invoice: Invoice): Due | undefined {
  if (invoice.status === 'draft' && invoice.automatically_finalizes_at !== null)
    return { at: invoice.automatically_finalizes_at, rank: 1 };
  if (invoice.status === 'open' && invoice.next_payment_attempt !== null)
    return { at: invoice.next_payment_attempt, rank: 1 };
  return undefined;
}

function ofSubscription(subscription: Subscription, hidden: Hidden): Due | undefined {
  if (subscription.status === 'incomplete') return { at: subscription.created + INCOMPLETE_SECONDS, rank: 2 };
  if (!RUNNING.includes(subscription.status)) return undefined;
  const end = subscription.items.data[0]?.current_period_end ?? Number.POSITIVE_INFINITY;
  const ends = Math.min(end, subscription.cancel_at ?? end, subscription.pending_update?.expires_at ?? end);
  const announces = hidden.announced === end || subscription.cancel_at !== null ? end : end - UPCOMING_SECONDS;
  return { at: Math.min(ends, announces), rank: 2 };
}
