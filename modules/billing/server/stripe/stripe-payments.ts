import Stripe from 'stripe';
import type { InvoiceFacts } from './account-snapshot.ts';
import type { BillingGateway } from './billing-gateway.ts';
import { endIfOpen } from './end-if-open.ts';
import { idOf } from './id-of.ts';

/** Stripe's longest list page; nobody gives one payment back in more parts. */
const MOST_REFUNDS = 100;

/** The part of the port that moves money of invoices that are there. `ask` makes refusals ours. */
export function createStripePayments(
  stripe: Stripe,
  ask: <T>(call: Promise<T>) => Promise<T>,
): Pick<BillingGateway, 'hostedInvoice' | 'voidInvoice' | 'payInvoice' | 'paymentsOf' | 'refund' | 'refundFacts'> {
  return {
    async hostedInvoice(invoiceId) {
      const { status, hosted_invoice_url } = await ask(stripe.invoices.retrieve(invoiceId));
      return status === 'open' ? (hosted_invoice_url ?? null) : null;
    },
    async voidInvoice(invoiceId) {
      const end = () => stripe.invoices.voidInvoice(invoiceId, {}, { idempotencyKey: `void:${invoiceId}` });
      await endIfOpen(ask, () => stripe.invoices.retrieve(invoiceId), end);
    },
    async payInvoice(invoiceId, payment_method, idempotencyKey) {
      await ask(stripe.invoices.pay(invoiceId, { payment_method }, { idempotencyKey }));
    },
    async paymentsOf(invoice) {
      const { data } = await ask(stripe.invoicePayments.list({ invoice, status: 'paid', limit: 20 }));
      const payments = data
        .map(({ payment, amount_paid }) => ({ id: idOf(payment.payment_intent) ?? '', amount: amount_paid ?? 0 }))
        .filter(({ id, amount }) => id !== '' && amount > 0);
      const refundsOf = async (payment_intent: string) => {
        const { data: refunds } = await ask(stripe.refunds.list({ payment_intent, limit: MOST_REFUNDS }));
        return refunds
          .filter(({ status }) => status !== 'failed' && status !== 'canceled')
          .map(({ amount, metadata }) => ({ amount, key: metadata?.key ?? null }));
      };
      return Promise.all(payments.map(async (one) => ({ ...one, refunds: await refundsOf(one.id) })));
    },
    async refund(payment_intent, amount, idempotencyKey) {
      try {
        await stripe.refunds.create({ payment_intent, amount, metadata: { key: idempotencyKey } }, { idempotencyKey });
        return true;
      } catch (error) {
        const code = error instanceof Stripe.errors.StripeError ? error.code : undefined;
        if (code === 'charge_disputed') return false;
        // Somebody was quicker, say in the provider's own pages.
        if (code !== 'charge_already_refunded') await ask(Promise.reject(error));
        return true;
      }
    },
    async refundFacts(refundId) {
      const { id, charge, amount, currency, status, failure_reason } = await ask(stripe.refunds.retrieve(refundId));
      const failed = status === 'failed';
      return { id, chargeId: idOf(charge), amount, currency, failed, reason: failure_reason ?? 'unknown' };
    },
  };
}

/** How the last try to have an open invoice paid ended. */
export async function lastTryOf(
  stripe: Stripe,
  ask: <T>(call: Promise<T>) => Promise<T>,
  invoice: string,
): Promise<InvoiceFacts['lastTry']> {
  const { data } = await ask(stripe.invoicePayments.list({ invoice, status: 'open', limit: 1 }));
  const intent = idOf(data[0]?.payment.payment_intent);
  if (!intent) return null;
  const { status, last_payment_error: error, payment_method } = await ask(stripe.paymentIntents.retrieve(intent));
  return {
    cardId: idOf(error?.payment_method) ?? idOf(payment_method),
    confirms: status === 'requires_action' || [error?.code, error?.decline_code].includes('authentication_required'),
  };
}
