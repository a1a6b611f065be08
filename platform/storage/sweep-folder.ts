import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Removes what is older than `olderThanMs` from a folder of short-lived files,
 * which is what killed processes leave behind. Makes the folder when it is
 * missing. Several processes may sweep one folder.
 */
export async function sweepFolder(folder: string, options: { now: Date; olderThanMs: number }): Promise<number> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  let removed = 0;
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const age = await stat(path).then(
      (s) => options.now.getTime() - s.mtimeMs,
      () => 0,
    );
    if (age <= options.olderThanMs) continue;
    await rm(path, { force: true, recursive: true });
    removed += 1;
  }
  return removed;
}
