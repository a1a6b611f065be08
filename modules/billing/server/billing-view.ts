import { PLANS } from '#flags/plans.ts';
import { formatDay } from '#platform/contract/format-day.ts';
import type { BillingInfo, Invoice, PaymentMethod } from '../contract/billing.ts';
import { DUNNING_DAYS } from './accounts/account-state.ts';
import type { InvoiceRow, InvoiceStore } from './accounts/invoice-store.ts';
import type { BillingStore, SubscriptionRow } from './billing-store.ts';
import type { ChangeStore, RefundRow } from './plans/change-store.ts';
import { nextPayment } from './plans/renewals.ts';
import { isBeingCharged, isUnpaid } from './plans/unpaid-period.ts';
import { keptOf, refundable } from './refunds/refunds.ts';
import type { FailedRefund, ReturnStore } from './refunds/return-store.ts';
import type { CardFacts } from './stripe/account-snapshot.ts';

const DAY_MS = 86_400_000;
const iso = (at: Date | null | undefined): string | null => at?.toISOString() ?? null;

/** What the billing page shows, from what is known here: it stands also while the provider is away. */
export async function readBillingInfo(
  deps: { store: BillingStore; invoices: InvoiceStore; changes: ChangeStore; returns: ReturnStore },
  owner: string,
  at: { now: Date; testMode: boolean; supportEmail: string },
): Promise<BillingInfo> {
  const { store, changes, returns } = deps;
  const [plan, subscription, deletion, customer, bought, invoices, refund, failed, disputes] = await Promise.all([
    store.findPlan(owner),
    store.findCurrent(owner),
    store.findDeletion(owner),
    store.findCustomer(owner),
    store.hasBought(owner),
    deps.invoices.list(owner),
    changes.findRefund(owner),
    returns.findFailedRefunds(owner),
    returns.findDisputes(owner),
  ]);
  const current = subscription && followed(subscription, deletion);
  const pending = current?.pendingPlan ?? null;
  const back = refund ? 'used' : refundable(invoices, at.now);
  // Whatever is to come: this is taken first.
  const charged = current && isBeingCharged(current, plan) ? { ...current, at: current.periodStart } : null;
  const next = charged ?? (current ? nextPayment(current) : null);
  return {
    currentPlan: plan.plan,
    isInGracePeriod: pending !== null,
    pendingPlanChange: pending,
    pendingChangeDate: iso(current?.pendingAt),
    gracePeriodMessage: current ? graceMessage(current, deletion) : null,
    subscription: {
      state: !current ? 'none' : current.pastDueSince ? 'past_due' : 'active',
      periodStart: iso(current?.periodStart ?? plan.from),
      periodEnd: iso(current?.periodEnd ?? plan.until),
      unpaid: current ? isUnpaid(current, plan, at.now) : false,
      paymentFailed: current ? overdue(current, invoices) : null,
    },
    upgradeToConfirm: current ? awaited(current, invoices) : null,
    nextPayment:
      current && next
        ? { at: next.at.toISOString(), amount: next.amount, currency: current.currency, plan: next.plan }
        : null,
    totalPaid: invoices.reduce((sum, one) => sum + keptOf(one), 0),
    invoiceCount: invoices.length,
    refundable:
      typeof back === 'string'
        ? null
        : { amount: back.amount, currency: back.currency, until: back.until.toISOString() },
    refund: refundView(refund, failed, at.supportEmail),
    dispute: disputeView(disputes, current !== undefined, at.supportEmail),
    hasPortal: bought && typeof customer?.customerId === 'string',
    testMode: at.testMode,
  };
}

/** Money that did not arrive weighs more than what became of the guarantee. */
function refundView(
  asked: RefundRow | undefined,
  failed: readonly FailedRefund[],
  supportEmail: string,
): BillingInfo['refund'] {
  const [first] = failed;
  if (first) {
    const amount = failed.reduce((sum, one) => sum + one.amount, 0);
    return { status: 'failed', amount, currency: first.currency, supportEmail };
  }
  return asked ? { status: asked.status, amount: asked.amount, currency: asked.currency, supportEmail } : null;
}

/** What is still decided weighs more than what is over; that is told until something is bought anew. */
function disputeView(
  disputes: Awaited<ReturnType<ReturnStore['findDisputes']>>,
  paysAgain: boolean,
  supportEmail: string,
): BillingInfo['dispute'] {
  const open = disputes.filter(({ state }) => state === 'open');
  const told = open.length > 0 ? open : paysAgain ? [] : disputes;
  const [first] = told;
  if (!first) return null;
  return { ...first, amount: told.reduce((sum, one) => sum + one.amount, 0), supportEmail };
}

/**
 * A subscription as it follows its account, told before the provider has heard of it (`DeletionWatch`): it ends with one that
 * goes, at the latest; with one that is kept again it goes on as before.
 */
function followed(one: SubscriptionRow, deletion: Date | null): SubscriptionRow {
  if (one.pastDueSince) return one;
  if (deletion) {
    const ends = (one.pendingPlan === 'free' && one.pendingAt) || one.periodEnd;
    return { ...one, pendingPlan: 'free', pendingAt: ends < deletion ? ends : deletion };
  }
  if (!one.endsWithAccount) return one;
  return { ...one, pendingPlan: one.changeBefore, pendingAt: one.changeBefore && one.periodEnd };
}

function graceMessage({ plan, pendingPlan, pendingAt }: SubscriptionRow, deletion: Date | null): string | null {
  if (!pendingPlan || !pendingAt) return null;
  if (deletion && +pendingAt === +deletion)
    return `${PLANS[plan].name} ends with your account on ${formatDay(deletion)}.`;
  return `You keep ${PLANS[plan].name} until ${formatDay(pendingAt)}, then you move to ${PLANS[pendingPlan].name}.`;
}

/** Until when a plan is kept whose payment failed; null where none did. */
export function overdueUntil({ pastDueSince }: Pick<SubscriptionRow, 'pastDueSince'>): Date | null {
  return pastDueSince && new Date(pastDueSince.getTime() + DUNNING_DAYS * DAY_MS);
}

function overdue(
  { id, pastDueSince, overdueAmount, currency }: SubscriptionRow,
  invoices: readonly InvoiceRow[],
): BillingInfo['subscription']['paymentFailed'] {
  const until = overdueUntil({ pastDueSince });
  if (!pastDueSince || !until) return null;
  const confirmInvoice = invoices.find((one) => one.subscriptionId === id && one.confirms)?.id ?? null;
  const [since, end] = [pastDueSince.toISOString(), until.toISOString()];
  return { since, until: end, amount: overdueAmount ?? 0, currency, confirmInvoice };
}

function awaited(
  { awaitedInvoice, awaitedUntil }: SubscriptionRow,
  invoices: readonly InvoiceRow[],
): BillingInfo['upgradeToConfirm'] {
  const invoice = invoices.find((one) => one.id === awaitedInvoice);
  if (!invoice || !awaitedUntil) return null;
  const { id: invoiceId, plan, amount, currency } = invoice;
  return { plan, amount, currency, until: awaitedUntil.toISOString(), invoiceId };
}

/** The word for an invoice: one of which nothing is left, refunded or taken back by the bank, is no longer called paid. */
export function shownStatus(invoice: InvoiceRow): string {
  const { status, paidAmount, disputed } = invoice;
  if (status !== 'paid' || paidAmount === 0 || keptOf(invoice) > 0) return status;
  return disputed > 0 ? 'disputed' : 'refunded';
}

export function toInvoiceView(row: InvoiceRow): Invoice {
  return {
    id: row.id,
    plan: row.plan,
    amount: row.amount,
    currency: row.currency,
    status: shownStatus(row),
    createdAt: row.createdAt.toISOString(),
    invoiceDate: row.invoiceDate.toISOString(),
    billingPeriodStart: row.periodStart.toISOString(),
    billingPeriodEnd: row.periodEnd.toISOString(),
    stripeInvoiceId: row.id,
  };
}

export function toPaymentMethodView(card: CardFacts): PaymentMethod {
  const { id, brand, last4, expMonth, expYear, isDefault } = card;
  return { id, card: { brand, last4, exp_month: expMonth, exp_year: expYear }, isDefault };
}
