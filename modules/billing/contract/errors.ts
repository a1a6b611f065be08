import * as z from 'zod/mini';
import { defineErrors } from '#platform/contract/errors.ts';
import { formatDay } from '#platform/contract/format-day.ts';
import { formatCents } from './money.ts';

const support = z.object({ supportEmail: z.string() });

/** What billing refuses. `flat` ones carry their details at the top of the body, as the pages read them. */
export const billingErrors = defineErrors({
  subscription_required: {
    status: 409,
    message: 'There is no active subscription on this account. Choose a plan first.',
    details: z.object({ requiresSubscription: z.literal(true) }),
    flat: true,
  },
  billing_not_configured: {
    status: 503,
    message: (d: { supportEmail: string }) => `Payments are not set up here. Write to ${d.supportEmail}.`,
    details: support,
    flat: true,
  },
  billing_refused: {
    status: 502,
    message: (d: { supportEmail: string }) =>
      `Our payment service did not take this. Nothing was charged. Write to ${d.supportEmail} and we sort it out.`,
    details: support,
    flat: true,
  },
  payment_declined: {
    status: 402,
    message:
      'Your card was declined. Nothing was charged and your plan stays. Update your payment method and try again.',
  },
  payment_needs_confirmation: {
    status: 402,
    message:
      'Your bank wants you to confirm this payment. Nothing was charged and your plan stays. Take back the change that is to come by keeping your plan, then upgrade again: we lead you to the confirmation. Or use another card.',
  },
  payment_overdue: {
    status: 409,
    message: (d: { confirmInvoice: string | null }) =>
      d.confirmInvoice
        ? 'Your bank wants you to confirm your last payment. Confirm it first, then change the plan.'
        : 'Your last payment failed. Update your payment method first, then change the plan.',
    /** The invoice whose payment the bank wants confirmed: `GET /api/invoices/{id}/pay` leads there. */
    details: z.object({ confirmInvoice: z.nullable(z.string()) }),
    flat: true,
  },
  month_being_charged: {
    status: 409,
    message:
      'Your new month has begun and is being charged at this moment. In an hour or two you can change to another paid plan; you can end your plan at once.',
  },
  plan_changed: {
    status: 409,
    message: 'Your plan has changed since this page was opened, so nothing was done. Reload the page and choose again.',
  },
  confirmation_required: {
    status: 409,
    message: (d: { amountDue: number; currency: string }) =>
      `This upgrade charges ${formatCents(d.amountDue, d.currency)} now. Look at the amount and confirm it.`,
    details: z.object({ amountDue: z.int(), currency: z.string(), prorationDate: z.int() }),
    flat: true,
  },
  amount_changed: {
    status: 409,
    message: (d: { amountDue: number; currency: string }) =>
      `The amount changed to ${formatCents(d.amountDue, d.currency)}. Look at it and confirm again.`,
    details: z.object({ amountDue: z.int(), currency: z.string(), prorationDate: z.int() }),
    flat: true,
  },
  account_leaving: {
    status: 409,
    message: (d: { deletionDueAt: string }) =>
      `Your account is to be deleted on ${formatDay(new Date(d.deletionDueAt))}, and its plan ends with it. Keep the account first, with the button at the top of your billing page; then change the plan.`,
    details: z.object({ deletionDueAt: z.iso.datetime() }),
  },
  plan_change_in_progress: { status: 409, message: 'Another plan change is under way. Give it a moment.' },
  not_an_upgrade: {
    status: 409,
    message:
      'This is no upgrade of the plan you have now, so nothing was charged. Your plan may have changed in another tab: reload the page.',
  },
  invoice_not_paid: { status: 409, message: 'Only paid invoices can be downloaded.' },
  refund_unavailable: {
    status: 409,
    message: (d: { reason: 'used' | 'nothing_paid' | 'too_late' }) =>
      ({
        used: 'You have used the money-back guarantee before; it holds once.',
        nothing_paid: 'There is no payment that could be given back.',
        too_late: 'The 30 days of the money-back guarantee are over.',
      })[d.reason],
    details: z.object({ reason: z.enum(['used', 'nothing_paid', 'too_late']) }),
  },
  refund_changed: {
    status: 409,
    message: (d: { amount: number; currency: string }) =>
      `What can go back is ${formatCents(d.amount, d.currency)} by now, so nothing was done yet. Ask again if that is what you want.`,
    /** In cents. */
    details: z.object({ amount: z.int(), currency: z.string() }),
  },
  webhook_refused: { status: 400, message: 'This event is not signed by our payment service, or is too old.' },
});
