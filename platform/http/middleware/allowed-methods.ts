import type { RouterContext } from '@koa/router';
import type { Middleware } from 'koa';
import { AppError, ERRORS } from '#platform/contract/errors.ts';

/**
 * Runs behind the router, for what no route has taken. An address of ours asked by a method it does not know is told
 * which it does (`Allow`, RFC 9110 §15.5.6); `OPTIONS` learns them without a refusal. Where an address is spelled out in
 * one route and fits the parameters of another, the spelled-out one tells, as in the OpenAPI document.
 */
export function allowedMethods(): Middleware {
  return async (ctx, next) => {
    const routes = ((ctx as unknown as RouterContext).matched ?? []).map(({ path, methods }) => ({
      methods,
      parameters: String(path).split(':').length,
    }));
    if (routes.length === 0) return next();
    const fewest = Math.min(...routes.map(({ parameters }) => parameters));
    const methods = routes.filter(({ parameters }) => parameters === fewest).flatMap((route) => route.methods);
    ctx.set('Allow', [...new Set([...methods, 'OPTIONS'])].sort().join(', '));
    if (ctx.method !== 'OPTIONS') throw new AppError(ERRORS.method_not_allowed);
    ctx.status = 204;
  };
}
