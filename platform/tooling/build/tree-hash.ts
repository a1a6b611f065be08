import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * One hash over the names and contents of files and folders below `root`. Times
 * do not count, so a fresh clone and a branch switched there and back are equal.
 * @param include by path relative to `root`, with forward slashes.
 */
export function hashTrees(root: string, paths: readonly string[], include: (path: string) => boolean): string {
  const hash = createHash('sha256');
  for (const path of paths.flatMap((start) => filesBelow(root, start)).filter(include)) {
    const content = readFileSync(join(root, path));
    hash.update(`${path}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

function filesBelow(root: string, start: string): string[] {
  const full = join(root, start);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [start];
  return readdirSync(full, { withFileTypes: true })
    .filter((entry) => entry.name !== 'node_modules')
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) =>
      entry.isDirectory()
        ? filesBelow(root, `${start}/${entry.name}`)
        : entry.isFile()
          ? [`${start}/${entry.name}`]
          : [],
    );
}
