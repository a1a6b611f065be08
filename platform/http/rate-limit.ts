import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import type { Clock } from '#platform/clock.ts';
import type { RateLimit, Route } from '#platform/contract/define-routes.ts';
import { AppError, ERRORS } from '#platform/contract/errors.ts';
import type { RequestContext } from '#platform/module/request-context.ts';
import { addressBucket } from './client-address.ts';

export type LimitHeaders = Readonly<Record<string, string>>;

/** `rate_limited`, with the headers its answer must carry. */
export class RateLimitRefusal extends AppError<'rate_limited', { retryAfterSeconds: number }> {
  readonly headers: LimitHeaders;

  constructor(retryAfterSeconds: number, headers: LimitHeaders) {
    super(ERRORS.rate_limited, { retryAfterSeconds });
    this.headers = { ...headers, 'Retry-After': String(retryAfterSeconds) };
  }
}

export interface RateLimiter {
  /**
   * Counts one try against every limit of the route.
   * @returns the headers of the answer (`RateLimit-Policy`, `RateLimit`), empty for a route without limits.
   * @throws RateLimitRefusal when one of them is used up.
   */
  take(route: Pick<Route, 'limits'>, who: Pick<RequestContext, 'address' | 'user'>): Promise<LimitHeaders>;
  /** Counts one try against a bucket that is not an address or a user, say the account someone signs in to. */
  takeFor(name: string, key: string, points: number, seconds: number): Promise<LimitHeaders>;
  /** Empties a bucket. */
  reset(name: string, key: string): Promise<void>;
}

interface Taken {
  readonly limit: Pick<RateLimit, 'name' | 'points' | 'seconds'>;
  readonly used: number;
  readonly secondsLeft: number;
}

const SWEEP_EVERY = 500;

/**
 * Counts tries in Postgres, one atomic statement each, so that a limit holds
 * over all processes and through a restart. A window opens with its first try.
 * Keys are stored as hashes: the table names nobody.
 */
export function createRateLimiter(deps: { db: Knex; clock: Clock }): RateLimiter {
  let untilSweep = SWEEP_EVERY;

  async function count(limit: Taken['limit'], key: string): Promise<Taken> {
    const now = deps.clock.now();
    const opened = new Date(now.getTime() + limit.seconds * 1000);
    const { rows } = await deps.db.raw<{ rows: { points: number; expires_at: Date }[] }>(
      `insert into platform.rate_limits as r (key, points, expires_at) values (:key, 1, :opened)
       on conflict (key) do update set
         points = case when r.expires_at <= :now then 1 else least(r.points, 1000000000) + 1 end,
         expires_at = case when r.expires_at <= :now then :opened else r.expires_at end
       returning points, expires_at`,
      { key: bucketKey(limit.name, key), now, opened },
    );
    await sweepNowAndThen(now);
    const row = rows[0];
    if (!row) throw new Error('a counter did not answer');
    const secondsLeft = Math.max(1, Math.ceil((row.expires_at.getTime() - now.getTime()) / 1000));
    return { limit, used: row.points, secondsLeft };
  }

  async function sweepNowAndThen(now: Date): Promise<void> {
    untilSweep -= 1;
    if (untilSweep > 0) return;
    untilSweep = SWEEP_EVERY;
    await deps.db('platform.rate_limits').where('expires_at', '<=', now).delete();
  }

  return {
    async take(route, who) {
      const taken: Taken[] = [];
      for (const limit of route.limits ?? []) {
        const key = limit.by === 'user' && who.user ? `user ${who.user.id}` : `address ${addressBucket(who.address)}`;
        taken.push(await count(limit, key));
      }
      return answer(taken);
    },
    async takeFor(name, key, points, seconds) {
      return answer([await count({ name, points, seconds }, key)]);
    },
    async reset(name, key) {
      await deps
        .db('platform.rate_limits')
        .where({ key: bucketKey(name, key) })
        .delete();
    },
  };
}

function bucketKey(name: string, key: string): string {
  return `${name}:${createHash('sha256').update(`${name}\n${key}`).digest('base64url')}`;
}

/** Headers in the form of the IETF draft (draft-ietf-httpapi-ratelimit-headers). */
function answer(taken: readonly Taken[]): LimitHeaders {
  if (taken.length === 0) return {};
  const headers = {
    'RateLimit-Policy': taken.map(({ limit }) => `"${limit.name}";q=${limit.points};w=${limit.seconds}`).join(', '),
    RateLimit: taken
      .map(({ limit, used, secondsLeft }) => `"${limit.name}";r=${Math.max(0, limit.points - used)};t=${secondsLeft}`)
      .join(', '),
  };
  const exceeded = taken.filter(({ limit, used }) => used > limit.points);
  if (exceeded.length > 0) throw new RateLimitRefusal(Math.max(...exceeded.map((t) => t.secondsLeft)), headers);
  return headers;
}
