import * as z from 'zod';
import { attachMethod, createCard, detachMethod, methodOrToken } from '../billing/payment-methods.ts';
import { refund } from '../billing/refund.ts';
import { TEST_CARDS } from '../billing/test-cards.ts';
import { ApiError } from '../wire/api-error.ts';
import { createdParam, listParams, page } from '../wire/list.ts';
import { mergeMetadata, metadata, text, whole, yesNo } from '../wire/params.ts';
import { type ApiRoute, route, withoutEffect } from '../wire/route.ts';
import { living } from './customer-routes.ts';

/** Cards, payments and refunds. */
export const paymentRoutes: readonly ApiRoute[] = [
  route(
    'POST /v1/payment_methods',
    {
      type: z.enum(['card']),
      card: z.union([
        z.strictObject({ token: text }),
        z.strictObject({ number: text, exp_month: whole, exp_year: whole, ...withoutEffect('cvc') }),
      ]),
      ...withoutEffect('billing_details', 'metadata', 'allow_redisplay'),
    },
    async (tx, input) => {
      if ('token' in input.card) return methodOrToken(tx, input.card.token.replace(/^tok_/, 'pm_card_'), 'card[token]');
      const { number, exp_month: expMonth, exp_year: expYear } = input.card;
      const card = TEST_CARDS.find((known) => known.number === number.replaceAll(' ', ''));
      if (card === undefined)
        throw new ApiError(402, {
          type: 'card_error',
          code: 'incorrect_number',
          message: 'Your card number is incorrect.',
          param: 'number',
        });
      return createCard(tx, { card, expMonth, expYear });
    },
  ),
  route(
    'GET /v1/payment_methods',
    { ...listParams, customer: text.optional(), type: text.optional(), ...withoutEffect('allow_redisplay') },
    async (tx, input) => {
      if (input.customer !== undefined) await living(tx, input.customer, 'customer');
      const all = input.customer === undefined ? [] : await tx.list('payment_method', { customer: input.customer });
      return page(
        '/v1/payment_methods',
        'payment_method',
        all.filter(({ type }) => type === (input.type ?? type)),
        input,
      );
    },
  ),
  route(
    'GET /v1/customers/{id}/payment_methods',
    { ...listParams, type: text.optional(), ...withoutEffect('allow_redisplay') },
    async (tx, input, id) => {
      await living(tx, id);
      const all = await tx.list('payment_method', { customer: id });
      return page(
        `/v1/customers/${id}/payment_methods`,
        'payment_method',
        all.filter(({ type }) => type === (input.type ?? type)),
        input,
      );
    },
  ),
  route('GET /v1/payment_methods/{id}', {}, async (tx, _input, id) => tx.need('payment_method', id)),
  route(
    'POST /v1/payment_methods/{id}',
    {
      metadata: metadata.optional(),
      card: z.strictObject({ exp_month: whole.optional(), exp_year: whole.optional() }).optional(),
      ...withoutEffect('billing_details', 'allow_redisplay'),
    },
    async (tx, input, id) => {
      const before = await tx.need('payment_method', id);
      const card = before.card && {
        ...before.card,
        exp_month: input.card?.exp_month ?? before.card.exp_month,
        exp_year: input.card?.exp_year ?? before.card.exp_year,
      };
      const after = { ...before, ...(card ? { card } : {}), metadata: mergeMetadata(before.metadata, input.metadata) };
      return tx.change('payment_method', before, after, 'payment_method.updated');
    },
  ),
  route('POST /v1/payment_methods/{id}/attach', { customer: text }, async (tx, input, id) => {
    await living(tx, input.customer, 'customer');
    return attachMethod(tx, await methodOrToken(tx, id), input.customer);
  }),
  route('POST /v1/payment_methods/{id}/detach', {}, async (tx, _input, id) =>
    detachMethod(tx, await tx.need('payment_method', id)),
  ),
  route('GET /v1/payment_intents', { ...listParams, ...createdParam, customer: text.optional() }, async (tx, input) =>
    page('/v1/payment_intents', 'payment_intent', await tx.list('payment_intent', { customer: input.customer }), input),
  ),
  route('GET /v1/payment_intents/{id}', withoutEffect('client_secret'), async (tx, _input, id) =>
    tx.need('payment_intent', id),
  ),
  route(
    'GET /v1/charges',
    { ...listParams, ...createdParam, customer: text.optional(), payment_intent: text.optional() },
    async (tx, input) =>
      page(
        '/v1/charges',
        'charge',
        await tx.list('charge', { customer: input.customer, payment_intent: input.payment_intent }),
        input,
      ),
  ),
  route('GET /v1/charges/{id}', {}, async (tx, _input, id) => tx.need('charge', id)),
  route(
    'POST /v1/refunds',
    {
      payment_intent: text.optional(),
      charge: text.optional(),
      amount: whole.optional(),
      reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
      metadata: metadata.optional(),
      ...withoutEffect('instructions_email', 'refund_application_fee', 'reverse_transfer'),
    },
    async (tx, input) => refund(tx, { ...input, metadata: mergeMetadata({}, input.metadata) }),
  ),
  route(
    'GET /v1/refunds',
    { ...listParams, ...createdParam, charge: text.optional(), payment_intent: text.optional() },
    async (tx, input) =>
      page(
        '/v1/refunds',
        'refund',
        await tx.list('refund', { charge: input.charge, payment_intent: input.payment_intent }),
        input,
      ),
  ),
  route('GET /v1/refunds/{id}', {}, async (tx, _input, id) => tx.need('refund', id)),
  route('POST /v1/refunds/{id}', { metadata: metadata.optional() }, async (tx, input, id) => {
    const before = await tx.need('refund', id);
    return tx.change(
      'refund',
      before,
      { ...before, metadata: mergeMetadata(before.metadata, input.metadata) },
      'refund.updated',
    );
  }),
  route(
    'GET /v1/disputes',
    { ...listParams, ...createdParam, charge: text.optional(), payment_intent: text.optional() },
    async (tx, input) =>
      page(
        '/v1/disputes',
        'dispute',
        await tx.list('dispute', { charge: input.charge, payment_intent: input.payment_intent }),
        input,
      ),
  ),
  route('GET /v1/disputes/{id}', {}, async (tx, _input, id) => tx.need('dispute', id)),
  route(
    'GET /v1/events',
    {
      ...listParams,
      ...createdParam,
      type: text.optional(),
      types: z.array(text).optional(),
      delivery_success: yesNo.optional(),
    },
    async (tx, input) => {
      const all = await tx.list('event', { type: input.type });
      const wanted = all.filter((event) => input.types?.includes(event.type) ?? true);
      return page('/v1/events', 'event', wanted, input);
    },
  ),
  route('GET /v1/events/{id}', {}, async (tx, _input, id) => tx.need('event', id)),
];
