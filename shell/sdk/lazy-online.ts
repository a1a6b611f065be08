import { type ComponentType, lazy } from 'react';

/** Loads what lies on the server; where that fails because the connection is gone, again once it is back. */
export async function loadOnline<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (failure) {
    if (navigator.onLine) throw failure;
    await new Promise<void>((back) => addEventListener('online', () => back(), { once: true }));
    return loadOnline(load);
  }
}

/** React's `lazy` for a part of a page: one that cannot arrive now is waited for and takes down nothing around it. */
export function lazyOnline<P extends object>(load: () => Promise<ComponentType<P>>) {
  return lazy(async () => ({ default: await loadOnline(load) }));
}
