import { useMutation } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { accountRoutes } from '#platform/accounts/contract.ts';
import { useApi } from '../../sdk/api-context.tsx';
import { isApiError } from '../../sdk/api-error.ts';

/**
 * Signing in by address and password, up to the second step where the account has one: then `challenge` names it. A refused
 * password of `form` stands marked, ready to be typed over.
 */
export function useSignIn(form: RefObject<HTMLFormElement | null>, onDone: () => Promise<void>) {
  const api = useApi();
  const [challenge, setChallenge] = useState<string | null>(null);
  const signIn = useMutation({
    mutationFn: (body: { email: string; password: string; rememberMe: boolean }) =>
      api.call(accountRoutes.login, { body }),
    onSuccess: onDone,
    onError: (error) => {
      const asked = isApiError(error, 'second_factor_needed') && (error.details as { challenge?: string })?.challenge;
      if (asked) setChallenge(asked);
      else form.current?.querySelector<HTMLInputElement>('input[name="password"]')?.select();
    },
  });
  const failure = signIn.error ? (isApiError(signIn.error) && signIn.error.message) || 'Login failed' : null;
  const startOver = () => {
    setChallenge(null);
    signIn.reset();
  };
  return { signIn, challenge, failure, startOver };
}
