import type { Progress } from '../bin/bootstrap/progress.mjs';
import type { TemporalBuild } from '../bin/bootstrap/temporal-cache.mjs';
import { findTemporal } from './find-temporal.ts';
import { startPostgres } from './postgres.ts';
import { databaseBeside, ensureDatabase } from './postgres-database.ts';
import type { LocalSecrets } from './secrets.ts';
import { dataPaths, type StartSettings, type UnleashAddress } from './start-settings.ts';
import { startStripe } from './stripe/start-stripe.ts';
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

/** The parts on their way up, each by itself, so that what needs only one of them can begin. */
export interface StartingParts {
  /** The address of our database, when it answers. */
  readonly database: Promise<string>;
  /** When Unleash answers. */
  readonly flags: Promise<void>;
  /** When Temporal answers. */
  readonly workflows: Promise<void>;
  /** When the payment sandbox answers; at once where there is none. */
  readonly payments: Promise<void>;
  /** Known before it answers. */
  readonly unleash: UnleashAddress;
  /** Known before it answers. */
  readonly temporalAddress: string;
}

/** Starts what has no address of its own. */
export function startParts(options: PartsOptions): StartingParts {
  const { settings, secrets } = options;
  const database = startDatabase(options);
  return {
    database,
    flags: settings.unleash === undefined ? database.then((url) => startFlags(options, url)) : Promise.resolve(),
    workflows: settings.temporalAddress === undefined ? startWorkflows(options) : Promise.resolve(),
    payments: database.then((url) => startPayments(options, url)),
    unleash: settings.unleash ?? {
      url: `http://127.0.0.1:${settings.unleashPort}`,
      token: secrets.unleashToken,
      adminToken: secrets.unleashAdminToken,
    },
    temporalAddress: settings.temporalAddress ?? `127.0.0.1:${settings.temporalPort}`,
  };
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

async function startFlags({ settings, secrets, supervisor, progress }: PartsOptions, databaseUrl: string) {
  await progress.step('Unleash', async () => {
    const own = databaseBeside(databaseUrl, 'unleash');
    await ensureDatabase(databaseUrl, own.name);
    await startUnleash({
      port: settings.unleashPort,
      databaseUrl: own.url,
      token: secrets.unleashToken,
      adminToken: secrets.unleashAdminToken,
      adminPassword: secrets.unleashAdminPassword,
      secret: secrets.unleashSecret,
      host: supervisor.layer('services'),
    });
  });
}

async function startPayments({ settings, secrets, supervisor, progress }: PartsOptions, databaseUrl: string) {
  const { stripeSandboxPort: port } = settings;
  if (port === undefined) return;
  await progress.step('Payment sandbox', async () => {
    await startStripe({
      port,
      databaseUrl,
      secretKey: secrets.stripeSecretKey,
      webhookSecret: secrets.stripeWebhookSecret,
      webhookUrl: `http://127.0.0.1:${settings.port}/api/billing/webhook`,
      host: supervisor.layer('services'),
    });
  });
}

async function startWorkflows({ settings, supervisor, progress, env, temporalBuild }: PartsOptions): Promise<void> {
  await progress.step('Temporal', async (note) => {
    const binary = await findTemporal({ env, running: temporalBuild, note });
    note('');
    await startTemporal({
      binary,
      port: settings.temporalPort,
      uiPort: settings.temporalUiPort,
      dbFile: dataPaths(settings.dataDir).temporal,
      host: supervisor.layer('services'),
    });
  });
}
