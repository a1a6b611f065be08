import type { RefObject } from 'react';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { PasskeySignIn } from './passkey-sign-in.tsx';

interface SignInActionsProps {
  form: RefObject<HTMLFormElement | null>;
  busy: boolean;
  onDone(): Promise<void>;
  /** Why a passkey opened nothing; null when a new try begins. */
  onFailure(why: string | null): void;
}

/** What stands under the password of a sign-in form: how long to stay, and the ways in. */
export function SignInActions({ form, busy, onDone, onFailure }: SignInActionsProps) {
  return (
    <>
      <Checkbox name="rememberMe">Keep me signed in</Checkbox>
      <Button type="submit" variant="primary" size="lg" busy={busy}>
        Sign In
      </Button>
      <PasskeySignIn
        remember={() => form.current?.querySelector<HTMLInputElement>('input[name="rememberMe"]')?.checked === true}
        onDone={onDone}
        onFailure={onFailure}
      />
    </>
  );
}
