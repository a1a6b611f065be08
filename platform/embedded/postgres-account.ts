import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Whom Postgres runs as; absent: as ourselves. It refuses to run as root. */
export interface PostgresAccount {
  readonly uid: number;
  readonly gid: number;
}

/** Where root's Postgres keeps what its own account must reach but cannot inside the clone. */
const SHARED_HOME = '/var/lib/adjudge';

/** Nothing unless we are root; then the account `postgres`, made when missing, or `nobody` where none can be made. */
export function postgresAccount(): PostgresAccount | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const existing = lookUp('postgres');
  if (existing !== undefined) return existing;
  try {
    execFileSync(
      'useradd',
      ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres'],
      {
        stdio: 'ignore',
      },
    );
  } catch {
    // No useradd here (Alpine and the like).
  }
  const account = lookUp('postgres') ?? lookUp('nobody');
  if (account === undefined)
    throw new Error(
      'Postgres does not run as root, and no account "postgres" could be made. Set DATABASE_URL, or run as another user.',
    );
  return account;
}

/** Whom to run as on this data folder: its owner when it exists, which may be an ordinary user even when we are root. */
export function accountFor(dataDir: string): PostgresAccount | undefined {
  const account = postgresAccount();
  const owner = statSync(join(dataDir, 'PG_VERSION'), { throwIfNoEntry: false });
  if (account === undefined || owner === undefined || owner.uid === 0) return account;
  return { uid: owner.uid, gid: owner.gid };
}

/**
 * Whether the account can enter every folder on the way and read what is there
 * (or, with `throughOnly`, pass through it). Judged by the mode bits.
 */
export function canReach(account: PostgresAccount, path: string, throughOnly = false): boolean {
  const target = realpathSync(path);
  for (let at = target; ; at = dirname(at)) {
    const { mode, uid, gid } = statSync(at);
    const needed = at === target && !throughOnly ? 5 : 1;
    const bits = uid === account.uid ? mode >> 6 : gid === account.gid ? mode >> 3 : mode;
    if ((bits & needed) !== needed) return false;
    if (at === dirname(at)) return true;
  }
}

/**
 * The folder of binaries to use: the package's own, or a copy in a public place
 * where the clone lies in a closed folder such as /root.
 */
export function reachableBinaries(native: string, version: string, account: PostgresAccount | undefined): string {
  if (account === undefined || canReach(account, native)) return native;
  const copy = join(SHARED_HOME, `postgres-${version}-${process.arch}`);
  if (existsSync(copy)) return copy;
  const scratch = `${copy}.new-${process.pid}`;
  openFolder(SHARED_HOME);
  cpSync(native, scratch, { recursive: true, verbatimSymlinks: true });
  execFileSync('chmod', ['-R', 'a+rX', scratch]);
  try {
    renameSync(scratch, copy);
  } catch (error) {
    rmSync(scratch, { recursive: true, force: true });
    if (!existsSync(copy)) throw error;
  }
  return copy;
}

/**
 * The data folder as Postgres can reach it. In a closed place `dataDir` becomes
 * a link to a folder outside, so that it is still found, and moved, through the clone.
 */
export function reachableDataDir(dataDir: string, account: PostgresAccount | undefined): string {
  if (lstatSync(dataDir, { throwIfNoEntry: false })?.isSymbolicLink()) {
    if (!existsSync(dataDir))
      throw new Error(`${dataDir} points to a folder that is gone. Remove it to begin with an empty database.`);
    return realpathSync(dataDir);
  }
  const parent = dirname(dataDir);
  mkdirSync(parent, { recursive: true });
  if (account === undefined || existsSync(dataDir) || canReach(account, parent, true)) return dataDir;
  // A test's folder, made for this data alone and closed by habit: let the account pass through it.
  if (dirname(realpathSync(parent)) === realpathSync(tmpdir())) {
    chmodSync(parent, 0o711);
    return dataDir;
  }
  openFolder(SHARED_HOME);
  const outside = mkdtempSync(join(SHARED_HOME, 'data-'));
  chownSync(outside, account.uid, account.gid);
  const inside = join(outside, 'postgres');
  mkdirSync(inside, { mode: 0o700 });
  chownSync(inside, account.uid, account.gid);
  symlinkSync(inside, dataDir);
  return inside;
}

function openFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: 0o755 });
}

function lookUp(name: string): PostgresAccount | undefined {
  try {
    const id = (flag: string) =>
      Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return undefined;
  }
}
