import { useQueryClient } from '@tanstack/react-query';
import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { isApiError } from '../../sdk/api-error.ts';
import { lazyPart } from '../../sdk/lazy-part.tsx';
import { SESSION_KEY, type Session } from '../../sdk/session.ts';
import { showFlash } from '../../ui/toast-store.ts';
import { isLeaving, onSignedOutElsewhere } from './sign-out.ts';

const SignInAgain = lazyPart<{ ended: number }>(() =>
  import('./sign-in-again.tsx').then(
    (module) => module.SignInAgain,
    // What is on screen stays without it too; a reload leads to the sign-in page.
    () => () => null,
  ),
);

/**
 * Keeps what is on screen true to who is signed in: another user's data leaves
 * memory before anything of the new one is drawn, a refused call asks for the
 * session again, one that ended is asked for over the screen, and a sign-out in
 * another tab ends this one too.
 */
export function SessionGuard({ session, children }: { session: Session; children: ReactNode }) {
  const queries = useQueryClient();
  const owner = useRef(session.user?.id);

  if (owner.current !== session.user?.id) {
    owner.current = session.user?.id;
    queries.removeQueries({ predicate: (query) => query.queryKey[0] !== SESSION_KEY[0] });
  }

  useEffect(() => showFlash(), []);
  useEffect(() => onSignedOutElsewhere(() => location.replace('/')), []);
  useEffect(() => {
    const recheck = (error: unknown) => {
      if (isApiError(error, 'unauthenticated')) void queries.invalidateQueries({ queryKey: SESSION_KEY });
    };
    const reads = queries.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') recheck(event.action.error);
    });
    const writes = queries.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') recheck(event.action.error);
    });
    return () => {
      reads();
      writes();
    };
  }, [queries]);

  return (
    <>
      <Fragment key={session.user?.id ?? 'visitor'}>{children}</Fragment>
      {session.ended && !isLeaving() ? <SignInAgain ended={session.ended} /> : null}
    </>
  );
}
