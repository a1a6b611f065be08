import * as z from 'zod';
import { computeChange } from '../billing/change-items.ts';
import { finalizeInvoice, voidInvoice } from '../billing/invoicing.ts';
import { payInvoice } from '../billing/pay-invoice.ts';
import { ownMethod } from '../billing/payment-methods.ts';
import { dropWaitingUpdate } from '../billing/pending-update.ts';
import { upcomingInvoice } from '../billing/upcoming-invoice.ts';
import { paymentError } from '../billing/update-subscription.ts';
import { newInvoice, subscriptionOf, toLine, totals } from '../objects/new-invoice.ts';
import type { Invoice, Subscription } from '../objects/object-types.ts';
import type { Tx } from '../store/tx.ts';
import { invalid } from '../wire/api-error.ts';
import { createdParam, listOf, listParams, page } from '../wire/list.ts';
import { emptyable, mergeMetadata, metadata, text, whole, yesNo } from '../wire/params.ts';
import { type ApiRoute, route, withoutEffect } from '../wire/route.ts';
import { itemParam, PRORATION_BEHAVIOURS } from './subscription-routes.ts';

const details = z.strictObject({
  items: z.array(itemParam).optional(),
  proration_behavior: z.enum(PRORATION_BEHAVIOURS).optional(),
  proration_date: whole.optional(),
  billing_cycle_anchor: z.strictObject({ type: z.enum(['now', 'unchanged']) }).optional(),
  cancel_at_period_end: yesNo.optional(),
  cancel_at: emptyable(whole).optional(),
  cancel_now: yesNo.optional(),
});

/** Invoices, their lines, payments and previews. */
export const invoiceRoutes: readonly ApiRoute[] = [
  route(
    'GET /v1/invoices',
    {
      ...listParams,
      ...createdParam,
      customer: text.optional(),
      subscription: text.optional(),
      status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']).optional(),
      ...withoutEffect('collection_method', 'due_date'),
    },
    async (tx, input) => {
      const all = await tx.list('invoice', {
        customer: input.customer,
        status: input.status,
        'parent.subscription_details.subscription': input.subscription,
      });
      return page('/v1/invoices', 'invoice', all, input);
    },
  ),
  route(
    'POST /v1/invoices/create_preview',
    {
      customer: text.optional(),
      subscription: text,
      subscription_details: details.optional(),
      ...withoutEffect('preview_mode'),
    },
    async (tx, input) => {
      const subscription = await tx.need('subscription', input.subscription, 'subscription');
      if (input.customer !== undefined && input.customer !== subscription.customer)
        throw invalid('The subscription does not belong to the customer.', { param: 'subscription' });
      return preview(tx, subscription, input.subscription_details ?? {});
    },
  ),
  route('GET /v1/invoices/{id}', {}, async (tx, _input, id) => tx.need('invoice', id)),
  route(
    'POST /v1/invoices/{id}',
    { metadata: metadata.optional(), auto_advance: yesNo.optional(), ...withoutEffect('description', 'footer') },
    async (tx, input, id) => {
      const before = await tx.need('invoice', id);
      const after: Invoice = {
        ...before,
        auto_advance: input.auto_advance ?? before.auto_advance,
        next_payment_attempt: input.auto_advance === false ? null : before.next_payment_attempt,
        metadata: mergeMetadata(before.metadata, input.metadata),
      };
      return tx.change('invoice', before, after, 'invoice.updated');
    },
  ),
  route('GET /v1/invoices/{id}/lines', listParams, async (tx, input, id) =>
    page(`/v1/invoices/${id}/lines`, 'invoice', (await tx.need('invoice', id)).lines.data, input),
  ),
  route('POST /v1/invoices/{id}/finalize', { auto_advance: yesNo.optional() }, async (tx, _input, id) => {
    const invoice = await tx.need('invoice', id);
    if (invoice.status !== 'draft')
      throw invalid("This invoice is already finalized, you can't re-finalize a non-draft invoice.", {
        code: 'invoice_not_editable',
      });
    return finalizeInvoice(tx, invoice);
  }),
  route(
    'POST /v1/invoices/{id}/pay',
    { payment_method: text.optional(), ...withoutEffect('off_session') },
    async (tx, input, id) => {
      const invoice = await tx.need('invoice', id);
      if (invoice.status === 'paid') throw invalid('Invoice is already paid', { code: 'invoice_already_paid' });
      if (invoice.status === 'void' || invoice.status === 'uncollectible')
        throw invalid(`Invoices with status ${invoice.status} cannot be paid.`, { code: 'invoice_not_payable' });
      const open = invoice.status === 'draft' ? await finalizeInvoice(tx, invoice) : invoice;
      const method =
        input.payment_method === undefined
          ? undefined
          : await ownMethod(tx, String(invoice.customer), input.payment_method, 'payment_method');
      const outcome = await payInvoice(tx, open, { method });
      if (!outcome.paid) throw paymentError(outcome, true);
      return outcome.invoice;
    },
  ),
  route('POST /v1/invoices/{id}/void', {}, async (tx, _input, id) => {
    const invoice = await tx.need('invoice', id);
    if (invoice.status !== 'open' && invoice.status !== 'uncollectible')
      throw invalid('You can only pass in open or uncollectible invoices.', { code: 'invoice_not_editable' });
    const voided = await voidInvoice(tx, invoice);
    await expireUnpaid(tx, invoice);
    await dropWaitingUpdate(tx, invoice);
    return voided;
  }),
  route('POST /v1/invoices/{id}/mark_uncollectible', {}, async (tx, _input, id) => {
    const invoice = await tx.need('invoice', id);
    if (invoice.status !== 'open') throw invalid('You can only mark open invoices as uncollectible.');
    const marked: Invoice = {
      ...invoice,
      status: 'uncollectible',
      next_payment_attempt: null,
      status_transitions: { ...invoice.status_transitions, marked_uncollectible_at: tx.now },
    };
    await tx.change('invoice', invoice, marked, 'invoice.updated');
    await tx.emit('invoice.marked_uncollectible', marked);
    return marked;
  }),
  route(
    'GET /v1/invoice_payments',
    {
      ...listParams,
      ...createdParam,
      invoice: text.optional(),
      status: text.optional(),
      payment: z.strictObject({ type: text, payment_intent: text.optional() }).optional(),
    },
    async (tx, input) => {
      const all = await tx.list('invoice_payment', {
        invoice: input.invoice,
        status: input.status,
        'payment.payment_intent': input.payment?.payment_intent,
      });
      return page('/v1/invoice_payments', 'invoice_payment', all, input);
    },
  ),
  route('GET /v1/invoice_payments/{id}', {}, async (tx, _input, id) => tx.need('invoice_payment', id)),
];

/** A first invoice that is void ends its subscription: nothing will pay it. */
async function expireUnpaid(tx: Tx, invoice: Invoice): Promise<void> {
  const id = subscriptionOf(invoice);
  const subscription = id === undefined ? undefined : await tx.find('subscription', id);
  if (subscription?.status !== 'incomplete') return;
  const after: Subscription = { ...subscription, status: 'incomplete_expired', ended_at: tx.now };
  await tx.change('subscription', subscription, after, 'customer.subscription.updated');
}

/** What a change would be billed: at once under `always_invoice`, with the next renewal otherwise. Keeps nothing. */
async function preview(tx: Tx, subscription: Subscription, wish: z.output<typeof details>): Promise<Invoice> {
  const behaviour = wish.proration_behavior ?? 'create_prorations';
  const change = await computeChange(tx, subscription, {
    items: wish.items ?? [],
    prorate: behaviour !== 'none',
    at: wish.proration_date ?? tx.now,
    restart: wish.billing_cycle_anchor?.type === 'now',
  });
  const ends = wish.cancel_at_period_end ?? subscription.cancel_at_period_end;
  const after: Subscription = {
    ...subscription,
    billing_cycle_anchor: change.anchor,
    items: { ...subscription.items, data: change.items },
  };
  const atOnce = behaviour === 'always_invoice' || change.newPeriod.length > 0;
  const prorations = [...change.prorations, ...change.newPeriod];
  if (!atOnce && ends && prorations.length === 0)
    throw invalid('No upcoming invoices for customer', { code: 'invoice_upcoming_none' });
  const base = atOnce && prorations.length > 0 ? await immediate(tx, subscription) : await upcomingInvoice(tx, after);
  const lines = [...base.lines.data, ...prorations.map((line) => toLine(base.id, line))];
  const sum = totals(lines);
  const starting = base.starting_balance;
  const due = Math.max(0, sum.total + starting);
  return {
    ...base,
    ...sum,
    amount_due: due,
    amount_remaining: due,
    id: base.id.replace(/^in_/, 'upcoming_in_'),
    ending_balance: sum.total < 0 ? starting + sum.total : Math.min(0, starting + sum.total),
    lines: listOf(base.lines.url, lines),
  };
}

async function immediate(tx: Tx, subscription: Subscription): Promise<Invoice> {
  const customer = await tx.need('customer', String(subscription.customer));
  const period = { start: subscription.items.data[0]?.current_period_start ?? tx.now, end: tx.now };
  return newInvoice(tx.now, { customer, subscription, lines: [], reason: 'subscription_update', period });
}
