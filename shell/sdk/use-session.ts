import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { SESSION_KEY, type Session, type SessionUser, sessionQuery } from './session.ts';
import { wallClock } from './wall-clock.ts';

/** The session under the frame, where it is loaded already. */
export function useSession(): Session {
  const session = useQuery({ ...sessionQuery, refetchOnMount: false }).data;
  if (!session) throw new Error('useSession was called outside the frame, before the session was loaded.');
  return session;
}

/** A session read this long ago is as good as new: the frame has just asked. */
const JUST_READ_MS = 1000;

/** Asks anew who is signed in and what is left whenever a page that lives by it opens: it is never taken from the cache. */
export function useFreshSession(): void {
  useQuery({
    ...sessionQuery,
    refetchOnMount: ({ state }) => (wallClock() - state.dataUpdatedAt > JUST_READ_MS ? 'always' : false),
  });
}

/** The signed-in user; only on pages that need one. */
export function useUser(): SessionUser {
  const { user } = useSession();
  if (!user) throw new Error('useUser was called where nobody is signed in.');
  return user;
}

/** Asks the server again who is signed in and what they have left. */
export function useRefreshSession(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(() => queries.invalidateQueries({ queryKey: SESSION_KEY }), [queries]);
}
