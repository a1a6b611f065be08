import type { Item, Schedule, Subscription } from '../objects/object-types.ts';
import { newId } from '../store/ids.ts';
import { addIntervals, type Interval } from '../store/months.ts';
import type { Tx } from '../store/tx.ts';
import { invalid } from '../wire/api-error.ts';
import { cancelNow } from './cancel.ts';
import { type ItemChange, periodOf, usablePrice } from './change-items.ts';
import { updateItems } from './update-subscription.ts';

type Phase = Schedule['phases'][number];

export interface PhaseWish {
  readonly items: readonly { price: string; quantity?: number | undefined }[];
  readonly startDate?: number | 'now' | undefined;
  readonly endDate?: number | 'now' | undefined;
  readonly duration?: { interval: string; count: number } | undefined;
  readonly prorationBehavior: string;
  readonly metadata: Record<string, string>;
}

/** A schedule whose one phase is the subscription as it is, until its period ends. */
export async function scheduleFrom(
  tx: Tx,
  subscription: Subscription,
  metadata: Record<string, string>,
): Promise<Schedule> {
  if (subscription.schedule !== null)
    throw invalid(
      `You cannot migrate a subscription that is already attached to a schedule: ${subscription.schedule}.`,
      { param: 'from_subscription' },
    );
  if (['canceled', 'incomplete', 'incomplete_expired'].includes(subscription.status))
    throw invalid(`You cannot create a schedule from a subscription in \`${subscription.status}\` status.`, {
      param: 'from_subscription',
    });
  const period = periodOf(subscription);
  const schedule: Schedule = {
    id: newId('subscription_schedule'),
    object: 'subscription_schedule',
    application: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    canceled_at: null,
    completed_at: null,
    created: tx.now,
    current_phase: { start_date: period.start, end_date: period.end },
    customer: subscription.customer,
    customer_account: null,
    default_settings: {
      application_fee_percent: null,
      automatic_tax: { disabled_reason: null, enabled: false, liability: null },
      billing_cycle_anchor: 'automatic',
      billing_thresholds: null,
      collection_method: 'charge_automatically',
      default_payment_method: subscription.default_payment_method,
      description: null,
      invoice_settings: { account_tax_ids: null, days_until_due: null, issuer: { type: 'self' } },
      on_behalf_of: null,
      transfer_data: null,
    } as unknown as Schedule['default_settings'],
    end_behavior: 'release',
    livemode: false,
    metadata,
    pause_schedules: [],
    phases: [
      newPhase(
        subscription.currency,
        subscription.items.data.map((item) => ({ price: item.price.id, quantity: item.quantity ?? 1 })),
        { start: period.start, end: period.end },
        'create_prorations',
        {},
      ),
    ],
    released_at: null,
    released_subscription: null,
    status: 'active',
    subscription: subscription.id,
    test_clock: null,
  };
  await tx.create('subscription_schedule', schedule, 'subscription_schedule.created');
  await tx.change(
    'subscription',
    subscription,
    { ...subscription, schedule: schedule.id },
    'customer.subscription.updated',
  );
  return schedule;
}

/** Gives a schedule other phases; the one that runs keeps its start and takes effect at once. */
export async function reschedule(
  tx: Tx,
  before: Schedule,
  wish: { phases?: readonly PhaseWish[]; endBehavior?: string; metadata: Record<string, string> },
): Promise<Schedule> {
  if (!['active', 'not_started'].includes(before.status))
    throw invalid(`You cannot update a subscription schedule that is currently in the \`${before.status}\` status.`);
  const phases = wish.phases === undefined ? before.phases : await phasesOf(tx, before, wish.phases);
  const running = phases.find((phase) => phase.start_date <= tx.now && tx.now < phase.end_date);
  if (running === undefined)
    throw invalid('The current phase must be among the phases: one must begin by now and end later.', {
      param: 'phases',
    });
  const after: Schedule = {
    ...before,
    phases,
    current_phase: { start_date: running.start_date, end_date: running.end_date },
    end_behavior: (wish.endBehavior ?? before.end_behavior) as Schedule['end_behavior'],
    metadata: wish.metadata,
  };
  await tx.change('subscription_schedule', before, after, 'subscription_schedule.updated');
  await enterPhase(tx, after, running);
  await setEnd(tx, after);
  return after;
}

async function phasesOf(tx: Tx, schedule: Schedule, wishes: readonly PhaseWish[]): Promise<Phase[]> {
  const phases: Phase[] = [];
  for (const [index, wish] of wishes.entries()) {
    for (const [i, item] of wish.items.entries())
      await usablePrice(tx, item.price, `phases[${index}][items][${i}][price]`);
    const price = await tx.need('price', wish.items[0]?.price ?? '', `phases[${index}][items]`);
    const earlier = phases.at(-1)?.end_date ?? schedule.phases[0]?.start_date ?? tx.now;
    const start = wish.startDate === 'now' ? tx.now : (wish.startDate ?? earlier);
    if (phases.length > 0 && start !== earlier)
      throw invalid('You cannot have gaps or overlaps between phases.', { param: `phases[${index}][start_date]` });
    const { interval, count } = wish.duration ?? {
      interval: price.recurring?.interval ?? 'month',
      count: price.recurring?.interval_count ?? 1,
    };
    const end = wish.endDate === 'now' ? tx.now : (wish.endDate ?? addIntervals(start, interval as Interval, count));
    if (end <= start)
      throw invalid('The end date of a phase must be after its start date.', { param: `phases[${index}][end_date]` });
    const items = wish.items.map((item) => ({ price: item.price, quantity: item.quantity ?? 1 }));
    phases.push(newPhase(price.currency, items, { start, end }, wish.prorationBehavior, wish.metadata));
  }
  return phases;
}

function newPhase(
  currency: string,
  items: readonly { price: string; quantity: number }[],
  period: { start: number; end: number },
  prorationBehavior: string,
  metadata: Record<string, string>,
): Phase {
  return {
    add_invoice_items: [],
    application_fee_percent: null,
    billing_cycle_anchor: null,
    billing_thresholds: null,
    collection_method: null,
    currency,
    default_payment_method: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    end_date: period.end,
    invoice_settings: null,
    items: items.map(({ price, quantity }) => ({
      billing_thresholds: null,
      discounts: [],
      metadata: {},
      plan: price,
      price,
      quantity,
      tax_rates: [],
    })),
    metadata,
    on_behalf_of: null,
    proration_behavior: prorationBehavior,
    start_date: period.start,
    transfer_data: null,
    trial_end: null,
  } as unknown as Phase;
}

/** A schedule that ends in a cancellation shows on its subscription. */
async function setEnd(tx: Tx, schedule: Schedule): Promise<void> {
  const subscription = await tx.need('subscription', String(schedule.subscription));
  const cancel_at = schedule.end_behavior === 'cancel' ? (schedule.phases.at(-1)?.end_date ?? null) : null;
  await tx.change('subscription', subscription, { ...subscription, cancel_at }, 'customer.subscription.updated');
}

/** Brings the subscription's items to those of the phase. */
async function enterPhase(tx: Tx, schedule: Schedule, phase: Phase): Promise<void> {
  const subscription = await tx.need('subscription', String(schedule.subscription));
  const wanted = phase.items.map((item) => ({ price: String(item.price), quantity: item.quantity ?? 1 }));
  const items = toChanges(subscription.items.data, wanted);
  if (items.length === 0) return;
  // At the end of a period nothing of it is left to prorate.
  const atEnd = tx.now >= periodOf(subscription).end;
  await updateItems(tx, subscription, {
    items,
    prorationBehavior: atEnd ? 'none' : (phase.proration_behavior as 'none'),
    paymentBehavior: 'allow_incomplete',
    restart: false,
  });
}

function toChanges(items: readonly Item[], wanted: readonly { price: string; quantity: number }[]): ItemChange[] {
  const changes: ItemChange[] = [];
  for (const [index, want] of wanted.entries()) {
    const item = items[index];
    if (item === undefined) changes.push(want);
    else if (item.price.id !== want.price || (item.quantity ?? 1) !== want.quantity)
      changes.push({ id: item.id, ...want });
  }
  for (const item of items.slice(wanted.length)) changes.push({ id: item.id, deleted: true });
  return changes;
}

/** Writes items that were put on the subscription itself into the running phase of its schedule, as Stripe does. */
export async function followSubscription(tx: Tx, subscription: Subscription): Promise<void> {
  if (subscription.schedule === null) return;
  const schedule = await tx.need('subscription_schedule', subscription.schedule);
  const items = subscription.items.data.map((item) => ({ price: item.price.id, quantity: item.quantity ?? 1 }));
  const phases = schedule.phases.map((phase) => {
    if (phase.start_date !== schedule.current_phase?.start_date) return phase;
    const period = { start: phase.start_date, end: phase.end_date };
    return { ...phase, items: newPhase(subscription.currency, items, period, 'none', {}).items };
  });
  await tx.change('subscription_schedule', schedule, { ...schedule, phases }, 'subscription_schedule.updated');
}

/** The running phase has ended: the next begins, or the schedule does what it was told to do at its end. */
export async function advanceSchedule(tx: Tx, schedule: Schedule): Promise<void> {
  const next = schedule.phases.find((phase) => phase.start_date <= tx.now && tx.now < phase.end_date);
  if (next !== undefined) {
    const after = { ...schedule, current_phase: { start_date: next.start_date, end_date: next.end_date } };
    await tx.change('subscription_schedule', schedule, after, 'subscription_schedule.updated');
    return enterPhase(tx, after, next);
  }
  if (schedule.end_behavior === 'release') {
    await releaseSchedule(tx, schedule);
    return;
  }
  const completed: Schedule = { ...schedule, status: 'completed', completed_at: tx.now, current_phase: null };
  await tx.put('subscription_schedule', completed);
  await tx.emit('subscription_schedule.completed', completed);
  const subscription = await tx.need('subscription', String(schedule.subscription));
  await cancelNow(tx, subscription, { reason: 'cancellation_requested', keepSchedule: true });
}

/** Takes the schedule off its subscription, which goes on as it is. */
export async function releaseSchedule(tx: Tx, schedule: Schedule): Promise<Schedule> {
  requireRunning(schedule, 'release');
  const released: Schedule = {
    ...schedule,
    current_phase: null,
    released_at: tx.now,
    released_subscription: String(schedule.subscription),
    status: 'released',
    subscription: null,
  };
  await tx.put('subscription_schedule', released);
  await tx.emit('subscription_schedule.released', released);
  const subscription = await tx.need('subscription', String(schedule.subscription));
  await tx.change(
    'subscription',
    subscription,
    { ...subscription, schedule: null, cancel_at: null },
    'customer.subscription.updated',
  );
  return released;
}

/** @throws ApiError when the schedule is over. */
export function requireRunning(schedule: Schedule, verb: string): void {
  if (['active', 'not_started'].includes(schedule.status)) return;
  throw invalid(
    `You cannot ${verb} a subscription schedule that is currently in the \`${schedule.status}\` status. Can only ${verb} if the schedule is in the \`not_started\` or \`active\` status.`,
  );
}
