import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { ACCOUNT_MESSAGES } from '#platform/accounts/errors.ts';
import { useUser } from '../../sdk/use-session.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { SecondStep } from './second-step.tsx';
import { SignInActions } from './sign-in-actions.tsx';
import { leaveDevice } from './sign-out.ts';
import { useSignIn } from './use-sign-in.ts';

/**
 * Over the screen of somebody whose session has ended: signing in goes on where
 * they were. Closed, it comes back when the end is found once more (`ended` counts).
 */
export function SignInAgain({ ended }: { ended: number }) {
  const [closedAt, setClosedAt] = useState(0);
  const close = () => setClosedAt(ended);
  return (
    <Dialog open={ended > closedAt} onClose={close} title="Sign in to continue">
      <SignInSteps onLater={close} />
    </Dialog>
  );
}

function SignInSteps({ onLater }: { onLater(): void }) {
  const queries = useQueryClient();
  const { email } = useUser();
  const form = useRef<HTMLFormElement>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  // What was refused meanwhile is asked for again; with the session this dialog goes.
  const enter = () => queries.invalidateQueries();
  const { signIn, challenge, failure, startOver } = useSignIn(form, enter);
  const leave = useMutation({
    mutationFn: () => leaveDevice(queries),
    onSuccess: () => location.replace('/login'),
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const password = String(data.get('password'));
    setRefusal(password === '' ? ACCOUNT_MESSAGES.passwordMissing : null);
    if (password !== '') signIn.mutate({ email, password, rememberMe: data.get('rememberMe') === 'on' });
  };

  if (challenge)
    return (
      <SecondStep
        challenge={challenge}
        onDone={enter}
        onStartOver={(why) => {
          startOver();
          setRefusal(why);
        }}
      />
    );
  return (
    <>
      <p className="[overflow-wrap:anywhere]">
        You were signed out. What you entered on this page is still here: sign in as {email}, then send it again.
      </p>
      <form ref={form} onSubmit={submit} noValidate className="mt-5 grid gap-5 text-text">
        <FormError message={refusal ?? failure} />
        {/* Tells a password manager whose password it is. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <Field label="Your password" name="password" type="password" autoComplete="current-password" required />
        <SignInActions
          form={form}
          busy={signIn.isPending}
          onDone={enter}
          onFailure={(why) => {
            signIn.reset();
            setRefusal(why);
          }}
        />
      </form>
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <Button variant="ghost" busy={leave.isPending} onClick={() => leave.mutate()}>
          Use another account
        </Button>
        <Button onClick={onLater}>Not now</Button>
      </div>
    </>
  );
}
