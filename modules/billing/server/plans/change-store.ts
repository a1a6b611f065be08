import type { Knex } from 'knex';
import type { PlanId } from '#flags/plans.ts';
import type { Clock } from '#platform/clock.ts';
import type { PaidPlan } from '../stripe/account-snapshot.ts';

/** A change that took longer was left by a process that died. */
const STALE_MS = 60_000;

/** Changes opened before this are no longer being made. */
export function staleBefore(now: Date): Date {
  return new Date(now.getTime() - STALE_MS);
}

/** The provider may have been asked for more than is known here: this change stays open until the sweep has finished it. */
export class Unfinished extends Error {}

export interface StaleChange {
  readonly id: string;
  readonly owner: string;
  readonly from: PlanId;
  readonly to: PlanId;
}

export interface CheckoutRow {
  readonly id: string;
  readonly plan: PaidPlan;
  readonly sessionId: string;
  readonly url: string;
  readonly status: 'open' | 'complete' | 'expired';
  readonly createdAt: Date;
  readonly askedAt: Date;
}

export interface RefundRow {
  readonly id: string;
  readonly owner: string;
  readonly subscriptionId: string;
  readonly amount: number;
  readonly currency: string;
  readonly status: 'requested' | 'refunded';
}

const CHECKOUT = {
  id: 'id',
  plan: 'plan',
  sessionId: 'session_id',
  url: 'url',
  status: 'status',
  createdAt: 'created_at',
  askedAt: 'asked_at',
};
const REFUND = {
  id: 'id',
  owner: 'user_id',
  subscriptionId: 'subscription_id',
  amount: 'amount',
  currency: 'currency',
  status: 'status',
};

/** SQL of what people asked for: plan changes, payments under way, refunds. */
export class ChangeStore {
  constructor(private readonly db: Knex) {}

  /**
   * The lock of whatever changes a person's subscription or gives their money back: runs it while nothing else of theirs does,
   * as a row of `plan_changes`. `from` and `to` tell the sweep what to finish where the process dies; from a plan to itself asks
   * for nothing. `Unfinished` leaves the row open for the sweep, and its cause is thrown.
   * @returns undefined, without running, while another is under way
   */
  async alone<T>(
    owner: string,
    change: { id: string; from: PlanId; to: PlanId },
    clock: Clock,
    run: () => Promise<T>,
  ): Promise<{ readonly value: T } | undefined> {
    if (!(await this.open(owner, { ...change, at: clock.now() }))) return undefined;
    try {
      const value = await run();
      await this.end(owner, change.id, 'done', clock.now());
      return { value };
    } catch (error) {
      if (error instanceof Unfinished) throw error.cause;
      await this.end(owner, change.id, 'failed', clock.now());
      throw error;
    }
  }

  /** False while another is open that was not stale. */
  private async open(owner: string, { id, from, to, at }: { id: string; from: PlanId; to: PlanId; at: Date }) {
    await this.db('billing.plan_changes')
      .where({ user_id: owner, status: 'open' })
      .where('created_at', '<', staleBefore(at))
      .update({ status: 'failed', ended_at: at });
    const rows = await this.db('billing.plan_changes')
      .insert({ id, user_id: owner, from_plan: from, to_plan: to, created_at: at })
      .onConflict(this.db.raw("(user_id) where status = 'open'"))
      .ignore()
      .returning('id');
    return rows.length > 0;
  }

  async end(owner: string, id: string, status: 'done' | 'failed', at: Date): Promise<void> {
    await this.db('billing.plan_changes')
      .where({ user_id: owner, id, status: 'open' })
      .update({ status, ended_at: at });
  }

  async findStale(before: Date, limit: number): Promise<StaleChange[]> {
    return this.db('billing.plan_changes')
      .where({ status: 'open' })
      .where('created_at', '<', before)
      .orderBy('created_at')
      .limit(limit)
      .select({ id: 'id', owner: 'user_id', from: 'from_plan', to: 'to_plan' });
  }

  /** Takes an stale change up again, as one that begins now; false where somebody was quicker. */
  async claim(owner: string, id: string, at: Date): Promise<boolean> {
    const changed = await this.db('billing.plan_changes')
      .where({ user_id: owner, id, status: 'open' })
      .where('created_at', '<', staleBefore(at))
      .update({ created_at: at });
    return changed > 0;
  }

  async enterCheckout(
    owner: string,
    row: { id: string; plan: PaidPlan; sessionId: string; url: string; at: Date },
  ): Promise<void> {
    const { id, plan, url, at } = row;
    await this.db('billing.checkouts')
      .insert({ id, user_id: owner, plan, session_id: row.sessionId, url, created_at: at, asked_at: at })
      .onConflict('session_id')
      .ignore();
  }

  /** The latest payment this person was sent to. */
  async latestCheckout(owner: string): Promise<CheckoutRow | undefined> {
    return this.db('billing.checkouts')
      .where({ user_id: owner })
      .orderBy([
        { column: 'created_at', order: 'desc' },
        { column: 'id', order: 'desc' },
      ])
      .first(CHECKOUT);
  }

  async openCheckouts(owner: string): Promise<CheckoutRow[]> {
    return this.db('billing.checkouts').where({ user_id: owner, status: 'open' }).select(CHECKOUT);
  }

  async noteCheckout(owner: string, id: string, status: CheckoutRow['status'], askedAt: Date): Promise<void> {
    await this.db('billing.checkouts').where({ user_id: owner, id }).update({ status, asked_at: askedAt });
  }

  /** Enters the one refund a person may ask for; false where there is one. */
  async enterRefund(
    owner: string,
    row: { id: string; subscriptionId: string; amount: number; currency: string; at: Date },
  ): Promise<boolean> {
    const { id, amount, currency, at } = row;
    const rows = await this.db('billing.refunds')
      .insert({ id, user_id: owner, subscription_id: row.subscriptionId, amount, currency, requested_at: at })
      .onConflict('user_id')
      .ignore()
      .returning('id');
    return rows.length > 0;
  }

  async findRefund(owner: string): Promise<RefundRow | undefined> {
    return this.db('billing.refunds').where({ user_id: owner }).first(REFUND);
  }

  /** Asked for before this and not done; by chance, so that those the provider refuses do not stand before the rest. */
  async findOpenRefunds(before: Date, limit: number): Promise<RefundRow[]> {
    return this.db('billing.refunds')
      .where({ status: 'requested' })
      .where('requested_at', '<', before)
      .orderByRaw('random()')
      .limit(limit)
      .select(REFUND);
  }

  /** @param amount that was refunded, in cents; at 0 the promised one stays */
  async completeRefund(owner: string, id: string, { amount, at }: { amount: number; at: Date }): Promise<boolean> {
    const changed = await this.db('billing.refunds')
      .where({ user_id: owner, id, status: 'requested' })
      .update({ status: 'refunded', refunded_at: at, ...(amount > 0 && { amount }) });
    return changed > 0;
  }
}
