import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { loginHref } from '../../sdk/safe-next.ts';
import { useSession } from '../../sdk/use-session.ts';
import { FullScreenSpinner } from '../../ui/spinner.tsx';

/** Sends a visitor to the sign-in page by a full load, with a way back to where they were going. */
export function RequireUser() {
  const { user } = useSession();
  const { pathname, search, hash } = useLocation();
  const from = pathname + search + hash;

  useEffect(() => {
    if (!user) location.replace(loginHref(from));
  }, [user, from]);

  return user ? <Outlet /> : <FullScreenSpinner />;
}
