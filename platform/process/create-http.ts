import { resolve } from 'node:path';
import type Koa from 'koa';
import { createAccounts } from '#platform/accounts/create-accounts.ts';
import { createAssetData } from '#platform/assets/asset-data.ts';
import { createAssetRoutes } from '#platform/assets/asset-routes.ts';
import type { Route } from '#platform/contract/define-routes.ts';
import { createApp } from '#platform/http/create-app.ts';
import { createOriginCheck } from '#platform/http/request-origin.ts';
import { LONGEST_REQUEST_MS } from '#platform/http/request-time.ts';
import { createSystemRoutes } from '#platform/http/system-routes.ts';
import { createRequestKeyData } from '#platform/idempotency/request-key-data.ts';
import { createOutboxRoutes } from '#platform/mail/outbox-routes.ts';
import { type MountedRoute, uniqueRoutes } from '#platform/module/boot.ts';
import { defineModule } from '#platform/module/define-module.ts';
import type { ImplementedRoute } from '#platform/module/define-server-module.ts';
import { membershipSource } from '#platform/module/platform-points.ts';
import { keepSwept } from '#platform/storage/keep-swept.ts';
import type { Process } from './create-process.ts';

export interface HttpOptions {
  readonly version: string;
  /** Rejects when Temporal does not answer. */
  readonly checkWorkflows: () => Promise<void>;
}

export interface Http {
  readonly app: Koa;
  readonly routes: readonly Route[];
  /** Event streams end, `/readyz` says no; open requests go on. */
  drain(): void;
  stop(): Promise<void>;
}

/** A file of an upload that is older than any request may take was left by a killed process. */
const STALE_UPLOAD_MS = LONGEST_REQUEST_MS + 60_000;

/** The platform's own routes are no module: nothing switches them off. */
const platformManifest = defineModule({ id: 'platform', title: 'Platform', summary: '', gate: {}, stage: 'core' });

/** Puts accounts, probes, outbox and all modules' routes behind one Koa application. */
export async function createHttp(process: Process, options: HttpOptions): Promise<Http> {
  const { env, log, db, clock, ids, gates, flags, metrics, modules } = process;
  const draining = new AbortController();
  const uploadFolder = resolve(env.STORAGE_DIR, 'incoming');
  const stopSweeping = await keepSwept([uploadFolder], { clock, log, olderThanMs: STALE_UPLOAD_MS });
  const accounts = createAccounts({
    databaseUrl: env.DATABASE_URL,
    poolSize: Math.max(2, Math.ceil(env.DATABASE_POOL / 2)),
    publicUrl: env.PUBLIC_URL,
    supportEmail: env.SUPPORT_EMAIL,
    secret: env.AUTH_SECRET,
    appVersion: options.version,
    db,
    clock,
    ids,
    log,
    mailer: process.mailer,
    gates,
    platformData: [createAssetData(process.assets), createRequestKeyData(process.db)],
    contributions: modules.contributions,
  });
  const all: { routes: readonly MountedRoute[] } = { routes: [] };
  const system = createSystemRoutes({
    db,
    flags,
    metrics,
    metricsToken: env.METRICS_TOKEN,
    modules,
    draining: draining.signal,
    version: options.version,
    publicUrl: env.PUBLIC_URL,
    checkWorkflows: options.checkWorkflows,
    allRoutes: () => all.routes.map((r) => r.route),
  });
  const own: ImplementedRoute[] = [
    ...accounts.routes,
    ...createAssetRoutes(process.assets),
    ...createOutboxRoutes({ db, env }),
    ...system,
  ];
  all.routes = uniqueRoutes([...own.map((route) => ({ ...route, manifest: platformManifest })), ...modules.routes]);
  const app = createApp({
    log,
    ids,
    metrics,
    gates,
    sessions: accounts.sessions,
    origins: createOriginCheck({ publicUrl: env.PUBLIC_URL }),
    limiter: accounts.limiter,
    memberships: () => modules.contributions(membershipSource),
    routes: all.routes,
    uploadFolder,
    trustedProxies: env.TRUSTED_PROXIES,
    draining: draining.signal,
    webDir: env.WEB_DIR,
    publicUrl: env.PUBLIC_URL,
  });
  return {
    app,
    routes: all.routes.map((r) => r.route),
    drain: () => draining.abort(),
    async stop() {
      stopSweeping();
      await accounts.stop();
    },
  };
}
