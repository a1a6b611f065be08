import type { Knex } from 'knex';
import type { InvoiceFacts, PaidPlan } from '../stripe/account-snapshot.ts';
import { invoiceStatus } from './account-state.ts';

export interface InvoiceRow {
  readonly id: string;
  readonly subscriptionId: string | null;
  readonly plan: PaidPlan;
  readonly amount: number;
  readonly paidAmount: number;
  readonly currency: string;
  readonly status: string;
  readonly createdAt: Date;
  readonly invoiceDate: Date;
  readonly periodStart: Date;
  readonly periodEnd: Date;
  readonly paidAt: Date | null;
  readonly refunded: number;
  /** What of it the bank has back, or is deciding about; in cents. */
  readonly disputed: number;
  /** Open: the bank wants the card's holder to confirm its payment. */
  readonly confirms: boolean;
}

const INVOICE = {
  id: 'id',
  subscriptionId: 'subscription_id',
  plan: 'plan',
  amount: 'amount',
  paidAmount: 'paid_amount',
  currency: 'currency',
  status: 'status',
  createdAt: 'created_at',
  invoiceDate: 'invoice_date',
  periodStart: 'period_start',
  periodEnd: 'period_end',
  paidAt: 'paid_at',
  refunded: 'refunded',
  confirms: 'confirms',
};

/** SQL of invoices, and of what of them was given or taken back. */
export class InvoiceStore {
  constructor(private readonly db: Knex) {}

  with(trx: Knex.Transaction): InvoiceStore {
    return new InvoiceStore(trx);
  }

  /** Whose invoice this is: known also where their customer was deleted at the provider. */
  async findPayer(invoiceId: string): Promise<string | undefined> {
    return (await this.db('billing.invoices').where({ id: invoiceId }).first('user_id'))?.user_id;
  }

  async put(owner: string, facts: InvoiceFacts): Promise<void> {
    const status = invoiceStatus(facts);
    await this.db('billing.invoices')
      .insert({
        id: facts.id,
        user_id: owner,
        subscription_id: facts.subscriptionId,
        plan: facts.plan,
        amount: facts.amount,
        paid_amount: facts.paidAmount,
        currency: facts.currency,
        status,
        created_at: facts.createdAt,
        invoice_date: facts.invoiceDate,
        period_start: facts.periodStart,
        period_end: facts.periodEnd,
        paid_at: facts.paidAt,
        confirms: facts.status === 'open' && facts.lastTry?.confirms === true,
      })
      .onConflict('id')
      // What was refunded is told by charges, not by invoices, and stays.
      .merge(['amount', 'paid_amount', 'status', 'invoice_date', 'paid_at', 'plan', 'confirms']);
  }

  /** Raises what was refunded of an invoice; it never falls. */
  async noteRefund(owner: string, invoiceId: string, refunded: number): Promise<void> {
    await this.db('billing.invoices')
      .where({ user_id: owner, id: invoiceId })
      .update({ refunded: this.db.raw('greatest(refunded, ?)', [refunded]) });
  }

  /** As it stands after a refund failed. */
  async setRefunded(owner: string, invoiceId: string, refunded: number): Promise<void> {
    await this.db('billing.invoices').where({ user_id: owner, id: invoiceId }).update({ refunded });
  }

  /** By what went back outside the provider. */
  async raiseRefunded(owner: string, invoiceId: string, amount: number): Promise<void> {
    await this.db('billing.invoices').where({ user_id: owner, id: invoiceId }).increment('refunded', amount);
  }

  private get columns() {
    const disputed = this.db.raw(`(select coalesce(sum(d.amount), 0)::int from billing.disputes as d
      where d.invoice_id = invoices.id and d.state <> 'won')`);
    return { ...INVOICE, disputed };
  }

  /**
   * The newest first; all there are, unless told. The provider dates them by the second: of one second an unpaid one came after what
   * was paid before it.
   */
  async list(owner: string, limit?: number): Promise<InvoiceRow[]> {
    const all = this.db('billing.invoices')
      .where({ user_id: owner })
      .orderBy([
        { column: 'created_at', order: 'desc' },
        { column: 'paid_at', order: 'desc', nulls: 'first' },
        { column: 'id', order: 'desc' },
      ])
      .select(this.columns);
    return limit === undefined ? all : all.limit(limit);
  }

  async find(owner: string, id: string): Promise<InvoiceRow | undefined> {
    return this.db('billing.invoices').where({ user_id: owner, id }).first(this.columns);
  }

  /** Whether the bank wants a payment confirmed that is still open. */
  async hasToConfirm(owner: string): Promise<boolean> {
    const open = this.db('billing.invoices').where({ user_id: owner, confirms: true });
    return (await open.first('id')) !== undefined;
  }

  /** Of an overdue subscription the invoice whose payment the bank wants confirmed. */
  async findToConfirm(
    owner: string,
    { id, pastDueSince }: { readonly id: string; readonly pastDueSince: Date | null },
  ): Promise<string | null> {
    if (!pastDueSince) return null;
    const mine = this.db('billing.invoices').where({ user_id: owner, subscription_id: id, confirms: true });
    return (await mine.first('id'))?.id ?? null;
  }

  /** Whether the bank has a payment of this subscription back, or is deciding about it. */
  async isDisputed(owner: string, subscriptionId: string): Promise<boolean> {
    const row = await this.db('billing.disputes as d')
      .join('billing.invoices as i', 'i.id', 'd.invoice_id')
      .where({ 'i.user_id': owner, 'i.subscription_id': subscriptionId })
      .whereNot({ 'd.state': 'won' })
      .first('i.id');
    return row !== undefined;
  }
}
