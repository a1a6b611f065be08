import type { Knex } from 'knex';
import type { PlanId } from '#flags/plans.ts';
import type { Overdue } from './accounts/account-state.ts';
import type { CardFacts, PaidPlan, SubscriptionFacts } from './stripe/account-snapshot.ts';

export interface CustomerRow {
  readonly customerId: string | null;
  readonly generation: number;
  readonly version: number;
  /** Of the fetch its state was written from, in the order fetches began; 0 before the first. */
  readonly fetch: number;
  readonly cards: readonly CardFacts[];
}

/** A subscription as it was last fetched. */
export interface SubscriptionRow {
  readonly id: string;
  readonly itemId: string;
  readonly scheduleId: string | null;
  readonly plan: PaidPlan;
  readonly status: string;
  readonly amount: number;
  readonly currency: string;
  readonly startedAt: Date;
  readonly periodStart: Date;
  readonly periodEnd: Date;
  readonly pendingPlan: PlanId | null;
  readonly pendingAt: Date | null;
  readonly pastDueSince: Date | null;
  readonly overdueAmount: number | null;
  readonly endedAt: Date | null;
  /** It ends because the account is to be deleted. */
  readonly endsWithAccount: boolean;
  /** The lower plan that was to come before the deletion was asked for, and comes again where the account is kept. */
  readonly changeBefore: PlanId | null;
  /** The open invoice an upgrade waits for, and until when. */
  readonly awaitedInvoice: string | null;
  readonly awaitedUntil: Date | null;
}

export interface PlanRow {
  readonly plan: PlanId;
  readonly bought: boolean;
  readonly from: Date | null;
  readonly until: Date | null;
  /** The subscription it was bought with. */
  readonly by: string | null;
}

const SUBSCRIPTION = {
  id: 'id',
  itemId: 'item_id',
  scheduleId: 'schedule_id',
  plan: 'plan',
  status: 'status',
  amount: 'amount',
  currency: 'currency',
  startedAt: 'started_at',
  periodStart: 'period_start',
  periodEnd: 'period_end',
  pendingPlan: 'pending_plan',
  pendingAt: 'pending_at',
  pastDueSince: 'past_due_since',
  overdueAmount: 'overdue_amount',
  endedAt: 'ended_at',
  endsWithAccount: 'ends_with_account',
  changeBefore: 'change_before',
  awaitedInvoice: 'awaited_invoice',
  awaitedUntil: 'awaited_until',
};
const ALIVE = ['active', 'trialing', 'past_due'];

/** SQL of customers and their subscriptions. */
export class BillingStore {
  constructor(private readonly db: Knex) {}

  with(trx: Knex.Transaction): BillingStore {
    return new BillingStore(trx);
  }

  async findCustomer(owner: string): Promise<CustomerRow | undefined> {
    const row = await this.db('billing.customers').where({ user_id: owner }).first({
      customerId: 'stripe_customer_id',
      generation: 'generation',
      version: 'version',
      fetch: 'fetch_number',
      cards: 'cards',
    });
    return row && { ...row, fetch: Number(row.fetch) };
  }

  /** Number of the fetch that begins now; later ones have higher numbers. */
  async beginFetch(): Promise<number> {
    const { rows } = await this.db.raw("select nextval('billing.fetches') as number");
    return Number(rows[0].number);
  }

  async findOwner(customerId: string): Promise<string | undefined> {
    const row = await this.db('billing.customers').where({ stripe_customer_id: customerId }).first('user_id');
    return row?.user_id;
  }

  /** The row of this person, made where there is none. */
  async openCustomer(owner: string): Promise<CustomerRow> {
    await this.db('billing.customers').insert({ user_id: owner }).onConflict('user_id').ignore();
    const row = await this.findCustomer(owner);
    if (!row) throw new Error('a customer vanished while it was being opened');
    return row;
  }

  /** @param email that the provider was told of them */
  async nameCustomer(owner: string, customerId: string, email: string): Promise<void> {
    await this.db('billing.customers')
      .where({ user_id: owner, stripe_customer_id: null })
      .update({ stripe_customer_id: customerId, told_email: email });
  }

  /** Locks the customer for this transaction; false where another state was written since `version` was read. */
  async takeTurn(
    owner: string,
    { customerId, version }: CustomerRow,
    { fetch, cards, at }: { fetch: number; cards: readonly CardFacts[]; at: Date },
  ): Promise<boolean> {
    const changed = await this.db('billing.customers')
      .where({ user_id: owner, stripe_customer_id: customerId, version })
      .update({ version: version + 1, fetch_number: fetch, synced_at: at, cards: JSON.stringify(cards) });
    return changed > 0;
  }

  /** The customer is gone at the provider; the next payment makes a new one. */
  async forgetCustomer(owner: string): Promise<void> {
    await this.db('billing.customers')
      .where({ user_id: owner })
      .update({ stripe_customer_id: null, told_email: null, cards: '[]' })
      .increment('generation', 1);
  }

  /** The one that is alive and began first; of two in one second the one the plan stands on. */
  async findCurrent(owner: string): Promise<SubscriptionRow | undefined> {
    return this.db('billing.subscriptions')
      .where({ user_id: owner, ended_at: null })
      .whereIn('status', ALIVE)
      .orderByRaw(
        'started_at, exists (select from billing.plans as p where p.user_id = ? and p.paid_by = subscriptions.id) desc, id',
        [owner],
      )
      .first(SUBSCRIPTION);
  }

  async findSubscriptions(owner: string): Promise<SubscriptionRow[]> {
    return this.db('billing.subscriptions')
      .where({ user_id: owner })
      .orderBy(['started_at', 'id'])
      .select(SUBSCRIPTION);
  }

  async putSubscription(owner: string, facts: SubscriptionFacts, overdue: Overdue | null): Promise<void> {
    await this.db('billing.subscriptions')
      .insert({
        id: facts.id,
        user_id: owner,
        item_id: facts.itemId,
        schedule_id: facts.scheduleId,
        plan: facts.plan,
        status: facts.status,
        amount: facts.amount,
        currency: facts.currency,
        started_at: facts.startedAt,
        period_start: facts.periodStart,
        period_end: facts.periodEnd,
        pending_plan: facts.pending?.plan ?? null,
        pending_at: facts.pending?.at ?? null,
        past_due_since: overdue?.since ?? null,
        overdue_amount: overdue?.amount ?? null,
        ended_at: facts.endedAt,
        awaited_invoice: facts.awaits?.invoiceId ?? null,
        awaited_until: facts.awaits?.until ?? null,
      })
      .onConflict('id')
      .merge();
  }

  /** Whatever the provider no longer knows has ended. */
  async endAll(owner: string, at: Date): Promise<void> {
    await this.db('billing.subscriptions').where({ user_id: owner, ended_at: null }).update({
      status: 'canceled',
      ended_at: at,
      pending_plan: null,
      pending_at: null,
      past_due_since: null,
      overdue_amount: null,
      awaited_invoice: null,
      awaited_until: null,
    });
  }

  /** Whether all of this subscription is, or was, refunded: by the money-back guarantee, or because its account goes. */
  async isGivenBack(owner: string, subscriptionId: string): Promise<boolean> {
    const guarantee = this.db('billing.refunds').where({ user_id: owner, subscription_id: subscriptionId });
    const marked = this.db('billing.subscriptions').where({ user_id: owner, id: subscriptionId, given_back: true });
    return ((await guarantee.first('id')) ?? (await marked.first('id'))) !== undefined;
  }

  /**
   * Marks a subscription that is refunded whole; before the first payment of it is. What was marked stays so.
   * @returns false where the account is kept, so that nothing goes back
   */
  async markGivenBack(owner: string, subscriptionId: string): Promise<boolean> {
    const leaves = this.db('platform.users').where({ id: owner }).whereNotNull('deletion_due_at').select('id');
    const changed = await this.db('billing.subscriptions')
      .where({ user_id: owner, id: subscriptionId })
      .where((mine) => mine.where({ given_back: true }).orWhereExists(leaves))
      .update({ given_back: true });
    return changed > 0;
  }

  /** All of it went back, or is noted as owed: it is not begun again. */
  async noteGivenBack(owner: string, subscriptionId: string, at: Date): Promise<void> {
    await this.db('billing.subscriptions')
      .where({ user_id: owner, id: subscriptionId, given_back: true })
      .update({ given_back_at: at });
  }

  /** Whether the money-back guarantee was used; it holds once. */
  async hasRefund(owner: string): Promise<boolean> {
    return (await this.db('billing.refunds').where({ user_id: owner }).first('id')) !== undefined;
  }

  /** Whether a change to another plan is under way; from a plan to itself is none. */
  async isChanging(owner: string): Promise<boolean> {
    const open = this.db('billing.plan_changes').where({ user_id: owner, status: 'open' });
    return (await open.whereRaw('from_plan <> to_plan').first('id')) !== undefined;
  }

  /** When the account is to be deleted, if its owner asked for that. */
  async findDeletion(owner: string): Promise<Date | null> {
    return (await this.db('platform.users').where({ id: owner }).first('deletion_due_at'))?.deletion_due_at ?? null;
  }

  /** When the end of this account was asked for; null while it is not to be deleted. */
  async findDeletionAsked(owner: string): Promise<Date | null> {
    const leaving = this.db('platform.users').where({ id: owner }).whereNotNull('deletion_due_at');
    return (await leaving.first('deletion_asked_at'))?.deletion_asked_at ?? null;
  }

  /** Until when its owner can keep an account that is to be deleted; null where they cannot any more, or it stays. */
  async findKeepUntil(owner: string): Promise<Date | null> {
    const row = await this.db('platform.users').where({ id: owner, removal_began_at: null }).first('deletion_due_at');
    return row?.deletion_due_at ?? null;
  }

  /** Whether there is anything to see at the provider: who only looked at a payment page has nothing there. */
  async hasBought(owner: string): Promise<boolean> {
    const { rows } = await this.db.raw(
      `select exists (select from billing.subscriptions where user_id = :owner)
        or exists (select from billing.invoices where user_id = :owner) as bought`,
      { owner },
    );
    return rows[0].bought;
  }

  /** The plan in force and whether it was bought. */
  async findPlan(owner: string): Promise<PlanRow> {
    const row = await this.db('billing.plans')
      .where({ user_id: owner })
      .first('plan', 'paid_from', 'paid_until', 'paid_by');
    const { plan = 'free', paid_from = null, paid_until = null, paid_by = null } = row ?? {};
    return { plan, bought: paid_from !== null, from: paid_from, until: paid_until, by: paid_by };
  }
}
