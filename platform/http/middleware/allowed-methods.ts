import type { Middleware } from 'koa';
import type { Route } from '#platform/contract/define-routes.ts';
import { AppError, ERRORS } from '#platform/contract/errors.ts';

/**
 * Runs before the router. An address of ours asked by a method it does not know is told which it does (`Allow`, RFC 9110
 * §15.5.6); `OPTIONS` learns them without a refusal. Where an address is spelled out in one route and fits the
 * parameters of another, the spelled-out one tells, as in the OpenAPI document.
 */
export function allowedMethods(routes: readonly Pick<Route, 'method' | 'path'>[]): Middleware {
  const byPath = new Map<string, Set<string>>();
  for (const { method, path } of routes) {
    const methods = byPath.get(path) ?? new Set(['OPTIONS']);
    byPath.set(path, methods.add(method));
    if (method === 'GET') methods.add('HEAD');
  }
  const patterns = [...byPath]
    .filter(([path]) => path.includes('{'))
    .map(([path, methods]) => ({ pattern: patternOf(path), methods }));

  return (ctx, next) => {
    const address = ctx.path.replace(/(?<=.)\/$/, '');
    const methods = byPath.get(address) ?? patterns.find(({ pattern }) => pattern.test(address))?.methods;
    if (!methods || (methods.has(ctx.method) && ctx.method !== 'OPTIONS')) return next();
    ctx.set('Allow', [...methods].sort().join(', '));
    if (ctx.method !== 'OPTIONS') throw new AppError(ERRORS.method_not_allowed);
    ctx.status = 204;
    return undefined;
  };
}

/** Of `/api/analyses/{id}/frames/{frame}`. Beside parameters our paths hold letters, hyphens, points and strokes. */
function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{[^}]+\}/g, '[^/]+')}$`);
}
