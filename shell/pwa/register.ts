import type { Workbox } from 'workbox-window';
import { wallClock } from '../sdk/wall-clock.ts';

const HOUR_MS = 60 * 60 * 1000;
const AWAY_MS = 15 * 60 * 1000;

type Listener = (ready: boolean) => void;
let worker: Workbox | null = null;
let waiting = false;
const listeners = new Set<Listener>();

/** Whether a new version has been fetched and waits. */
export function updateWaiting(): boolean {
  return waiting;
}

export function onUpdateWaiting(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Lets the waiting version take over; every tab then reloads once. Called only after the person agreed. */
export function acceptUpdate(): void {
  worker?.messageSkipWaiting();
}

/**
 * Registers `/sw.js` once the page has loaded. New versions wait until
 * `acceptUpdate`. Looks for one at start, hourly while visible and after 15 min
 * away; never while offline. A failure is only logged.
 */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => void start(), { once: true });
}

async function start(): Promise<void> {
  // The first worker of a visit claims the page too; only a change of worker is a reason to reload.
  let claimed = navigator.serviceWorker.controller !== null;
  const { Workbox } = await import('workbox-window');
  worker = new Workbox('/sw.js', { scope: '/' });
  worker.addEventListener('waiting', () => {
    waiting = true;
    for (const listener of listeners) listener(true);
  });
  let reloading = false;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (!claimed || reloading) {
      claimed = true;
      return;
    }
    reloading = true;
    location.reload();
  });
  try {
    const registration = await worker.register();
    if (registration) keepLooking(registration);
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the specification asks for a failed registration to be logged, no more
    console.warn('The service worker could not be registered.', error);
  }
}

function keepLooking(registration: ServiceWorkerRegistration): void {
  let lastLook = wallClock();
  const look = (after: number) => {
    if (!navigator.onLine || document.visibilityState !== 'visible' || wallClock() - lastLook < after) return;
    lastLook = wallClock();
    registration.update().catch(() => undefined);
  };
  setInterval(() => look(HOUR_MS), HOUR_MS / 4);
  document.addEventListener('visibilitychange', () => look(AWAY_MS));
}
