import type { Knex } from 'knex';
import { type PlanId, planRank } from '#flags/plans.ts';
import type { Clock } from '#platform/clock.ts';
import { AppError, ERRORS } from '#platform/contract/errors.ts';
import type { Ids } from '#platform/ids.ts';
import type { Log } from '#platform/log/log.ts';
import type { BillingStore } from '../billing-store.ts';
import type { Checkouts } from '../checkouts.ts';
import type { OutboxStore } from '../mail/outbox-store.ts';
import type { Catalogue } from '../plans/catalogue.ts';
import type { ChangeStore } from '../plans/change-store.ts';
import { isUnpaid } from '../plans/unpaid-period.ts';
import { noteRefusedRefund } from '../refunds/failed-refunds.ts';
import { type RefusedRefund, refundAll } from '../refunds/refund-invoices.ts';
import type { ReturnStore } from '../refunds/return-store.ts';
import type { PaidPlan } from '../stripe/account-snapshot.ts';
import type { BillingGateway } from '../stripe/billing-gateway.ts';
import type { AccountSync } from './account-sync.ts';
import type { InvoiceStore } from './invoice-store.ts';

interface Due {
  readonly id: string;
  readonly plan: PaidPlan;
  readonly scheduleId: string | null;
  readonly pendingPlan: PlanId | null;
  readonly awaitedInvoice: string | null;
  /** No paid month stands. */
  readonly unpaid: boolean;
  /** Whether the account is to be deleted. */
  readonly leaves: boolean;
  /** It was paid for after the deletion was asked for, or is being refunded for that reason. */
  readonly late: boolean;
  readonly currency: string;
  /** What was to come before the deletion was asked for. */
  readonly before: PaidPlan | null;
}

/** The provider counts seconds, so that one that began in the second of the request counts as bought before it. */
const IS_LATE =
  '(s.given_back or coalesce(u.deletion_due_at is not null and s.started_at > u.deletion_asked_at, false))';
/** It was begun: it is finished, also of one that has ended meanwhile, or whose account is kept after all. */
const IS_BEGUN = '(s.given_back and s.given_back_at is null)';

/**
 * Nobody pays for another month of an account that is to be deleted: a payment page that is still open takes nothing any more,
 * what was paid on it all the same goes back whole, and its subscription ends with its period, or at once where no paid month
 * stands. Whoever keeps the account has the plan as it was; an end they had asked for themselves stays.
 */
export class DeletionWatch {
  constructor(
    private readonly deps: {
      db: Knex;
      store: BillingStore;
      invoices: InvoiceStore;
      returns: ReturnStore;
      outbox: OutboxStore;
      changes: Pick<ChangeStore, 'alone'>;
      gateway: Pick<
        BillingGateway,
        'endNow' | 'endWithPeriod' | 'releaseSchedule' | 'scheduleChange' | 'voidInvoice' | 'paymentsOf' | 'refund'
      >;
      catalogue: Pick<Catalogue, 'priceOf'>;
      checkouts: Pick<Checkouts, 'endOpen'>;
      sync: Pick<AccountSync, 'run'>;
      clock: Clock;
      ids: Ids;
      log: Log;
    },
  ) {}

  /** Owners whose subscription renews, or who may still pay for one, though their account goes; or whose ends though it stays. */
  async findDue(limit: number): Promise<string[]> {
    const owners = this.due().select('s.user_id').union(this.payable().select('c.user_id'));
    // One the provider refuses is found every time: chance keeps those from standing before the rest.
    const rows: { user_id: string }[] = await this.deps.db.from(owners.as('due')).orderByRaw('random()').limit(limit);
    return rows.map((row) => row.user_id);
  }

  /**
   * Makes the subscription follow the account. May run twice; silent where nothing is to be done.
   * @param removes the account is removed now: everything is fetched first, and only what keeps a late payment from going back
   *   stops it, because the rest ends with the customer
   * @returns false, without running, while a change of the same person's is under way
   * @throws AppError refusals of the provider; it is due again then
   */
  async follow(owner: string, { removes }: { removes: boolean }): Promise<boolean> {
    const { changes, checkouts, sync, clock, ids, log } = this.deps;
    const due = await this.find(owner);
    if (!removes && !due && !(await this.mayPay(owner))) return true;
    const id = ids.next();
    const plan = due?.plan ?? 'free';
    // Of itself it changes no plan: one that a dead process left open asks for nothing.
    const done = await changes.alone(owner, { id, from: plan, to: plan }, clock, async () => {
      const failed: { readonly error: unknown; readonly stops: boolean }[] = [];
      // Found again by the sweep; a plan that goes does not wait for a page, nor one plan for another.
      const attempt = (step: Promise<void>, stops: boolean): Promise<unknown> =>
        step.catch((error: unknown) => failed.push({ error, stops }));
      if (await this.mayPay(owner)) await attempt(checkouts.endOpen(owner), !removes);
      // A run that failed half-way may have changed more at the provider than is known here.
      await sync.run(owner);
      const seen: string[] = [];
      for (let now = await this.find(owner); now; now = await this.find(owner, seen)) {
        seen.push(now.id);
        if (now.late) await attempt(this.refund(owner, now, id), true);
        else await attempt(now.leaves ? this.end(owner, now, id) : this.resume(owner, now, id), !removes);
      }
      const first = failed.find(({ stops }) => stops);
      if (first) throw first.error;
      for (const { error } of failed) log.warn({ err: error, userId: owner }, 'left to the end of the customer');
    });
    return done !== undefined;
  }

  private async end(owner: string, due: Due, key: string): Promise<void> {
    const { db, gateway, sync } = this.deps;
    const { id, unpaid, scheduleId, pendingPlan, awaitedInvoice } = due;
    if (unpaid) {
      await gateway.endNow(id, `${key}:end-now`);
      return sync.run(owner);
    }
    // First, so that what comes of it is known to be ours; and once, so that a second try keeps what the first one found.
    await db('billing.subscriptions')
      .where({ id, ends_with_account: false })
      .update({ ends_with_account: true, change_before: pendingPlan });
    if (awaitedInvoice) await gateway.voidInvoice(awaitedInvoice);
    if (scheduleId) await gateway.releaseSchedule(scheduleId, `${key}:release`);
    await gateway.endWithPeriod(id, true, `${key}:end`);
    await sync.run(owner);
  }

  /**
   * Marked first, so that the events of it are known to be ours, and ended before anything goes back: a refund that fails leaves
   * nothing that renews, and what is paid in this very moment is known then. Until it is noted as done it is found again.
   */
  private async refund(owner: string, { id, currency }: Due, key: string): Promise<void> {
    const { db, store, outbox, gateway, sync, clock, log } = this.deps;
    if (!(await store.markGivenBack(owner, id))) return;
    await gateway.endNow(id, `${key}:end-now`);
    await sync.run(owner);
    const amount = await refundAll(this.deps, owner, id, 'leaves', (...of) => this.isOwed(owner, ...of));
    log.warn({ userId: owner, subscription: id, amount }, 'paid for an account that goes; it is ended and refunded');
    const now = clock.now();
    const keepUntil = (await store.findKeepUntil(owner))?.toISOString() ?? null;
    await db.transaction(async (trx) => {
      const entry = { kind: 'refunded', amount, currency, ended: true, leaves: true, keepUntil } as const;
      if (amount > 0) await outbox.with(trx).enter(owner, `leaves:${id}`, entry, now);
      await store.with(trx).noteGivenBack(owner, id, now);
    });
  }

  /** Notes what the provider refuses for good; false of a failure after which it is tried again. */
  private async isOwed(owner: string, error: unknown, refused: RefusedRefund): Promise<boolean> {
    if (!(error instanceof AppError) || error.code === ERRORS.dependency_unavailable.code) return false;
    const customer = await this.deps.store.findCustomer(owner);
    await noteRefusedRefund(this.deps, owner, { ...refused, customerId: customer?.customerId ?? null });
    return true;
  }

  private async resume(owner: string, due: Due, key: string): Promise<void> {
    const { db, gateway, catalogue, sync } = this.deps;
    const { id, plan, scheduleId, pendingPlan, before } = due;
    if (pendingPlan === 'free') await gateway.endWithPeriod(id, false, `${key}:keep`);
    if (before && planRank(before) < planRank(plan))
      await gateway.scheduleChange({ id, scheduleId }, await catalogue.priceOf(before), `${key}:schedule`);
    // Before the mark goes: by it is known that nobody else changed the plan, and so needs no mail about it.
    await sync.run(owner);
    await db('billing.subscriptions').where({ id }).update({ ends_with_account: false, change_before: null });
  }

  private async mayPay(owner: string): Promise<boolean> {
    return (await this.payable().where({ 'c.user_id': owner }).first('c.id')) !== undefined;
  }

  /** Payment pages that are open of accounts that go. */
  private payable(): Knex.QueryBuilder {
    return this.deps
      .db('billing.checkouts as c')
      .join('platform.users as u', 'u.id', 'c.user_id')
      .where({ 'c.status': 'open' })
      .whereNotNull('u.deletion_due_at');
  }

  private due(): Knex.QueryBuilder {
    return this.deps
      .db('billing.subscriptions as s')
      .join('platform.users as u', 'u.id', 's.user_id')
      .whereRaw(
        `(${IS_BEGUN} or s.ended_at is null and s.status in ('active', 'trialing', 'past_due') and
          (${IS_LATE} or case when u.deletion_due_at is null then s.ends_with_account
            else s.pending_plan is distinct from 'free' end))`,
      );
  }

  /** The first that is due. @param but those that were dealt with */
  private async find(owner: string, but: readonly string[] = []): Promise<Due | undefined> {
    const row = await this.due()
      .where({ 's.user_id': owner })
      .whereNotIn('s.id', [...but])
      .orderBy(['s.started_at', 's.id'])
      .first({
        id: 's.id',
        plan: 's.plan',
        scheduleId: 's.schedule_id',
        pendingPlan: 's.pending_plan',
        awaitedInvoice: 's.awaited_invoice',
        leaves: this.deps.db.raw('u.deletion_due_at is not null'),
        late: this.deps.db.raw(IS_LATE),
        currency: 's.currency',
        before: 's.change_before',
        periodStart: 's.period_start',
        periodEnd: 's.period_end',
        pastDueSince: 's.past_due_since',
      });
    if (!row) return undefined;
    return { ...row, unpaid: isUnpaid(row, await this.deps.store.findPlan(owner), this.deps.clock.now()) };
  }
}
