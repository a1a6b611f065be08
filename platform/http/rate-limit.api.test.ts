import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createKnex } from '#platform/db/knex.ts';
import { createLog } from '#platform/log/create-log.ts';
import { TestClock } from '#platform/testing/test-clock.ts';
import { createTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts';
import { createRateLimiter, RateLimitRefusal } from './rate-limit.ts';

let database: TestDatabase;
let db: Knex;
const clock = new TestClock();
const log = createLog({ level: 'silent', process: 'test' });

beforeAll(async () => {
  database = await createTestDatabase();
  db = createKnex({ url: database.url, poolSize: 10, log });
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const route = (name: string, points: number, by: 'address' | 'user' = 'address') => ({
  limits: [{ name, points, seconds: 900, by }],
});
const from = (address: string) => ({ address, user: undefined });

async function passes(tries: readonly (() => Promise<unknown>)[]): Promise<number> {
  const results = await Promise.allSettled(tries.map((attempt) => attempt()));
  for (const r of results) if (r.status === 'rejected') expect(r.reason).toBeInstanceOf(RateLimitRefusal);
  return results.filter((r) => r.status === 'fulfilled').length;
}

describe('the limiter', () => {
  it('lets exactly the allowed tries through, also when they come at once from two processes', async () => {
    const limiters = [createRateLimiter({ db, clock }), createRateLimiter({ db, clock })];
    const tries = Array.from({ length: 40 }, (_, i) => () => {
      const limiter = limiters[i % 2];
      if (!limiter) throw new Error('no limiter');
      return limiter.take(route('at-once', 7), from('192.0.2.1'));
    });
    expect(await passes(tries)).toBe(7);
  });

  it('holds through a restart and opens again when its time is over', async () => {
    const limits = route('restart', 2);
    const before = createRateLimiter({ db, clock });
    await before.take(limits, from('192.0.2.2'));
    await before.take(limits, from('192.0.2.2'));
    const after = createRateLimiter({ db, clock });
    await expect(after.take(limits, from('192.0.2.2'))).rejects.toThrow(RateLimitRefusal);
    clock.advance(899_000);
    await expect(after.take(limits, from('192.0.2.2'))).rejects.toThrow(RateLimitRefusal);
    clock.advance(2_000);
    await expect(after.take(limits, from('192.0.2.2'))).resolves.toBeDefined();
  });

  it('gives 0 extra tries to 200 addresses of one IPv6 network in every spelling', async () => {
    const limiter = createRateLimiter({ db, clock });
    const address = (i: number): string => {
      const host = i.toString(16);
      const forms = [`2001:db8:7:7::${host}`, `2001:0DB8:0007:0007:0000:0000:0000:${host}`, `[2001:db8:7:7::${host}]`];
      return forms[i % 3] ?? '';
    };
    const tries = Array.from({ length: 200 }, (_, i) => () => limiter.take(route('ipv6', 5), from(address(i))));
    expect(await passes(tries)).toBe(5);
    await expect(limiter.take(route('ipv6', 5), from('2001:db8:7:8::1'))).resolves.toBeDefined();
  });

  it('counts users apart, and visitors by address', async () => {
    const limiter = createRateLimiter({ db, clock });
    const limits = route('by-user', 1, 'user');
    const user = (id: string) => ({ address: '192.0.2.3', user: { id } as never });
    await limiter.take(limits, user('a'));
    await limiter.take(limits, user('b'));
    await limiter.take(limits, from('192.0.2.3'));
    await expect(limiter.take(limits, user('a'))).rejects.toThrow(RateLimitRefusal);
    await expect(limiter.take(limits, from('::ffff:192.0.2.3'))).rejects.toThrow(RateLimitRefusal);
  });

  it('tells the limit, what is left and when to come back', async () => {
    const limiter = createRateLimiter({ db, clock });
    const headers = await limiter.take(route('headers', 1), from('192.0.2.4'));
    expect(headers).toEqual({ 'RateLimit-Policy': '"headers";q=1;w=900', RateLimit: '"headers";r=0;t=900' });
    const refusal = await limiter.take(route('headers', 1), from('192.0.2.4')).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: 'rate_limited', status: 429 });
    const { details, headers: told } = refusal as RateLimitRefusal;
    expect(details.retryAfterSeconds).toBeGreaterThan(890);
    expect(details.retryAfterSeconds).toBeLessThanOrEqual(900);
    expect(told['Retry-After']).toBe(String(details.retryAfterSeconds));
    expect(await limiter.take({}, from('192.0.2.4'))).toEqual({});
  });

  it('can be emptied for one key, and names nobody in its table', async () => {
    const limiter = createRateLimiter({ db, clock });
    await limiter.takeFor('account', 'ada@example.com', 1, 900);
    await expect(limiter.takeFor('account', 'ada@example.com', 1, 900)).rejects.toThrow(RateLimitRefusal);
    await limiter.reset('account', 'ada@example.com');
    await expect(limiter.takeFor('account', 'ada@example.com', 1, 900)).resolves.toBeDefined();
    expect(JSON.stringify(await db('platform.rate_limits'))).not.toContain('ada@');
  });

  it('removes counters whose time is over', async () => {
    const limiter = createRateLimiter({ db, clock });
    await limiter.takeFor('old', 'x', 1, 900);
    clock.advance(901_000);
    for (let i = 0; i < 500; i += 1) await limiter.takeFor('new', 'x', 1_000, 900);
    expect(await db('platform.rate_limits').where('key', 'like', 'old:%')).toEqual([]);
  });
});
