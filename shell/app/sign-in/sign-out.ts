import type { QueryClient } from '@tanstack/react-query';
import { erasePrivateCaches } from '../../pwa/caches.ts';
import type { ApiClient } from '../../sdk/api-client.ts';
import { SESSION_KEY } from '../../sdk/session.ts';
import { SIGNED_IN_MARK } from '../../sdk/session-mark.ts';
import { forgetVersion } from '../version.ts';

const CHANNEL = 'adjudge.session';

/** This tab hears what it says itself, and goes where it was sent by who signed out. */
let leaving = false;

/** Whether this tab is on its way out, so that a session that is gone is no news. */
export const isLeaving = (): boolean => leaving;

/** Runs when another tab of this browser signed out. Returns how to stop listening. */
export function onSignedOutElsewhere(run: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = (event) => {
    if (event.data === 'signed-out' && !leaving) run();
  };
  return () => channel.close();
}

/**
 * Ends the session here and on the server, then loads `/` afresh. Everything of
 * the user leaves this device first; what the frame still draws with goes with the page.
 * @throws ApiError when the server could not be told; then nothing was ended.
 */
export async function signOut(api: ApiClient, queries: QueryClient): Promise<void> {
  const { accountRoutes } = await import('#platform/accounts/contract.ts');
  await api.call(accountRoutes.logout);
  await leaveDevice(queries);
  location.replace('/');
}

/** After the server ended the session: everything of the user leaves this device, and other tabs are told. */
export async function leaveDevice(queries: QueryClient): Promise<void> {
  leaving = true;
  await queries.cancelQueries();
  queries.removeQueries({ predicate: (query) => query.queryKey[0] !== SESSION_KEY[0] });
  sessionStorage.clear();
  localStorage.removeItem(SIGNED_IN_MARK);
  forgetVersion();
  await erasePrivateCaches();
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('signed-out');
  channel.close();
}
