import * as z from 'zod';
import { cancelNow } from '../billing/cancel.ts';
import { periodOf, usablePrice } from '../billing/change-items.ts';
import { ownMethod } from '../billing/payment-methods.ts';
import { followSubscription } from '../billing/schedules.ts';
import { subscribe } from '../billing/subscribe.ts';
import { paymentError, updateItems } from '../billing/update-subscription.ts';
import type { Price, Subscription } from '../objects/object-types.ts';
import type { Tx } from '../store/tx.ts';
import { invalid } from '../wire/api-error.ts';
import { createdParam, listParams, page } from '../wire/list.ts';
import { emptyable, mergeMetadata, metadata, text, whole, yesNo } from '../wire/params.ts';
import { type ApiRoute, route, withoutEffect } from '../wire/route.ts';
import { living } from './customer-routes.ts';

const PAYMENT_BEHAVIOURS = ['allow_incomplete', 'error_if_incomplete', 'pending_if_incomplete'] as const;
export const PRORATION_BEHAVIOURS = ['always_invoice', 'create_prorations', 'none'] as const;
export const itemParam = z.strictObject({
  id: text.optional(),
  price: text.optional(),
  quantity: whole.optional(),
  deleted: yesNo.optional(),
  ...withoutEffect('metadata', 'clear_usage'),
});
const cancellationDetails = z.strictObject({
  comment: emptyable(text).optional(),
  feedback: emptyable(text).optional(),
});
const quiet = withoutEffect(
  'off_session',
  'collection_method',
  'payment_settings',
  'automatic_tax',
  'trial_settings',
  'invoice_settings',
  'billing_mode',
);

/** Subscriptions and their items. */
export const subscriptionRoutes: readonly ApiRoute[] = [
  route(
    'POST /v1/subscriptions',
    {
      customer: text,
      items: z.array(z.strictObject({ price: text, quantity: whole.optional(), ...withoutEffect('metadata') })).min(1),
      default_payment_method: text.optional(),
      metadata: metadata.optional(),
      description: text.optional(),
      payment_behavior: z.enum(PAYMENT_BEHAVIOURS).optional(),
      billing_cycle_anchor: whole.optional(),
      cancel_at_period_end: yesNo.optional(),
      ...quiet,
      ...withoutEffect('proration_behavior', 'currency'),
    },
    async (tx, input) => {
      const customer = await living(tx, input.customer, 'customer');
      const prices: { price: Price; quantity: number }[] = [];
      for (const [index, item] of input.items.entries())
        prices.push({
          price: await usablePrice(tx, item.price, `items[${index}][price]`),
          quantity: item.quantity ?? 1,
        });
      const chosen = input.default_payment_method;
      if (chosen !== undefined) await ownMethod(tx, customer.id, chosen, 'default_payment_method');
      const { subscription, outcome } = await subscribe(tx, {
        customer,
        prices,
        metadata: mergeMetadata({}, input.metadata),
        description: input.description,
        defaultPaymentMethod: chosen,
        anchor: input.billing_cycle_anchor,
      });
      if (!outcome.paid && input.payment_behavior === 'error_if_incomplete') throw paymentError(outcome, false);
      return input.cancel_at_period_end ? endAtPeriodEnd(tx, subscription, true) : subscription;
    },
  ),
  route(
    'GET /v1/subscriptions',
    {
      ...listParams,
      ...createdParam,
      customer: text.optional(),
      price: text.optional(),
      status: text.optional(),
      ...withoutEffect('collection_method'),
    },
    async (tx, input) => {
      const all = await tx.list('subscription', { customer: input.customer });
      const wanted = all.filter(
        (subscription) =>
          hasStatus(subscription, input.status) &&
          (input.price === undefined || subscription.items.data.some((item) => item.price.id === input.price)),
      );
      return page('/v1/subscriptions', 'subscription', wanted, input);
    },
  ),
  route('GET /v1/subscriptions/{id}', {}, async (tx, _input, id) => tx.need('subscription', id)),
  route(
    'POST /v1/subscriptions/{id}',
    {
      items: z.array(itemParam).optional(),
      proration_behavior: z.enum(PRORATION_BEHAVIOURS).optional(),
      proration_date: whole.optional(),
      payment_behavior: z.enum(PAYMENT_BEHAVIOURS).optional(),
      billing_cycle_anchor: z.strictObject({ type: z.enum(['now', 'unchanged']) }).optional(),
      cancel_at_period_end: yesNo.optional(),
      cancel_at: emptyable(z.union([whole, z.enum(['min_period_end', 'max_period_end'])])).optional(),
      cancellation_details: cancellationDetails.optional(),
      default_payment_method: text.optional(),
      metadata: metadata.optional(),
      description: emptyable(text).optional(),
      ...quiet,
    },
    async (tx, input, id) => {
      const before = await tx.need('subscription', id);
      if (['canceled', 'incomplete_expired'].includes(before.status))
        throw invalid('A canceled subscription can only update its cancellation_details and metadata.', {
          code: 'resource_missing',
        });
      const given = await withFields(tx, before, input);
      const ending = await withEnding(tx, given, input);
      const changed = await tx.change('subscription', before, ending, 'customer.subscription.updated');
      const restart = input.billing_cycle_anchor?.type === 'now';
      if (input.items === undefined && !restart) return changed;
      const updated = await updateItems(tx, changed, {
        items: input.items ?? [],
        prorationBehavior: input.proration_behavior ?? 'create_prorations',
        prorationDate: input.proration_date,
        paymentBehavior: input.payment_behavior ?? 'allow_incomplete',
        restart,
      });
      await followSubscription(tx, updated);
      return updated;
    },
  ),
  route(
    'DELETE /v1/subscriptions/{id}',
    { prorate: yesNo.optional(), invoice_now: yesNo.optional(), cancellation_details: cancellationDetails.optional() },
    async (tx, input, id) => {
      const subscription = await tx.need('subscription', id);
      if (['canceled', 'incomplete_expired'].includes(subscription.status))
        throw invalid(`No such subscription: '${id}'`, { code: 'resource_missing', param: 'id' });
      return cancelNow(tx, subscription, {
        prorate: input.prorate ?? false,
        invoiceNow: input.invoice_now ?? false,
        reason: 'cancellation_requested',
        comment: input.cancellation_details?.comment,
        feedback: input.cancellation_details?.feedback,
      });
    },
  ),
  route('GET /v1/subscription_items', { ...listParams, subscription: text }, async (tx, input) => {
    const subscription = await tx.need('subscription', input.subscription, 'subscription');
    return page('/v1/subscription_items', 'subscription', subscription.items.data, input);
  }),
];

function hasStatus(subscription: Subscription, wanted: string | undefined): boolean {
  if (wanted === 'all') return true;
  if (wanted === undefined) return !['canceled', 'incomplete_expired'].includes(subscription.status);
  if (wanted === 'ended') return ['canceled', 'incomplete_expired'].includes(subscription.status);
  return subscription.status === wanted;
}

interface GivenFields {
  default_payment_method?: string | undefined;
  metadata?: z.output<typeof metadata> | undefined;
  description?: string | null | undefined;
  cancellation_details?: z.output<typeof cancellationDetails> | undefined;
}

async function withFields(tx: Tx, before: Subscription, input: GivenFields): Promise<Subscription> {
  const chosen = input.default_payment_method;
  if (chosen !== undefined && chosen !== '')
    await ownMethod(tx, String(before.customer), chosen, 'default_payment_method');
  return {
    ...before,
    default_payment_method: chosen === undefined ? before.default_payment_method : chosen || null,
    description: input.description === undefined ? before.description : input.description,
    metadata: mergeMetadata(before.metadata, input.metadata),
    cancellation_details: {
      ...before.cancellation_details,
      ...(input.cancellation_details as object | undefined),
    } as Subscription['cancellation_details'],
  };
}

interface Ending {
  cancel_at_period_end?: boolean | undefined;
  cancel_at?: number | string | null | undefined;
}

async function withEnding(tx: Tx, subscription: Subscription, input: Ending): Promise<Subscription> {
  if (input.cancel_at_period_end === undefined && input.cancel_at === undefined) return subscription;
  if (subscription.schedule !== null)
    throw invalid(
      `The subscription is managed by the subscription schedule \`${subscription.schedule}\`, and updating any cancelation behavior directly is not allowed. Please update the schedule instead.`,
    );
  const end = periodOf(subscription).end;
  if (input.cancel_at_period_end === true) return ending(tx, subscription, end, true);
  if (typeof input.cancel_at === 'number' && input.cancel_at <= tx.now)
    throw invalid('`cancel_at` must be in the future.', { param: 'cancel_at' });
  if (input.cancel_at != null)
    return ending(tx, subscription, typeof input.cancel_at === 'number' ? input.cancel_at : end, false);
  return ending(tx, subscription, null, false);
}

function ending(tx: Tx, subscription: Subscription, at: number | null, atPeriodEnd: boolean): Subscription {
  return {
    ...subscription,
    cancel_at: at,
    cancel_at_period_end: atPeriodEnd,
    canceled_at: at === null ? null : tx.now,
    cancellation_details: {
      ...subscription.cancellation_details,
      reason: at === null ? null : 'cancellation_requested',
    } as Subscription['cancellation_details'],
  };
}

/** Lets a subscription end with its period, or go on after all. */
export async function endAtPeriodEnd(tx: Tx, subscription: Subscription, ends: boolean): Promise<Subscription> {
  const after = await withEnding(tx, subscription, { cancel_at_period_end: ends });
  return tx.change('subscription', subscription, after, 'customer.subscription.updated');
}
