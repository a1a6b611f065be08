import type { LineWish } from '../objects/new-invoice.ts';
import type { Subscription } from '../objects/object-types.ts';
import type { Tx } from '../store/tx.ts';
import { named, periodOf } from './change-items.ts';
import { draftInvoice, finalizeInvoice, voidInvoice } from './invoicing.ts';
import { payInvoice } from './pay-invoice.ts';
import { prorationLines } from './proration.ts';

export interface CancelOptions {
  /** Credits what is not used of the period. */
  readonly prorate?: boolean;
  /** Bills what waits, with the credit, at once. */
  readonly invoiceNow?: boolean;
  readonly reason: 'cancellation_requested' | 'payment_failed' | 'payment_disputed';
  readonly comment?: string | null | undefined;
  readonly feedback?: string | null | undefined;
  /** The subscription's schedule ends with it; not when the schedule itself ends it. */
  readonly keepSchedule?: boolean;
}

/** Ends a subscription now. */
export async function cancelNow(tx: Tx, subscription: Subscription, options: CancelOptions): Promise<Subscription> {
  const schedule = subscription.schedule;
  if (schedule !== null && !options.keepSchedule) {
    const known = await tx.need('subscription_schedule', schedule);
    const canceled = { ...known, status: 'canceled' as const, canceled_at: tx.now, current_phase: null };
    await tx.put('subscription_schedule', canceled);
    await tx.emit('subscription_schedule.canceled', canceled);
  }
  const ended: Subscription = {
    ...subscription,
    cancel_at_period_end: false,
    canceled_at: subscription.canceled_at ?? tx.now,
    cancellation_details: {
      ...subscription.cancellation_details,
      comment: options.comment ?? subscription.cancellation_details?.comment ?? null,
      feedback: (options.feedback ?? subscription.cancellation_details?.feedback ?? null) as never,
      reason: subscription.cancellation_details?.reason ?? options.reason,
    } as Subscription['cancellation_details'],
    ended_at: tx.now,
    pending_update: null,
    schedule: null,
    status: 'canceled',
  };
  if (options.invoiceNow) ended.latest_invoice = await finalInvoice(tx, subscription, options.prorate ?? false);
  await tx.put('subscription', ended);
  // Retries of what is still open end with the subscription; drafts of periods that will not come go.
  for (const invoice of await tx.list('invoice', { 'parent.subscription_details.subscription': subscription.id })) {
    if (invoice.status === 'draft') await voidInvoice(tx, invoice);
    else if (invoice.status === 'open' && invoice.next_payment_attempt !== null)
      await tx.change(
        'invoice',
        invoice,
        { ...invoice, auto_advance: false, next_payment_attempt: null },
        'invoice.updated',
      );
  }
  await tx.emit('customer.subscription.deleted', ended);
  return ended;
}

async function finalInvoice(tx: Tx, subscription: Subscription, prorate: boolean): Promise<string | null> {
  const lines: LineWish[] = [];
  for (const item of prorate ? subscription.items.data : [])
    lines.push(
      ...prorationLines({
        before: await named(tx, item),
        after: undefined,
        period: periodOf(subscription),
        at: tx.now,
        subscription: subscription.id,
      }),
    );
  const customer = await tx.need('customer', String(subscription.customer));
  const period = { start: periodOf(subscription).start, end: tx.now };
  const draft = await draftInvoice(tx, { customer, subscription, lines, reason: 'subscription_update', period }, null);
  await payInvoice(tx, await finalizeInvoice(tx, draft));
  return draft.id;
}
