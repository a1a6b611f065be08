import { useEffect, useSyncExternalStore } from 'react';

const holders = new Set<symbol>();
const listeners = new Set<() => void>();

function changed(): void {
  for (const listener of listeners) listener();
}

/** While `active`, nothing may reload the page by itself and no update is offered. */
export function useUnsavedWork(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const holder = Symbol('unsaved work');
    holders.add(holder);
    changed();
    return () => {
      holders.delete(holder);
      changed();
    };
  }, [active]);
}

export function hasUnsavedWork(): boolean {
  return holders.size > 0;
}

export function useHasUnsavedWork(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    hasUnsavedWork,
    () => false,
  );
}
