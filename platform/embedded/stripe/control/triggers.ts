import * as z from 'zod';
import { cancelNow } from '../billing/cancel.ts';
import { payPart } from '../billing/pay-part.ts';
import { attachMethod, methodOrToken } from '../billing/payment-methods.ts';
import type { ObjectTypes } from '../objects/object-types.ts';
import { newId } from '../store/ids.ts';
import type { Tx } from '../store/tx.ts';
import { invalid } from '../wire/api-error.ts';

/** What happens outside the API: at a bank, at a card network, in Stripe's dashboard. */
export const triggerSchema = z.discriminatedUnion('type', [
  /** The card's holder disputes the charge with the bank. */
  z.strictObject({ type: z.literal('dispute'), charge: z.string() }),
  z.strictObject({ type: z.literal('dispute_closed'), dispute: z.string(), status: z.enum(['won', 'lost']) }),
  /** The bank sends a refund back: the card is closed. */
  z.strictObject({ type: z.literal('refund_fails'), refund: z.string() }),
  /** The default card expires at the end of the month. */
  z.strictObject({ type: z.literal('card_expiring'), customer: z.string() }),
  /** Somebody puts another card in the customer's place, by its test token. */
  z.strictObject({ type: z.literal('replace_card'), customer: z.string(), card: z.string() }),
  /** Part of an open invoice is paid by a payment of its own, in cents. */
  z.strictObject({ type: z.literal('pay_part'), invoice: z.string(), amount: z.int() }),
  /** Somebody ends the subscription in the dashboard. */
  z.strictObject({ type: z.literal('cancel_in_dashboard'), subscription: z.string() }),
]);

export type Trigger = z.output<typeof triggerSchema>;

export async function runTrigger(tx: Tx, trigger: Trigger): Promise<object> {
  switch (trigger.type) {
    case 'dispute':
      return dispute(tx, trigger.charge);
    case 'dispute_closed':
      return closeDispute(tx, trigger.dispute, trigger.status);
    case 'refund_fails':
      return refundFails(tx, trigger.refund);
    case 'card_expiring':
      return cardExpiring(tx, trigger.customer);
    case 'replace_card':
      return replaceCard(tx, trigger.customer, trigger.card);
    case 'pay_part':
      return payPart(tx, await tx.need('invoice', trigger.invoice, 'invoice'), trigger.amount);
    case 'cancel_in_dashboard':
      return cancelNow(tx, await tx.need('subscription', trigger.subscription), { reason: 'cancellation_requested' });
  }
}

async function dispute(tx: Tx, chargeId: string): Promise<object> {
  const charge = await tx.need('charge', chargeId, 'charge');
  if (!charge.paid || charge.disputed)
    throw invalid('Only a paid charge can be disputed, and only once.', { param: 'charge' });
  const made = {
    id: newId('dispute'),
    object: 'dispute',
    amount: charge.amount - charge.amount_refunded,
    balance_transactions: [],
    charge: charge.id,
    created: tx.now,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: { enhanced_evidence: {} },
    evidence_details: {
      due_by: tx.now + 7 * 86_400,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    payment_method_details: {
      card: { brand: 'visa', case_type: 'chargeback', network: 'visa', network_reason_code: '10.4' },
      type: 'card',
    },
    reason: 'fraudulent',
    status: 'needs_response',
  } as unknown as ObjectTypes['dispute'];
  await tx.put('charge', { ...charge, disputed: true });
  await tx.create('dispute', made, 'charge.dispute.created');
  await tx.emit('charge.dispute.funds_withdrawn', made);
  return made;
}

async function closeDispute(tx: Tx, id: string, status: 'won' | 'lost'): Promise<object> {
  const before = await tx.need('dispute', id, 'dispute');
  const after: ObjectTypes['dispute'] = { ...before, status };
  await tx.put('dispute', after);
  if (status === 'won') await tx.emit('charge.dispute.funds_reinstated', after);
  await tx.emit('charge.dispute.closed', after);
  return after;
}

async function refundFails(tx: Tx, id: string): Promise<object> {
  const before = await tx.need('refund', id, 'refund');
  if (before.status !== 'succeeded') throw invalid('Only a refund that succeeded can fail later.', { param: 'refund' });
  const charge = await tx.need('charge', String(before.charge));
  const left = charge.amount_refunded - before.amount;
  await tx.put('charge', { ...charge, amount_refunded: left, refunded: false });
  const failed = { ...before, status: 'failed', failure_reason: 'lost_or_stolen_card' };
  await tx.change('refund', before, failed, 'refund.updated');
  await tx.emit('charge.refund.updated', failed, { status: before.status });
  await tx.emit('refund.failed', failed);
  return failed;
}

async function cardExpiring(tx: Tx, customerId: string): Promise<object> {
  const customer = await tx.need('customer', customerId, 'customer');
  const [method] = await tx.list('payment_method', { customer: customerId });
  if (method?.card === undefined) throw invalid('The customer has no card.', { param: 'customer' });
  const end = new Date(tx.now * 1000);
  const card = { ...method.card, exp_month: end.getUTCMonth() + 1, exp_year: end.getUTCFullYear() };
  await tx.change('payment_method', method, { ...method, card }, 'payment_method.updated');
  const { brand, exp_month, exp_year, fingerprint, funding, last4, country } = card;
  const source = {
    id: method.id,
    object: 'card',
    brand: brand === 'visa' ? 'Visa' : brand,
    country,
    customer: customer.id,
    exp_month,
    exp_year,
    fingerprint,
    funding,
    last4,
    metadata: {},
    name: method.billing_details.name,
  };
  await tx.emit('customer.source.expiring', source);
  return source;
}

async function replaceCard(tx: Tx, customerId: string, token: string): Promise<object> {
  const customer = await tx.need('customer', customerId, 'customer');
  const method = await attachMethod(tx, await methodOrToken(tx, token, 'card'), customer.id, true);
  for (const subscription of await tx.list('subscription', { customer: customer.id }))
    if (subscription.ended_at === null)
      await tx.change(
        'subscription',
        subscription,
        { ...subscription, default_payment_method: method.id },
        'customer.subscription.updated',
      );
  return method;
}
