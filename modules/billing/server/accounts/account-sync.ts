import type { Knex } from 'knex';
import type { Clock } from '#platform/clock.ts';
import { AppError, ERRORS } from '#platform/contract/errors.ts';
import type { Log } from '#platform/log/log.ts';
import type { BillingStore, CustomerRow } from '../billing-store.ts';
import type { TokenLedgerService } from '../ledger/token-ledger-service.ts';
import { enterMails } from '../mail/enter-mails.ts';
import type { OutboxStore } from '../mail/outbox-store.ts';
import type { PlanStore } from '../plans/plan-store.ts';
import { refundedOf } from '../refunds/refund-invoices.ts';
import type { AccountSnapshot } from '../stripe/account-snapshot.ts';
import type { BillingGateway } from '../stripe/billing-gateway.ts';
import { type AccountState, accountState } from './account-state.ts';
import type { InvoiceStore } from './invoice-store.ts';
import { payOverdue } from './overdue-payment.ts';

/** Tries before others' writes are waited for by whoever repeats us. */
const TRIES = 8;

export interface SyncDeps {
  readonly db: Knex;
  readonly store: BillingStore;
  readonly invoices: InvoiceStore;
  readonly outbox: OutboxStore;
  readonly plans: PlanStore;
  readonly ledger: TokenLedgerService;
  readonly gateway: Pick<BillingGateway, 'snapshot' | 'chooseCard' | 'endNow' | 'paymentsOf' | 'refund' | 'payInvoice'>;
  readonly clock: Clock;
  readonly log: Log;
}

interface Fetched {
  readonly customer: CustomerRow;
  readonly fetch: number;
  readonly snapshot: AccountSnapshot;
  readonly state: AccountState;
}

/**
 * Makes our state what the provider has: fetch everything of one customer, then write it in one transaction, unless another
 * state was written since the fetch began; then fetch again, unless that state was fetched after the call. So the state that
 * stands is never older than one that stood, whatever the order, number and simultaneity of what called for it; what happens
 * once (a grant, a mail) has a unique key.
 */
export class AccountSync {
  constructor(private readonly deps: SyncDeps) {}

  /** Silent for who was never sent to a payment. @throws AppError `dependency_unavailable` and other refusals of the provider */
  async run(owner: string): Promise<void> {
    const { db, store, gateway } = this.deps;
    let called = await store.beginFetch();
    let fetch = called;
    for (let left = TRIES; left > 0; left -= 1) {
      const customer = await store.findCustomer(owner);
      if (!customer?.customerId) return;
      // Another turn fetched after we were called: what we were called for is in it.
      if (customer.fetch > called) return;
      // After the customer: where it changes, the state is not written.
      const { by: standing } = await store.findPlan(owner);
      const snapshot = await gateway.snapshot(customer.customerId);
      const state = accountState(snapshot, this.deps.clock.now(), standing);
      // Cancelled, and its last month was not paid: who leaves is not asked for money, and there is nothing to wait for.
      if (state.overdue && state.current?.pending?.plan === 'free') {
        await gateway.endNow(state.current.id, `leaves:${state.current.id}`);
        fetch = await store.beginFetch();
        continue;
      }
      const fetched = { customer, fetch, snapshot, state };
      if (!(await db.transaction((trx) => this.write(trx, owner, fetched)))) {
        fetch = await store.beginFetch();
        continue;
      }
      await this.chooseCard(customer.customerId, fetched);
      for (const surplus of state.surplus) await this.refund(owner, surplus.id, snapshot);
      // Nobody pays for another month of an account that goes.
      const pays = state.surplus.length === 0 && (await store.findDeletion(owner)) === null;
      const paid = pays && (await payOverdue(this.deps, owner, { snapshot, state }));
      // Two subscriptions became one, or it is no longer overdue: what stands now is written by another turn.
      if (state.surplus.length === 0 && !paid) return;
      called = await store.beginFetch();
      fetch = called;
    }
    throw new AppError(ERRORS.dependency_unavailable);
  }

  private async write(
    trx: Knex.Transaction,
    owner: string,
    { customer, fetch, snapshot, state }: Fetched,
  ): Promise<boolean> {
    const { clock } = this.deps;
    const now = clock.now();
    const store = this.deps.store.with(trx);
    const invoices = this.deps.invoices.with(trx);
    const plans = this.deps.plans.with(trx);
    if (!(await store.takeTurn(owner, customer, { fetch, cards: snapshot.cards, at: now }))) return false;
    const before = await store.findPlan(owner);
    const previous = await store.findSubscriptions(owner);

    for (const one of snapshot.subscriptions)
      await store.putSubscription(owner, one, one.id === state.current?.id ? state.overdue : null);
    for (const one of snapshot.invoices) await invoices.put(owner, one);
    if (snapshot.deleted) {
      await store.endAll(owner, now);
      await store.forgetCustomer(owner);
    }
    // Accounts before plans, as whoever changes a plan by hand locks them too.
    await this.deps.ledger.grantPaid(trx, owner, state.grants);
    // A plan an operator gave is theirs to take: only what was bought falls to free with its subscription.
    if (state.paid) {
      await plans.setPaid(owner, state.plan, state.paid, now);
    } else if (before.bought) {
      await plans.setPlan(owner, 'free', now);
    }
    const after = (await store.findPlan(owner)).plan;
    await enterMails(
      { store, invoices, outbox: this.deps.outbox.with(trx), now },
      { owner, version: customer.version, before: before.plan, after, previous, snapshot, state },
    );
    return true;
  }

  /**
   * A hosted payment leaves its card on the subscription alone, where it would go before whatever card is chosen in the portal
   * later: so it becomes the customer's. Refused or not answered, it is tried with the next fetch.
   */
  private async chooseCard(customerId: string, { snapshot, state }: Fetched): Promise<void> {
    const own = snapshot.ownCards?.find(({ subscriptionId }) => subscriptionId === state.current?.id);
    if (!own) return;
    try {
      await this.deps.gateway.chooseCard(customerId, own);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      this.deps.log.warn({ err: error, subscription: own.subscriptionId }, 'a card could not be made the customer’s');
    }
  }

  /** Somebody paid for a second subscription: it ends, and its money goes back. */
  private async refund(owner: string, subscriptionId: string, { invoices }: AccountSnapshot): Promise<void> {
    const { gateway, log } = this.deps;
    log.error(
      { userId: owner, subscription: subscriptionId },
      'a second subscription was paid; it is ended and refunded',
    );
    for (const invoice of invoices) {
      if (invoice.subscriptionId !== subscriptionId || invoice.paidAmount === 0) continue;
      for (const payment of await gateway.paymentsOf(invoice.id)) {
        const left = payment.amount - refundedOf(payment);
        if (left > 0) await gateway.refund(payment.id, left, `surplus:${payment.id}`);
      }
    }
    await gateway.endNow(subscriptionId, `surplus:${subscriptionId}`);
  }
}
