import type { PlanRow, SubscriptionRow } from '../billing-store.ts';

/**
 * Whether the month a subscription is in has begun and is being charged: the provider makes its invoice an hour before it takes
 * the money. Not while overdue: then the payment was tried.
 */
export function isBeingCharged(
  { id, periodStart, pastDueSince }: Pick<SubscriptionRow, 'id' | 'periodStart' | 'pastDueSince'>,
  { by, until }: Pick<PlanRow, 'by' | 'until'>,
): boolean {
  return pastDueSince === null && (by ?? id) === id && until !== null && until <= periodStart;
}

/** Whether the month that is known of a subscription is over: the next has begun, and was not heard of yet. */
export function isBehind({ periodEnd }: Pick<SubscriptionRow, 'periodEnd'>, now: Date): boolean {
  return periodEnd <= now;
}

/** Whether no paid month stands to wait for. Cancelled now, such a subscription ends at once and charges nothing more. */
export function isUnpaid(
  one: Pick<SubscriptionRow, 'id' | 'periodStart' | 'periodEnd' | 'pastDueSince'>,
  plan: Pick<PlanRow, 'by' | 'until'>,
  now: Date,
): boolean {
  return one.pastDueSince !== null || isBehind(one, now) || isBeingCharged(one, plan);
}
