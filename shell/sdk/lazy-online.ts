import { type ComponentType, lazy } from 'react';

/** In ms. A connection that is just back, or just going, fails at first and says it is there. */
const PAUSES = [300, 1200, 3500];

/**
 * Loads what lies on the server. Where that fails without a connection, again
 * once it is back; where the browser says it has one, after three growing
 * pauses, and only then is the failure told.
 */
export async function loadOnline<T>(load: () => Promise<T>, pauses: readonly number[] = PAUSES): Promise<T> {
  try {
    return await load();
  } catch (failure) {
    if (!navigator.onLine) {
      await new Promise<void>((back) => addEventListener('online', () => back(), { once: true }));
      return loadOnline(load);
    }
    const [pause, ...later] = pauses;
    if (pause === undefined) throw failure;
    await new Promise((over) => setTimeout(over, pause));
    return loadOnline(load, later);
  }
}

/** React's `lazy` for a part of a page: one that cannot arrive now is waited for and takes down nothing around it. */
export function lazyOnline<P extends object>(load: () => Promise<ComponentType<P>>) {
  return lazy(async () => ({ default: await loadOnline(load) }));
}
