import { subscriptionOf } from '../objects/new-invoice.ts';
import type { Invoice, Item, Subscription } from '../objects/object-types.ts';
import type { Tx } from '../store/tx.ts';

/** A change that takes effect when its invoice is paid. */
export interface WaitingUpdate {
  readonly invoice: string;
  readonly items: Item[];
  readonly anchor: number;
}

/** Lets a waiting change take effect when `invoice` is the one it waited for. */
export async function applyWaitingUpdate(tx: Tx, subscription: Subscription, invoice: Invoice): Promise<boolean> {
  const waiting = (await tx.hidden('subscription', subscription.id)).waiting as WaitingUpdate | null | undefined;
  if (subscription.pending_update === null || waiting?.invoice !== invoice.id) return false;
  const after: Subscription = {
    ...subscription,
    billing_cycle_anchor: waiting.anchor,
    items: { ...subscription.items, data: waiting.items },
    latest_invoice: invoice.id,
    pending_update: null,
  };
  await tx.change('subscription', subscription, after, 'customer.subscription.updated', { waiting: null });
  await tx.emit('customer.subscription.pending_update_applied', after);
  return true;
}

/** A change whose invoice is void will not come. */
export async function dropWaitingUpdate(tx: Tx, invoice: Invoice): Promise<void> {
  const id = subscriptionOf(invoice);
  const subscription = id === undefined ? undefined : await tx.find('subscription', id);
  if (!subscription?.pending_update || subscription.latest_invoice !== invoice.id) return;
  const after = { ...subscription, pending_update: null };
  await tx.change('subscription', subscription, after, 'customer.subscription.updated', { waiting: null });
}
