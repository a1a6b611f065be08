import type { RequestContext } from '#platform/module/request-context.ts';

/** An open stream asks this often whether its session still stands. */
export const SESSION_WATCH_MS = 10_000;

/**
 * Calls `onEnded` once the session a stream was opened with is over: signed out
 * here or everywhere, expired, or its account gone. A database that does not
 * answer ends nothing; the next look decides.
 * @param read the session as it stands now.
 * @returns stops watching.
 */
export function watchSession(
  sessionId: string,
  options: {
    read: () => Promise<{ sessionId: string } | undefined>;
    onEnded: () => void;
    log: RequestContext['log'];
  },
): () => void {
  const look = async (): Promise<void> => {
    const session = await options.read();
    if (session?.sessionId === sessionId) return;
    stop();
    options.onEnded();
  };
  const timer = setInterval(() => {
    look().catch((error: unknown) => options.log.warn({ err: error }, 'a stream could not look at its session'));
  }, SESSION_WATCH_MS);
  const stop = (): void => clearInterval(timer);
  return stop;
}
