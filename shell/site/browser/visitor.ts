import type { Session } from '../../sdk/session.ts';
import { SIGNED_IN_MARK } from '../../sdk/session-mark.ts';

/** Whether somebody was signed in on this device when last asked; costs no request. */
export function maybeSignedIn(): boolean {
  return localStorage.getItem(SIGNED_IN_MARK) !== null;
}

/** Asks the server who is signed in; null when it cannot be asked. */
export async function askSession(): Promise<Session | null> {
  try {
    const answer = await fetch('/api/session', {
      credentials: 'same-origin',
      headers: { accept: 'application/json' },
    });
    return answer.ok ? ((await answer.json()) as Session) : null;
  } catch {
    return null;
  }
}

/** Words and ways for somebody who is signed in: what begins at sign-up leads to the dashboard, under the words it carries for that. */
export function showSignedIn(): void {
  if (location.pathname === '/') document.title = 'Adjudge';
  for (const part of document.querySelectorAll('[data-visitor]')) part.remove();
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-start]')) {
    link.href = '/dashboard';
    if (link.dataset.start && link.dataset.start !== 'true') link.textContent = link.dataset.start;
  }
}
