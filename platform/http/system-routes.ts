import { createHash, timingSafeEqual } from 'node:crypto';
import type { Knex } from 'knex';
import type { FlagProvider } from '#flags/server/provider.ts';
import type { Route } from '#platform/contract/define-routes.ts';
import { AppError, ERRORS } from '#platform/contract/errors.ts';
import type { BootedModules } from '#platform/module/boot.ts';
import { type ImplementedRoute, implement } from '#platform/module/define-server-module.ts';
import { reply } from '#platform/module/request-context.ts';
import { isLocalRequest } from './client-address.ts';
import type { HttpMetrics } from './metrics.ts';
import { buildOpenApi } from './openapi.ts';
import { systemRoutes } from './system-contract.ts';

export interface SystemDeps {
  readonly db: Knex;
  readonly flags: FlagProvider;
  readonly metrics: HttpMetrics;
  readonly metricsToken: string | undefined;
  readonly modules: Pick<BootedModules, 'health'>;
  readonly draining: AbortSignal;
  readonly version: string;
  readonly publicUrl: string;
  /** Rejects when Temporal does not answer. */
  readonly checkWorkflows: () => Promise<void>;
  /** Every route that is served, these included. */
  readonly allRoutes: () => readonly Route[];
}

/** Probes, metrics and the API's own description. */
export function createSystemRoutes(deps: SystemDeps): ImplementedRoute[] {
  const database = async (): Promise<void> => {
    await deps.db.raw('select 1').timeout(2_000);
  };
  const works = (check: () => Promise<void>): Promise<boolean> =>
    check().then(
      () => true,
      () => false,
    );

  return implement(systemRoutes, {
    livez: async () => ({ status: 'ok' as const }),

    readyz: async () => {
      if (deps.draining.aborted || !(await works(database)) || !(await works(() => deps.modules.health()))) {
        throw new AppError(ERRORS.dependency_unavailable);
      }
      return { status: 'ok' as const };
    },

    health: async () => {
      const [databaseOk, workflowsOk] = await Promise.all([works(database), works(deps.checkWorkflows)]);
      const flagsOk = deps.flags.status() === 'live';
      const parts = [
        { name: 'database', status: databaseOk ? ('ok' as const) : ('down' as const) },
        { name: 'workflows', status: workflowsOk ? ('ok' as const) : ('down' as const) },
        {
          name: 'flags',
          status: flagsOk ? ('ok' as const) : ('degraded' as const),
          ...(deps.flags.environment !== null && { environment: deps.flags.environment }),
        },
      ];
      const status = !databaseOk ? 'down' : workflowsOk && flagsOk ? 'ok' : 'degraded';
      return { status, version: deps.version, parts } as const;
    },

    metrics: async ({ headers }, rc) => {
      const allowed = deps.metricsToken
        ? sameSecret(headers.authorization ?? '', `Bearer ${deps.metricsToken}`)
        : isLocalRequest(rc.address, rc.headers);
      if (!allowed) throw new AppError(ERRORS.forbidden);
      const body = await deps.metrics.registry.metrics();
      return reply(200, { raw: { contentType: deps.metrics.registry.contentType, body } });
    },

    openapi: async () =>
      buildOpenApi(deps.allRoutes(), { version: deps.version, serverUrl: deps.publicUrl }) as { openapi: string },

    docs: async () =>
      reply(200, {
        raw: { contentType: 'text/html; charset=utf-8', body: DOCS_PAGE },
        headers: {
          // The reference page styles itself at run time; it runs no inline script and reaches no other host.
          'Content-Security-Policy':
            "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'",
        },
      }),

    loginRedirect: async () => reply(302, { headers: { Location: '/login' } }),
  });
}

function sameSecret(given: string, expected: string): boolean {
  const hash = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(expected));
}

const DOCS_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Adjudge API</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
</head>
<body>
<noscript>The API reference needs JavaScript. The raw document is at <a href="/api/openapi.json">/api/openapi.json</a>.</noscript>
<div id="reference"></div>
<script src="/docs-assets/reference.js"></script>
<script src="/docs-assets/start.js"></script>
</body>
</html>
`;
