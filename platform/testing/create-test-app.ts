import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { FLAG_KEYS, FLAGS } from '#flags/catalog.ts';
import type { FlagProvider } from '#flags/server/provider.ts';
import { StaticFlagProvider } from '#flags/server/static-provider.ts';
import { serverModules } from '#modules/registry.server.ts';
import { accountRoutes } from '#platform/accounts/contract.ts';
import { baseEnv, readEnv } from '#platform/config/env.ts';
import type { Route } from '#platform/contract/define-routes.ts';
import { listen } from '#platform/http/http-server.ts';
import { OutboundError } from '#platform/http/outbound-fetch.ts';
import { createLog } from '#platform/log/create-log.ts';
import type { ServerModule } from '#platform/module/define-server-module.ts';
import type { WorkflowStarter } from '#platform/module/workflow-starter.ts';
import { createHttp } from '#platform/process/create-http.ts';
import { createProcess, type Process } from '#platform/process/create-process.ts';
import { TemporalSchedules } from '#workflows/client/temporal-schedules.ts';
import { TemporalStarter } from '#workflows/client/temporal-starter.ts';
import { startWorkflowEnv, type WorkflowEnv } from '#workflows/testing/env.ts';
import { Caller } from './caller.ts';
import { TestClock } from './test-clock.ts';
import { createTestDatabase } from './test-database.ts';

const unreachable = async (): Promise<never> => {
  throw new OutboundError(false);
};

export interface TestAppOptions {
  readonly modules?: readonly ServerModule[];
  /** Added to the modules' environment. */
  readonly environment?: Readonly<Record<string, string>>;
  /**
   * `none` (default): workflows are accepted and never run. `server`: a real
   * Temporal without a worker. `worker`: with one, in this process.
   */
  readonly workflows?: 'none' | 'server' | 'worker';
  /** In place of `TestApp.flags`, for tests of the provider itself. */
  readonly flags?: FlagProvider;
  /** Shared with something else that tells the time; default one of its own. */
  readonly clock?: TestClock;
  /** What public addresses answer; default: they cannot be reached. */
  readonly fetch?: typeof fetch;
  /** Built shell to serve; default none. */
  readonly webDir?: string;
}

export interface TestUser {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly password: string;
  readonly caller: Caller;
}

export interface TestApp {
  readonly url: string;
  readonly db: Knex;
  readonly databaseUrl: string;
  readonly storageDir: string;
  readonly flags: StaticFlagProvider;
  readonly clock: TestClock;
  /** What the processes wrote to their logs, a JSON line each. */
  readonly logLines: string[];
  readonly routes: readonly Route[];
  /** Of the API's process: stores and services may be looked into. */
  readonly process: Process;
  /** Set under `workflows: 'server' | 'worker'`. */
  readonly temporal: WorkflowEnv | undefined;
  /** The environment of this app, for child processes a test starts. */
  readonly env: Readonly<Record<string, string>>;
  /** What the worker in this process would answer at `/metrics`; empty without one. */
  workerMetrics(): Promise<string>;
  /** A new account through the real route, from a network address of its own. */
  signUp(overrides?: Partial<Pick<TestUser, 'email' | 'name' | 'password'>>): Promise<TestUser>;
  /** Calls as this user, or as a visitor. */
  as(user?: TestUser): Caller;
  stop(): Promise<void>;
}

const noWorkflows: WorkflowStarter = {
  start: async () => 'started',
  cancel: async () => undefined,
  status: async () => 'unknown',
};

let counter = 0;

/** The real application on a port of its own, on a clone of the migrated database. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = await createTestDatabase();
  const storageDir = await mkdtemp(join(tmpdir(), 'adjudge-test-files-'));
  const temporal = (options.workflows ?? 'none') === 'none' ? undefined : await startWorkflowEnv();
  const environment: Record<string, string> = {
    NODE_ENV: 'test',
    PUBLIC_URL: 'http://localhost:3000',
    DATABASE_URL: database.url,
    STORAGE_DIR: storageDir,
    STORAGE_MASTER_KEY: Buffer.alloc(32, 7).toString('base64'),
    AUTH_SECRET: 'test-secret-test-secret-test-secret',
    TEMPORAL_ADDRESS: temporal?.address ?? '127.0.0.1:1',
    // Lets a test speak from any network address through X-Forwarded-For.
    TRUSTED_PROXIES: '1',
    WEB_DIR: options.webDir ?? 'none',
    LOG_LEVEL: 'info',
    ...options.environment,
  };
  const { base: env } = readEnv({ base: baseEnv }, environment);
  const logLines: string[] = [];
  const log = createLog({ level: 'debug', process: 'test', destination: { write: (line) => logLines.push(line) } });
  // Also what is not released yet: a test switches off what it wants to see switched off. Not what only takes away.
  const flags = new StaticFlagProvider(
    Object.fromEntries(FLAG_KEYS.map((key) => [key, FLAGS[key].kind !== 'experiment'])),
  );
  const clock = options.clock ?? new TestClock();
  const starter = temporal && new TemporalStarter({ address: temporal.address, namespace: env.TEMPORAL_NAMESPACE });
  const shared = {
    env,
    log,
    flags: options.flags ?? flags,
    clock,
    environment,
    modules: options.modules ?? serverModules,
    fetch: options.fetch ?? unreachable,
    ...(starter && { schedules: new TemporalSchedules(starter) }),
  };
  const workflows = starter ?? noWorkflows;

  const api = await createProcess({ ...shared, role: 'api', workflows });
  const http = await createHttp(api, { version: 'test', checkWorkflows: async () => undefined });
  const server = await listen(http.app, { port: 0, host: '127.0.0.1' });
  const worker =
    options.workflows === 'worker' ? await createProcess({ ...shared, role: 'worker', workflows }) : undefined;
  const working = worker && temporal ? await temporal.startWorker(worker.modules.activities, log) : undefined;

  const visitor = (): Caller => new Caller({ url: server.url, publicUrl: env.PUBLIC_URL });
  return {
    url: server.url,
    db: api.db,
    databaseUrl: database.url,
    storageDir,
    flags,
    clock,
    logLines,
    routes: http.routes,
    process: api,
    temporal,
    env: environment,
    workerMetrics: async () => (await worker?.metrics.registry.metrics()) ?? '',
    async signUp(overrides = {}) {
      counter += 1;
      const given = {
        email: `person${counter}.${process.pid}@example.test`,
        name: `Person ${counter}`,
        password: 'correct-horse-9',
        ...overrides,
      };
      const caller = visitor();
      const { user } = await caller.call(accountRoutes.signup, { body: given });
      return { ...given, id: user.id, caller };
    },
    as: (user) => user?.caller ?? visitor(),
    async stop() {
      http.drain();
      await server.stop();
      await working?.stop();
      await worker?.stop();
      await http.stop();
      await api.stop();
      await starter?.stop();
      await temporal?.stop();
      await database.drop();
      await rm(storageDir, { recursive: true, force: true });
    },
  };
}
