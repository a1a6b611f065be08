import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { environment } from '../../bin/bootstrap/environment.mjs';
import type { Progress } from '../../bin/bootstrap/progress.mjs';
import { hashTrees } from './tree-hash.ts';

/** One result of the build and what it is made from. */
export interface BuildPart {
  readonly name: string;
  /** Files and folders, relative to the root. */
  readonly inputs: readonly string[];
  /** Which of their files count. */
  readonly include: (path: string) => boolean;
  /** Variables of the environment that go into the result. */
  readonly settings?: readonly string[];
  /** Files that must be there afterwards, relative to the root. */
  readonly outputs: readonly string[];
  readonly build: (root: string, signal: AbortSignal) => Promise<void>;
}

export interface BuildOptions {
  readonly root: string;
  readonly parts: readonly BuildPart[];
  readonly progress: Progress;
  readonly signal: AbortSignal;
  /** Also what has not changed. */
  readonly force?: boolean;
}

const STATE = 'dist/build.json';

/** Which parts have to be built: their sources changed since, or a result is missing. */
export function changedParts(root: string, parts: readonly BuildPart[]): { part: BuildPart; hash: string }[] {
  const built = readState(root);
  return parts
    .map((part) => ({ part, hash: hashOf(root, part) }))
    .filter(
      ({ part, hash }) => built[part.name] !== hash || part.outputs.some((output) => !existsSync(join(root, output))),
    );
}

/** Builds what changed, the parts side by side; resolves with the names of what was built. */
export async function buildChanged(options: BuildOptions): Promise<string[]> {
  const { root, parts, progress, signal } = options;
  const todo = options.force ? parts.map((part) => ({ part, hash: hashOf(root, part) })) : changedParts(root, parts);
  await Promise.all(
    todo.map(({ part, hash }) =>
      progress.step(`Building ${part.name}`, async () => {
        // While the result is half written it must not count as built.
        remember(root, part.name, undefined);
        await part.build(root, signal);
        remember(root, part.name, hash);
      }),
    ),
  );
  return todo.map(({ part }) => part.name);
}

function hashOf(root: string, part: BuildPart): string {
  const env = environment();
  const settings = (part.settings ?? []).map((name) => `${name}=${env[name] ?? ''}`);
  return [hashTrees(root, part.inputs, part.include), ...settings].join(' ');
}

function readState(root: string): Record<string, string> {
  try {
    return JSON.parse(readFileSync(join(root, STATE), 'utf8')) as Record<string, string>;
  } catch {
    return {};
  }
}

function remember(root: string, name: string, hash: string | undefined): void {
  const path = join(root, STATE);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.new`, `${JSON.stringify({ ...readState(root), [name]: hash }, null, 2)}\n`);
  renameSync(`${path}.new`, path);
}
