import type { Knex } from 'knex';
import { PLAN_IDS, type PlanId } from '#flags/plans.ts';
import type { PaidPeriod, PeriodBasis } from './period.ts';

/** Called in the transaction of the change. */
type PlanChanged = (trx: Knex.Transaction, owner: string, from: PlanId, to: PlanId) => Promise<void>;

/** The plan each user is on. No row means `free`. */
export class PlanStore {
  /** @param changed what else is written when somebody comes on another plan */
  constructor(
    private readonly db: Knex,
    private readonly changed?: PlanChanged,
  ) {}

  /** The same store inside a transaction. */
  with(trx: Knex.Transaction): PlanStore {
    return new PlanStore(trx, this.changed);
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
    await this.noting(owner, plan, (db) =>
      db('billing.plans')
        .insert({ user_id: owner, plan, updated_at: at, anchored_at: paidFrom, paid_from: null, paid_until: null })
        .onConflict('user_id')
        .merge({
          plan,
          updated_at: at,
          paid_from: null,
          paid_until: null,
          paid_by: null,
          anchored_at: paidFrom && !anchor ? db.raw('coalesce(plans.anchored_at, ?)', [paidFrom]) : paidFrom,
        }),
    );
  }

  /** A plan that was bought, with the period that is paid; its tokens are granted by `TokenLedgerService.grantPaid`. */
  async setPaid(owner: string, plan: PlanId, paid: PaidPeriod, at: Date): Promise<void> {
    await this.noting(owner, plan, (db) =>
      db('billing.plans')
        .insert({
          user_id: owner,
          plan,
          updated_at: at,
          anchored_at: paid.from,
          paid_from: paid.from,
          paid_until: paid.until,
          paid_by: paid.by,
        })
        .onConflict('user_id')
        .merge({
          plan,
          updated_at: at,
          anchored_at: paid.from,
          paid_from: paid.from,
          paid_until: paid.until,
          // What was bought before accounts were kept by subscription stays where it was booked.
          paid_by: db.raw(
            'case when plans.paid_from = excluded.paid_from and plans.paid_by is null then null else excluded.paid_by end',
          ),
        }),
    );
  }

  /** Writes, and calls `changed` with it where the plan is another one. */
  private async noting(owner: string, plan: PlanId, write: (db: Knex) => PromiseLike<unknown>): Promise<void> {
    const { changed } = this;
    if (!changed) {
      await write(this.db);
      return;
    }
    await this.db.transaction(async (trx) => {
      const row = await trx('billing.plans').where({ user_id: owner }).forUpdate().first<{ plan: string }>('plan');
      const before = row ? toPlan(row.plan) : 'free';
      await write(trx);
      if (before !== plan) await changed(trx, owner, before, plan);
    });
  }

  /** The owner's plan, and what their periods are reckoned from, at one moment. */
  async standingOf(owner: string): Promise<{ plan: PlanId; basis: PeriodBasis }> {
    const row = await this.db('billing.plans')
      .where({ user_id: owner })
      .first<(RawBasis & { plan: string }) | undefined>('plan', ...BASIS);
    return { plan: row ? toPlan(row.plan) : 'free', basis: toBasis(row) };
  }
}

/** Columns of a period's basis. */
const BASIS = ['anchored_at', 'paid_from', 'paid_until', 'paid_by'] as const;

export interface RawBasis {
  anchored_at: Date | null;
  paid_from: Date | null;
  paid_until: Date | null;
  paid_by: string | null;
}

export function toBasis(row: RawBasis | undefined): PeriodBasis {
  const { anchored_at = null, paid_from = null, paid_until = null, paid_by = null } = row ?? {};
  return { anchor: anchored_at, paid: paid_from && paid_until && { from: paid_from, until: paid_until, by: paid_by } };
}

function toPlan(value: string): PlanId {
  const plan = PLAN_IDS.find((id) => id === value);
  if (!plan) throw new Error(`billing.plans holds an unknown plan: ${value}`);
  return plan;
}
