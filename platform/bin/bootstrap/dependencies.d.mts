import type { Progress } from './progress.mjs';

/** What an install depends on: the lockfile, the wanted packages and the kind of machine. */
export function dependencyKey(root: string): string;
/** Whether node_modules is what the lockfile asks for. */
export function dependenciesAreCurrent(root: string): boolean;
/** Installs when node_modules is missing or stale, and mends what an install without scripts leaves undone. */
export function ensureDependencies(root: string, progress: Progress): Promise<void>;
