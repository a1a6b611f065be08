import type { LineWish } from '../objects/new-invoice.ts';
import { newSubscription } from '../objects/new-subscription.ts';
import type { Customer, PaymentMethod, Price, Subscription } from '../objects/object-types.ts';
import type { Tx } from '../store/tx.ts';
import { named, periodEnd, periodOf } from './change-items.ts';
import { draftInvoice, finalizeInvoice } from './invoicing.ts';
import { type PayOutcome, payInvoice } from './pay-invoice.ts';
import { periodLine } from './proration.ts';

export interface SubscribeWish {
  readonly customer: Customer;
  readonly prices: readonly { price: Price; quantity: number }[];
  readonly metadata: Record<string, string>;
  readonly description?: string | null | undefined;
  readonly defaultPaymentMethod?: string | undefined;
  /** Begins the cycle at another day than today's; the first period then ends there. */
  readonly anchor?: number | undefined;
  /** The card for the first payment, when it is not a default. */
  readonly method?: PaymentMethod | undefined;
  readonly confirmed?: boolean;
}

/** Makes a subscription, bills its first period and tries to have it paid. */
export async function subscribe(
  tx: Tx,
  wish: SubscribeWish,
): Promise<{ subscription: Subscription; outcome: PayOutcome }> {
  const anchor = wish.anchor ?? tx.now;
  const period = { start: tx.now, end: periodEnd(wish.prices[0]?.price, anchor, tx.now) };
  const made: Subscription = {
    ...newSubscription(tx.now, { ...wish, customer: wish.customer.id, period }),
    billing_cycle_anchor: anchor,
  };
  await tx.create('subscription', made, 'customer.subscription.created');
  const invoice = await draftInvoice(
    tx,
    {
      customer: wish.customer,
      subscription: made,
      lines: await periodLines(tx, made),
      reason: 'subscription_create',
      period: { start: tx.now, end: tx.now },
    },
    null,
  );
  await tx.put('subscription', { ...made, latest_invoice: invoice.id });
  const open = await finalizeInvoice(tx, invoice);
  const outcome = await payInvoice(tx, open, {
    ...(wish.method ? { method: wish.method } : {}),
    confirmed: wish.confirmed ?? false,
  });
  return { subscription: await tx.need('subscription', made.id), outcome };
}

/** One line for each item, over the current period. */
export async function periodLines(tx: Tx, subscription: Subscription): Promise<LineWish[]> {
  const lines: LineWish[] = [];
  for (const item of subscription.items.data)
    lines.push(periodLine(await named(tx, item), periodOf(subscription), subscription.id));
  return lines;
}
