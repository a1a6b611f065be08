import type { BillingInfo } from '../contract/billing.ts';
import { formatCents } from '../contract/money.ts';
import { day, nameOf } from './words.ts';

/** The card 'Next Payment': a figure, and a line below it. */
export function nextPaymentText(info: BillingInfo): { figure: string; note: string } {
  const { nextPayment: next, subscription, pendingChangeDate, pendingPlanChange } = info;
  if (subscription.paymentFailed) {
    const { amount, currency, confirmInvoice } = subscription.paymentFailed;
    const why = confirmInvoice ? 'waiting for your confirmation' : 'the last payment failed';
    return { figure: formatCents(amount, currency), note: `Overdue: ${why}.` };
  }
  if (next)
    return { figure: formatCents(next.amount, next.currency), note: `${nameOf(next.plan)}, on ${day(next.at)}` };
  if (pendingPlanChange === 'free' && pendingChangeDate)
    return { figure: 'None', note: `${nameOf(info.currentPlan)} ends on ${day(pendingChangeDate)}.` };
  return { figure: 'No subscription', note: 'Nothing will be charged.' };
}
