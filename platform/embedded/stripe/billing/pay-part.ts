import { newCharge, newInvoicePayment, newPaymentIntent } from '../objects/new-payment.ts';
import type { Invoice } from '../objects/object-types.ts';
import type { Tx } from '../store/tx.ts';
import { invalid } from '../wire/api-error.ts';

/** Pays part of an open invoice by the customer's card, as a payment of its own. @param amount minor units */
export async function payPart(tx: Tx, invoice: Invoice, amount: number): Promise<Invoice> {
  const left = invoice.amount_remaining - amount;
  if (invoice.status !== 'open' || amount < 1 || left < 1)
    throw invalid('Only an open invoice can be paid in part.', { param: 'invoice' });
  const [method] = await tx.list('payment_method', { customer: String(invoice.customer) });
  if (method === undefined) throw invalid('The customer has no card.', { param: 'invoice' });
  const wanted = newPaymentIntent(tx.now, { ...invoice, amount_remaining: amount });
  const charge = await tx.create('charge', newCharge(tx.now, wanted, method), 'charge.succeeded');
  const paid = {
    ...wanted,
    status: 'succeeded' as const,
    amount_received: amount,
    latest_charge: charge.id,
    payment_method: method.id,
  };
  await tx.create('payment_intent', paid, 'payment_intent.succeeded');
  // What was open is for the rest now.
  for (const link of await tx.list('invoice_payment', { invoice: invoice.id, status: 'open' })) {
    const intent = await tx.need('payment_intent', String(link.payment.payment_intent));
    await tx.put('payment_intent', { ...intent, amount: left });
    await tx.put('invoice_payment', { ...link, amount_requested: left });
  }
  const part = {
    ...newInvoicePayment(tx.now, invoice, paid),
    amount_paid: amount,
    is_default: false,
    status: 'paid' as const,
    status_transitions: { canceled_at: null, paid_at: tx.now },
  };
  await tx.create('invoice_payment', part, 'invoice_payment.paid');
  const after = { ...invoice, amount_paid: invoice.amount_paid + amount, amount_remaining: left };
  return tx.change('invoice', invoice, after, 'invoice.updated');
}
