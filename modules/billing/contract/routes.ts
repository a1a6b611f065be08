import * as z from 'zod/mini';
import { PLAN_IDS } from '#flags/plans.ts';
import { defineRoutes } from '#platform/contract/define-routes.ts';
import { ERRORS } from '#platform/contract/errors.ts';
import { billingInfo, confirmation, invoice, paymentMethod, planUpdate, upgradePreview } from './billing.ts';
import { billingErrors as errors } from './errors.ts';

/** A plan somebody asks for. */
const askedPlan = z.enum(PLAN_IDS, `The plans are ${PLAN_IDS.join(', ')}.`);

/** A plan under either name the pages use. */
const planChoice = z
  .object({
    plan: z.optional(askedPlan),
    planType: z.optional(askedPlan),
    /** The plan that was shown as the present one: where another is by now, nothing is done. */
    shownPlan: z.optional(askedPlan),
    /** From the preview, for an upgrade between paid plans: the amount it showed is confirmed. */
    prorationDate: z.optional(z.int().check(z.minimum(1), z.maximum(32503680000))),
    /** The amount that was shown, in cents; without it, or without the date, nothing is confirmed. */
    amountDue: z.optional(z.int()),
  })
  .check(z.refine((body) => (body.plan ?? body.planType) !== undefined, { message: 'Choose a plan', path: ['plan'] }))
  .register(z.globalRegistry, { anyOf: [{ required: ['plan'] }, { required: ['planType'] }] });

const invoiceParams = z.object({ stripeInvoiceId: z.string().check(z.regex(/^in_[A-Za-z0-9_]{1,200}$/)) });
const provider = [errors.billing_not_configured, errors.billing_refused, ERRORS.dependency_unavailable];
const writes = [{ name: 'billing', points: 30, seconds: 600, by: 'user' }] as const;

export const billingRoutes = defineRoutes('billing', {
  billingInfo: {
    method: 'GET',
    path: '/api/user/billing-info',
    summary: 'Plan, grace period, upcoming payments and money-back guarantee of the signed-in user.',
    responses: { 200: billingInfo },
  },
  updatePlan: {
    method: 'POST',
    path: '/api/user/update-plan',
    summary:
      'Change the plan. From free: returns the checkout URL. To a higher plan: charged immediately after the amount was confirmed. To a lower plan: at the end of the period. To the current plan: cancels a scheduled change.',
    body: planChoice,
    responses: { 200: planUpdate },
    errors: [
      ...provider,
      errors.subscription_required,
      errors.confirmation_required,
      errors.amount_changed,
      errors.not_an_upgrade,
      errors.payment_declined,
      errors.payment_needs_confirmation,
      errors.payment_overdue,
      errors.month_being_charged,
      errors.account_leaving,
      errors.plan_changed,
      errors.plan_change_in_progress,
    ],
    limits: writes,
  },
  previewUpgrade: {
    method: 'GET',
    path: '/api/user/upgrade-preview',
    summary: 'What an upgrade between paid plans charges immediately.',
    query: z.object({ plan: askedPlan }),
    responses: { 200: upgradePreview },
    errors: [
      ...provider,
      errors.subscription_required,
      errors.not_an_upgrade,
      errors.payment_overdue,
      errors.month_being_charged,
      errors.account_leaving,
    ],
    limits: [{ name: 'billing-preview', points: 60, seconds: 600, by: 'user' }],
  },
  confirmation: {
    method: 'GET',
    path: '/api/user/payment-confirmation',
    summary: 'Whether a started payment has arrived. Uses local data and asks the provider from time to time.',
    responses: { 200: confirmation },
    limits: [{ name: 'billing-confirmation', points: 300, seconds: 600, by: 'user' }],
  },
  createPortalSession: {
    method: 'POST',
    path: '/api/create-portal-session',
    summary: 'The URL of the hosted page for cards and invoices.',
    body: z.object({
      /** Where its back link leads: a path or address of ours; others lead to /billing. */
      return_url: z.optional(z.string().check(z.maxLength(2000))),
      /** Open it at this task. */
      flow: z.optional(z.enum(['payment_method_update'])),
    }),
    responses: { 200: z.object({ url: z.string() }) },
    errors: [...provider, errors.subscription_required],
    limits: writes,
  },
  cancelSubscription: {
    method: 'POST',
    path: '/api/cancel-subscription',
    summary:
      'End the subscription at the end of its period; the plan is kept until then. Overdue subscriptions end immediately.',
    responses: { 200: z.object({ message: z.string() }) },
    errors: [...provider, errors.subscription_required, errors.plan_change_in_progress],
    limits: writes,
  },
  requestRefund: {
    method: 'POST',
    path: '/api/billing/refund',
    summary: 'The 30-day money-back guarantee: refunds what was paid, once, and ends the plan immediately.',
    body: z.object({
      /** What was shown as going back (`refundable.amount`), in cents: where it is another by now, nothing is done. */
      shownAmount: z.optional(z.int()),
    }),
    responses: { 200: z.object({ message: z.string(), amount: z.int(), currency: z.string() }) },
    errors: [...provider, errors.refund_unavailable, errors.refund_changed, errors.plan_change_in_progress],
    limits: writes,
  },
  listInvoices: {
    method: 'GET',
    path: '/api/invoices',
    summary: 'Invoices of the signed-in person, newest first, at most 100.',
    responses: { 200: z.array(invoice) },
  },
  downloadInvoice: {
    method: 'GET',
    path: '/api/invoices/{stripeInvoiceId}/download',
    summary: 'Redirects to the PDF of a paid invoice.',
    params: invoiceParams,
    responses: { 302: null },
    errors: [...provider, errors.invoice_not_paid, ERRORS.not_found],
    limits: [{ name: 'billing-download', points: 60, seconds: 600, by: 'user' }],
  },
  payInvoice: {
    method: 'GET',
    path: '/api/invoices/{stripeInvoiceId}/pay',
    summary:
      "Redirects to the provider's page where an open invoice is confirmed or paid; any other redirects to /billing.",
    params: invoiceParams,
    responses: { 302: null },
    errors: [...provider, ERRORS.not_found],
    limits: [{ name: 'billing-download', points: 60, seconds: 600, by: 'user' }],
  },
  listPaymentMethods: {
    method: 'GET',
    path: '/api/payment-methods',
    summary: 'Cards on file.',
    responses: { 200: z.array(paymentMethod) },
  },
  webhook: {
    method: 'POST',
    path: '/api/billing/webhook',
    summary: 'Stripe webhooks: signature and age are checked on the raw body, then the event is stored.',
    public: true,
    ungated: true,
    headers: z.object({ 'stripe-signature': z.optional(z.string()) }),
    signedBody: { maxBytes: 1024 * 1024 },
    responses: { 200: z.object({ received: z.literal(true) }) },
    errors: [errors.webhook_refused, errors.billing_not_configured],
  },
});
