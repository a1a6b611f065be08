import * as z from 'zod';
import { cancelNow } from '../billing/cancel.ts';
import { releaseSchedule, requireRunning, reschedule, scheduleFrom } from '../billing/schedules.ts';
import { createdParam, listParams, page } from '../wire/list.ts';
import { mergeMetadata, metadata, text, whole, yesNo } from '../wire/params.ts';
import { type ApiRoute, route, withoutEffect } from '../wire/route.ts';
import { PRORATION_BEHAVIOURS } from './subscription-routes.ts';

const moment = z.union([whole, z.literal('now')]);
const phase = z.strictObject({
  items: z.array(z.strictObject({ price: text, quantity: whole.optional(), ...withoutEffect('metadata') })).min(1),
  start_date: moment.optional(),
  end_date: moment.optional(),
  duration: z
    .strictObject({ interval: z.enum(['day', 'week', 'month', 'year']), interval_count: whole.optional() })
    .optional(),
  proration_behavior: z.enum(PRORATION_BEHAVIOURS).optional(),
  metadata: metadata.optional(),
  ...withoutEffect('currency', 'collection_method', 'default_payment_method', 'description', 'billing_cycle_anchor'),
});

/** Subscription schedules. */
export const scheduleRoutes: readonly ApiRoute[] = [
  route(
    'POST /v1/subscription_schedules',
    { from_subscription: text, metadata: metadata.optional() },
    async (tx, input) => {
      const subscription = await tx.need('subscription', input.from_subscription, 'from_subscription');
      return scheduleFrom(tx, subscription, mergeMetadata({}, input.metadata));
    },
  ),
  route(
    'GET /v1/subscription_schedules',
    { ...listParams, ...createdParam, customer: text.optional(), ...withoutEffect('scheduled') },
    async (tx, input) =>
      page(
        '/v1/subscription_schedules',
        'subscription_schedule',
        await tx.list('subscription_schedule', { customer: input.customer }),
        input,
      ),
  ),
  route('GET /v1/subscription_schedules/{id}', {}, async (tx, _input, id) => tx.need('subscription_schedule', id)),
  route(
    'POST /v1/subscription_schedules/{id}',
    {
      phases: z.array(phase).min(1).optional(),
      end_behavior: z.enum(['release', 'cancel']).optional(),
      metadata: metadata.optional(),
      ...withoutEffect('default_settings', 'proration_behavior'),
    },
    async (tx, input, id) => {
      const before = await tx.need('subscription_schedule', id);
      return reschedule(tx, before, {
        phases: input.phases?.map((given) => ({
          items: given.items,
          startDate: given.start_date,
          endDate: given.end_date,
          duration: given.duration && { interval: given.duration.interval, count: given.duration.interval_count ?? 1 },
          prorationBehavior: given.proration_behavior ?? 'create_prorations',
          metadata: mergeMetadata({}, given.metadata),
        })),
        endBehavior: input.end_behavior,
        metadata: mergeMetadata(before.metadata, input.metadata),
      });
    },
  ),
  route('POST /v1/subscription_schedules/{id}/release', withoutEffect('preserve_cancel_date'), async (tx, _input, id) =>
    releaseSchedule(tx, await tx.need('subscription_schedule', id)),
  ),
  route(
    'POST /v1/subscription_schedules/{id}/cancel',
    { invoice_now: yesNo.optional(), prorate: yesNo.optional() },
    async (tx, input, id) => {
      const schedule = await tx.need('subscription_schedule', id);
      requireRunning(schedule, 'cancel');
      const subscription = await tx.need('subscription', String(schedule.subscription));
      await cancelNow(tx, subscription, {
        reason: 'cancellation_requested',
        prorate: input.prorate ?? true,
        invoiceNow: input.invoice_now ?? true,
      });
      return tx.need('subscription_schedule', id);
    },
  ),
];
