import { existsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OpsError } from '#platform/module/ops-command.ts';
import { appEnvironment } from '../embedded/app-processes.ts';
import { postgresUrl } from '../embedded/postgres.ts';
import { runningSettings } from '../embedded/run-record.ts';
import { loadSecrets } from '../embedded/secrets.ts';
import { dataPaths, readStartSettings } from '../embedded/start-settings.ts';

type Env = Readonly<Record<string, string | undefined>>;

/**
 * The environment of a command: as it is where the database has an address,
 * else that of the product `npm start` runs in this folder.
 * @throws OpsError where nothing is installed or running here
 */
export async function opsEnvironment(env: Env, root: string): Promise<Env> {
  if (existsSync(join(root, '.env.local'))) process.loadEnvFile(join(root, '.env.local'));
  if (env.DATABASE_URL !== undefined && env.STORAGE_MASTER_KEY !== undefined) return env;
  const asked = readStartSettings(env, root);
  const paths = dataPaths(asked.dataDir);
  // Ports may have been moved in the shell it was started from, and not in this one.
  const running = runningSettings(paths.run) ?? asked;
  const settings = { ...running, databaseUrl: asked.databaseUrl ?? running.databaseUrl };
  if (!existsSync(paths.secrets))
    throw new OpsError('Nothing is installed here yet: run npm start, or set DATABASE_URL and the other addresses.');
  const secrets = loadSecrets(paths.secrets, true);
  if (settings.databaseUrl === undefined && !(await listens(settings.postgresPort)))
    throw new OpsError('The product is not running here: start it with npm start, then try again.');
  const unleash = settings.unleash ?? {
    url: `http://127.0.0.1:${settings.unleashPort}`,
    token: secrets.unleashToken,
    adminToken: secrets.unleashAdminToken,
  };
  const own = appEnvironment(
    env,
    settings,
    secrets,
    {
      databaseUrl: settings.databaseUrl ?? postgresUrl(settings.postgresPort, secrets.postgresPassword, 'adjudge'),
      unleash,
      temporalAddress: settings.temporalAddress ?? `127.0.0.1:${settings.temporalPort}`,
    },
    'built',
  );
  return { ...own, UNLEASH_ADMIN_TOKEN: unleash.adminToken };
}

/** Whether a command line only asks what there is, and changes nothing. */
export function asksForHelp(argv: readonly string[]): boolean {
  return argv.length === 0 || argv[0] === 'help' || argv.includes('--help') || argv.includes('-h');
}

/** Enough to list the commands where nothing is installed or running; the caller removes its `STORAGE_DIR`. */
export async function helpEnvironment() {
  return {
    DATABASE_URL: 'postgres://127.0.0.1:1/none',
    STORAGE_DIR: await mkdtemp(join(tmpdir(), 'adjudge-ops-')),
    STORAGE_MASTER_KEY: Buffer.alloc(32).toString('base64'),
    AUTH_SECRET: 'signs nothing: only help is printed',
  };
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ port, host: '127.0.0.1' });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
