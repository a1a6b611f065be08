import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { accountRoutes, UserView } from '#platform/accounts/contract.ts';
import type { CallOutput } from '#platform/contract/define-routes.ts';
import { errorFromAnswer, networkError } from './api-error.ts';
import { markSignedIn, SIGNED_IN_MARK } from './session-mark.ts';

export type SessionUser = UserView;
export type Session = CallOutput<(typeof accountRoutes)['session']> & {
  /** Set where the server knows nobody any more, while this page still shows `user`: how often that was found. */
  readonly ended?: number;
};

export const SESSION_KEY = ['accounts', 'session', {}] as const;

/** Who this page shows as signed in; null for nobody. */
export function shownUser(queries: QueryClient): string | null {
  return queries.getQueryData(sessionQuery.queryKey)?.user?.id ?? null;
}

/**
 * Reads `GET /api/session`. The path is written out (and its type taken from
 * the contract) so that the contract's schemas stay out of the first download.
 */
export async function fetchSession(signal?: AbortSignal): Promise<Session> {
  let response: Response;
  try {
    response = await fetch('/api/session', {
      credentials: 'same-origin',
      signal,
      headers: { accept: 'application/json' },
    });
  } catch {
    throw networkError();
  }
  const text = await response.text();
  if (!response.ok) throw errorFromAnswer(response.status, response.statusText, text);
  const session = JSON.parse(text) as Session;
  if (session.user) markSignedIn();
  else localStorage.removeItem(SIGNED_IN_MARK);
  return session;
}

/**
 * Asked again on every mount and when the window gets focus; never taken from a cache without asking. A session that
 * ended under an open page keeps its person on screen, marked `ended`, so that typed text and chosen files survive.
 */
export const sessionQuery = queryOptions({
  queryKey: SESSION_KEY,
  queryFn: async ({ signal, client }): Promise<Session> => {
    const session = await fetchSession(signal);
    const before = client.getQueryData<Session>(SESSION_KEY);
    return before?.user && !session.user ? { ...before, ended: (before.ended ?? 0) + 1 } : session;
  },
  staleTime: 0,
  refetchOnMount: 'always',
  refetchOnWindowFocus: 'always',
});
