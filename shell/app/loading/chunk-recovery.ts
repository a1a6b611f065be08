import { hasUnsavedWork } from '../../sdk/unsaved-work.ts';
import { wallClock } from '../../sdk/wall-clock.ts';

const KEY = 'adjudge.chunk-reload';
const QUIET_MS = 60_000;

/** Whether a reload can help with code that did not arrive: online, nothing unsaved, none in the last minute. */
export function mayReload(lastReload: string | null, now: number, online: boolean, unsaved: boolean): boolean {
  return online && !unsaved && (lastReload === null || now - Number(lastReload) > QUIET_MS);
}

/** After a deploy an open tab asks for files that are gone: reload once. Else the page's error screen shows. */
export function recoverStaleChunks(): void {
  addEventListener('vite:preloadError', (event) => {
    if (!mayReload(sessionStorage.getItem(KEY), wallClock(), navigator.onLine, hasUnsavedWork())) return;
    event.preventDefault();
    sessionStorage.setItem(KEY, String(wallClock()));
    location.reload();
  });
}
