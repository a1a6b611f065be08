import { useEffect } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useApi } from '../../sdk/api-context.tsx';
import { useUser } from '../../sdk/use-session.ts';
import { ConfirmAtServer } from './confirm-at-server.tsx';
import { sayVerification } from './say-verification.ts';

/** `/verify-email` of who is signed in: the mailed token goes to the server; its outcome is read where they go on. */
export function VerifySignedIn() {
  const token = useSearchParams()[0].get('token');
  return token ? <ConfirmAtServer token={token} /> : <SayOutcome />;
}

function SayOutcome() {
  const api = useApi();
  const user = useUser();
  const status = useSearchParams()[0].get('status');
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once, of who was signed in then
  useEffect(() => void sayVerification(status, user, api), []);
  return <Navigate to="/dashboard" replace />;
}
