import type Stripe from 'stripe';
import { AppError } from '#platform/contract/errors.ts';
import type { Log } from '#platform/log/log.ts';
import type { AccountSnapshot, InvoiceFacts, PaidPlan } from './account-snapshot.ts';
import type { BillingGateway, EventFacts } from './billing-gateway.ts';
import { idOf } from './id-of.ts';
import { createStripeCheckouts } from './stripe-checkouts.ts';
import { stripeError } from './stripe-client.ts';
import { createStripePayments, lastTryOf } from './stripe-payments.ts';
import { isOverdue, pricesIn, toCard, toInvoice, toSubscription } from './to-snapshot.ts';

/** Stripe's longest list page. */
const PAGE = 100;
const MOST_EVENTS = 500;

const present = <T>(value: T | undefined): value is T => value !== undefined;
const NOTHING: AccountSnapshot = { deleted: true, subscriptions: [], invoices: [], cards: [] };

/** The port, by Stripe's SDK. */
export function createStripeGateway(deps: {
  stripe: Stripe;
  live: boolean;
  log: Log;
  supportEmail: string;
  /** Plans of these prices; every id asked for is in the answer. */
  planOf(priceIds: ReadonlySet<string>, ask: BillingGateway['retrievePrice']): Promise<ReadonlyMap<string, PaidPlan>>;
}): BillingGateway {
  const { stripe } = deps;
  const ask = async <T>(call: Promise<T>): Promise<T> => {
    try {
      return await call;
    } catch (error) {
      throw stripeError(error, deps);
    }
  };
  const orGone = async <T>(call: Promise<T>): Promise<T | undefined> => {
    try {
      return await ask(call);
    } catch (error) {
      if (error instanceof AppError && error.code === 'not_found') return undefined;
      throw error;
    }
  };

  const retrievePrice: BillingGateway['retrievePrice'] = async (priceId) => {
    const price = await ask(stripe.prices.retrieve(priceId));
    return { plan: price.metadata.plan, lookupKey: price.lookup_key, amount: price.unit_amount ?? 0 };
  };

  const payments = createStripePayments(stripe, ask);

  return {
    live: deps.live,

    async snapshot(customerId) {
      const customer = await orGone(stripe.customers.retrieve(customerId));
      if (!customer || customer.deleted) return NOTHING;
      const [subscriptions, invoices, methods] = await Promise.all([
        ask(stripe.subscriptions.list({ customer: customerId, status: 'all', limit: PAGE })),
        ask(stripe.invoices.list({ customer: customerId, limit: PAGE })),
        ask(stripe.customers.listPaymentMethods(customerId, { type: 'card', limit: 20 })),
      ]);
      const schedules = new Map<string, Stripe.SubscriptionSchedule>();
      for (const { schedule, ended_at } of subscriptions.data) {
        const id = ended_at === null ? idOf(schedule) : null;
        if (id) schedules.set(id, await ask(stripe.subscriptionSchedules.retrieve(id)));
      }
      const plans = await deps.planOf(pricesIn(subscriptions.data, schedules, invoices.data), retrievePrice);
      const planOf = (id: string): PaidPlan => plans.get(id) ?? 'starter';
      const waiting = new Set(
        subscriptions.data
          .filter((one) => one.ended_at === null && (isOverdue(one.status) || one.pending_update !== null))
          .map(({ id }) => id),
      );
      const tries = new Map<string, InvoiceFacts['lastTry']>();
      for (const { id, status, attempted, parent } of invoices.data)
        if (id && status === 'open' && attempted && waiting.has(idOf(parent?.subscription_details?.subscription) ?? ''))
          tries.set(id, await lastTryOf(stripe, ask, id));
      const ownCards = subscriptions.data.flatMap(({ id, ended_at, default_payment_method }) => {
        const cardId = idOf(default_payment_method);
        return ended_at === null && cardId !== null ? [{ subscriptionId: id, cardId }] : [];
      });
      const preferred = ownCards[0]?.cardId ?? idOf(customer.invoice_settings?.default_payment_method);
      return {
        deleted: false,
        subscriptions: subscriptions.data
          .map((one) => toSubscription(one, schedules.get(idOf(one.schedule) ?? ''), planOf))
          .filter(present),
        invoices: invoices.data.map((one) => toInvoice(one, planOf, tries.get(one.id ?? '') ?? null)).filter(present),
        cards: methods.data
          .map((one) => toCard(one, preferred ?? (methods.data.length === 1 ? one.id : null)))
          .filter(present),
        ownCards,
      };
    },

    async createCustomer({ userId, email, name }, idempotencyKey) {
      const { id } = await ask(stripe.customers.create({ metadata: { userId } }, { idempotencyKey }));
      await ask(stripe.customers.update(id, { email, name }));
      return id;
    },
    async changeEmail(customerId, email) {
      return (await orGone(stripe.customers.update(customerId, { email }))) !== undefined;
    },
    async chooseCard(customerId, { subscriptionId, cardId: default_payment_method }) {
      await ask(stripe.customers.update(customerId, { invoice_settings: { default_payment_method } }));
      await ask(stripe.subscriptions.update(subscriptionId, { default_payment_method: '' }));
    },
    async deleteCustomer(customerId) {
      await orGone(stripe.customers.del(customerId));
    },
    ...createStripeCheckouts(stripe, ask),

    async previewUpgrade(customer, { id, itemId }, price, at) {
      const invoice = await ask(
        stripe.invoices.createPreview({
          customer,
          subscription: id,
          subscription_details: {
            items: [{ id: itemId, price }],
            proration_behavior: 'always_invoice',
            proration_date: at,
          },
        }),
      );
      return { amountDue: invoice.amount_due, currency: invoice.currency };
    },
    async upgrade({ id, itemId }, { priceId, at, keeps }, idempotencyKey) {
      await ask(
        stripe.subscriptions.update(
          id,
          {
            items: [{ id: itemId, price: priceId }],
            proration_behavior: 'always_invoice',
            proration_date: at,
            payment_behavior: 'error_if_incomplete',
            ...(keeps && { cancel_at_period_end: false }),
          },
          { idempotencyKey },
        ),
      );
    },
    async upgradeWhenConfirmed({ id, itemId }, { priceId, at }, idempotencyKey) {
      const { pending_update, latest_invoice } = await ask(
        stripe.subscriptions.update(
          id,
          {
            items: [{ id: itemId, price: priceId }],
            proration_behavior: 'always_invoice',
            proration_date: at,
            payment_behavior: 'pending_if_incomplete',
            expand: ['latest_invoice'],
          },
          { idempotencyKey },
        ),
      );
      if (pending_update === null) return null;
      const url = typeof latest_invoice === 'object' ? latest_invoice?.hosted_invoice_url : null;
      if (!url) throw new Error('an invoice that is to be confirmed has no page');
      return url;
    },
    async scheduleChange({ id, scheduleId }, priceId, key) {
      const schedule = scheduleId
        ? await ask(stripe.subscriptionSchedules.retrieve(scheduleId))
        : await ask(
            stripe.subscriptionSchedules.create({ from_subscription: id }, { idempotencyKey: `${key}:create` }),
          );
      const present = schedule.phases.find((phase) => phase.start_date === schedule.current_phase?.start_date);
      const price = idOf(present?.items[0]?.price);
      if (!present || !price) throw new Error('a new schedule has no present phase');
      await ask(
        stripe.subscriptionSchedules.update(
          schedule.id,
          {
            end_behavior: 'release',
            proration_behavior: 'none',
            phases: [
              { items: [{ price, quantity: 1 }], start_date: present.start_date, end_date: present.end_date },
              { items: [{ price: priceId, quantity: 1 }], duration: { interval: 'month', interval_count: 1 } },
            ],
          },
          { idempotencyKey: `${key}:phases` },
        ),
      );
    },
    async releaseSchedule(scheduleId, idempotencyKey) {
      await ask(stripe.subscriptionSchedules.release(scheduleId, {}, { idempotencyKey }));
    },
    async endWithPeriod(subscriptionId, ends, idempotencyKey) {
      await ask(stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: ends }, { idempotencyKey }));
    },
    async endNow(subscriptionId, idempotencyKey) {
      const known = await orGone(stripe.subscriptions.retrieve(subscriptionId));
      if (!known) return;
      if (known.ended_at === null) await ask(stripe.subscriptions.cancel(subscriptionId, {}, { idempotencyKey }));
      // Its page could be paid on, for nothing.
      const open = await ask(stripe.invoices.list({ subscription: subscriptionId, status: 'open', limit: PAGE }));
      for (const { id } of open.data) if (id) await payments.voidInvoice(id);
    },

    async invoicePdf(invoiceId) {
      return (await ask(stripe.invoices.retrieve(invoiceId))).invoice_pdf ?? null;
    },
    ...payments,
    async chargeFacts(chargeId) {
      const charge = await ask(stripe.charges.retrieve(chargeId));
      const payment_intent = idOf(charge.payment_intent);
      const found = payment_intent
        ? await ask(stripe.invoicePayments.list({ payment: { type: 'payment_intent', payment_intent }, limit: 1 }))
        : undefined;
      return {
        customerId: idOf(charge.customer),
        invoiceId: idOf(found?.data[0]?.invoice),
        refunded: charge.amount_refunded,
        currency: charge.currency,
      };
    },
    async disputeFacts(disputeId) {
      const { charge, payment_intent, amount, status } = await ask(stripe.disputes.retrieve(disputeId));
      const word = String(status);
      const isInquiry = word.startsWith('warning_') || word === 'prevented';
      const state = isInquiry ? 'inquiry' : word === 'won' || word === 'lost' ? word : 'open';
      return { chargeId: idOf(charge) ?? '', paymentId: idOf(payment_intent) ?? '', amount, state };
    },

    async findPrice(lookupKey) {
      const { data } = await ask(stripe.prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 }));
      const price = data[0];
      if (!price) return undefined;
      const { id, active, currency } = price;
      return { id, active, currency, productId: idOf(price.product) ?? '', amount: price.unit_amount ?? 0 };
    },
    retrievePrice,
    async productName(productId) {
      return (await orGone(stripe.products.retrieve(productId)))?.name;
    },
    async putProduct(id, name) {
      const known = await orGone(stripe.products.retrieve(id));
      if (!known) await ask(stripe.products.create({ id, name }, { idempotencyKey: `product:${id}` }));
      else if (known.name !== name || !known.active) await ask(stripe.products.update(id, { name, active: true }));
    },
    async createPrice({ productId, lookupKey, plan, amount, currency }, idempotencyKey) {
      const { id } = await ask(
        stripe.prices.create(
          {
            product: productId,
            unit_amount: amount,
            currency,
            recurring: { interval: 'month' },
            lookup_key: lookupKey,
            transfer_lookup_key: true,
            metadata: { plan },
          },
          { idempotencyKey },
        ),
      );
      return id;
    },
    async archivePrice(priceId) {
      await ask(stripe.prices.update(priceId, { active: false }));
    },

    async eventsSince(from) {
      const found: EventFacts[] = [];
      const created = { gte: Math.floor(from.getTime() / 1000) };
      try {
        for await (const event of stripe.events.list({ created, limit: PAGE })) {
          found.push(toEvent(event));
          if (found.length >= MOST_EVENTS) break;
        }
      } catch (error) {
        throw stripeError(error, deps);
      }
      return found;
    },
  };
}

/** What is kept of an event; the object itself is fetched anew. */
export function toEvent(event: Stripe.Event): EventFacts {
  const object = event.data.object as { id?: string; object?: string; customer?: string | { id: string } | null };
  return {
    id: event.id,
    type: event.type,
    objectId: object.id ?? null,
    customerId: object.object === 'customer' ? (object.id ?? null) : idOf(object.customer),
    createdAt: new Date(event.created * 1000),
  };
}
