import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log/log.ts';
import type { FileRemover, OrphanedFiles } from './orphaned-files.ts';

/** Longer than any upload may take to become a row. */
const ORPHANED_MS = 10 * 60_000;
const BATCH = 200;

/**
 * Removes files whose entry grew old. One that cannot be removed now goes to the back of the list.
 * @param onStep called before each entry, to show that the sweep is alive
 */
export async function sweepOrphanedFiles(
  deps: { orphaned: OrphanedFiles; removers(): readonly FileRemover[]; clock: Clock; log: Log },
  onStep: () => void,
): Promise<{ readonly removed: number; readonly postponed: number }> {
  const { orphaned, clock, log } = deps;
  const removers = new Map(deps.removers().map((one) => [one.kind, one]));
  const result = { removed: 0, postponed: 0 };
  for (const entry of await orphaned.findOld(new Date(clock.now().getTime() - ORPHANED_MS), BATCH)) {
    onStep();
    try {
      const remover = removers.get(entry.kind);
      if (!remover) throw new Error(`No module removes files of the kind "${entry.kind}".`);
      await remover.remove(entry.owner, entry.id);
      await orphaned.unlist(entry.owner, entry);
      result.removed += 1;
    } catch (error) {
      log.error({ err: error, kind: entry.kind, id: entry.id }, 'orphaned files could not be removed');
      await orphaned.postpone(entry, clock.now());
      result.postponed += 1;
    }
  }
  return result;
}
