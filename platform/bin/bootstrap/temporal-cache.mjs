import { spawn, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

export const TEMPORAL_VERSION = '1.5.1';
const GO_PACKAGE = `github.com/temporalio/cli/cmd/temporal@v${TEMPORAL_VERSION}`;
const BINARY = process.platform === 'win32' ? 'temporal.exe' : 'temporal';

/** Where this user's copy lives, shared by all clones: ~/.cache/adjudge/temporal-cli-<version>. */
export function temporalCacheDir(env) {
  return join(env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'adjudge', `temporal-cli-${TEMPORAL_VERSION}`);
}

/** The cached binary, or nothing. */
export function cachedTemporal(env) {
  const path = join(temporalCacheDir(env), BINARY);
  return isExecutable(path) ? path : undefined;
}

/** The first executable of that name on PATH, or nothing. */
export function findOnPath(name, env) {
  for (const folder of (env.PATH ?? '').split(delimiter)) {
    const path = join(folder, name);
    if (folder !== '' && isExecutable(path)) return path;
  }
  return undefined;
}

/** Whether the Go toolchain is there and answers. */
export function hasGo(env) {
  const go = findOnPath('go', env);
  return go !== undefined && spawnSync(go, ['version'], { env }).status === 0;
}

/**
 * Builds Temporal's CLI with Go into the cache (minutes, once a user).
 * `cancel` ends it, with the compilers it started.
 * @returns {{ done: Promise<string>, cancel: () => void }}
 */
export function buildTemporal(env) {
  const target = temporalCacheDir(env);
  const scratch = `${target}.build-${process.pid}`;
  mkdirSync(scratch, { recursive: true });
  const child = spawn('go', ['install', '-trimpath', '-ldflags=-s -w', GO_PACKAGE], {
    env: { ...env, GOBIN: scratch, GOOS: '', GOARCH: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const cancel = () => {
    try {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It ended by itself in this very moment.
    }
  };
  process.once('exit', cancel);
  const done = new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      process.off('exit', cancel);
      try {
        if (code !== 0) throw new Error(`go install ${GO_PACKAGE} failed:\n${output.trim().slice(-2000)}`);
        mkdirSync(target, { recursive: true });
        renameSync(join(scratch, BINARY), join(target, BINARY));
        resolve(join(target, BINARY));
      } catch (error) {
        reject(error);
      } finally {
        rmSync(scratch, { recursive: true, force: true });
      }
    });
  });
  // Whoever needs the result looks at it later; until then a failure is no crash.
  done.catch(() => undefined);
  return { done, cancel };
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return existsSync(path) && statSync(path).isFile();
  } catch {
    return false;
  }
}
