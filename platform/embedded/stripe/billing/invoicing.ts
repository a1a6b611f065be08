import { type InvoiceWish, newInvoice } from '../objects/new-invoice.ts';
import { newInvoicePayment, newPaymentIntent } from '../objects/new-payment.ts';
import type { Invoice, InvoiceItem } from '../objects/object-types.ts';
import { randomWord } from '../store/ids.ts';
import type { Tx } from '../store/tx.ts';

/** Items that wait for a subscription's next invoice, oldest first. */
export async function waitingItems(tx: Tx, subscription: string): Promise<InvoiceItem[]> {
  const items = await tx.list('invoiceitem', { 'parent.subscription_details.subscription': subscription });
  return items.filter((item) => item.invoice === null).reverse();
}

/** Makes a draft of the lines and of what waited, and makes it the subscription's latest. */
export async function draftInvoice(tx: Tx, wish: InvoiceWish, finalizesAt: number | null): Promise<Invoice> {
  const waiting = await waitingItems(tx, wish.subscription.id);
  const invoice = { ...newInvoice(tx.now, wish, waiting), automatically_finalizes_at: finalizesAt };
  await tx.create('invoice', invoice, 'invoice.created');
  for (const item of waiting) await tx.put('invoiceitem', { ...item, invoice: invoice.id });
  return invoice;
}

/** Numbers a draft, uses the customer's balance, and opens it for payment. */
export async function finalizeInvoice(tx: Tx, draft: Invoice): Promise<Invoice> {
  const customer = await tx.need('customer', String(draft.customer));
  const sequence = customer.next_invoice_sequence ?? 1;
  // A credit is kept for the invoices to come; one that is there pays first.
  const balance = draft.total < 0 ? draft.total : Math.min(draft.total, Math.max(0, -customer.balance));
  const due = Math.max(0, draft.total - Math.max(0, balance));
  const secret = randomWord(40);
  const url = `${tx.settings.publicUrl}/i/${draft.id}/${secret}`;
  const ending = customer.balance + balance;
  const open: Invoice = {
    ...draft,
    number: `${customer.invoice_prefix}-${String(sequence).padStart(4, '0')}`,
    starting_balance: customer.balance,
    ending_balance: ending,
    amount_due: due,
    amount_remaining: due,
    automatically_finalizes_at: null,
    effective_at: tx.now,
    hosted_invoice_url: url,
    invoice_pdf: `${url}/pdf`,
    status: 'open',
    status_transitions: { ...draft.status_transitions, finalized_at: tx.now },
  };
  const counted = { ...customer, balance: ending, next_invoice_sequence: sequence + 1, currency: draft.currency };
  await tx.change('customer', customer, counted, ending === customer.balance ? undefined : 'customer.updated');
  await tx.put('invoice', open, { secret });
  await tx.emit('invoice.finalized', open);
  if (due > 0) {
    const intent = await tx.create('payment_intent', newPaymentIntent(tx.now, open), 'payment_intent.created');
    await tx.put('invoice_payment', newInvoicePayment(tx.now, open, intent));
  }
  return open;
}

/** Takes an open invoice back: nothing is owed for it any more. */
export async function voidInvoice(tx: Tx, invoice: Invoice): Promise<Invoice> {
  const voided: Invoice = {
    ...invoice,
    auto_advance: false,
    next_payment_attempt: null,
    automatically_finalizes_at: null,
    status: 'void',
    status_transitions: { ...invoice.status_transitions, voided_at: tx.now },
  };
  for (const link of await tx.list('invoice_payment', { invoice: invoice.id, status: 'open' })) {
    const intent = await tx.need('payment_intent', String(link.payment.payment_intent));
    await tx.change(
      'payment_intent',
      intent,
      { ...intent, status: 'canceled', canceled_at: tx.now, cancellation_reason: 'void_invoice', next_action: null },
      'payment_intent.canceled',
    );
    await tx.put('invoice_payment', {
      ...link,
      status: 'canceled',
      status_transitions: { canceled_at: tx.now, paid_at: null },
    });
  }
  await tx.change('invoice', invoice, voided, 'invoice.updated');
  await tx.emit('invoice.voided', voided);
  return voided;
}
