type Env = Readonly<Record<string, string | undefined>>;

/** A build of Temporal's CLI that is under way; `cancel` ends it with the compilers it started. */
export interface TemporalBuild {
  readonly done: Promise<string>;
  readonly cancel: () => void;
}

export const TEMPORAL_VERSION: string;
/** Where this user's copy lives, shared by all clones. */
export function temporalCacheDir(env: Env): string;
/** The cached binary, or nothing. */
export function cachedTemporal(env: Env): string | undefined;
/** The first executable of that name on PATH, or nothing. */
export function findOnPath(name: string, env: Env): string | undefined;
/** Whether the Go toolchain is there and answers. */
export function hasGo(env: Env): boolean;
/** Builds Temporal's CLI with Go into the cache (minutes, once a user). */
export function buildTemporal(env: Env): TemporalBuild;
