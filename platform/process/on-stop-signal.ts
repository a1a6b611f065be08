import type { Log } from '#platform/log/log.ts';

const LIMIT_MS = 28_000;

/** Runs `stop` once at SIGTERM or SIGINT, then ends the process; after 28 s in any case. */
export function onStopSignal(log: Log, stop: () => Promise<void>): void {
  let stopping = false;
  const begin = (signal: NodeJS.Signals): void => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), LIMIT_MS).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'stopping failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', begin);
  process.on('SIGINT', begin);
}
