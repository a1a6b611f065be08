import { constants } from 'node:zlib';
import Koa from 'koa';
import compress from 'koa-compress';
import { AppError, ERRORS } from '#platform/contract/errors.ts';
import type { Ids } from '#platform/ids.ts';
import type { Log } from '#platform/log/log.ts';
import type { MountedRoute } from '#platform/module/boot.ts';
import type { HttpMetrics } from './metrics.ts';
import { accessLog } from './middleware/access-log.ts';
import { allowedMethods } from './middleware/allowed-methods.ts';
import { errors } from './middleware/errors.ts';
import { requestId } from './middleware/request-id.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import { mountRoutes, type RouteServices } from './mount-routes.ts';
import { siteFiles } from './site-files.ts';
import { readScriptHashes, staticFiles } from './static-files.ts';

export interface AppDeps extends RouteServices {
  readonly log: Log;
  readonly ids: Ids;
  readonly metrics: HttpMetrics;
  readonly routes: readonly MountedRoute[];
  readonly webDir: string;
  readonly publicUrl: string;
}

/** The whole HTTP pipeline, in the order a request passes it. */
export function createApp(deps: AppDeps): Koa {
  const app = new Koa();
  app.on('error', (error: Error & { code?: string }) => {
    // A client that leaves mid-answer is its own business.
    if (error.code !== 'EPIPE' && error.code !== 'ECONNRESET' && error.code !== 'ERR_STREAM_PREMATURE_CLOSE') {
      deps.log.error({ err: error }, 'an answer could not be sent');
    }
  });
  const router = mountRoutes(deps.routes, deps);
  const https = deps.publicUrl.startsWith('https:');

  app.use(requestId({ ids: deps.ids, log: deps.log }));
  app.use(accessLog(deps.metrics));
  app.use(securityHeaders({ https, scriptHashes: readScriptHashes(deps.webDir) }));
  app.use(errors({ publicUrl: deps.publicUrl }));
  app.use(
    compress({
      threshold: 1024,
      filter: (type) => /^(application\/json|text\/html)/.test(type),
      br: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    }),
  );
  app.use(async (ctx, next) => {
    await next();
    if (ctx.status === 404 && ctx.body == null && ctx.respond !== false) throw new AppError(ERRORS.not_found);
  });
  app.use(allowedMethods(deps.routes.map(({ route }) => route)));
  app.use(router.routes());
  app.use(siteFiles(deps));
  app.use(staticFiles(deps.webDir));
  return app;
}
