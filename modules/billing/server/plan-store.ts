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

  async setPlan(owner: string, plan: PlanId, at: Date): Promise<void> {
    await this.db('billing.plans')
      .insert({ user_id: owner, plan, updated_at: at })
      .onConflict('user_id')
      .merge(['plan', 'updated_at']);
  }
}

function toPlan(value: string): PlanId {
  const plan = PLAN_IDS.find((id) => id === value);
  if (!plan) throw new Error(`billing.plans holds an unknown plan: ${value}`);
  return plan;
}
