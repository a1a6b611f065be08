import Stripe from 'stripe';
import type { BillingGateway } from './billing-gateway.ts';
import { idOf } from './id-of.ts';

/** Stripe's longest list page; nobody gives one payment back in more parts. */
const MOST_REFUNDS = 100;

/** The part of the port that moves money of invoices that are there. `ask` makes refusals ours. */
export function createStripePayments(
  stripe: Stripe,
  ask: <T>(call: Promise<T>) => Promise<T>,
): Pick<BillingGateway, 'lastCardOf' | 'payInvoice' | 'paymentsOf' | 'refund'> {
  return {
    async lastCardOf(invoice) {
      const { data } = await ask(stripe.invoicePayments.list({ invoice, status: 'open', limit: 1 }));
      const intent = idOf(data[0]?.payment.payment_intent);
      if (!intent) return null;
      const { last_payment_error, payment_method } = await ask(stripe.paymentIntents.retrieve(intent));
      return idOf(last_payment_error?.payment_method) ?? idOf(payment_method);
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
      await ask(
        stripe.refunds
          .create({ payment_intent, amount, metadata: { key: idempotencyKey } }, { idempotencyKey })
          .catch((error: unknown) => {
            // Somebody was quicker, say in the provider's own pages.
            const isBack = error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded';
            if (!isBack) throw error;
          }),
      );
    },
  };
}
