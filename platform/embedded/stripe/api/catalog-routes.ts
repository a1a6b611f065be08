import * as z from 'zod';
import type { ObjectTypes, Price } from '../objects/object-types.ts';
import { newId } from '../store/ids.ts';
import type { Tx } from '../store/tx.ts';
import { invalid } from '../wire/api-error.ts';
import { createdParam, listParams, page } from '../wire/list.ts';
import { emptyable, mergeMetadata, metadata, text, whole, yesNo } from '../wire/params.ts';
import { type ApiRoute, route, withoutEffect } from '../wire/route.ts';

type Product = ObjectTypes['product'];

const productFields = {
  active: yesNo.optional(),
  description: emptyable(text).optional(),
  metadata: metadata.optional(),
  statement_descriptor: text.optional(),
  url: emptyable(text).optional(),
  unit_label: emptyable(text).optional(),
  ...withoutEffect('images', 'marketing_features', 'tax_code', 'shippable'),
};

const priceFields = {
  active: yesNo.optional(),
  lookup_key: text.max(200).optional(),
  transfer_lookup_key: yesNo.optional(),
  metadata: metadata.optional(),
  nickname: text.optional(),
  ...withoutEffect('tax_behavior'),
};

/** Products and prices. */
export const catalogRoutes: readonly ApiRoute[] = [
  route('POST /v1/products', { ...productFields, name: text, id: text.optional() }, async (tx, input) => {
    if (input.id !== undefined && (await tx.find('product', input.id)) !== undefined)
      throw invalid('Product already exists.', { code: 'resource_already_exists', param: 'id' });
    return tx.create('product', newProduct(tx.now, input), 'product.created');
  }),
  route(
    'GET /v1/products',
    { ...listParams, ...createdParam, active: yesNo.optional(), ids: z.array(text).optional() },
    async (tx, input) => {
      const all = await tx.list('product', { active: input.active });
      return page(
        '/v1/products',
        'product',
        all.filter(({ id }) => input.ids?.includes(id) ?? true),
        input,
      );
    },
  ),
  route('GET /v1/products/{id}', {}, async (tx, _input, id) => tx.need('product', id)),
  route(
    'POST /v1/products/{id}',
    { ...productFields, name: text.optional(), default_price: text.optional() },
    async (tx, input, id) => {
      const before = await tx.need('product', id);
      if (input.default_price !== undefined) await tx.need('price', input.default_price, 'default_price');
      const after: Product = {
        ...before,
        active: input.active ?? before.active,
        default_price: input.default_price ?? before.default_price,
        description: input.description === undefined ? before.description : input.description,
        metadata: mergeMetadata(before.metadata, input.metadata),
        name: input.name ?? before.name,
        updated: tx.now,
      };
      return tx.change('product', before, after, 'product.updated');
    },
  ),
  route('DELETE /v1/products/{id}', {}, async (tx, _input, id) => {
    const product = await tx.need('product', id);
    if ((await tx.list('price', { product: id })).length > 0)
      throw invalid('This product cannot be deleted because it has one or more user-created prices.');
    await tx.remove('product', id);
    await tx.emit('product.deleted', product);
    return { id, object: 'product', deleted: true };
  }),
  route(
    'POST /v1/prices',
    {
      ...priceFields,
      currency: text,
      product: text.optional(),
      product_data: z
        .strictObject({
          name: text,
          metadata: metadata.optional(),
          ...withoutEffect('id', 'active', 'unit_label', 'tax_code', 'statement_descriptor'),
        })
        .optional(),
      unit_amount: whole.optional(),
      recurring: z
        .strictObject({
          interval: z.enum(['day', 'week', 'month', 'year']),
          interval_count: whole.optional(),
          ...withoutEffect('usage_type'),
        })
        .optional(),
      ...withoutEffect('billing_scheme'),
    },
    async (tx, input) => {
      const product =
        input.product_data === undefined
          ? (await tx.need('product', required(input.product, 'product'), 'product')).id
          : (await tx.create('product', newProduct(tx.now, input.product_data), 'product.created')).id;
      const amount = required(input.unit_amount, 'unit_amount');
      if (amount < 0) throw invalid('Invalid non-negative integer', { param: 'unit_amount' });
      await claimLookupKey(tx, undefined, input.lookup_key, input.transfer_lookup_key ?? false);
      const price: Price = {
        id: newId('price'),
        object: 'price',
        active: input.active ?? true,
        billing_scheme: 'per_unit',
        created: tx.now,
        currency: input.currency.toLowerCase(),
        custom_unit_amount: null,
        livemode: false,
        lookup_key: input.lookup_key ?? null,
        metadata: mergeMetadata({}, input.metadata),
        nickname: input.nickname ?? null,
        product,
        recurring:
          input.recurring === undefined
            ? null
            : {
                interval: input.recurring.interval,
                interval_count: input.recurring.interval_count ?? 1,
                meter: null,
                trial_period_days: null,
                usage_type: 'licensed',
              },
        tax_behavior: 'unspecified',
        tiers_mode: null,
        transform_quantity: null,
        type: input.recurring === undefined ? 'one_time' : 'recurring',
        unit_amount: amount,
        unit_amount_decimal: String(amount),
      };
      return tx.create('price', price, 'price.created');
    },
  ),
  route(
    'GET /v1/prices',
    {
      ...listParams,
      ...createdParam,
      active: yesNo.optional(),
      product: text.optional(),
      lookup_keys: z.array(text).max(10).optional(),
      type: z.enum(['one_time', 'recurring']).optional(),
      currency: text.optional(),
    },
    async (tx, input) => {
      const { active, product, type, currency } = input;
      const all = await tx.list('price', { active, product, type, currency });
      const wanted = all.filter(({ lookup_key }) => input.lookup_keys?.includes(lookup_key ?? '') ?? true);
      return page('/v1/prices', 'price', wanted, input);
    },
  ),
  route('GET /v1/prices/{id}', {}, async (tx, _input, id) => tx.need('price', id)),
  route('POST /v1/prices/{id}', priceFields, async (tx, input, id) => {
    const before = await tx.need('price', id);
    await claimLookupKey(tx, id, input.lookup_key, input.transfer_lookup_key ?? false);
    const after: Price = {
      ...before,
      active: input.active ?? before.active,
      lookup_key: input.lookup_key ?? before.lookup_key,
      metadata: mergeMetadata(before.metadata, input.metadata),
      nickname: input.nickname ?? before.nickname,
    };
    return tx.change('price', before, after, 'price.updated');
  }),
];

/** A lookup key names one price; another may take it only when told to. */
async function claimLookupKey(
  tx: Tx,
  own: string | undefined,
  key: string | undefined,
  transfer: boolean,
): Promise<void> {
  if (key === undefined) return;
  for (const holder of await tx.list('price', { lookup_key: key })) {
    if (holder.id === own) continue;
    if (!transfer)
      throw invalid(
        `A price (\`${holder.id}\`) already uses that lookup key. Transfer the lookup key by setting \`transfer_lookup_key\` to \`true\`, or choose another one.`,
        { param: 'lookup_key' },
      );
    await tx.change('price', holder, { ...holder, lookup_key: null }, 'price.updated');
  }
}

function newProduct(
  now: number,
  input: {
    id?: unknown;
    name: string;
    active?: unknown;
    description?: string | null;
    metadata?: z.output<typeof metadata>;
    url?: string | null;
  },
): Product {
  return {
    id: typeof input.id === 'string' ? input.id : newId('product'),
    object: 'product',
    active: typeof input.active === 'boolean' ? input.active : true,
    created: now,
    default_price: null,
    description: input.description ?? null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: mergeMetadata({}, input.metadata),
    name: input.name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: now,
    url: input.url ?? null,
  };
}

function required<T>(value: T | undefined, param: string): T {
  if (value === undefined) throw invalid(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  return value;
}
