import type { Charge, ObjectTypes } from '../objects/object-types.ts';
import { newId } from '../store/ids.ts';
import type { Tx } from '../store/tx.ts';
import { invalid } from '../wire/api-error.ts';

export interface RefundWish {
  readonly payment_intent?: string | undefined;
  readonly charge?: string | undefined;
  /** Minor units; the rest of the charge unless told. */
  readonly amount?: number | undefined;
  readonly reason?: 'duplicate' | 'fraudulent' | 'requested_by_customer' | undefined;
  readonly metadata: Record<string, string>;
}

/** Pays a charge back, wholly or in part. @throws ApiError when more is asked for than is left. */
export async function refund(tx: Tx, wish: RefundWish): Promise<ObjectTypes['refund']> {
  const charge = await chargeOf(tx, wish);
  const left = charge.amount - charge.amount_refunded;
  if (charge.disputed)
    throw invalid(`Charge ${charge.id} has been charged back; cannot issue a refund.`, { code: 'charge_disputed' });
  if (left === 0) throw invalid(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  const amount = wish.amount ?? left;
  if (amount < 1) throw invalid('Invalid positive integer', { param: 'amount' });
  if (amount > left)
    throw invalid(
      `Refund amount ($${(amount / 100).toFixed(2)}) is greater than unrefunded amount on charge ($${(left / 100).toFixed(2)})`,
      { param: 'amount' },
    );
  const made: ObjectTypes['refund'] = {
    id: newId('refund'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: tx.now,
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: {
      card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' },
      type: 'card',
    },
    metadata: wish.metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: wish.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
  const refunded = charge.amount_refunded + amount;
  await tx.create('refund', made, 'refund.created');
  await tx.change(
    'charge',
    charge,
    { ...charge, amount_refunded: refunded, refunded: refunded === charge.amount },
    'charge.refunded',
  );
  await tx.emit('refund.updated', made, {});
  return made;
}

async function chargeOf(tx: Tx, wish: RefundWish): Promise<Charge> {
  if (wish.charge !== undefined) return paidCharge(await tx.need('charge', wish.charge, 'charge'));
  if (wish.payment_intent === undefined)
    throw invalid('One of the following params should be provided for this request: payment_intent or charge.');
  const intent = await tx.need('payment_intent', wish.payment_intent, 'payment_intent');
  if (intent.latest_charge === null)
    throw invalid(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`, {
      param: 'payment_intent',
    });
  return paidCharge(await tx.need('charge', intent.latest_charge, 'charge'));
}

function paidCharge(charge: Charge): Charge {
  if (!charge.paid)
    throw invalid(`Charge ${charge.id} was not paid; cannot issue a refund.`, { code: 'charge_not_refundable' });
  return charge;
}
