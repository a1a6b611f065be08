import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Knex } from 'knex';
import type { FlagKey } from '#flags/catalog.ts';
import type { FlagProvider } from '#flags/server/provider.ts';
import { StaticFlagProvider } from '#flags/server/static-provider.ts';
import { UnleashFlagProvider } from '#flags/server/unleash-provider.ts';
import { assetPurposes } from '#platform/assets/asset-purpose.ts';
import { Assets } from '#platform/assets/assets.ts';
import { LARGEST_ASSET_BYTES } from '#platform/assets/limits.ts';
import { type Clock, systemClock } from '#platform/clock.ts';
import type { BaseEnv } from '#platform/config/env.ts';
import { AppError, ERRORS } from '#platform/contract/errors.ts';
import { createKnex } from '#platform/db/knex.ts';
import { PgNotifier } from '#platform/events/pg-notifier.ts';
import { GateService } from '#platform/http/gate-service.ts';
import { HttpMetrics } from '#platform/http/metrics.ts';
import { createOutboundFetch } from '#platform/http/outbound-fetch.ts';
import { RequestKeys } from '#platform/idempotency/request-keys.ts';
import { type Ids, systemIds } from '#platform/ids.ts';
import type { Log } from '#platform/log/log.ts';
import { createMailer } from '#platform/mail/create-mailer.ts';
import { type BootedModules, bootModules } from '#platform/module/boot.ts';
import type { ProcessRole, ServerModule } from '#platform/module/define-server-module.ts';
import type { ScheduleControl } from '#platform/module/schedule-spec.ts';
import type { WorkflowStarter } from '#platform/module/workflow-starter.ts';
import { keepSwept } from '#platform/storage/keep-swept.ts';
import type { ObjectStore } from '#platform/storage/object-store.ts';
import { draftsFolder, openStorage } from '#platform/storage/open-storage.ts';
import { OrphanedFiles } from '#platform/storage/orphaned-files.ts';

export interface ProcessOptions {
  readonly role: ProcessRole;
  readonly env: BaseEnv;
  readonly log: Log;
  readonly modules: readonly ServerModule[];
  readonly workflows: WorkflowStarter;
  /** Absent in tests without Temporal. */
  readonly schedules?: ScheduleControl;
  /** Tests pass their own; else Unleash where it is configured, else the catalogue's fallbacks. */
  readonly flags?: FlagProvider;
  readonly clock?: Clock;
  readonly ids?: Ids;
  /** For files at public addresses; tests pass their own. */
  readonly fetch?: typeof fetch;
  readonly environment?: Readonly<Record<string, string | undefined>>;
}

/** Everything a process of ours is made of, apart from HTTP and Temporal workers. */
export interface Process {
  readonly env: BaseEnv;
  readonly log: Log;
  readonly db: Knex;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly flags: FlagProvider;
  readonly gates: GateService;
  readonly metrics: HttpMetrics;
  readonly modules: BootedModules;
  readonly storage: ObjectStore;
  readonly assets: Assets;
  readonly mailer: ReturnType<typeof createMailer>;
  stop(): Promise<void>;
}

/** Longer than anything works with a file that was laid open for it. */
const LONGEST_WORK_MS = 3_600_000;

/** Longest time to fetch a file from a public address. */
const FETCH_MS = 30_000;

const away = async (): Promise<never> => {
  throw new AppError(ERRORS.dependency_unavailable);
};
const NO_SCHEDULES: ScheduleControl = { list: async () => [], pause: away, resume: away, runNow: away };

/** Builds the services of a process and boots all modules in it. */
export async function createProcess(options: ProcessOptions): Promise<Process> {
  const { env, log } = options;
  const clock = options.clock ?? systemClock;
  const ids = options.ids ?? systemIds;
  const db = createKnex({
    url: env.DATABASE_URL,
    poolSize: env.DATABASE_POOL,
    log,
    applicationName: `adjudge-${options.role}`,
  });
  const flags = options.flags ?? createFlags(env, log, options.role);
  const gates = new GateService(flags);
  const notifier = new PgNotifier({ db, url: env.DATABASE_URL, log });
  const metrics = new HttpMetrics(options.role);
  const folder = resolve(env.STORAGE_DIR);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const storage = await openStorage(env, db);
  // What lies in there can be read, or was never finished: of a killed process, which may have had this disk alone.
  const left = [join(folder, 'open'), draftsFolder(folder)];
  const stopSweeping = await keepSwept(left, { clock, log, olderThanMs: LONGEST_WORK_MS });
  const mailer = createMailer({ env, db, log, clock, ids });
  metrics.gauge(
    'adjudge_flags_live',
    '1 while flags come from Unleash, 0 while they are remembered or fallbacks.',
    () => (flags.status() === 'live' ? 1 : 0),
  );
  const assets = new Assets({
    db,
    storage,
    clock,
    ids,
    folder: join(folder, 'open'),
    publicUrl: env.PUBLIC_URL,
    fetch: options.fetch ?? createOutboundFetch({ timeoutMs: FETCH_MS, maxBytes: LARGEST_ASSET_BYTES }),
    purposes: () => modules.contributions(assetPurposes),
  });
  const modules: BootedModules = await bootModules(options.modules, {
    role: options.role,
    log,
    db,
    clock,
    ids,
    gates,
    notifier,
    workflows: options.workflows,
    schedules: options.schedules ?? NO_SCHEDULES,
    storage,
    orphanedFiles: new OrphanedFiles(db),
    requestKeys: new RequestKeys({ db, clock }),
    assets,
    mailer,
    metrics,
    environment: options.environment,
  });
  return {
    env,
    log,
    db,
    clock,
    ids,
    flags,
    gates,
    metrics,
    modules,
    storage,
    assets,
    mailer,
    async stop() {
      stopSweeping();
      await modules.stop();
      await flags.stop();
      await notifier.stop();
      await db.destroy();
    },
  };
}

function createFlags(env: BaseEnv, log: Log, role: ProcessRole): FlagProvider {
  if (!env.UNLEASH_URL || !env.UNLEASH_TOKEN) {
    log.warn('UNLEASH_URL or UNLEASH_TOKEN is not set: flags keep the values of the catalogue');
    return new StaticFlagProvider({} satisfies Partial<Record<FlagKey, boolean>>);
  }
  return new UnleashFlagProvider({
    url: env.UNLEASH_URL,
    token: env.UNLEASH_TOKEN,
    appName: `adjudge-${role}`,
    onProblem: (error) => log.warn({ err: error }, 'Unleash does not answer; flags keep their last values'),
  });
}
