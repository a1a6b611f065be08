import type { InvoiceStore } from './invoice-store.ts';
import type { ReturnStore } from './return-store.ts';
import type { BillingGateway, PaymentFacts } from './stripe/billing-gateway.ts';

/** What was given back of a payment, in cents. */
export function givenBack({ refunds }: PaymentFacts): number {
  return refunds.reduce((sum, one) => sum + one.amount, 0);
}

/**
 * Gives back what is left of every payment of a subscription, as far as the bank does not take it back itself. Each refund has
 * a key of its own, so it may run twice, and begin again anywhere.
 * @param purpose begins those keys @returns cents given back for this purpose, now or before
 */
export async function giveBackAll(
  {
    invoices,
    returns,
    gateway,
  }: {
    invoices: InvoiceStore;
    returns: Pick<ReturnStore, 'disputedPayments'>;
    gateway: Pick<BillingGateway, 'paymentsOf' | 'refund'>;
  },
  owner: string,
  subscriptionId: string,
  purpose: string,
): Promise<number> {
  let amount = 0;
  const disputed = await returns.disputedPayments(owner);
  for (const invoice of await invoices.list(owner)) {
    if (invoice.subscriptionId !== subscriptionId || invoice.paidAmount === 0) continue;
    let given = 0;
    for (const payment of await gateway.paymentsOf(invoice.id)) {
      const key = `${purpose}:${payment.id}`;
      const before = givenBack(payment);
      const own = payment.refunds.find((one) => one.key === key);
      const left = own || disputed.has(payment.id) ? 0 : Math.max(0, payment.amount - before);
      const part = left > 0 && (await gateway.refund(payment.id, left, key)) ? left : 0;
      amount += own?.amount ?? part;
      given += before + part;
    }
    // At once, not with the event: the page is read with the answer.
    await invoices.noteRefund(owner, invoice.id, given);
  }
  return amount;
}
