import * as z from 'zod';
import { cancelNow } from '../billing/cancel.ts';
import { setDefaultMethod } from '../billing/payment-methods.ts';
import { newCustomer } from '../objects/new-customer.ts';
import type { Customer } from '../objects/object-types.ts';
import { randomWord } from '../store/ids.ts';
import type { Tx } from '../store/tx.ts';
import { missing } from '../wire/api-error.ts';
import { createdParam, listParams, page } from '../wire/list.ts';
import { emptyable, mergeMetadata, metadata, text, whole } from '../wire/params.ts';
import { type ApiRoute, route, withoutEffect } from '../wire/route.ts';

const address = z.strictObject({
  city: emptyable(text).optional(),
  country: emptyable(text).optional(),
  line1: emptyable(text).optional(),
  line2: emptyable(text).optional(),
  postal_code: emptyable(text).optional(),
  state: emptyable(text).optional(),
});

const fields = {
  email: emptyable(text).optional(),
  name: emptyable(text).optional(),
  description: emptyable(text).optional(),
  phone: emptyable(text).optional(),
  address: emptyable(address).optional(),
  metadata: metadata.optional(),
  invoice_settings: z
    .strictObject({ default_payment_method: emptyable(text).optional(), ...withoutEffect('footer', 'custom_fields') })
    .optional(),
  payment_method: text.optional(),
  ...withoutEffect('preferred_locales', 'shipping', 'tax', 'tax_exempt'),
};

type Fields = z.output<z.ZodObject<typeof fields>>;

export const customerRoutes: readonly ApiRoute[] = [
  route('POST /v1/customers', fields, async (tx, input) => {
    const customer = withFields(newCustomer(tx.now, {}), input);
    return tx.create('customer', customer, 'customer.created');
  }),
  route('GET /v1/customers', { ...listParams, ...createdParam, email: text.optional() }, async (tx, input) =>
    page('/v1/customers', 'customer', (await tx.list('customer', { email: input.email })).filter(isThere), input),
  ),
  route('GET /v1/customers/{id}', {}, async (tx, _input, id) => tx.need('customer', id)),
  route('POST /v1/customers/{id}', fields, async (tx, input, id) => {
    const before = await living(tx, id);
    const changed = await tx.change('customer', before, withFields(before, input), 'customer.updated');
    const chosen = input.invoice_settings?.default_payment_method;
    return chosen === undefined ? changed : setDefaultMethod(tx, changed, chosen);
  }),
  route(
    'POST /v1/customers/{id}/balance_transactions',
    { amount: whole, currency: text, description: text.optional(), metadata: metadata.optional() },
    async (tx, input, id) => {
      const before = await living(tx, id);
      // Below zero it is a credit, which pays for the invoices to come.
      const balance = before.balance + input.amount;
      await tx.change('customer', before, { ...before, balance, currency: input.currency }, 'customer.updated');
      return {
        id: `cbtxn_${randomWord(24)}`,
        object: 'customer_balance_transaction',
        amount: input.amount,
        checkout_session: null,
        created: tx.now,
        credit_note: null,
        currency: input.currency,
        customer: id,
        customer_account: null,
        description: input.description ?? null,
        ending_balance: balance,
        invoice: null,
        livemode: false,
        metadata: mergeMetadata({}, input.metadata),
        type: 'adjustment',
      };
    },
  ),
  route('DELETE /v1/customers/{id}', {}, async (tx, _input, id) => {
    const customer = await living(tx, id);
    for (const subscription of await tx.list('subscription', { customer: id }))
      if (!['canceled', 'incomplete_expired'].includes(subscription.status))
        await cancelNow(tx, subscription, { reason: 'cancellation_requested' });
    const stub = { id, object: 'customer', deleted: true } as const;
    await tx.put('customer', stub as unknown as Customer);
    await tx.emit('customer.deleted', customer);
    return stub;
  }),
];

const isThere = (customer: Customer): boolean => !('deleted' in customer);

/** A customer that was not deleted. @throws ApiError as Stripe: a deleted one cannot be used. */
export async function living(tx: Tx, id: string, param?: string): Promise<Customer> {
  const customer = await tx.find('customer', id);
  if (customer === undefined || !isThere(customer)) throw missing('customer', id, param);
  return customer;
}

function withFields(before: Customer, input: Fields): Customer {
  const keep = <T>(given: T | undefined, known: T): T => (given === undefined ? known : given);
  return {
    ...before,
    email: keep(input.email, before.email),
    name: keep(input.name, before.name),
    description: keep(input.description, before.description),
    phone: keep(input.phone, before.phone),
    address: keep(input.address as Customer['address'], before.address),
    metadata: mergeMetadata(before.metadata, input.metadata),
  };
}
