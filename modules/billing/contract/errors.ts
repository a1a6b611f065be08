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
      `Our payment service refused this. Nothing was charged. Write to ${d.supportEmail} and we will sort it out.`,
    details: support,
    flat: true,
  },
  payment_declined: {
    status: 402,
    message:
      'Your card was declined. Nothing was charged and your plan is unchanged. Update your payment method and try again.',
  },
  payment_needs_confirmation: {
    status: 402,
    message:
      'Your bank wants you to confirm this payment. Nothing was charged and your plan is unchanged. Keep your plan to cancel the scheduled change, then upgrade again and confirm. Or use another card.',
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
      'Your new month is being charged right now. You can change to another paid plan in an hour or two, or end your plan right away.',
  },
  plan_changed: {
    status: 409,
    message: 'Your plan has changed since you opened this page, so nothing was done. Reload the page and choose again.',
  },
  confirmation_required: {
    status: 409,
    message: (d: { amountDue: number; currency: string }) =>
      `This upgrade charges ${formatCents(d.amountDue, d.currency)} now. Check the amount and confirm.`,
    details: z.object({ amountDue: z.int(), currency: z.string(), prorationDate: z.int() }),
    flat: true,
  },
  amount_changed: {
    status: 409,
    message: (d: { amountDue: number; currency: string }) =>
      `The amount changed to ${formatCents(d.amountDue, d.currency)}. Check the new amount and confirm again.`,
    details: z.object({ amountDue: z.int(), currency: z.string(), prorationDate: z.int() }),
    flat: true,
  },
  account_leaving: {
    status: 409,
    message: (d: { deletionDueAt: string }) =>
      `Your account and plan end on ${formatDay(new Date(d.deletionDueAt))}. To change the plan, choose “Keep my account” at the top of the billing page first.`,
    details: z.object({ deletionDueAt: z.iso.datetime() }),
  },
  plan_change_in_progress: { status: 409, message: 'Another plan change is in progress. Try again in a moment.' },
  not_an_upgrade: {
    status: 409,
    message:
      'This is not an upgrade of your current plan, so nothing was charged. Your plan may have changed in another tab: reload the page.',
  },
  invoice_not_paid: { status: 409, message: 'Only paid invoices can be downloaded.' },
  refund_unavailable: {
    status: 409,
    message: (d: { reason: 'used' | 'nothing_paid' | 'too_late' }) =>
      ({
        used: 'You have already used the money-back guarantee.',
        nothing_paid: 'There is no payment to refund.',
        too_late: 'The 30-day money-back guarantee has expired.',
      })[d.reason],
    details: z.object({ reason: z.enum(['used', 'nothing_paid', 'too_late']) }),
  },
  refund_changed: {
    status: 409,
    message: (d: { amount: number; currency: string }) =>
      `The refundable amount is now ${formatCents(d.amount, d.currency)}, so nothing was refunded yet. Request it again to confirm.`,
    /** In cents. */
    details: z.object({ amount: z.int(), currency: z.string() }),
  },
  webhook_refused: { status: 400, message: 'This event was not signed by our payment service or is too old.' },
});
