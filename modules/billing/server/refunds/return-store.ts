import type { Knex } from 'knex';

export interface DisputeRow {
  readonly id: string;
  readonly invoiceId: string;
  readonly paymentId: string;
  /** In cents. */
  readonly amount: number;
  readonly state: 'open' | 'lost' | 'won';
}

/** Why a refund failed that the provider did not take in the first place. */
export const REFUSED = 'refused_by_provider';

export interface FailedRefund {
  readonly id: string;
  readonly invoiceId: string | null;
  /** In cents. */
  readonly amount: number;
  readonly currency: string;
  /** The bank's word for why, or `REFUSED`. */
  readonly reason: string;
  readonly failedAt: Date;
  /** Where the money came from, at the provider: a charge, or its payment; null for what was noted before these were kept. */
  readonly chargeId: string | null;
  readonly customerId: string | null;
}

export interface OwedRefund extends FailedRefund {
  /** Null for what was noted of deleted accounts before their buyers were looked up. */
  readonly owner: string | null;
  /** The account is still there. */
  readonly known: boolean;
}

const FAILED = {
  id: 'id',
  owner: 'user_id',
  invoiceId: 'invoice_id',
  amount: 'amount',
  currency: 'currency',
  reason: 'reason',
  failedAt: 'failed_at',
  chargeId: 'charge_id',
  customerId: 'customer_id',
};

/** SQL of money that went another way than it was meant to: payments taken back by banks, refunds sent back by them. */
export class ReturnStore {
  constructor(private readonly db: Knex) {}

  with(trx: Knex.Transaction): ReturnStore {
    return new ReturnStore(trx);
  }

  /** As it was fetched; one that is decided is not open again, whoever fetched it earlier and writes later. */
  async putDispute(owner: string, { id, invoiceId, paymentId, amount, state }: DisputeRow, at: Date): Promise<void> {
    await this.db('billing.disputes')
      .where({ id: `invoice:${invoiceId}` })
      .delete();
    await this.db('billing.disputes')
      .insert({ id, user_id: owner, invoice_id: invoiceId, payment_id: paymentId, amount, state, noted_at: at })
      .onConflict('id')
      .merge(['amount', 'state'])
      .whereRaw(`disputes.state = 'open' or excluded.state <> 'open'`);
  }

  /** Those the bank decides about, or has decided for its customer. */
  async findDisputes(owner: string): Promise<{ state: 'open' | 'lost'; amount: number; currency: string }[]> {
    return this.db('billing.disputes as d')
      .join('billing.invoices as i', 'i.id', 'd.invoice_id')
      .where({ 'd.user_id': owner, 'i.user_id': owner })
      .whereNot({ 'd.state': 'won' })
      .select({ state: 'd.state', amount: 'd.amount', currency: 'i.currency' });
  }

  /** Payments the bank has back, or is deciding about: nothing can be refunded of them. */
  async disputedPayments(owner: string): Promise<ReadonlySet<string>> {
    const rows: { payment_id: string | null }[] = await this.db('billing.disputes')
      .where({ user_id: owner })
      .whereNot({ state: 'won' })
      .select('payment_id');
    return new Set(rows.flatMap(({ payment_id }) => payment_id ?? []));
  }

  /** @param owner also one whose account is gone @returns false where it is known already */
  async enterFailedRefund(owner: string, of: FailedRefund): Promise<boolean> {
    const { id, invoiceId, amount, currency, reason } = of;
    const at = { failed_at: of.failedAt, charge_id: of.chargeId, customer_id: of.customerId };
    const rows = await this.db('billing.failed_refunds')
      .insert({ id, user_id: owner, invoice_id: invoiceId, amount, currency, reason, ...at })
      .onConflict('id')
      .ignore()
      .returning('id');
    return rows.length > 0;
  }

  /** Whether it failed, also where its money went another way since. */
  async hasFailed(id: string): Promise<boolean> {
    return (await this.db('billing.failed_refunds').where({ id }).first('id')) !== undefined;
  }

  /** Of one person, or of all, deleted accounts too: those whose money did not go back yet, the oldest first. */
  async findFailedRefunds(owner?: string): Promise<OwedRefund[]> {
    const known = this.db.raw('exists (select from platform.users as u where u.id = failed_refunds.user_id) as known');
    const query = this.db('billing.failed_refunds')
      .whereNull('settled_at')
      .orderBy(['failed_at', 'id'])
      .select(FAILED)
      .select(known);
    return owner === undefined ? query : query.where({ user_id: owner });
  }

  /** Cents of an invoice that went back another way after their refund had failed. */
  async settledOf(invoiceId: string): Promise<number> {
    const row = await this.db('billing.failed_refunds')
      .where({ invoice_id: invoiceId })
      .whereNotNull('settled_at')
      .sum({ amount: 'amount' })
      .first();
    return Number(row?.amount ?? 0);
  }

  async settleRefund(id: string, at: Date): Promise<void> {
    await this.db('billing.failed_refunds').where({ id, settled_at: null }).update({ settled_at: at });
  }
}
