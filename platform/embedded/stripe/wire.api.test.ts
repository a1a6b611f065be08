import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API_VERSION } from './sandbox.ts';
import { monthlyPrice, refusal, type SandboxFixture, startSandboxFixture } from './testing/sandbox-fixture.ts';
import { decodeForm } from './wire/form.ts';

let fixture: SandboxFixture;
let stripe: Stripe;
beforeAll(async () => {
  fixture = await startSandboxFixture('2026-01-15');
  stripe = fixture.stripe;
});
afterAll(() => fixture.stop());

describe('form encoding', () => {
  it('knows hashes, lists by index and by empty brackets', () => {
    expect(decodeForm('items[0][price]=a&items[1][price]=b&expand[]=x&expand[]=y&metadata[k%5B]=v')).toEqual({
      items: [{ price: 'a' }, { price: 'b' }],
      expand: ['x', 'y'],
      metadata: { 'k[': 'v' },
    });
  });
});

describe('the wire', () => {
  it('speaks the version the SDK is made for, with a request id', async () => {
    const customer = await stripe.customers.create({ email: 'a@example.test', metadata: { user: '1' } });
    expect(customer).toMatchObject({
      object: 'customer',
      email: 'a@example.test',
      metadata: { user: '1' },
      livemode: false,
    });
    expect(customer.id).toMatch(/^cus_[A-Za-z0-9]{24}$/);
    expect(customer.lastResponse.requestId).toMatch(/^req_/);
    expect(customer.lastResponse.apiVersion).toBe(API_VERSION);
  });

  it('refuses a wrong key and an unknown path as Stripe does', async () => {
    const { hostname: host, port } = new URL(fixture.sandbox.url);
    const stranger = new Stripe('sk_test_wrong', { host, port, protocol: 'http', maxNetworkRetries: 0 });
    const error = await refusal(stranger.customers.list());
    expect([error.statusCode, error.type]).toEqual([401, 'StripeAuthenticationError']);
    expect((await refusal(stripe.coupons.list())).statusCode).toBe(404);
  });

  it('names a missing, an unknown and a malformed parameter', async () => {
    const lacking = await refusal(stripe.prices.create({ unit_amount: 5 } as never));
    expect([lacking.statusCode, lacking.code, lacking.param]).toEqual([400, 'parameter_missing', 'currency']);
    const unknown = await refusal(stripe.customers.create({ nonsense: 'x' } as never));
    expect([unknown.code, unknown.param]).toEqual(['parameter_unknown', 'nonsense']);
    const malformed = await refusal(
      stripe.prices.create({
        currency: 'usd',
        unit_amount: 'x',
        product: 'p',
        recurring: { interval: 'month' },
      } as never),
    );
    expect([malformed.code, malformed.param]).toEqual(['parameter_invalid_integer', 'unit_amount']);
    const interval = await refusal(
      stripe.prices.create({ currency: 'usd', unit_amount: 1, product: 'p', recurring: { interval: 'moon' } } as never),
    );
    expect(interval.param).toBe('recurring[interval]');
  });

  it('says 404 for what is asked by its path and 400 for what a parameter names', async () => {
    const direct = await refusal(stripe.customers.retrieve('cus_none'));
    expect([direct.statusCode, direct.code, direct.param]).toEqual([404, 'resource_missing', 'id']);
    const named = await refusal(
      stripe.prices.create({ currency: 'usd', unit_amount: 1, product: 'prod_none', recurring: { interval: 'month' } }),
    );
    expect([named.statusCode, named.code, named.param]).toEqual([400, 'resource_missing', 'product']);
  });

  it('updates, deletes and then knows a customer only as deleted', async () => {
    const { id } = await stripe.customers.create({ name: 'Ada', metadata: { a: '1', b: '2' } });
    const changed = await stripe.customers.update(id, { name: 'Ada L.', metadata: { a: '', c: '3' } });
    expect([changed.name, changed.metadata]).toEqual(['Ada L.', { b: '2', c: '3' }]);
    expect(await stripe.customers.del(id)).toMatchObject({ id, deleted: true });
    expect(await stripe.customers.retrieve(id)).toMatchObject({ id, deleted: true });
    expect((await refusal(stripe.customers.update(id, { name: 'x' }))).statusCode).toBe(404);
    const { data } = await stripe.events.list({
      types: ['customer.created', 'customer.updated', 'customer.deleted'],
      limit: 3,
    });
    expect(data.map(({ type }) => type)).toEqual(['customer.deleted', 'customer.updated', 'customer.created']);
    expect(data[1]?.data.previous_attributes).toEqual({ name: 'Ada', metadata: { a: '1', c: null } });
  });
});

describe('idempotency', () => {
  it('answers a repeated key with the first answer, and refuses it for anything else', async () => {
    const options = { idempotencyKey: 'key-1' };
    const first = await stripe.customers.create({ email: 'b@example.test' }, options);
    const again = await stripe.customers.create({ email: 'b@example.test' }, options);
    expect(again.id).toBe(first.id);
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
    const other = await refusal(stripe.customers.create({ email: 'c@example.test' }, options));
    expect([other.statusCode, other.type]).toEqual([400, 'StripeIdempotencyError']);
    const elsewhere = await refusal(stripe.products.create({ name: 'x' }, options));
    expect(elsewhere.type).toBe('StripeIdempotencyError');
    expect((await stripe.customers.list({ email: 'b@example.test' })).data).toHaveLength(1);
  });

  it('lets a key be used again after a refusal that began nothing', async () => {
    const options = { idempotencyKey: 'key-2' };
    await refusal(stripe.products.create({} as never, options));
    expect((await stripe.products.create({ name: 'Put right' }, options)).name).toBe('Put right');
  });

  it('makes one object of twenty requests at once', async () => {
    const made = await Promise.all(
      Array.from({ length: 20 }, () =>
        stripe.customers.create({ email: 'd@example.test' }, { idempotencyKey: 'key-3' }),
      ),
    );
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  });
});

describe('a bad day', () => {
  it('does a request once whose answer was lost, when the SDK asks again', async () => {
    const { hostname: host, port } = new URL(fixture.sandbox.url);
    const patient = new Stripe(fixture.sandbox.secretKey, { host, port, protocol: 'http', maxNetworkRetries: 2 });
    for (const kind of ['lose_answer', 'server_error']) {
      await fixture.control('faults', { kind, times: 1 });
      const { id } = await patient.customers.create({ email: `${kind}@example.test` });
      expect((await stripe.customers.list({ email: `${kind}@example.test` })).data.map((one) => one.id)).toEqual([id]);
    }
    await fixture.control('faults', { kind: 'rate_limit', times: 1 });
    const limited = await refusal(stripe.customers.create({}));
    expect([limited.statusCode, limited.type]).toEqual([429, 'StripeRateLimitError']);
    await fixture.control('faults', { kind: 'lose_answer', times: 9 });
    expect((await refusal(stripe.customers.create({}))).type).toBe('StripeConnectionError');
    await fixture.control('faults', { kind: 'lose_answer', times: 0 });
  });
});

describe('lists and prices', () => {
  it('pages forward and back, newest first', async () => {
    const product = await stripe.products.create({ name: 'Paged' });
    const ids: string[] = [];
    for (let i = 0; i < 5; i += 1)
      ids.unshift((await stripe.prices.create({ product: product.id, currency: 'usd', unit_amount: 100 + i })).id);
    const first = await stripe.prices.list({ product: product.id, limit: 2 });
    expect([first.data.map(({ id }) => id), first.has_more]).toEqual([ids.slice(0, 2), true]);
    const next = await stripe.prices.list({ product: product.id, limit: 3, starting_after: String(ids[1]) });
    expect([next.data.map(({ id }) => id), next.has_more]).toEqual([ids.slice(2), false]);
    const back = await stripe.prices.list({ product: product.id, limit: 1, ending_before: String(ids[2]) });
    expect([back.data.map(({ id }) => id), back.has_more]).toEqual([[ids[1]], true]);
    const all: string[] = [];
    for await (const price of stripe.prices.list({ product: product.id, limit: 2 })) all.push(price.id);
    expect(all).toEqual(ids);
    expect((await refusal(stripe.prices.list({ limit: 101 }))).param).toBe('limit');
  });

  it('finds prices by lookup key and hands a key over only when told', async () => {
    const old = await monthlyPrice(stripe, 'Keyed', 1999);
    const product = await stripe.products.create({ name: 'Other' });
    const wish = {
      product: product.id,
      currency: 'usd',
      unit_amount: 2499,
      recurring: { interval: 'month' },
      lookup_key: 'keyed_monthly',
    } as const;
    expect((await refusal(stripe.prices.create(wish))).param).toBe('lookup_key');
    const price = await stripe.prices.create({ ...wish, transfer_lookup_key: true });
    const found = await stripe.prices.list({ lookup_keys: ['keyed_monthly'], expand: ['data.product'] });
    expect(found.data).toHaveLength(1);
    expect(found.data[0]).toMatchObject({
      id: price.id,
      product: { id: product.id, name: 'Other' },
      unit_amount: 2499,
    });
    expect(String(found.data[0]?.unit_amount_decimal)).toBe('2499');
    expect((await stripe.prices.retrieve(old)).lookup_key).toBeNull();
  });

  it('takes an id of our own for a product, once', async () => {
    const { id } = await stripe.products.create({ id: 'adjudge_pro', name: 'Pro' });
    const price = await stripe.prices.create({ product: id, currency: 'usd', unit_amount: 1, expand: ['product'] });
    expect(price.product).toMatchObject({ id: 'adjudge_pro', name: 'Pro' });
    expect((await refusal(stripe.products.create({ id, name: 'Pro' }))).code).toBe('resource_already_exists');
  });

  it('refuses to expand what is no reference', async () => {
    expect((await refusal(stripe.prices.list({ limit: 1, expand: ['data.active'] }))).message).toMatch(
      /cannot be expanded/,
    );
  });
});
