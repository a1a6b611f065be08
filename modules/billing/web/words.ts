import { PLANS, type PlanId } from '#flags/plans.ts';
import { formatDay } from '#platform/contract/format-day.ts';
import { formatCents } from '../contract/money.ts';

/** `December 22, 2026`, in UTC as the server's sentences and Stripe's invoices have it. */
export const day = (iso: string): string => formatDay(new Date(iso));

export const nameOf = (plan: PlanId): string => PLANS[plan].name;

/** What a plan costs a month: `$19.99`. */
export const priceOf = (plan: PlanId): string => formatCents(PLANS[plan].priceCents, 'usd');

/** A plan's price as part of a sentence: `$19.99 a month`, `free of charge`. */
export const monthly = (plan: PlanId): string =>
  PLANS[plan].priceCents === 0 ? 'free of charge' : `${priceOf(plan)} a month`;
