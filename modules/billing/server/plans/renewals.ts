import type { Knex } from 'knex';
import { PLAN_IDS, PLANS } from '#flags/plans.ts';
import type { Clock } from '#platform/clock.ts';
import type { BillingStore, SubscriptionRow } from '../billing-store.ts';
import type { OutboxStore } from '../mail/outbox-store.ts';

/** How long before the next payment it is told, in days. */
const REMIND_DAYS = 7;
const DAY_MS = 86_400_000;

/** What a subscription will charge next, if anything. In cents. */
export function nextPayment(
  one: Pick<SubscriptionRow, 'plan' | 'amount' | 'periodEnd' | 'pendingPlan' | 'pendingAt'>,
): { at: Date; amount: number; plan: SubscriptionRow['plan'] } | null {
  const { pendingPlan: plan, pendingAt } = one;
  if (plan === 'free') return null;
  if (plan && pendingAt) return { at: pendingAt, amount: PLANS[plan].priceCents, plan };
  return { at: one.periodEnd, amount: one.amount, plan: one.plan };
}

/** Of one payment of one subscription; another amount, or another plan, is told anew. */
const keyOf = (id: string, { at, plan, amount }: NonNullable<ReturnType<typeof nextPayment>>): string =>
  `renewal:${id}:${at.toISOString().slice(0, 10)}:${plan}:${amount}`;

/** The reminder a week before a payment, once for each. */
export class Renewals {
  constructor(private readonly deps: { db: Knex; store: BillingStore; outbox: OutboxStore; clock: Clock }) {}

  async remind(owner: string): Promise<void> {
    const { store, outbox, clock } = this.deps;
    const current = await store.findCurrent(owner);
    const next = current && current.status !== 'past_due' ? nextPayment(current) : null;
    const now = clock.now();
    if (!current || !next || next.at <= now || next.at.getTime() - now.getTime() > REMIND_DAYS * DAY_MS) return;
    const { at, amount, plan } = next;
    await outbox.enter(
      owner,
      keyOf(current.id, next),
      { kind: 'renewal', plan, amount, currency: current.currency, at: at.toISOString() },
      now,
    );
  }

  /** People whose next payment is a week away and who were not told. */
  async findDue(limit: number): Promise<string[]> {
    const { db, clock } = this.deps;
    const now = clock.now();
    const prices = PLAN_IDS.map((id) => [id, PLANS[id].priceCents]);
    const rows: { user_id: string }[] = await db('billing.subscriptions as s')
      .whereNull('s.ended_at')
      .whereIn('s.status', ['active', 'trialing'])
      .where('s.period_end', '>', now)
      .where('s.period_end', '<=', new Date(now.getTime() + REMIND_DAYS * DAY_MS))
      .whereRaw('s.pending_plan is distinct from ?', ['free'])
      .whereNotExists(
        // The key as `keyOf` makes it.
        db('billing.outbox as n').whereRaw(
          `n.key = concat_ws(':', 'renewal', s.id,
            to_char(coalesce(s.pending_at, s.period_end) at time zone 'UTC', 'YYYY-MM-DD'),
            coalesce(s.pending_plan, s.plan), coalesce(?::jsonb ->> s.pending_plan, s.amount::text))`,
          [JSON.stringify(Object.fromEntries(prices))],
        ),
      )
      .orderByRaw('random()')
      .limit(limit)
      .select('s.user_id');
    return rows.map((row) => row.user_id);
  }
}
