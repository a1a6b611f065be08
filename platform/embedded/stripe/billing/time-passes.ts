import { subscriptionOf } from '../objects/new-invoice.ts';
import type { Invoice, ObjectType, Subscription } from '../objects/object-types.ts';
import type { Tx } from '../store/tx.ts';
import { cancelNow } from './cancel.ts';
import { periodEnd, periodOf } from './change-items.ts';
import { draftInvoice, finalizeInvoice, voidInvoice } from './invoicing.ts';
import { payInvoice, setDelinquent } from './pay-invoice.ts';
import { advanceSchedule } from './schedules.ts';
import { periodLines } from './subscribe.ts';
import { DRAFT_SECONDS, upcomingInvoice } from './upcoming-invoice.ts';

/** What time does to one object whose moment has come; `tx.now` is that moment. */
export async function timePasses(tx: Tx, type: ObjectType, id: string): Promise<void> {
  if (type === 'subscription_schedule') await advanceSchedule(tx, await tx.need(type, id));
  else if (type === 'invoice') await ofInvoice(tx, await tx.need(type, id));
  else if (type === 'subscription') await ofSubscription(tx, await tx.need(type, id));
  else if (type === 'checkout.session') {
    const session = await tx.need(type, id);
    const expired = { ...session, status: 'expired' as const, url: null };
    await tx.put(type, expired);
    await tx.emit('checkout.session.expired', expired);
  }
}

async function ofSubscription(tx: Tx, subscription: Subscription): Promise<void> {
  if (subscription.status === 'incomplete') return expireIncomplete(tx, subscription);
  const period = periodOf(subscription);
  if (subscription.pending_update !== null && subscription.pending_update.expires_at <= tx.now)
    return expirePendingUpdate(tx, subscription);
  if (subscription.cancel_at !== null && subscription.cancel_at <= tx.now) {
    await cancelNow(tx, subscription, { reason: 'cancellation_requested' });
    return;
  }
  if (period.end <= tx.now) return renew(tx, subscription);
  await announce(tx, subscription);
}

async function expireIncomplete(tx: Tx, subscription: Subscription): Promise<void> {
  if (subscription.latest_invoice !== null) {
    const invoice = await tx.need('invoice', subscription.latest_invoice);
    if (invoice.status === 'open') await voidInvoice(tx, invoice);
  }
  await tx.change(
    'subscription',
    subscription,
    { ...subscription, status: 'incomplete_expired', ended_at: tx.now },
    'customer.subscription.updated',
  );
}

async function expirePendingUpdate(tx: Tx, subscription: Subscription): Promise<void> {
  const invoice = await tx.find('invoice', String(subscription.latest_invoice));
  const after = { ...subscription, pending_update: null };
  await tx.change('subscription', subscription, after, 'customer.subscription.updated', { waiting: null });
  await tx.emit('customer.subscription.pending_update_expired', after);
  if (invoice?.status === 'open') await voidInvoice(tx, invoice);
}

/** The next period begins: its invoice is a draft first. */
async function renew(tx: Tx, subscription: Subscription): Promise<void> {
  const ended = periodOf(subscription);
  const price = subscription.items.data[0]?.price;
  const end = periodEnd(price, subscription.billing_cycle_anchor, ended.end);
  const renewed: Subscription = {
    ...subscription,
    items: {
      ...subscription.items,
      data: subscription.items.data.map((item) => ({
        ...item,
        current_period_start: ended.end,
        current_period_end: end,
      })),
    },
  };
  const customer = await tx.need('customer', String(subscription.customer));
  const wish = {
    customer,
    subscription: renewed,
    lines: await periodLines(tx, renewed),
    reason: 'subscription_cycle',
    period: ended,
  } as const;
  // Nothing more is asked of who has not paid for long: drafts are made and left.
  const invoice = await draftInvoice(tx, wish, subscription.status === 'unpaid' ? null : tx.now + DRAFT_SECONDS);
  await tx.change(
    'subscription',
    subscription,
    { ...renewed, latest_invoice: invoice.id },
    'customer.subscription.updated',
  );
}

/** Tells of the renewal to come. The invoice of the event has no id: it does not exist yet. */
async function announce(tx: Tx, subscription: Subscription): Promise<void> {
  await tx.put('subscription', subscription, { announced: periodOf(subscription).end });
  await tx.emit('invoice.upcoming', { ...(await upcomingInvoice(tx, subscription)), id: undefined });
}

async function ofInvoice(tx: Tx, invoice: Invoice): Promise<void> {
  const open = invoice.status === 'draft' ? await finalizeInvoice(tx, invoice) : invoice;
  const outcome = await payInvoice(tx, open);
  if (outcome.paid) return;
  const id = subscriptionOf(invoice);
  const subscription = id === undefined ? undefined : await tx.find('subscription', id);
  if (subscription === undefined || subscription.status === 'canceled') return;
  await setDelinquent(tx, String(invoice.customer), true);
  if (outcome.invoice.next_payment_attempt === null) return giveUp(tx, subscription);
  if (subscription.status === 'active')
    await tx.change(
      'subscription',
      subscription,
      { ...subscription, status: 'past_due' },
      'customer.subscription.updated',
    );
}

/** The last attempt failed. */
async function giveUp(tx: Tx, subscription: Subscription): Promise<void> {
  const { afterRetries } = tx.settings;
  if (afterRetries === 'cancel') {
    await cancelNow(tx, subscription, { reason: 'payment_failed' });
    return;
  }
  await tx.change(
    'subscription',
    subscription,
    { ...subscription, status: afterRetries },
    'customer.subscription.updated',
  );
}
