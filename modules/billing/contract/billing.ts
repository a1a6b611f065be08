import * as z from 'zod/mini';
import { PLAN_IDS } from '#flags/plans.ts';

export const planId = z.enum(PLAN_IDS);

/**
 * Where a payment stands: `none` was never bought or is over; `past_due` a payment failed and the plan is kept until
 * `paymentFailed.until`.
 */
export const subscriptionState = z.enum(['none', 'active', 'past_due']);

export const billingInfo = z.object({
  currentPlan: planId,
  /** A lower plan, or none, comes at `pendingChangeDate`; the present one is kept until then. */
  isInGracePeriod: z.boolean(),
  pendingPlanChange: z.nullable(planId),
  pendingChangeDate: z.nullable(z.iso.datetime()),
  /** One sentence, as it is shown; null outside the grace period. */
  gracePeriodMessage: z.nullable(z.string()),
  subscription: z.object({
    state: subscriptionState,
    /** Of the present month; one that has just begun may not be paid yet. */
    periodStart: z.nullable(z.iso.datetime()),
    periodEnd: z.nullable(z.iso.datetime()),
    /** The present month is not paid: overdue, or being charged. Cancelled now, the plan ends at once and nothing is charged. */
    unpaid: z.boolean(),
    /** Set while `past_due`. */
    paymentFailed: z.nullable(
      z.object({
        since: z.iso.datetime(),
        until: z.iso.datetime(),
        amount: z.int(),
        currency: z.string(),
        /** The invoice whose payment the bank wants confirmed: `GET /api/invoices/{id}/pay` leads there. */
        confirmInvoice: z.nullable(z.string()),
      }),
    ),
  }),
  /** An upgrade in force as soon as its payment is confirmed, at `GET /api/invoices/{invoiceId}/pay`; dropped at `until`. */
  upgradeToConfirm: z.nullable(
    z.object({
      plan: planId,
      amount: z.int(),
      currency: z.string(),
      until: z.iso.datetime(),
      invoiceId: z.string(),
    }),
  ),
  /** Null where nothing more will be charged. Amounts in cents. */
  nextPayment: z.nullable(z.object({ at: z.iso.datetime(), amount: z.int(), currency: z.string(), plan: planId })),
  /** All that was ever paid less what was refunded or is disputed, in cents. */
  totalPaid: z.int(),
  /** All there are; the list of invoices holds the newest 100. */
  invoiceCount: z.int(),
  /** What the 30-day money-back guarantee would refund now; null where it does not hold (any more). */
  refundable: z.nullable(z.object({ amount: z.int(), currency: z.string(), until: z.iso.datetime() })),
  /**
   * The refund that was asked for, once. `failed`: the bank sent it back, or our payment service refused it; it goes another way by
   * who answers `supportEmail`.
   */
  refund: z.nullable(
    z.object({
      status: z.enum(['requested', 'refunded', 'failed']),
      amount: z.int(),
      currency: z.string(),
      supportEmail: z.string(),
    }),
  ),
  /**
   * Payments the bank takes back: while it decides, and afterwards for as long as nothing was bought anew. Amount in cents; null
   * where there is none, or where it was decided for us.
   */
  dispute: z.nullable(
    z.object({
      state: z.enum(['open', 'lost']),
      amount: z.int(),
      currency: z.string(),
      supportEmail: z.string(),
    }),
  ),
  /** True once something was bought: the portal can be opened. */
  hasPortal: z.boolean(),
  /** Payments go to the sandbox: no money moves. */
  testMode: z.boolean(),
});
export type BillingInfo = z.output<typeof billingInfo>;

export const invoice = z.object({
  id: z.string(),
  plan: planId,
  /** In cents. */
  amount: z.int(),
  currency: z.string(),
  /** paid, failed, pending, cancelled, refunded or disputed; show others as they are, capitalised. */
  status: z.string(),
  createdAt: z.iso.datetime(),
  invoiceDate: z.iso.datetime(),
  billingPeriodStart: z.iso.datetime(),
  billingPeriodEnd: z.iso.datetime(),
  stripeInvoiceId: z.string(),
});
export type Invoice = z.output<typeof invoice>;

export const paymentMethod = z.object({
  id: z.string(),
  card: z.object({ brand: z.string(), last4: z.string(), exp_month: z.int(), exp_year: z.int() }),
  isDefault: z.boolean(),
});
export type PaymentMethod = z.output<typeof paymentMethod>;

export const planUpdate = z.object({
  success: z.literal(true),
  isUpgrade: z.boolean(),
  isDowngrade: z.boolean(),
  /** The change that was to come was taken back. */
  gracePeriodCancelled: z.boolean(),
  /** Hosted checkout, or the page on which the bank's question is answered: send the browser there after a second. */
  paymentUrl: z.optional(z.string()),
  message: z.string(),
  user: z.object({
    id: z.string(),
    email: z.string(),
    name: z.string(),
    plan: planId,
    tokensUsed: z.string(),
    tokensLimit: z.int(),
  }),
});

export const upgradePreview = z.object({
  currentPlan: planId,
  plan: planId,
  /** Charged at once when confirmed, in cents: the rest of the period at the new price less what is paid of it. */
  amountDue: z.int(),
  currency: z.string(),
  /** Send it back with the confirmation: it fixes the amount. Unix seconds. */
  prorationDate: z.int(),
  /** From the next period on, in cents. */
  monthlyAmount: z.int(),
  nextPaymentAt: z.iso.datetime(),
  /** Granted at once. */
  extraTokens: z.int(),
});
export type UpgradePreview = z.output<typeof upgradePreview>;

export const confirmation = z.object({
  /**
   * `none`: nobody was sent to a payment lately. `waiting`: not heard of yet, ask again in a second. `confirmed`: paid, the
   * plan is in force. `expired`: the payment page was left or timed out; nothing was charged.
   */
  state: z.enum(['none', 'waiting', 'confirmed', 'expired']),
  plan: z.nullable(planId),
});
export type Confirmation = z.output<typeof confirmation>;
