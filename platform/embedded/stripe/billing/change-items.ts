import type { LineWish } from '../objects/new-invoice.ts';
import { newItem, type Period } from '../objects/new-subscription.ts';
import type { Item, Price, Subscription } from '../objects/object-types.ts';
import { planOf } from '../objects/plan-of.ts';
import { nextBoundary } from '../store/months.ts';
import type { Tx } from '../store/tx.ts';
import { invalid } from '../wire/api-error.ts';
import { periodLine, prorationLines } from './proration.ts';

export interface ItemChange {
  readonly id?: string | undefined;
  readonly price?: string | undefined;
  readonly quantity?: number | undefined;
  readonly deleted?: boolean | undefined;
}

export interface Change {
  readonly items: Item[];
  readonly anchor: number;
  /** Credits and charges for the rest of the period. */
  readonly prorations: LineWish[];
  /** The new period is charged at once, because the cycle begins anew. */
  readonly newPeriod: LineWish[];
}

/** What changed items would come to, computed without keeping anything; previews and updates are the same sum. */
export async function computeChange(
  tx: Tx,
  subscription: Subscription,
  wish: { items: readonly ItemChange[]; prorate: boolean; at: number; restart: boolean },
): Promise<Change> {
  const before = subscription.items.data;
  const period = periodOf(subscription);
  if (wish.at < period.start || wish.at > period.end)
    throw invalid('`proration_date` must be within the current billing period.', { param: 'proration_date' });
  const wanted = await changedItems(tx, subscription, wish.items, period);
  const first = wanted[0]?.price.recurring;
  const old = before[0]?.price.recurring;
  // Another length of period begins a new one at once, as does a changed anchor.
  const restart = wish.restart || first?.interval !== old?.interval || first?.interval_count !== old?.interval_count;
  const anchor = restart ? tx.now : subscription.billing_cycle_anchor;
  const next: Period = restart ? { start: tx.now, end: periodEnd(wanted[0]?.price, tx.now, tx.now) } : period;
  const items = wanted.map((item) => ({ ...item, current_period_start: next.start, current_period_end: next.end }));
  const at = restart ? tx.now : wish.at;
  const prorations: LineWish[] = [];
  for (const item of wish.prorate ? before : []) {
    const after = items.find(({ id }) => id === item.id);
    if (!restart && after !== undefined && sameCost(item, after)) continue;
    prorations.push(
      ...prorationLines({
        before: await named(tx, item),
        after: after === undefined || restart ? undefined : await named(tx, after),
        period,
        at,
        subscription: subscription.id,
      }),
    );
  }
  for (const item of wish.prorate && !restart ? items.filter(({ id }) => !before.some((b) => b.id === id)) : [])
    prorations.push(
      ...prorationLines({ before: undefined, after: await named(tx, item), period, at, subscription: subscription.id }),
    );
  const newPeriod: LineWish[] = [];
  for (const item of restart ? items : []) newPeriod.push(periodLine(await named(tx, item), next, subscription.id));
  return { items, anchor, prorations, newPeriod };
}

async function changedItems(
  tx: Tx,
  subscription: Subscription,
  changes: readonly ItemChange[],
  period: Period,
): Promise<Item[]> {
  let items = [...subscription.items.data];
  for (const [index, change] of changes.entries()) {
    const price =
      change.price === undefined ? undefined : await usablePrice(tx, change.price, `items[${index}][price]`);
    if (change.id === undefined) {
      if (price === undefined)
        throw invalid(`Missing required param: items[${index}][price].`, {
          code: 'parameter_missing',
          param: `items[${index}][price]`,
        });
      if (items.some((item) => item.price.id === price.id))
        throw invalid(`Cannot add multiple subscription items with the same plan: \`${price.id}\``, {
          param: `items[${index}][price]`,
        });
      items.push(newItem(tx.now, subscription.id, price, change.quantity ?? 1, period));
      continue;
    }
    if (!items.some(({ id }) => id === change.id))
      throw invalid(`No such subscription item: '${change.id}'`, {
        code: 'resource_missing',
        param: `items[${index}][id]`,
      });
    if (change.deleted) items = items.filter(({ id }) => id !== change.id);
    else
      items = items.map((item) =>
        item.id === change.id
          ? {
              ...item,
              ...(price === undefined ? {} : { price, plan: planOf(price) }),
              quantity: change.quantity ?? item.quantity ?? 1,
            }
          : item,
      );
  }
  if (items.length === 0) throw invalid('A subscription must have at least one active plan.', { param: 'items' });
  return items;
}

/** An active recurring price. @throws ApiError otherwise. */
export async function usablePrice(tx: Tx, id: string, param: string): Promise<Price> {
  const price = await tx.need('price', id, param);
  if (!price.active)
    throw invalid('The price specified is inactive. This field only accepts active prices.', { param });
  if (price.recurring === null)
    throw invalid(
      `The price specified is set to \`type=one_time\` but this field only accepts prices with \`type=recurring\`.`,
      { param },
    );
  return price;
}

export function periodOf(subscription: Subscription): Period {
  const item = subscription.items.data[0];
  return {
    start: item?.current_period_start ?? subscription.created,
    end: item?.current_period_end ?? subscription.created,
  };
}

/** End of the period of the cycle from `anchor` that holds `instant`. */
export function periodEnd(price: Price | undefined, anchor: number, instant: number): number {
  const interval = price?.recurring?.interval ?? 'month';
  return nextBoundary(anchor, interval as 'month', price?.recurring?.interval_count ?? 1, instant);
}

/** The item with its product's name. */
export async function named(tx: Tx, item: Item): Promise<Item & { name: string }> {
  const product = await tx.find('product', String(item.price.product));
  return { ...item, name: product?.name ?? item.price.nickname ?? item.price.id };
}

function sameCost(a: Item, b: Item): boolean {
  return a.price.id === b.price.id && (a.quantity ?? 1) === (b.quantity ?? 1);
}
