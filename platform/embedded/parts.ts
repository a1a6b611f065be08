import type { Progress } from '../bin/bootstrap/progress.mjs';
import type { TemporalBuild } from '../bin/bootstrap/temporal-cache.mjs';
import type { PartAddresses } from './app-processes.ts';
import { findTemporal } from './find-temporal.ts';
import { startPostgres } from './postgres.ts';
import { databaseBeside, ensureDatabase } from './postgres-database.ts';
import type { LocalSecrets } from './secrets.ts';
import { dataPaths, type StartSettings } from './start-settings.ts';
import type { Supervisor } from './supervisor.ts';
import { startTemporal } from './temporal.ts';
import { startUnleash } from './unleash.ts';

export interface PartsOptions {
  readonly settings: StartSettings;
  readonly secrets: LocalSecrets;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly supervisor: Supervisor;
  readonly progress: Progress;
  readonly temporalBuild: TemporalBuild | undefined;
}

const DATABASE = 'adjudge';

/** Starts what has no address of its own, side by side, and says where everything is. */
export async function startParts(options: PartsOptions): Promise<PartAddresses> {
  const [{ databaseUrl, unleash }, temporalAddress] = await Promise.all([
    startDatabase(options).then(async (url) => ({ databaseUrl: url, unleash: await startFlags(options, url) })),
    startWorkflows(options),
  ]);
  return { databaseUrl, temporalAddress, ...unleash };
}

async function startDatabase({ settings, secrets, supervisor, progress }: PartsOptions): Promise<string> {
  if (settings.databaseUrl !== undefined) return settings.databaseUrl;
  return progress.step('PostgreSQL', async () => {
    const postgres = await startPostgres({
      dataDir: dataPaths(settings.dataDir).postgres,
      port: settings.postgresPort,
      password: secrets.postgresPassword,
      host: supervisor.layer('database'),
    });
    await postgres.ensureDatabase(DATABASE);
    return postgres.url(DATABASE);
  });
}

async function startFlags(options: PartsOptions, databaseUrl: string) {
  const { settings, secrets, supervisor, progress } = options;
  if (settings.unleash !== undefined) {
    const { url, token, adminToken } = settings.unleash;
    return { unleashUrl: url, unleashToken: token, unleashAdminToken: adminToken };
  }
  return progress.step('Unleash', async () => {
    const own = databaseBeside(databaseUrl, 'unleash');
    await ensureDatabase(databaseUrl, own.name);
    const unleash = await startUnleash({
      port: settings.unleashPort,
      databaseUrl: own.url,
      token: secrets.unleashToken,
      adminToken: secrets.unleashAdminToken,
      adminPassword: secrets.unleashAdminPassword,
      secret: secrets.unleashSecret,
      host: supervisor.layer('services'),
    });
    return {
      unleashUrl: unleash.url,
      unleashToken: secrets.unleashToken,
      unleashAdminToken: secrets.unleashAdminToken,
    };
  });
}

async function startWorkflows(options: PartsOptions): Promise<string> {
  const { settings, supervisor, progress, env } = options;
  if (settings.temporalAddress !== undefined) return settings.temporalAddress;
  return progress.step('Temporal', async (note) => {
    const binary = await findTemporal({ env, running: options.temporalBuild, note });
    note('');
    const temporal = await startTemporal({
      binary,
      port: settings.temporalPort,
      uiPort: settings.temporalUiPort,
      dbFile: dataPaths(settings.dataDir).temporal,
      host: supervisor.layer('services'),
    });
    return temporal.address;
  });
}
