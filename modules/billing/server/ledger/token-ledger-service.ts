import type { Knex } from 'knex';
import { PLANS, type PlanId } from '#flags/plans.ts';
import type { Clock } from '#platform/clock.ts';
import { AppError, ERRORS } from '#platform/contract/errors.ts';
import { createBatchLoader } from '#platform/db/batch-loader.ts';
import type { TokenBalance, TokenLedger } from '../../api.ts';
import { type PaidGrant, tokensOf } from '../accounts/account-state.ts';
import { currentPeriod, type Period, paidPeriodOf } from '../plans/period.ts';
import type { PlanStore } from '../plans/plan-store.ts';
import type { AccountRow, CurrentAccount, LedgerStore } from './ledger-store.ts';

/** Reference of the grant that a paid invoice brings. */
const paidBy = (invoiceId: string): string => `invoice:${invoiceId}`;

/**
 * Grants, holds, charges and refunds tokens. Each movement is one ledger
 * row and one change of the account, in one transaction; a movement that is
 * already on the books changes nothing. A hold is charged to the period it was
 * made in, also when it ends in the next.
 */
export class TokenLedgerService implements TokenLedger {
  private readonly findCurrent: (owner: string) => Promise<CurrentAccount | undefined>;

  constructor(private readonly deps: { db: Knex; store: LedgerStore; plans: PlanStore; clock: Clock }) {
    // Asked with every page and every session check: those that come together share a query.
    this.findCurrent = createBatchLoader((owners) => deps.store.findCurrent(owners, deps.clock.now()));
  }

  async reserve(trx: Knex.Transaction, owner: string, hold: { reference: string; tokens: number }): Promise<void> {
    const now = this.deps.clock.now();
    const store = this.deps.store.with(trx);
    const { period, account } = await this.lockOrOpen(trx, owner, now);
    if (!(await store.append(owner, { kind: 'reserve', ...hold, period: period.key }, now))) return;
    if (await store.hold(owner, period.key, hold.tokens)) return;
    throw new AppError(ERRORS.tokens_exhausted, {
      limit: account.limit,
      used: account.used + account.reserved,
      resetsAt: period.endsAt.toISOString(),
    });
  }

  /** @throws Error when the tokens were never held, or were refunded. */
  async settle(owner: string, reference: string, trx?: Knex.Transaction): Promise<void> {
    await this.end(owner, reference, 'settle', trx);
  }

  async release(owner: string, reference: string, trx?: Knex.Transaction): Promise<void> {
    await this.end(owner, reference, 'release', trx);
  }

  async balance(owner: string): Promise<TokenBalance> {
    const found = await this.findCurrent(owner);
    const { period, account } = found?.account ? { ...found, account: found.account } : await this.open(owner);
    const { limit, used, reserved } = account;
    return { limit, used, reserved, available: limit - used - reserved, resetsAt: period.endsAt };
  }

  async holdsSince(owner: string, since: Date, trx?: Knex.Transaction): Promise<number[]> {
    return (trx ? this.deps.store.with(trx) : this.deps.store).holdsSince(owner, since);
  }

  /** Opens the owner's present period, with the grant of the plan; does nothing where that was done. */
  async open(owner: string): Promise<{ period: Period; account: AccountRow }> {
    const now = this.deps.clock.now();
    return this.deps.db.transaction((trx) => this.lockOrOpen(trx, owner, now));
  }

  /**
   * What a change to `plan` grants at once, after `PlanStore.setPlan`: a period that begins with the change its whole grant,
   * else the difference to the plan's allowance, where that is more than was granted in this period; once per plan and period.
   */
  async topUp(trx: Knex.Transaction, owner: string, plan: PlanId): Promise<void> {
    const now = this.deps.clock.now();
    const { period, account } = await this.lockOrOpen(trx, owner, now);
    const tokens = PLANS[plan].tokensPerPeriod - account.limit;
    if (tokens <= 0) return;
    await this.appendGrant(trx, owner, { reference: `plan:${period.key}:${plan}`, tokens }, period.key, now);
  }

  /**
   * Books what paid invoices bring, each once under `invoice:<id>`, in the account of the period that was paid: a new period
   * its plan's whole allowance, an upgrade in it the difference.
   * @param grants all of the owner's, the earliest first
   */
  async grantPaid(trx: Knex.Transaction, owner: string, grants: readonly PaidGrant[]): Promise<void> {
    const store = this.deps.store.with(trx);
    const referenceOf = ({ invoiceId }: PaidGrant): string => paidBy(invoiceId);
    const known = await store.findGrants(owner, grants.map(referenceOf));
    for (const grant of grants) {
      const reference = referenceOf(grant);
      if (known.has(reference)) continue;
      const before = grants
        .filter((other) => other.subscriptionId === grant.subscriptionId && +other.period.from === +grant.period.from)
        .flatMap((other) => known.get(referenceOf(other)) ?? []);
      const tokens = tokensOf(
        grant,
        before.reduce((sum, one) => sum + one.tokens, 0),
      );
      if (tokens === 0) continue;
      const period = before[0]?.period ?? paidPeriodOf(grant.period).key;
      await store.openAccount(owner, period);
      await store.lockAccount(owner, period);
      await this.appendGrant(trx, owner, { reference, tokens }, period, this.deps.clock.now());
      known.set(reference, { tokens, period });
    }
  }

  /** Who bought by this invoice: on the books also when their account is gone. Undefined for invoices that are none of ours. */
  async buyerOf(invoiceId: string): Promise<string | undefined> {
    return this.deps.store.findGranted(paidBy(invoiceId));
  }

  private async end(owner: string, reference: string, kind: 'settle' | 'release', outer?: Knex.Transaction) {
    const run = async (trx: Knex.Transaction): Promise<void> => {
      const store = this.deps.store.with(trx);
      const hold = await store.findEntry(owner, reference, 'reserve');
      if (!hold) {
        if (kind === 'release') return;
        throw new Error(`nothing was reserved under ${reference}`);
      }
      await store.lockAccount(owner, hold.period);
      if (await store.append(owner, { ...hold, kind }, this.deps.clock.now())) {
        if (kind === 'settle') await store.charge(owner, hold.period, hold.tokens);
        else await store.refund(owner, hold.period, hold.tokens);
      } else if (kind === 'settle' && !(await store.findEntry(owner, reference, 'settle'))) {
        throw new Error(`the hold ${reference} was refunded and cannot be charged`);
      }
    };
    await (outer ? run(outer) : this.deps.db.transaction(run));
  }

  /**
   * The present period and its account, locked; opened with the plan's grant at its first touch. Plan and period are read
   * together: a plan that comes meanwhile brings its own account, and must not keep this one from its grant.
   */
  private async lockOrOpen(
    trx: Knex.Transaction,
    owner: string,
    now: Date,
  ): Promise<{ period: Period; account: AccountRow }> {
    const store = this.deps.store.with(trx);
    const { plan, basis } = await this.deps.plans.with(trx).standingOf(owner);
    const period = currentPeriod(now, basis);
    const existing = await store.lockAccount(owner, period.key);
    if (existing) return { period, account: existing };
    // What is paid for is granted with the payment.
    if ((await store.openAccount(owner, period.key)) && basis.paid === null) {
      const tokens = PLANS[plan].tokensPerPeriod;
      await this.appendGrant(trx, owner, { reference: `period:${period.key}`, tokens }, period.key, now);
    }
    const account = await store.lockAccount(owner, period.key);
    if (!account) throw new Error('a token account vanished while it was being opened');
    return { period, account };
  }

  private async appendGrant(
    trx: Knex.Transaction,
    owner: string,
    grant: { reference: string; tokens: number },
    period: string,
    now: Date,
  ): Promise<void> {
    const store = this.deps.store.with(trx);
    const isNew = await store.append(owner, { kind: 'grant', ...grant, period }, now);
    if (isNew) await store.addLimit(owner, period, grant.tokens);
  }
}
