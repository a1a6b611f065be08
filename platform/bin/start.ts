import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { syncFlags } from '#flags/unleash/sync.ts';
import { systemClock } from '#platform/clock.ts';
import { addressTable } from '../embedded/address-table.ts';
import {
  apiSpec,
  appEnvironment,
  type Mode,
  programArgs,
  webWatchSpec,
  workerSpec,
} from '../embedded/app-processes.ts';
import { startParts } from '../embedded/parts.ts';
import { freePort, requireFreePorts } from '../embedded/ports.ts';
import { LEVEL } from '../embedded/readable-line.ts';
import { runOnce } from '../embedded/run-once.ts';
import { RunRecord } from '../embedded/run-record.ts';
import { loadSecrets } from '../embedded/secrets.ts';
import {
  dataPaths,
  readStartSettings,
  type StartSettings,
  type UnleashAddress,
  wantedPorts,
} from '../embedded/start-settings.ts';
import { StopOnSignals } from '../embedded/stop-on-signals.ts';
import { Supervisor } from '../embedded/supervisor.ts';
import { buildChanged } from '../tooling/build/build-changed.ts';
import { BUILD_PARTS } from '../tooling/build/build-parts.ts';
import { environment } from './bootstrap/environment.mjs';
import type { Progress } from './bootstrap/progress.mjs';
import type { TemporalBuild } from './bootstrap/temporal-cache.mjs';

export interface StartOptions {
  readonly root: string;
  readonly progress: Progress;
  readonly temporalBuild: TemporalBuild | undefined;
  /** `--dev`: from the sources, again at each change. `--verbose`: all the programs say. */
  readonly args: readonly string[];
}

const STOP_WITHIN_MS = 14_000;

/**
 * Everything, with one command: what has no address is started here, then the
 * build, the migrations, API and worker. Resolves when people can come; ends
 * the process itself when it is told to stop.
 */
export async function start(options: StartOptions): Promise<void> {
  const { root, progress } = options;
  const since = performance.now();
  // Not .env: that one holds the secrets of docker compose, and would lock the local data.
  if (existsSync(join(root, '.env.local'))) process.loadEnvFile(join(root, '.env.local'));
  const env = environment();
  const mode: Mode = options.args.includes('--dev') ? 'watched' : 'built';
  const settings = readStartSettings(env, root);
  const paths = dataPaths(settings.dataDir);
  const record = await RunRecord.begin(paths.run, (name, pid) =>
    progress.line(`  Ending ${name} (process ${pid}), left over from a run that was killed.`),
  );
  const supervisor = new Supervisor({
    logDir: paths.logs,
    record,
    say: (line) => progress.line(line),
    ...(options.args.includes('--verbose') ? { showFrom: LEVEL.info } : {}),
  });
  const unfinished = new AbortController();
  const stop = new StopOnSignals({
    say: (line) => progress.line(line),
    gently: async () => {
      unfinished.abort();
      options.temporalBuild?.cancel();
      await supervisor.stopAll(STOP_WITHIN_MS);
      record.end();
    },
    atOnce: () => supervisor.killAll(),
  });
  try {
    await requireFreePorts(wantedPorts(settings));
    record.describe(settings);
    const secrets = loadSecrets(paths.secrets, existsSync(paths.postgres) || existsSync(paths.storage));
    const build =
      mode === 'built'
        ? buildChanged({ root, parts: BUILD_PARTS, progress, signal: unfinished.signal })
        : Promise.resolve();
    const healthPort = Number(env.WORKER_HEALTH_PORT ?? (await freePort()));
    const parts = startParts({ settings, secrets, env, supervisor, progress, temporalBuild: options.temporalBuild });
    const appEnv = parts.database.then((databaseUrl) =>
      appEnvironment(env, settings, secrets, { databaseUrl, ...parts }, mode),
    );
    const migrated = Promise.all([appEnv, build]).then(async ([ownEnv]) => {
      await progress.step('Migrations', () =>
        runOnce(process.execPath, {
          args: programArgs(root, 'migrate', mode),
          cwd: root,
          env: ownEnv,
          signal: unfinished.signal,
        }),
      );
      return ownEnv;
    });
    const app = supervisor.layer('app');
    const flags = parts.flags.then(() => createFlags(progress, parts.unleash));
    // A flag is off for the blink between its making and its switching on: who asked then would keep that answer until the next poll.
    const serving = Promise.all([migrated, parts.workflows, flags]).then(([ownEnv]) =>
      Promise.all([
        progress.step('API', () => app.run(apiSpec(root, ownEnv, mode, settings.port))),
        progress.step('Worker', () => app.run(workerSpec(root, ownEnv, mode, healthPort))),
      ]),
    );
    const shell = mode === 'watched' ? progress.step('Shell', () => app.run(webWatchSpec(root, env))) : undefined;
    await Promise.all([serving, parts.payments, shell]);
    const seconds = ((performance.now() - since) / 1000).toFixed(1);
    progress.line(`\n${readyText(root, settings, secrets.unleashAdminPassword, env.SMTP_URL, seconds)}\n`);
  } catch (error) {
    // A stop while something was starting makes that fail; the stop itself then ends the process.
    if (stop.begun) return;
    await stop.because(error instanceof Error ? error.message : String(error));
  }
}

/** The catalogue's flags that are missing; on each start, since a release may bring new ones. */
async function createFlags(progress: Progress, { url, adminToken, token }: UnleashAddress): Promise<void> {
  if (adminToken === undefined) return;
  await progress.step('Flags', async (note) => {
    const today = systemClock.now().toISOString().slice(0, 10);
    const { created, finished, overdue } = await syncFlags({ url, adminToken, today, token });
    if (created.length > 0) note(`${created.length} created`);
    if (finished.length > 0)
      progress.line(`  Completed flags left unfinished by an interrupted start: ${finished.join(', ')}`);
    if (overdue.length > 0) progress.line(`  Overdue flags, to be removed: ${overdue.join(', ')}`);
  });
}

function readyText(root: string, settings: StartSettings, password: string, smtp: string | undefined, seconds: string) {
  const app = settings.publicUrl.replace(/\/$/, '');
  const rows = [
    { label: 'App', address: app },
    settings.unleash === undefined
      ? { label: 'Unleash admin', address: `http://localhost:${settings.unleashPort}`, note: `admin / ${password}` }
      : { label: 'Unleash admin', address: settings.unleash.url },
    settings.temporalAddress === undefined
      ? { label: 'Temporal UI', address: temporalUi(settings.temporalUiPort) }
      : { label: 'Temporal', address: settings.temporalAddress },
    settings.stripeSandboxPort === undefined
      ? { label: 'Payments', address: 'by Stripe' }
      : {
          label: 'Payment sandbox',
          address: `http://localhost:${settings.stripeSandboxPort}`,
          note: 'test mode; pay with 4242 4242 4242 4242',
        },
    smtp === undefined
      ? { label: 'Mail outbox', address: `${app}/dev/outbox` }
      : { label: 'Mail', address: 'sent by SMTP' },
  ];
  const data = relative(root, settings.dataDir) || settings.dataDir;
  return `Adjudge is running (started in ${seconds} s).\n\n${addressTable(rows)}\n\n  Data in ${data}, logs in ${data}/logs. Ctrl-C stops everything.`;
}

/** Its first page without the sweeps, which start every half minute. */
function temporalUi(port: number): string {
  const query = encodeURIComponent('WorkflowType != "sweep"');
  return `http://localhost:${port}/namespaces/default/workflows?query=${query}`;
}
