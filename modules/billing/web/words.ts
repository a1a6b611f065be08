import { PLANS, type PlanId } from '#flags/plans.ts';
import { formatDay } from '#platform/contract/format-day.ts';
import type { BillingInfo } from '../contract/billing.ts';
import { formatCents } from '../contract/money.ts';

/** `December 22, 2026`, in UTC as the server's sentences and Stripe's invoices have it. */
export const day = (iso: string): string => formatDay(new Date(iso));

const SHORT_DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** `Dec 22, 2026`, where room is scarce; in UTC like the long form. */
export const shortDay = (iso: string): string => SHORT_DAY.format(new Date(iso));

export const nameOf = (plan: PlanId): string => PLANS[plan].name;

/** What a plan costs a month: `$19.99`. */
export const priceOf = (plan: PlanId): string => formatCents(PLANS[plan].priceCents, 'usd');

/** A plan's price as part of a sentence: `$19.99 a month`, `free of charge`. */
export const monthly = (plan: PlanId): string =>
  PLANS[plan].priceCents === 0 ? 'free of charge' : `${priceOf(plan)} a month`;

/** What any other change makes of an upgrade that waits for the bank's confirmation; null where none does. */
export function droppedUpgrade({ upgradeToConfirm: awaited }: BillingInfo): string | null {
  return (
    awaited &&
    `Your upgrade to ${nameOf(awaited.plan)}, which waits for your bank's confirmation, is dropped with it and not charged.`
  );
}
