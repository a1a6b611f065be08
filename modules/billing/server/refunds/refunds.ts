import type { Knex } from 'knex';
import { PLANS } from '#flags/plans.ts';
import type { Clock } from '#platform/clock.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { Ids } from '#platform/ids.ts';
import type { Log } from '#platform/log/log.ts';
import { billingErrors } from '../../contract/errors.ts';
import { formatCents } from '../../contract/money.ts';
import type { AccountSync } from '../accounts/account-sync.ts';
import type { InvoiceRow, InvoiceStore } from '../accounts/invoice-store.ts';
import type { BillingStore } from '../billing-store.ts';
import type { OutboxStore } from '../mail/outbox-store.ts';
import { ChangeStore, type RefundRow } from '../plans/change-store.ts';
import type { BillingGateway } from '../stripe/billing-gateway.ts';
import { refundAll, refundedOf } from './refund-invoices.ts';
import type { ReturnStore } from './return-store.ts';

/** How long the money-back guarantee holds after the first payment of a subscription, in days. */
export const REFUND_DAYS = 30;
const DAY_MS = 86_400_000;

export interface Refundable {
  readonly subscriptionId: string;
  readonly invoices: readonly InvoiceRow[];
  /** In cents. */
  readonly amount: number;
  readonly currency: string;
  readonly until: Date;
}

/** What the guarantee refunds: everything paid for the latest subscription, for 30 days after its first payment. */
export function refundable(invoices: readonly InvoiceRow[], now: Date): Refundable | 'nothing_paid' | 'too_late' {
  // What the bank takes back cannot be refunded a second time.
  const paid = invoices.filter((one) => one.subscriptionId && keptOf(one) > 0);
  const subscriptionId = [...paid].sort((a, b) => +paidOn(b) - +paidOn(a))[0]?.subscriptionId;
  if (!subscriptionId) return 'nothing_paid';
  const mine = paid.filter((one) => one.subscriptionId === subscriptionId);
  const first = Math.min(
    ...invoices.filter((one) => one.subscriptionId === subscriptionId && one.paidAmount > 0).map((one) => +paidOn(one)),
  );
  const until = new Date(first + REFUND_DAYS * DAY_MS);
  if (until < now) return 'too_late';
  const amount = mine.reduce((sum, one) => sum + keptOf(one), 0);
  return { subscriptionId, invoices: mine, amount, currency: mine[0]?.currency ?? 'usd', until };
}

/** What was paid of an invoice and is still ours: not refunded, nor taken back by the bank. In cents. */
export function keptOf({ paidAmount, refunded, disputed }: InvoiceRow): number {
  return Math.max(0, paidAmount - refunded - disputed);
}

/** One that was paid in part so far has no day of payment yet. */
const paidOn = ({ paidAt, createdAt }: InvoiceRow): Date => paidAt ?? createdAt;

/** The 30-day money-back guarantee, once a person: refunds, ends the plan, says so. Finished by the sweep after a crash. */
export class Refunds {
  constructor(
    private readonly deps: {
      db: Knex;
      store: BillingStore;
      invoices: InvoiceStore;
      changes: ChangeStore;
      returns: ReturnStore;
      outbox: OutboxStore;
      gateway: BillingGateway;
      sync: AccountSync;
      clock: Clock;
      ids: Ids;
      log: Log;
    },
  ) {}

  /**
   * @param shown the amount they saw, in cents; one that was entered already is carried out whatever was seen since
   * @throws AppError `refund_unavailable`, `refund_changed`, `plan_change_in_progress`, and refusals of the provider; what was
   *   entered is carried out later then
   */
  async request(owner: string, shown?: number): Promise<{ message: string; amount: number; currency: string }> {
    const done = await this.alone(owner, () => this.refund(owner, shown));
    if (!done) throw new AppError(billingErrors.plan_change_in_progress);
    return done.value;
  }

  /** May run twice, and begin again after a crash; silent while a plan change of the same person's is under way. */
  async finish(row: RefundRow): Promise<void> {
    await this.alone(row.owner, () => this.carryOut(row));
  }

  /** An upgrade would pay more meanwhile. */
  private async alone<T>(owner: string, run: () => Promise<T>): Promise<{ readonly value: T } | undefined> {
    const { store, changes, clock, ids } = this.deps;
    const { plan } = await store.findPlan(owner);
    return changes.alone(owner, { id: ids.next(), from: plan, to: plan }, clock, run);
  }

  private async refund(
    owner: string,
    shown: number | undefined,
  ): Promise<{ message: string; amount: number; currency: string }> {
    const { store, invoices, changes, clock, ids, sync } = this.deps;
    await sync.run(owner);
    const now = clock.now();
    const { plan } = await store.findPlan(owner);
    let row = await changes.findRefund(owner);
    if (row?.status === 'refunded') throw unavailable('used');
    if (!row) {
      const found = refundable(await invoices.list(owner), now);
      if (typeof found === 'string') throw unavailable(found);
      const { subscriptionId, currency } = found;
      if (shown !== undefined && shown !== found.amount)
        throw new AppError(billingErrors.refund_changed, { amount: found.amount, currency });
      // Promised is what payments can refund: some of it may have gone back since the page was read, or never came by card.
      const amount = Math.min(found.amount, await this.left(found.invoices));
      if (amount === 0) throw unavailable('nothing_paid');
      row = { id: ids.next(), owner, subscriptionId, amount, currency, status: 'requested' };
      if (!(await changes.enterRefund(owner, { ...row, at: now }))) throw unavailable('used');
    }
    const { currency } = row;
    const amount = await this.carryOut(row);
    const ended = plan === 'free' ? '' : ` Your ${PLANS[plan].name} plan has ended; you are on the free plan.`;
    return { message: `${formatCents(amount, currency)} is being refunded to your card.${ended}`, amount, currency };
  }

  /** What the payments of these invoices can still refund, in cents. */
  private async left(invoices: readonly InvoiceRow[]): Promise<number> {
    const payments = await Promise.all(invoices.map(({ id }) => this.deps.gateway.paymentsOf(id)));
    return payments.flat().reduce((sum, one) => sum + Math.max(0, one.amount - refundedOf(one)), 0);
  }

  /** Every step under a key of this refund: it may run twice, and begin again after a crash. @returns cents refunded */
  private async carryOut({ id, owner, subscriptionId, amount: promised, currency }: RefundRow): Promise<number> {
    const { db, invoices, returns, outbox, gateway, sync, clock, log } = this.deps;
    // First, or the next period might be paid meanwhile; and what was paid until now is known only after it.
    await gateway.endNow(subscriptionId, `refund:${id}:end`);
    await sync.run(owner);
    const amount = await refundAll({ invoices, returns, gateway }, owner, subscriptionId, `refund:${id}`);
    if (amount < promised)
      log.error({ userId: owner, refund: id, left: promised - amount }, 'a refund gave back less than was promised');
    await sync.run(owner);
    const now = clock.now();
    await db.transaction(async (trx) => {
      if (!(await new ChangeStore(trx).completeRefund(owner, id, { amount, at: now })) || amount === 0) return;
      await outbox.with(trx).enter(owner, `refund:${id}`, { kind: 'refunded', amount, currency, ended: true }, now);
    });
    return amount;
  }
}

function unavailable(reason: 'used' | 'nothing_paid' | 'too_late') {
  return new AppError(billingErrors.refund_unavailable, { reason });
}
