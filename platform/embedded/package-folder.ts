import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * Folder of an installed package, seen from `from` (a file; default this one).
 * By the folders themselves, not by the resolver: packages may forbid looking
 * up their package.json, and test runners bring resolvers of their own.
 */
export function packageFolder(name: string, from: string = import.meta.url): string | undefined {
  return createRequire(from)
    .resolve.paths(name)
    ?.map((path) => join(path, name))
    .find((path) => existsSync(path));
}
