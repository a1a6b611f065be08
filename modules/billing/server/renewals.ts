import type { Knex } from 'knex';
import { PLANS } from '#flags/plans.ts';
import type { Clock } from '#platform/clock.ts';
import type { BillingStore, SubscriptionRow } from './billing-store.ts';
import type { NoticeStore } from './notice-store.ts';

/** How long before the next payment it is told, in days. */
const REMIND_DAYS = 7;
const DAY_MS = 86_400_000;

/** What a subscription will charge next, if anything. In cents. */
export function nextPayment(one: SubscriptionRow): { at: Date; amount: number; plan: SubscriptionRow['plan'] } | null {
  const { pendingPlan: plan, pendingAt } = one;
  if (plan === 'free') return null;
  if (plan && pendingAt) return { at: pendingAt, amount: PLANS[plan].priceCents, plan };
  return { at: one.periodEnd, amount: one.amount, plan: one.plan };
}

/** The reminder a week before a payment, once for each. */
export class Renewals {
  constructor(private readonly deps: { db: Knex; store: BillingStore; notices: NoticeStore; clock: Clock }) {}

  async remind(owner: string): Promise<void> {
    const { store, notices, clock } = this.deps;
    const current = await store.findCurrent(owner);
    const next = current && current.status !== 'past_due' ? nextPayment(current) : null;
    const now = clock.now();
    if (!current || !next || next.at <= now || next.at.getTime() - now.getTime() > REMIND_DAYS * DAY_MS) return;
    const { at, amount, plan } = next;
    const key = `renewal:${current.id}:${at.toISOString().slice(0, 10)}`;
    await notices.enter(
      owner,
      key,
      { kind: 'renewal', plan, amount, currency: current.currency, at: at.toISOString() },
      now,
    );
  }

  /** People whose next payment is a week away and who were not told. */
  async findDue(limit: number): Promise<string[]> {
    const { db, clock } = this.deps;
    const now = clock.now();
    const rows: { user_id: string }[] = await db('billing.subscriptions as s')
      .whereNull('s.ended_at')
      .whereIn('s.status', ['active', 'trialing'])
      .where('s.period_end', '>', now)
      .where('s.period_end', '<=', new Date(now.getTime() + REMIND_DAYS * DAY_MS))
      .whereRaw('s.pending_plan is distinct from ?', ['free'])
      .whereNotExists(
        db('billing.notices as n').whereRaw(
          `n.key = 'renewal:' || s.id || ':' || to_char(coalesce(s.pending_at, s.period_end) at time zone 'UTC', 'YYYY-MM-DD')`,
        ),
      )
      .limit(limit)
      .select('s.user_id');
    return rows.map((row) => row.user_id);
  }
}
