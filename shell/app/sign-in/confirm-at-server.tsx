import { useEffect } from 'react';
import type { verificationRoutes } from '#platform/accounts/verification-contract.ts';
import { FullScreenSpinner } from '../../ui/spinner.tsx';

// Written out, its type from the contract, so that schemas stay out of the first download.
const PATH: (typeof verificationRoutes)['verifyEmail']['path'] = '/api/auth/verify-email';

/** Sends the browser to the server with the token of a mailed link; it comes back with a status. */
export function ConfirmAtServer({ token }: { token: string }) {
  useEffect(() => {
    location.replace(`${PATH}?token=${encodeURIComponent(token)}`);
  }, [token]);
  return <FullScreenSpinner />;
}
