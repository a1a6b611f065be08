import { useEffect } from 'react';
import { Navigate, Outlet, useLocation, useSearchParams } from 'react-router-dom';
import { useApi } from '../sdk/api-context.tsx';
import { safeNext } from '../sdk/safe-next.ts';
import { useSession } from '../sdk/use-session.ts';
import { publicPageFile } from '../site/public-paths.ts';
import { FullScreenSpinner } from '../ui/spinner.tsx';
import { ConfirmAtServer } from './confirm-at-server.tsx';

/** Pages for visitors: who is signed in already goes on to where they wanted. */
export function RequireVisitor() {
  const { user } = useSession();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  if (!user) return <Outlet />;
  const token = query.get('token');
  if (pathname === '/verify-email') return token ? <ConfirmAtServer token={token} /> : <SayOutcome />;
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

/** Who comes back from the mailed link signed in reads how it went where they go on. */
function SayOutcome() {
  const api = useApi();
  const { user } = useSession();
  const [query] = useSearchParams();
  const status = query.get('status');
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once, of who was signed in then
  useEffect(() => {
    // Few come this way: its words arrive with them.
    if (user) void import('./say-verification.ts').then((say) => say.sayVerification(status, user, api));
  }, []);
  return <Navigate to="/dashboard" replace />;
}
