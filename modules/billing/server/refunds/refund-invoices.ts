import type { InvoiceStore } from '../accounts/invoice-store.ts';
import type { BillingGateway, PaymentFacts } from '../stripe/billing-gateway.ts';
import type { ReturnStore } from './return-store.ts';

/** A refund the provider does not take. */
export interface RefusedRefund {
  /** The key it was asked for with. */
  readonly key: string;
  readonly paymentId: string;
  readonly invoiceId: string;
  /** In cents. */
  readonly amount: number;
  readonly currency: string;
}

/** What was refunded of a payment, in cents. */
export function refundedOf({ refunds }: PaymentFacts): number {
  return refunds.reduce((sum, one) => sum + one.amount, 0);
}

/**
 * Refunds what is left of every payment of a subscription, as far as the bank does not take it back itself. Each refund has
 * a key of its own, so it may run twice, and begin again anywhere.
 * @param purpose begins those keys
 * @param onRefusal is asked of a refund that failed; true: it is noted as owed, and is not asked for again, nor does it keep
 *   the others from going back
 * @returns cents refunded for this purpose, now or before
 */
export async function refundAll(
  {
    invoices,
    returns,
    gateway,
  }: {
    invoices: InvoiceStore;
    returns: Pick<ReturnStore, 'disputedPayments' | 'hasFailed'>;
    gateway: Pick<BillingGateway, 'paymentsOf' | 'refund'>;
  },
  owner: string,
  subscriptionId: string,
  purpose: string,
  onRefusal: (error: unknown, refused: RefusedRefund) => Promise<boolean> = async () => false,
): Promise<number> {
  let amount = 0;
  const disputed = await returns.disputedPayments(owner);
  for (const invoice of await invoices.list(owner)) {
    if (invoice.subscriptionId !== subscriptionId || invoice.paidAmount === 0) continue;
    const give = async (paymentId: string, cents: number, key: string): Promise<number> => {
      const { id: invoiceId, currency } = invoice;
      try {
        return (await gateway.refund(paymentId, cents, key)) ? cents : 0;
      } catch (error) {
        if (await onRefusal(error, { key, paymentId, invoiceId, amount: cents, currency })) return 0;
        throw error;
      }
    };
    let given = 0;
    for (const payment of await gateway.paymentsOf(invoice.id)) {
      const key = `${purpose}:${payment.id}`;
      const before = refundedOf(payment);
      const own = payment.refunds.find((one) => one.key === key);
      // One that is noted as owed goes another way.
      const goes = !own && !disputed.has(payment.id) && !(await returns.hasFailed(key));
      const left = goes ? Math.max(0, payment.amount - before) : 0;
      const part = left > 0 ? await give(payment.id, left, key) : 0;
      amount += own?.amount ?? part;
      given += before + part;
    }
    // At once, not with the event: the page is read with the answer.
    await invoices.noteRefund(owner, invoice.id, given);
  }
  return amount;
}
