import type { PlanId } from '#flags/plans.ts';
import { daysLeft } from '#shell/sdk/days-left.ts';
import { wallClock } from '#shell/sdk/wall-clock.ts';
import type { BillingInfo } from '../contract/billing.ts';
import { formatCents } from '../contract/money.ts';
import { day, nameOf } from './words.ts';

type Failed = NonNullable<BillingInfo['subscription']['paymentFailed']>;

/** What is owed, and why it did not come. */
export function owedTitle({ amount, currency, confirmInvoice }: Failed): string {
  const owed = formatCents(amount, currency);
  return confirmInvoice
    ? `Your bank wants you to confirm your payment of ${owed}`
    : `Your payment of ${owed} did not go through`;
}

/** What works on until when, and what comes of it. */
export function owedText(plan: PlanId, { until }: Failed): string {
  return `${nameOf(plan)} keeps working until ${day(until)} (${daysLeft(until, wallClock())}). You get new tokens once it is paid; otherwise you move to Free after that day.`;
}
