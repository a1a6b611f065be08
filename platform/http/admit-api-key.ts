import type { RouteSpec } from '#platform/contract/define-routes.ts';
import { AppError, ERRORS } from '#platform/contract/errors.ts';
import type { GateService } from './gate-service.ts';
import type { CurrentSession } from './ports.ts';
import type { LimitHeaders, RateLimiter } from './rate-limit.ts';

/** Requests by one key. */
const KEY_LIMIT = { points: 120, seconds: 60 } as const;

/**
 * Asks what the key may do, whether its owner's plan has keys, and how often it came.
 * @returns headers of the answer
 * @throws AppError `api_key_scope`, `plan_required`, `rate_limited`
 */
export async function admitApiKey(
  { id, scopes }: NonNullable<CurrentSession['apiKey']>,
  user: CurrentSession['user'],
  { apiScope }: Pick<RouteSpec, 'apiScope'>,
  { gates, limiter }: { gates: GateService; limiter: RateLimiter },
): Promise<LimitHeaders> {
  if (!apiScope || !scopes.includes(apiScope)) throw new AppError(ERRORS.api_key_scope, { needs: apiScope ?? null });
  gates.require([{ feature: 'account.api-keys' }], user);
  return limiter.takeFor('api-key', id, KEY_LIMIT.points, KEY_LIMIT.seconds);
}
