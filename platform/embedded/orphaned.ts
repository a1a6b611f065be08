const LOOK_EVERY_MS = 500;

/**
 * Calls back once when the shell in which npm runs this script is gone. npm
 * hands SIGTERM to that shell, which ends without passing it on; started
 * otherwise, a parent that ends is nothing unusual and nothing is watched.
 */
export function whenOrphanedByNpm(env: Readonly<Record<string, string | undefined>>, then: () => void): void {
  if (env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    then();
  }, LOOK_EVERY_MS);
  timer.unref();
}
