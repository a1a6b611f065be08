import type { Charge, CheckoutSession, Invoice } from '../objects/object-types.ts';
import { typeOfId } from '../store/ids.ts';
import type { Tx } from '../store/tx.ts';
import { invalid } from './api-error.ts';
import { listOf } from './list.ts';

type Hash = Record<string, unknown>;

/** Fields that are there only when they are asked for, by the object's type. */
const INCLUDABLE: Readonly<Record<string, Readonly<Record<string, (tx: Tx, object: Hash) => Promise<unknown>>>>> = {
  invoice: { payments: (tx, object) => paymentsOf(tx, object as unknown as Invoice) },
  charge: { refunds: (tx, object) => refundsOf(tx, object as unknown as Charge) },
  'checkout.session': { line_items: (tx, object) => lineItemsOf(tx, object as unknown as CheckoutSession) },
  customer: {
    subscriptions: async (tx, object) =>
      listOf(
        `/v1/customers/${object.id}/subscriptions`,
        (await tx.list('subscription', { customer: String(object.id) })).filter((s) => s.status !== 'canceled'),
      ),
  },
};

/**
 * Replaces ids on the way of each path (`latest_invoice.payments`, `data.customer`) by what they name.
 * @throws ApiError when a path leads to nothing that can be expanded.
 */
export async function expand<T extends object>(tx: Tx, object: T, paths: readonly string[]): Promise<T> {
  const result = structuredClone(object);
  for (const path of paths) await descend(tx, result as Hash, path.split('.'), path);
  return result;
}

async function descend(tx: Tx, at: Hash, [key = '', ...rest]: readonly string[], path: string): Promise<void> {
  const include = INCLUDABLE[String(at.object)]?.[key];
  if (include !== undefined && at[key] === undefined) at[key] = await include(tx, at);
  const value = at[key];
  if (value === undefined) throw invalid(`This property cannot be expanded (${path}).`, { param: 'expand[]' });
  if (value === null) return;
  if (typeof value === 'string') at[key] = await load(tx, value, path);
  else if (rest.length === 0 && typeof value !== 'object')
    throw invalid(`This property cannot be expanded (${path}).`, { param: 'expand[]' });
  if (rest.length === 0) return;
  for (const next of Array.isArray(at[key]) ? (at[key] as Hash[]) : [at[key] as Hash])
    await descend(tx, next, rest, path);
}

async function load(tx: Tx, id: string, path: string): Promise<unknown> {
  // Products may have ids of their sellers' own making.
  const body = await tx.find(typeOfId(id) ?? 'product', id);
  if (body === undefined) throw invalid(`This property cannot be expanded (${path}).`, { param: 'expand[]' });
  return structuredClone(body);
}

async function paymentsOf(tx: Tx, invoice: Invoice) {
  return listOf(
    `/v1/invoice_payments?invoice=${invoice.id}`,
    await tx.list('invoice_payment', { invoice: invoice.id }),
  );
}

async function refundsOf(tx: Tx, charge: Charge) {
  return listOf(`/v1/charges/${charge.id}/refunds`, await tx.list('refund', { charge: charge.id }));
}

async function lineItemsOf(tx: Tx, session: CheckoutSession) {
  const wanted = (await tx.hidden('checkout.session', session.id)).checkout ?? [];
  const data: object[] = [];
  for (const [index, { price: id, quantity }] of wanted.entries()) {
    const price = await tx.need('price', id);
    const amount = (price.unit_amount ?? 0) * quantity;
    const product = await tx.find('product', String(price.product));
    data.push({
      id: `li_${session.id.slice(-22)}${index}`,
      object: 'item',
      amount_discount: 0,
      amount_subtotal: amount,
      amount_tax: 0,
      amount_total: amount,
      currency: price.currency,
      description: product?.name ?? null,
      metadata: {},
      price,
      quantity,
    });
  }
  return listOf(`/v1/checkout/sessions/${session.id}/line_items`, data);
}
