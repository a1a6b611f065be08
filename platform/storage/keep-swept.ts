import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log/log.ts';
import { sweepFolder } from './sweep-folder.ts';

interface Options {
  readonly clock: Clock;
  readonly log: Log;
  /** Longer than anything takes that uses a file in there. */
  readonly olderThanMs: number;
  readonly everyMs?: number;
}

/** Sweeps folders now and from time to time. @returns what ends it */
export async function keepSwept(folders: readonly string[], options: Options): Promise<() => void> {
  const { clock, log, olderThanMs, everyMs = 300_000 } = options;
  const sweep = async (): Promise<void> => {
    for (const folder of folders) await sweepFolder(folder, { now: clock.now(), olderThanMs });
  };
  await sweep();
  const sweeping = setInterval(() => {
    sweep().catch((error: unknown) => log.warn({ err: error }, 'stale files could not be removed'));
  }, everyMs);
  sweeping.unref();
  return () => clearInterval(sweeping);
}
