import { PLANS } from '#flags/plans.ts';
import { periodOf } from '../server/plans/period.ts';
import type { AccountSnapshot, InvoiceFacts, PaidPlan, SubscriptionFacts } from '../server/stripe/account-snapshot.ts';

const ALIVE = ['active', 'past_due'];

/** One customer at a payment provider, played: subscriptions renew by their anchor, invoices are paid or not. */
export class PlayedProvider {
  private readonly subscriptions: SubscriptionFacts[] = [];
  private readonly invoices: InvoiceFacts[] = [];
  private count = 0;

  /** @param name makes its ids unique */
  constructor(private readonly name: string) {}

  snapshot = async (): Promise<AccountSnapshot> => ({
    deleted: false,
    subscriptions: [...this.subscriptions],
    invoices: [...this.invoices],
    cards: [],
  });

  /** The one that is alive and began first. */
  current(): SubscriptionFacts | undefined {
    return this.subscriptions.find((one) => ALIVE.includes(one.status));
  }

  buy(plan: PaidPlan, now: Date): void {
    const { endsAt } = periodOf(now, now);
    const id = this.next('sub');
    this.subscriptions.push({
      id,
      itemId: `si_${id}`,
      scheduleId: null,
      status: 'active',
      plan,
      amount: PLANS[plan].priceCents,
      currency: 'usd',
      startedAt: now,
      periodStart: now,
      periodEnd: endsAt,
      pending: null,
      awaits: null,
      endedAt: null,
    });
    this.invoice(id, 'subscription_create', { plan, from: now, until: endsAt, at: now, paid: true });
  }

  /** Charges the rest of the period at the new plan; silent where there is nothing alive or no higher plan. */
  upgrade(plan: PaidPlan, now: Date): void {
    const one = this.current();
    if (one?.status !== 'active' || PLANS[plan].priceCents <= PLANS[one.plan].priceCents) return;
    this.change(one.id, { plan, amount: PLANS[plan].priceCents, pending: null });
    this.invoice(one.id, 'subscription_update', { plan, from: now, until: one.periodEnd, at: now, paid: true });
  }

  /** The plan from the next period on. */
  schedule(plan: PaidPlan): void {
    const one = this.current();
    if (one && plan !== one.plan) this.change(one.id, { pending: { plan, at: one.periodEnd } });
  }

  /** What falls due until now; every renewal is paid, or the payment of the first fails and the rest waits for it. */
  catchUp(now: Date, paid: boolean): void {
    for (let one = this.current(); one && one.status === 'active' && one.periodEnd <= now; one = this.current()) {
      const plan = one.pending && one.pending.plan !== 'free' ? one.pending.plan : one.plan;
      const from = one.periodEnd;
      const until = periodOf(from, one.startedAt).endsAt;
      const status = paid ? 'active' : 'past_due';
      this.change(one.id, { plan, pending: null, periodStart: from, periodEnd: until, status });
      this.invoice(one.id, 'subscription_cycle', { plan, from, until, at: from, paid });
    }
  }

  payLate(now: Date): void {
    for (const [i, one] of this.invoices.entries())
      if (one.status === 'open') this.invoices[i] = { ...one, status: 'paid', paidAmount: one.amount, paidAt: now };
    const one = this.current();
    if (one) this.change(one.id, { status: 'active' });
  }

  end(id: string | undefined, now: Date): void {
    if (id !== undefined) this.change(id, { status: 'canceled', endedAt: now, pending: null });
  }

  /** Tokens that each paid period of each subscription is worth: its best plan's, by the account's key. */
  worth(): Map<string, number> {
    const worth = new Map<string, number>();
    for (const whole of this.invoices.filter(({ reason }) => reason !== 'subscription_update')) {
      const mine = this.invoices.filter(
        (one) =>
          one.status === 'paid' &&
          one.subscriptionId === whole.subscriptionId &&
          one.periodStart >= whole.periodStart &&
          one.periodStart < whole.periodEnd,
      );
      if (mine.length === 0) continue;
      const key = `${whole.periodStart.toISOString().slice(0, 10)} ${whole.subscriptionId}`;
      worth.set(key, Math.max(...mine.map(({ plan }) => PLANS[plan].tokensPerPeriod)));
    }
    return worth;
  }

  private next(kind: string): string {
    this.count += 1;
    return `${kind}_${this.count}_${this.name}`;
  }

  private change(id: string, to: Partial<SubscriptionFacts>): void {
    const at = this.subscriptions.findIndex((one) => one.id === id);
    const known = this.subscriptions[at];
    if (known) this.subscriptions[at] = { ...known, ...to };
  }

  private invoice(
    subscriptionId: string,
    reason: string,
    of: { plan: PaidPlan; from: Date; until: Date; at: Date; paid: boolean },
  ): void {
    this.invoices.push({
      id: this.next('in'),
      subscriptionId,
      reason,
      status: of.paid ? 'paid' : 'open',
      attempted: true,
      lastTry: null,
      plan: of.plan,
      amount: PLANS[of.plan].priceCents,
      paidAmount: of.paid ? PLANS[of.plan].priceCents : 0,
      currency: 'usd',
      createdAt: of.at,
      invoiceDate: of.at,
      periodStart: of.from,
      periodEnd: of.until,
      paidAt: of.paid ? of.at : null,
    });
  }
}
