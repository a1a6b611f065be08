import type { Knex } from 'knex';
import { PLAN_IDS, type PlanId } from '#flags/plans.ts';

/** The plan each user is on. No row means `free`. */
export class PlanStore {
  constructor(private readonly db: Knex) {}

  /** The same store inside a transaction. */
  with(trx: Knex.Transaction): PlanStore {
    return new PlanStore(trx);
  }

  /** Every id asked for is in the answer. */
  async planOf(userIds: readonly string[]): Promise<Map<string, PlanId>> {
    const plans = new Map<string, PlanId>(userIds.map((id) => [id, 'free']));
    const rows: { user_id: string; plan: string }[] = await this.db('billing.plans')
      .select('user_id', 'plan')
      .whereIn('user_id', [...userIds]);
    for (const row of rows) plans.set(row.user_id, toPlan(row.plan));
    return plans;
  }

  /**
   * A paid plan anchors the owner's periods: at `anchor` where it is given (of a subscription), else where they are anchored
   * already, else at `at`. Free goes back to calendar months. Follow it with `TokenLedgerService.topUp`, in one transaction.
   */
  async setPlan(owner: string, plan: PlanId, at: Date, anchor?: Date): Promise<void> {
    const paidFrom = plan === 'free' ? null : (anchor ?? at);
    await this.db('billing.plans')
      .insert({ user_id: owner, plan, updated_at: at, anchored_at: paidFrom })
      .onConflict('user_id')
      .merge({
        plan,
        updated_at: at,
        anchored_at: paidFrom && !anchor ? this.db.raw('coalesce(plans.anchored_at, ?)', [paidFrom]) : paidFrom,
      });
  }

  /** When the owner's paid plan began; null on free. */
  async anchorOf(owner: string): Promise<Date | null> {
    const row = await this.db('billing.plans')
      .where({ user_id: owner })
      .first<{ anchored_at: Date | null }>('anchored_at');
    return row?.anchored_at ?? null;
  }
}

function toPlan(value: string): PlanId {
  const plan = PLAN_IDS.find((id) => id === value);
  if (!plan) throw new Error(`billing.plans holds an unknown plan: ${value}`);
  return plan;
}
