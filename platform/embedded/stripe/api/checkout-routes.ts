import * as z from 'zod';
import { usablePrice } from '../billing/change-items.ts';
import type { CheckoutSession } from '../objects/object-types.ts';
import { newId } from '../store/ids.ts';
import type { Hidden, Tx } from '../store/tx.ts';
import { invalid } from '../wire/api-error.ts';
import { expand } from '../wire/expand.ts';
import { createdParam, listParams, page } from '../wire/list.ts';
import { ignored, mergeMetadata, metadata, text, whole } from '../wire/params.ts';
import { type ApiRoute, route, withoutEffect } from '../wire/route.ts';
import { living } from './customer-routes.ts';

const DAY = 86_400;
const lineItem = z.strictObject({ price: text, quantity: whole.optional() });

/** Checkout sessions. */
export const checkoutRoutes: readonly ApiRoute[] = [
  route(
    'POST /v1/checkout/sessions',
    {
      mode: z.enum(['subscription']),
      customer: text.optional(),
      customer_email: text.optional(),
      client_reference_id: text.optional(),
      line_items: z.array(lineItem).min(1),
      success_url: text,
      cancel_url: text.optional(),
      expires_at: whole.optional(),
      metadata: metadata.optional(),
      currency: text.optional(),
      subscription_data: z
        .strictObject({
          metadata: metadata.optional(),
          description: text.optional(),
          ...withoutEffect('billing_mode', 'invoice_settings'),
        })
        .optional(),
      ui_mode: z.enum(['hosted_page']).optional(),
      ...withoutEffect(
        'allow_promotion_codes',
        'allowed_payment_method_types',
        'automatic_tax',
        'billing_address_collection',
        'branding_settings',
        'consent_collection',
        'custom_text',
        'customer_update',
        'locale',
        'payment_method_collection',
        'payment_method_options',
        'phone_number_collection',
        'saved_payment_method_options',
        'submit_type',
        'tax_id_collection',
        'setup_intent_data',
        'origin_context',
        'adaptive_pricing',
        'excluded_payment_method_types',
      ),
      customer_creation: ignored.optional(),
    },
    async (tx, input) => {
      if (input.customer !== undefined && input.customer_email !== undefined)
        throw invalid('You may only specify one of these parameters: customer, customer_email.');
      const customer = input.customer === undefined ? undefined : await living(tx, input.customer, 'customer');
      const wanted: NonNullable<Hidden['checkout']> = [];
      let total = 0;
      let currency = input.currency ?? null;
      for (const [index, item] of input.line_items.entries()) {
        const price = await usablePrice(tx, item.price, `line_items[${index}][price]`);
        const quantity = item.quantity ?? 1;
        wanted.push({ price: price.id, quantity, metadata: {} });
        total += (price.unit_amount ?? 0) * quantity;
        currency = price.currency;
      }
      const expires = input.expires_at ?? tx.now + DAY;
      if (expires < tx.now + 1800 || expires > tx.now + DAY)
        throw invalid(
          'The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.',
          { param: 'expires_at' },
        );
      const id = newId('checkout.session');
      const session = newSession(tx, {
        id,
        mode: input.mode,
        currency,
        total,
        expires_at: expires,
        customer: customer?.id ?? null,
        customer_email: input.customer_email ?? null,
        client_reference_id: input.client_reference_id ?? null,
        success_url: input.success_url,
        cancel_url: input.cancel_url ?? null,
        metadata: mergeMetadata({}, input.metadata),
      });
      await tx.put('checkout.session', session, {
        checkout: wanted,
        subscriptionMetadata: mergeMetadata({}, input.subscription_data?.metadata),
        subscriptionDescription: input.subscription_data?.description ?? null,
      });
      return session;
    },
  ),
  route(
    'GET /v1/checkout/sessions',
    {
      ...listParams,
      ...createdParam,
      customer: text.optional(),
      subscription: text.optional(),
      payment_intent: text.optional(),
      status: text.optional(),
    },
    async (tx, input) =>
      page(
        '/v1/checkout/sessions',
        'checkout.session',
        await tx.list('checkout.session', {
          customer: input.customer,
          subscription: input.subscription,
          status: input.status,
        }),
        input,
      ),
  ),
  route('GET /v1/checkout/sessions/{id}', {}, async (tx, _input, id) => tx.need('checkout.session', id)),
  route('GET /v1/checkout/sessions/{id}/line_items', listParams, async (tx, input, id) => {
    const session = await expand(tx, await tx.need('checkout.session', id), ['line_items']);
    const items = (session as unknown as { line_items: { data: { id: string }[] } }).line_items.data;
    return page(`/v1/checkout/sessions/${id}/line_items`, 'checkout.session', items, input);
  }),
  route('POST /v1/checkout/sessions/{id}/expire', {}, async (tx, _input, id) => {
    const session = await tx.need('checkout.session', id);
    if (session.status !== 'open')
      throw invalid(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
      );
    const expired: CheckoutSession = { ...session, status: 'expired', url: null };
    await tx.put('checkout.session', expired);
    await tx.emit('checkout.session.expired', expired);
    return expired;
  }),
];

type SessionWish = Pick<
  CheckoutSession,
  | 'id'
  | 'mode'
  | 'currency'
  | 'expires_at'
  | 'customer'
  | 'customer_email'
  | 'client_reference_id'
  | 'success_url'
  | 'cancel_url'
  | 'metadata'
> & { total: number };

function newSession(tx: Tx, { total, ...wish }: SessionWish): CheckoutSession {
  return {
    ...wish,
    object: 'checkout.session',
    adaptive_pricing: null,
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: null,
    amount_subtotal: total,
    amount_total: total,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: tx.now,
    currency_conversion: null,
    custom_fields: [],
    custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
    customer_account: null,
    customer_creation: wish.customer === null ? 'always' : null,
    customer_details: null,
    discounts: [],
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: null,
    managed_payments: null,
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'always',
    payment_method_configuration_details: null,
    payment_method_options: {
      card: { request_three_d_secure: 'automatic' },
    } as CheckoutSession['payment_method_options'],
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    permissions: null,
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: null,
    subscription: null,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page' as CheckoutSession['ui_mode'],
    url: `${tx.settings.publicUrl}/c/pay/${wish.id}`,
    wallet_options: null,
  };
}
