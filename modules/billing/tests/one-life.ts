import type { AccountSnapshot, InvoiceFacts, SubscriptionFacts } from '../server/stripe/account-snapshot.ts';

const day = (iso: string): Date => new Date(`${iso}T12:00:00Z`);

interface Moment {
  readonly type: string;
  readonly object: string;
  readonly after: AccountSnapshot;
}

/** One subscription from purchase to end in 12 events, each with what the provider has after it. */
export function oneLife(suffix: string): readonly Moment[] {
  const id = `sub_${suffix}`;
  let subscription: SubscriptionFacts = {
    id,
    itemId: `si_${suffix}`,
    scheduleId: null,
    status: 'active',
    plan: 'starter',
    amount: 1999,
    currency: 'usd',
    startedAt: day('2027-01-10'),
    periodStart: day('2027-01-10'),
    periodEnd: day('2027-02-10'),
    pending: null,
    awaits: null,
    endedAt: null,
  };
  const invoices = new Map<string, InvoiceFacts>();
  const moments: Moment[] = [];
  const then = (type: string, object: string, change: Partial<SubscriptionFacts> = {}): void => {
    subscription = { ...subscription, ...change };
    const after = { deleted: false, subscriptions: [subscription], invoices: [...invoices.values()], cards: [] };
    moments.push({ type, object, after });
  };
  const invoice = (name: string, facts: Partial<InvoiceFacts>): string => {
    const known = invoices.get(name);
    const { plan, currency, periodStart, periodEnd } = subscription;
    const at = facts.createdAt ?? periodStart;
    const made = {
      reason: 'subscription_create',
      status: 'paid',
      attempted: true,
      lastTry: null,
      amount: 1999,
      createdAt: at,
    };
    const of = { id: `in_${name}_${suffix}`, subscriptionId: id, plan, currency, periodStart, periodEnd };
    const entered = { ...made, ...of, invoiceDate: at, paidAt: at, ...known, ...facts };
    invoices.set(name, { ...entered, paidAmount: entered.status === 'paid' ? entered.amount : 0 });
    return of.id;
  };

  then('customer.subscription.created', id);
  then('invoice.paid', invoice('first', {}));
  then('checkout.session.completed', `cs_${suffix}`);
  then('customer.subscription.updated', id, { plan: 'pro', amount: 4999 });
  const upgraded = day('2027-01-20');
  const rest = { reason: 'subscription_update', amount: 2032, periodStart: upgraded, createdAt: upgraded };
  then('invoice.paid', invoice('upgrade', rest));
  then('customer.subscription.updated', id, { periodStart: day('2027-02-10'), periodEnd: day('2027-03-10') });
  const failed = { reason: 'subscription_cycle', amount: 4999, status: 'open', paidAt: null };
  then('invoice.payment_failed', invoice('renewal', failed), { status: 'past_due' });
  then('invoice.paid', invoice('renewal', { status: 'paid', paidAt: day('2027-02-13') }), { status: 'active' });
  const pending = { plan: 'starter', at: day('2027-03-10') } as const;
  then('customer.subscription.updated', id, { pending, scheduleId: `sched_${suffix}` });
  then('customer.subscription.updated', id, { pending: null, scheduleId: null });
  then('customer.subscription.updated', id, { pending: { plan: 'free', at: day('2027-03-10') } });
  then('customer.subscription.deleted', id, { pending: null, status: 'canceled', endedAt: day('2027-03-10') });
  return moments;
}
