import type { Middleware } from 'koa';
import type { HttpMetrics } from '#platform/http/metrics.ts';
import type { RequestState } from '#platform/http/request-state.ts';

/** One line and one observation per request, when its answer has been sent. Paths of unknown addresses are not kept. */
export function accessLog(metrics: HttpMetrics): Middleware<RequestState> {
  return (ctx, next) => {
    const started = process.hrtime.bigint();
    ctx.res.once('close', () => {
      const seconds = Number(process.hrtime.bigint() - started) / 1e9;
      const route = ctx.state.routePath ?? 'other';
      metrics.observe({ method: ctx.method, route, status: ctx.res.statusCode, seconds });
      if (route === 'other' || route === '/livez' || route === '/readyz' || route === '/metrics') return;
      const { userId, sessionId, isStream = false } = ctx.state;
      metrics.served({ status: ctx.res.statusCode, seconds, isStream, userId, sessionId });
      const line = {
        method: ctx.method,
        route,
        status: ctx.res.statusCode,
        ms: Math.round(seconds * 1e4) / 10,
        ...(userId ? { userId } : {}),
        ...(ctx.res.writableFinished ? {} : { clientLeft: true }),
      };
      ctx.state.log.info(line, 'request');
    });
    return next();
  };
}
