import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  buildTemporal,
  cachedTemporal,
  findOnPath,
  hasGo,
  type TemporalBuild,
  temporalCacheDir,
} from '../bin/bootstrap/temporal-cache.mjs';
import { runOnce } from './run-once.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** The four ways, in the order they are tried; replaced one by one in tests. */
export interface TemporalSources {
  readonly onPath: () => string | undefined;
  readonly cached: () => string | undefined;
  /** The SDK's own download. */
  readonly download: (signal: AbortSignal) => Promise<string>;
  /** Nothing where Go is missing. */
  readonly build: () => TemporalBuild | undefined;
}

/** Temporal is nowhere to be had; the message tells the three ways to get it. */
export class TemporalMissing extends Error {
  constructor(tried: readonly string[]) {
    super(
      "Temporal's server is missing. Put the Temporal CLI on PATH (https://docs.temporal.io/cli), or install Go, " +
        'with which it is built once, or set TEMPORAL_ADDRESS to a server of yours.' +
        tried.map((line) => `\n  ${line}`).join(''),
    );
    this.name = 'TemporalMissing';
  }
}

const DOWNLOAD_LIMIT_MS = 120_000;

/**
 * Path of the Temporal CLI: on PATH, else in this user's cache, else the SDK's
 * own download, else a build with Go. The last two run at the same time, since
 * the build takes minutes; the first to succeed ends the other.
 * @param running a build that the bootstrap has already begun.
 * @throws TemporalMissing
 */
export async function findTemporal(
  options: { env: Env; running?: TemporalBuild | undefined; note?: (text: string) => void },
  sources: TemporalSources = temporalSources(options.env),
): Promise<string> {
  const ready = sources.onPath() ?? sources.cached();
  if (ready !== undefined) {
    options.running?.cancel();
    return ready;
  }
  const build = options.running ?? sources.build();
  options.note?.(build === undefined ? 'downloading' : 'downloading, or building it with Go (minutes, once)');
  const download = new AbortController();
  const limit = setTimeout(() => download.abort(), DOWNLOAD_LIMIT_MS);
  const attempts = [sources.download(download.signal), ...(build === undefined ? [] : [build.done])];
  try {
    return await Promise.any(attempts);
  } catch (error) {
    const reasons = error instanceof AggregateError ? error.errors : [error];
    throw new TemporalMissing([
      ...reasons.map((reason) => (reason instanceof Error ? reason.message : String(reason))),
      ...(build === undefined ? ['Go was not found on PATH.'] : []),
    ]);
  } finally {
    clearTimeout(limit);
    download.abort();
    build?.cancel();
  }
}

/** The real ones. */
export function temporalSources(env: Env): TemporalSources {
  return {
    onPath: () => findOnPath('temporal', env),
    cached: () => cachedTemporal(env) ?? downloadedBefore(env),
    download: (signal) => downloadTemporal(env, signal),
    build: () => (hasGo(env) ? buildTemporal(env) : undefined),
  };
}

function downloadFolder(env: Env): string {
  return join(temporalCacheDir(env), 'sdk-download');
}

function downloadedBefore(env: Env): string | undefined {
  try {
    const name = readdirSync(downloadFolder(env)).find((file) => /^temporal-sdk-typescript-[\d.]+(\.exe)?$/.test(file));
    return name === undefined ? undefined : join(downloadFolder(env), name);
  } catch {
    return undefined;
  }
}

/** In a process of its own: the SDK cannot be told to give up. */
async function downloadTemporal(env: Env, signal: AbortSignal): Promise<string> {
  mkdirSync(downloadFolder(env), { recursive: true });
  const script = fileURLToPath(new URL('./download-temporal.mjs', import.meta.url));
  await runOnce(process.execPath, { args: [script, downloadFolder(env)], env, signal }).catch((error: Error) => {
    throw new Error(
      `The SDK's download failed: ${
        error.message
          .split('\n')
          .filter((l) => /error/i.test(l))
          .at(-1) ?? error.message
      }`,
    );
  });
  const path = downloadedBefore(env);
  if (path === undefined) throw new Error("The SDK's download left no program behind.");
  return path;
}
