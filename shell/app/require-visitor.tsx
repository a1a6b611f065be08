import { Navigate, Outlet, useSearchParams } from 'react-router-dom';
import { safeNext } from '../sdk/safe-next.ts';
import { useSession } from '../sdk/use-session.ts';

/** Pages for visitors: who is signed in already goes on to where they wanted. */
export function RequireVisitor() {
  const { user } = useSession();
  const [query] = useSearchParams();
  return user ? <Navigate to={safeNext(query.get('next'))} replace /> : <Outlet />;
}
