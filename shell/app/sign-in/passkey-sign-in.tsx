import { useMutation } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { passkeyRoutes } from '#platform/accounts/passkey-contract.ts';
import { useApi } from '../../sdk/api-context.tsx';
import { Button } from '../../ui/button.tsx';
import { askForPasskey, knowsPasskeys, passkeyFailure, preparePasskeys } from '../account/passkey-browser.ts';

interface PasskeySignInProps {
  /** Whether `Keep me signed in` is ticked, asked when the button is pressed. */
  remember(): boolean;
  onDone(): Promise<void>;
  /** Why it was not; null when a new try begins. */
  onFailure(why: string | null): void;
}

/** Signs in with a passkey, which is both steps at once. Nothing where the browser knows none. */
export function PasskeySignIn({ remember, onDone, onFailure }: PasskeySignInProps) {
  const api = useApi();
  const signIn = useMutation({
    mutationFn: async (rememberMe: boolean) => {
      const { options } = await api.call(passkeyRoutes.passkeyLoginOptions);
      const credential = await askForPasskey(options);
      return api.call(passkeyRoutes.passkeyLogin, { body: { credential, rememberMe } });
    },
    onMutate: () => onFailure(null),
    onSuccess: onDone,
    onError: (error) => onFailure(passkeyFailure(error)),
  });
  if (!knowsPasskeys()) return null;
  return (
    <Button
      size="lg"
      icon={<KeyRound className="size-4" aria-hidden />}
      busy={signIn.isPending}
      onPointerEnter={() => void preparePasskeys()}
      onFocus={() => void preparePasskeys()}
      onClick={() => signIn.mutate(remember())}
    >
      Use a passkey
    </Button>
  );
}
