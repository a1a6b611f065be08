import { type CardDetails, newPaymentMethod } from '../objects/new-payment-method.ts';
import type { Customer, PaymentMethod } from '../objects/object-types.ts';
import type { Tx } from '../store/tx.ts';
import { ApiError, invalid } from '../wire/api-error.ts';
import { keepingFails, TEST_CARDS } from './test-cards.ts';

/** A card as it was typed in, or the token of a test card. */
export async function createCard(tx: Tx, details: CardDetails): Promise<PaymentMethod> {
  const method = newPaymentMethod(tx.now, details);
  await tx.put('payment_method', method, { behaviour: details.card.behaviour });
  return method;
}

/** The payment method of an id; the token of a test card makes a new one. */
export async function methodOrToken(tx: Tx, id: string, param?: string): Promise<PaymentMethod> {
  const card = TEST_CARDS.find(({ token }) => token === id);
  if (card === undefined) return tx.need('payment_method', id, param);
  return createCard(tx, { card, expMonth: 12, expYear: new Date(tx.now * 1000).getUTCFullYear() + 4 });
}

/**
 * Keeps a card for a customer.
 * @throws ApiError 402 when its bank refuses even that.
 */
export async function attachMethod(
  tx: Tx,
  method: PaymentMethod,
  customer: string,
  confirmed = false,
): Promise<PaymentMethod> {
  if (method.customer !== null) {
    if (method.customer === customer) return method;
    throw invalid('The payment method you provided has already been attached to a customer.', {
      code: 'payment_method_unexpected_state',
    });
  }
  const { behaviour = 'pays' } = await tx.hidden('payment_method', method.id);
  const refused = keepingFails(behaviour);
  if (refused !== undefined)
    throw new ApiError(402, {
      type: 'card_error',
      code: refused.code,
      message: refused.message,
      ...(refused.decline_code ? { decline_code: refused.decline_code } : {}),
    });
  const attached = { ...method, customer };
  await tx.put('payment_method', attached, confirmed ? { confirmed: true } : {});
  await tx.emit('payment_method.attached', attached);
  return attached;
}

/** Takes a card from its customer; whatever it was the default of has none then. */
export async function detachMethod(tx: Tx, method: PaymentMethod): Promise<PaymentMethod> {
  const owner = method.customer;
  if (owner === null)
    throw invalid('The payment method you provided is not attached to a customer so detachment is impossible.');
  const customer = await tx.find('customer', owner);
  if (customer?.invoice_settings?.default_payment_method === method.id) await setDefaultMethod(tx, customer, null);
  for (const subscription of await tx.list('subscription', { customer: owner }))
    if (subscription.default_payment_method === method.id)
      await tx.change(
        'subscription',
        subscription,
        { ...subscription, default_payment_method: null },
        'customer.subscription.updated',
      );
  const detached = { ...method, customer: null };
  await tx.put('payment_method', detached);
  await tx.emit('payment_method.detached', detached, { customer: owner });
  return detached;
}

/** @throws ApiError when the card is not the customer's. */
export async function setDefaultMethod(tx: Tx, customer: Customer, id: string | null): Promise<Customer> {
  if (id !== null) await ownMethod(tx, customer.id, id, 'invoice_settings[default_payment_method]');
  const invoice_settings = { ...customer.invoice_settings, default_payment_method: id } as Customer['invoice_settings'];
  return tx.change('customer', customer, { ...customer, invoice_settings }, 'customer.updated');
}

/** A card of the customer's. @throws ApiError otherwise. */
export async function ownMethod(tx: Tx, customer: string, id: string, param: string): Promise<PaymentMethod> {
  const method = await tx.need('payment_method', id, param);
  if (method.customer !== customer)
    throw invalid(
      `The customer does not have a payment method with the ID ${id}. The payment method must be attached to the customer.`,
      { code: 'resource_missing', param },
    );
  return method;
}
