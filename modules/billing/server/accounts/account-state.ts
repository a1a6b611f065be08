import type { PlanId } from '#flags/plans.ts';
import { PLANS } from '#flags/plans.ts';
import type { PaidPeriod } from '../plans/period.ts';
import type { AccountSnapshot, InvoiceFacts, PaidPlan, SubscriptionFacts } from '../stripe/account-snapshot.ts';

/** How long a plan is kept while its payment fails, in days. */
export const DUNNING_DAYS = 7;
const DAY_MS = 86_400_000;

/** What a paid invoice brings, once. */
export interface PaidGrant {
  readonly invoiceId: string;
  readonly subscriptionId: string;
  readonly period: PaidPeriod;
  readonly plan: PaidPlan;
}

export interface Overdue {
  readonly since: Date;
  /** The plan is kept until then. */
  readonly until: Date;
  /** In cents. */
  readonly amount: number;
  readonly currency: string;
}

/** Our state of an account: a pure function of what the provider has, whatever came before. */
export interface AccountState {
  readonly plan: PlanId;
  /** The subscription the plan comes from; also while it is overdue for too long, until it is ended. */
  readonly current: SubscriptionFacts | null;
  readonly paid: PaidPeriod | null;
  readonly overdue: Overdue | null;
  /** Others that are alive: somebody paid twice. The one that began first stays, of two in one second the one that stood. */
  readonly surplus: readonly SubscriptionFacts[];
  readonly grants: readonly PaidGrant[];
}

const ALIVE = ['active', 'trialing', 'past_due'];
const byCreation = (a: InvoiceFacts, b: InvoiceFacts): number =>
  a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1);

/** @param standing the subscription the plan comes from until now */
export function accountState(snapshot: AccountSnapshot, now: Date, standing: string | null = null): AccountState {
  const alive = snapshot.subscriptions
    .filter((one) => ALIVE.includes(one.status))
    .sort(
      (a, b) =>
        // The provider counts seconds.
        a.startedAt.getTime() - b.startedAt.getTime() ||
        Number(b.id === standing) - Number(a.id === standing) ||
        (a.id < b.id ? -1 : 1),
    );
  const [current = null, ...surplus] = alive;
  const overdue = current && overdueOf(current, snapshot.invoices);
  const kept = current !== null && (overdue === null || overdue.until > now);
  return {
    plan: kept ? current.plan : 'free',
    current,
    paid: kept ? paidPeriod(current, snapshot.invoices) : null,
    overdue,
    surplus,
    grants: grantsOf(snapshot.invoices),
  };
}

function overdueOf(subscription: SubscriptionFacts, invoices: readonly InvoiceFacts[]): Overdue | null {
  if (subscription.status !== 'past_due') return null;
  const unpaid = invoices
    .filter((one) => one.subscriptionId === subscription.id && one.status === 'open' && one.attempted)
    .sort(byCreation);
  const since = unpaid[0]?.createdAt ?? subscription.periodStart;
  return {
    since,
    until: new Date(since.getTime() + DUNNING_DAYS * DAY_MS),
    amount: unpaid.reduce((sum, one) => sum + one.amount, 0),
    currency: subscription.currency,
  };
}

/** Whether an invoice is for a whole period, not for the rest of one. */
const opensPeriod = ({ reason }: InvoiceFacts): boolean =>
  reason === 'subscription_create' || reason === 'subscription_cycle';

function paidPeriod(subscription: SubscriptionFacts, invoices: readonly InvoiceFacts[]): PaidPeriod {
  const last = invoices
    .filter((one) => one.subscriptionId === subscription.id && one.status === 'paid' && opensPeriod(one))
    .sort(byCreation)
    .at(-1);
  const { periodStart: from, periodEnd: until } = last ?? subscription;
  return { from, until, by: subscription.id };
}

function grantsOf(invoices: readonly InvoiceFacts[]): PaidGrant[] {
  return invoices
    .filter((one) => one.status === 'paid')
    .sort(byCreation)
    .flatMap((one) => {
      const { subscriptionId } = one;
      if (subscriptionId === null) return [];
      // The rest of a period belongs to the period it began in.
      const whole = opensPeriod(one)
        ? one
        : invoices.find(
            (other) =>
              other.subscriptionId === subscriptionId &&
              opensPeriod(other) &&
              other.periodStart <= one.periodStart &&
              one.periodStart < other.periodEnd,
          );
      if (!whole) return [];
      const period = { from: whole.periodStart, until: whole.periodEnd, by: subscriptionId };
      return [{ invoiceId: one.id, subscriptionId, period, plan: one.plan }];
    });
}

/** Tokens a grant adds: what its plan allows beyond what was granted for the same period of the same subscription. */
export function tokensOf(grant: PaidGrant, grantedBefore: number): number {
  return Math.max(0, PLANS[grant.plan].tokensPerPeriod - grantedBefore);
}

/** The word people see for an invoice. */
export function invoiceStatus(one: Pick<InvoiceFacts, 'status' | 'attempted' | 'lastTry'>): string {
  if (one.status === 'open') return one.attempted && !one.lastTry?.confirms ? 'failed' : 'pending';
  if (one.status === 'void') return 'cancelled';
  return one.status === 'uncollectible' ? 'failed' : one.status;
}
