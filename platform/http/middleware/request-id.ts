import type { Middleware } from 'koa';
import type { RequestState } from '#platform/http/request-state.ts';
import type { Ids } from '#platform/ids.ts';
import type { Log } from '#platform/log/log.ts';

const SAFE_ID = /^[A-Za-z0-9._-]{8,64}$/;

/** Names the request: by the caller's `X-Request-Id` if it is harmless, else by a new id. */
export function requestId(deps: { ids: Ids; log: Log }): Middleware<RequestState> {
  return (ctx, next) => {
    const given = ctx.get('x-request-id');
    ctx.state.requestId = SAFE_ID.test(given) ? given : deps.ids.next();
    ctx.state.log = deps.log.child({ requestId: ctx.state.requestId });
    ctx.set('X-Request-Id', ctx.state.requestId);
    return next();
  };
}
