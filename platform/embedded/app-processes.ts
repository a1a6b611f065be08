import { join } from 'node:path';
import { timeLimit } from '../time-limit.ts';
import type { LocalSecrets } from './secrets.ts';
import type { ServiceSpec } from './service.ts';
import { dataPaths, type StartSettings, type UnleashAddress } from './start-settings.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** Where the parts are, however they came to be. */
export interface PartAddresses {
  readonly databaseUrl: string;
  readonly unleash: UnleashAddress;
  readonly temporalAddress: string;
}

/** From the build, or from the sources with a restart at each change. */
export type Mode = 'built' | 'watched';

/** The environment of our own programs, as platform/config/env.ts reads it. What is set already wins. */
export function appEnvironment(
  env: Env,
  settings: StartSettings,
  secrets: LocalSecrets,
  parts: PartAddresses,
  mode: Mode,
): Record<string, string | undefined> {
  const inherited = Object.entries(env).filter(([name]) => !name.startsWith('npm_'));
  return {
    STORAGE_DIR: dataPaths(settings.dataDir).storage,
    STORAGE_MASTER_KEY: secrets.storageMasterKey,
    AUTH_SECRET: secrets.authSecret,
    WEB_DIR: mode === 'built' ? 'dist/web' : 'dist/web-dev',
    ...(mode === 'built' ? { WORKFLOW_BUNDLE: 'dist/server/workflow-bundle.js' } : {}),
    ...Object.fromEntries(inherited),
    PORT: String(settings.port),
    PUBLIC_URL: settings.publicUrl,
    DATABASE_URL: parts.databaseUrl,
    UNLEASH_URL: parts.unleash.url,
    UNLEASH_TOKEN: parts.unleash.token,
    UNLEASH_ADMIN_TOKEN: undefined,
    // Of the Unleash that runs beside us there is no other token; one with an address of its own brings its own.
    ...(settings.unleash === undefined ? { UNLEASH_EVENTS_TOKEN: parts.unleash.adminToken } : {}),
    ...(settings.stripeSandboxPort === undefined
      ? {}
      : {
          STRIPE_SECRET_KEY: secrets.stripeSecretKey,
          STRIPE_WEBHOOK_SECRET: secrets.stripeWebhookSecret,
          STRIPE_API_URL: `http://127.0.0.1:${settings.stripeSandboxPort}`,
        }),
    TEMPORAL_ADDRESS: parts.temporalAddress,
    // Of the server we start; that of another is told by whoever runs it.
    ...(settings.temporalAddress === undefined && { TEMPORAL_UI_URL: `http://127.0.0.1:${settings.temporalUiPort}` }),
  };
}

/** Node's arguments for one of our programs that runs to its end. */
export function programArgs(root: string, program: 'migrate', mode: Mode): string[] {
  return mode === 'built'
    ? ['--enable-source-maps', join(root, 'dist/server', `${program}.js`)]
    : ['--import', 'tsx', join(root, 'platform/bin', `${program}.ts`)];
}

/** On a busy machine the worker's networks take minutes to load; one that ends is told of at once all the same. */
const APP_READY_MS = 180_000;

/** The API; ready when it says so on /readyz. */
export function apiSpec(root: string, env: Env, mode: Mode, port: number): ServiceSpec {
  return {
    name: 'api',
    command: process.execPath,
    args: longRunning(root, mode, 'dist/server/api.js', 'platform/bin/api.ts'),
    cwd: root,
    env,
    ready: readyAt(port),
    readyTimeoutMs: APP_READY_MS,
  };
}

/** The worker; ready when it says so on its own /readyz: it takes work from its queues. */
export function workerSpec(root: string, env: Env, mode: Mode, healthPort: number): ServiceSpec {
  return {
    name: 'worker',
    command: process.execPath,
    args: longRunning(root, mode, 'dist/server/worker.js', 'workflows/worker/main.ts'),
    cwd: root,
    env: { ...env, WORKER_HEALTH_PORT: String(healthPort) },
    ready: readyAt(healthPort),
    readyTimeoutMs: APP_READY_MS,
  };
}

/** Builds the shell at each change, in development mode. */
export function webWatchSpec(root: string, env: Env): ServiceSpec {
  return {
    name: 'web',
    command: process.execPath,
    args: ['node_modules/vite/bin/vite.js', 'build', '--watch', '--mode', 'development'],
    cwd: root,
    env: { ...env, NODE_ENV: 'development', ADJUDGE_WEB_OUT: './dist/web-dev' },
    ready: (_signal, said) => said.some((line) => /\bbuilt in\b/.test(line)),
    readyTimeoutMs: 120_000,
  };
}

function readyAt(port: number): ServiceSpec['ready'] {
  return async (signal) => {
    const response = await fetch(`http://127.0.0.1:${port}/readyz`, {
      signal: timeLimit(3000, signal),
    });
    await response.arrayBuffer();
    return response.ok;
  };
}

function longRunning(root: string, mode: Mode, built: string, source: string): string[] {
  return mode === 'built'
    ? ['--enable-source-maps', join(root, built)]
    : [join(root, 'node_modules/tsx/dist/cli.mjs'), 'watch', '--clear-screen=false', join(root, source)];
}
