import { flushSync } from 'react-dom';

/**
 * Applies a state change so that elements of the same `view-transition-name`
 * travel from old to new place. Without support or with reduced motion it just
 * applies it.
 */
export function withViewTransition(update: () => void): void {
  if (!document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    update();
    return;
  }
  const transition = document.startViewTransition(() => flushSync(update));
  // A newer transition cuts an older one short; the state is right either way.
  transition.ready.catch(() => undefined);
  transition.finished.catch(() => undefined);
}
