import { lazy, Suspense, useEffect } from 'react';
import { Navigate, Outlet, useLocation, useSearchParams } from 'react-router-dom';
import { safeNext } from '../../sdk/safe-next.ts';
import { useSession } from '../../sdk/use-session.ts';
import { publicPageFile } from '../../site/public-paths.ts';
import { FullScreenSpinner } from '../../ui/spinner.tsx';

/** Few come this way: its code arrives with them. */
const VerifySignedIn = lazy(() =>
  import('./verify-signed-in.tsx').then(
    (module) => ({ default: module.VerifySignedIn }),
    () => ({ default: () => <Navigate to="/dashboard" replace /> }),
  ),
);

/** Open to everybody: who is signed in may have forgotten the password too, or was told by mail that a stranger is at work. */
const FOR_ALL = /^\/(forgot|reset)-password\/?$/;

/** Pages for visitors: who is signed in already goes on to where they wanted. */
export function RequireVisitor() {
  const { user } = useSession();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  if (!user || FOR_ALL.test(pathname)) return <Outlet />;
  if (pathname === '/verify-email')
    return (
      <Suspense fallback={<FullScreenSpinner />}>
        <VerifySignedIn />
      </Suspense>
    );
  return <GoOn to={safeNext(query.get('next'))} />;
}

/** Public pages are documents of their own: the app knows none of them, so they are loaded. */
function GoOn({ to }: { to: string }) {
  const outside = publicPageFile(new URL(to, location.origin).pathname) !== undefined;
  useEffect(() => {
    if (outside) location.replace(to);
  }, [outside, to]);
  return outside ? <FullScreenSpinner /> : <Navigate to={to} replace />;
}
