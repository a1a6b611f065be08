import type { BillingInfo, Invoice, PaymentMethod, UpgradePreview } from '../../contract/billing.ts';

const NONE: BillingInfo['subscription'] = {
  state: 'none',
  periodStart: null,
  periodEnd: null,
  unpaid: false,
  paymentFailed: null,
};
const ACTIVE: BillingInfo['subscription'] = {
  state: 'active',
  periodStart: '2026-11-08T10:00:00.000Z',
  periodEnd: '2026-12-08T10:00:00.000Z',
  unpaid: false,
  paymentFailed: null,
};

/** Somebody on Free who never paid; parts can be replaced. */
export function sampleInfo(part: Partial<BillingInfo> = {}): BillingInfo {
  return {
    currentPlan: 'free',
    isInGracePeriod: false,
    pendingPlanChange: null,
    pendingChangeDate: null,
    gracePeriodMessage: null,
    subscription: NONE,
    upgradeToConfirm: null,
    nextPayment: null,
    totalPaid: 0,
    invoiceCount: 0,
    refundable: null,
    refund: null,
    dispute: null,
    hasPortal: false,
    testMode: false,
    ...part,
  };
}

/** Somebody who bought Pro two months ago. */
export function sampleSubscriber(part: Partial<BillingInfo> = {}): BillingInfo {
  return sampleInfo({
    currentPlan: 'pro',
    subscription: ACTIVE,
    nextPayment: { at: '2026-12-08T10:00:00.000Z', amount: 4999, currency: 'usd', plan: 'pro' },
    totalPaid: 11997,
    invoiceCount: 3,
    hasPortal: true,
    ...part,
  });
}

/** The same person, with a lower plan to come. */
export function sampleGrace(to: 'free' | 'starter', part: Partial<BillingInfo> = {}): BillingInfo {
  const name = to === 'free' ? 'Free' : 'Starter';
  return sampleSubscriber({
    isInGracePeriod: true,
    pendingPlanChange: to,
    pendingChangeDate: '2026-12-08T10:00:00.000Z',
    gracePeriodMessage: `You keep Pro until December 8, 2026, then you move to ${name}.`,
    nextPayment:
      to === 'free' ? null : { at: '2026-12-08T10:00:00.000Z', amount: 1999, currency: 'usd', plan: 'starter' },
    ...part,
  });
}

/** The same person, whose last payment failed, or waits for the bank's question to be answered. */
export function sampleOverdue(until: string, confirmInvoice: string | null = null): BillingInfo {
  return sampleSubscriber({
    subscription: {
      ...ACTIVE,
      state: 'past_due',
      unpaid: true,
      paymentFailed: { since: '2026-12-08T10:00:00.000Z', until, amount: 4999, currency: 'usd', confirmInvoice },
    },
  });
}

export function sampleInvoice(place: number, part: Partial<Invoice> = {}): Invoice {
  const month = String(11 - place).padStart(2, '0');
  const next = String(12 - place).padStart(2, '0');
  return {
    id: `in_${place}`,
    plan: 'pro',
    amount: 4999,
    currency: 'usd',
    status: 'paid',
    createdAt: `2026-${month}-08T10:00:00.000Z`,
    invoiceDate: `2026-${month}-08T10:00:00.000Z`,
    billingPeriodStart: `2026-${month}-08T10:00:00.000Z`,
    billingPeriodEnd: `2026-${next}-08T10:00:00.000Z`,
    stripeInvoiceId: `in_${place}`,
    ...part,
  };
}

/** Of the subscriber above, newest first. */
export const sampleInvoices: Invoice[] = [
  sampleInvoice(0),
  sampleInvoice(1),
  sampleInvoice(2, { plan: 'starter', amount: 1999 }),
];

/** Each status there is, and one nobody has heard of. */
export const invoicesOfAllKinds: Invoice[] = [
  sampleInvoice(0, { status: 'failed' }),
  sampleInvoice(1, { status: 'pending' }),
  sampleInvoice(2, { status: 'cancelled' }),
  sampleInvoice(3, { status: 'refunded' }),
  sampleInvoice(4, { status: 'under_review', amount: 0 }),
  sampleInvoice(5, { amount: 123456, plan: 'elite' }),
];

export function sampleCard(part: Partial<PaymentMethod['card']> = {}, isDefault = false): PaymentMethod {
  const card = { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2034, ...part };
  return { id: `pm_${card.last4}`, card, isDefault };
}

export const sampleCards: PaymentMethod[] = [
  sampleCard({}, true),
  sampleCard({ brand: 'mastercard', last4: '4444', exp_month: 4, exp_year: 2026 }),
];

export const samplePreview: UpgradePreview = {
  currentPlan: 'pro',
  plan: 'elite',
  amountDue: 1067,
  currency: 'usd',
  prorationDate: 1795341600,
  monthlyAmount: 6999,
  nextPaymentAt: '2026-12-08T10:00:00.000Z',
  extraTokens: 500,
};

export const sampleAwaited: NonNullable<BillingInfo['upgradeToConfirm']> = {
  plan: 'elite',
  amount: 1067,
  currency: 'usd',
  until: '2026-11-23T09:00:00.000Z',
  invoiceId: 'in_0',
};

export const sampleRefund: NonNullable<BillingInfo['refund']> = {
  status: 'requested',
  amount: 4999,
  currency: 'usd',
  supportEmail: 'support@adjudge.example',
};
