import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { accountRoutes } from '#platform/accounts/contract.ts';
import { ACCOUNT_MESSAGES } from '#platform/accounts/errors.ts';
import { useApi } from '../../sdk/api-context.tsx';
import { isApiError } from '../../sdk/api-error.ts';
import { useVisitorTitle } from '../../sdk/page-title.ts';
import { useRefreshSession } from '../../sdk/use-session.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { AuthFrame } from '../auth-frame.tsx';
import { PasskeySignIn } from '../passkey-sign-in.tsx';
import { SecondStep } from '../second-step.tsx';

export default function LoginPage() {
  useVisitorTitle('Sign in');
  const api = useApi();
  // Once the session names somebody, `RequireVisitor` goes on to where they wanted.
  const enter = useRefreshSession();
  const [query] = useSearchParams();
  const next = query.get('next');
  const [missing, setMissing] = useState(false);
  const [challenge, setChallenge] = useState<string | null>(null);
  const [startOver, setStartOver] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);

  const signIn = useMutation({
    mutationFn: (body: { email: string; password: string; rememberMe: boolean }) =>
      api.call(accountRoutes.login, { body }),
    onSuccess: enter,
    onError: (error) => {
      const asked = isApiError(error, 'second_factor_needed') && (error.details as { challenge?: string })?.challenge;
      if (asked) setChallenge(asked);
      else form.current?.querySelector<HTMLInputElement>('input[name="password"]')?.select();
    },
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const email = String(data.get('email')).trim();
    const password = String(data.get('password'));
    const incomplete = email === '' || password === '';
    setMissing(incomplete);
    setStartOver(null);
    if (!incomplete) signIn.mutate({ email, password, rememberMe: data.get('rememberMe') === 'on' });
  };

  const failure = missing
    ? ACCOUNT_MESSAGES.loginFieldsMissing
    : signIn.error
      ? (isApiError(signIn.error) && signIn.error.message) || 'Login failed'
      : startOver;

  if (challenge)
    return (
      <AuthFrame>
        <SecondStep
          challenge={challenge}
          onDone={enter}
          onStartOver={(why) => {
            setChallenge(null);
            setStartOver(why);
            signIn.reset();
          }}
        />
      </AuthFrame>
    );

  return (
    <AuthFrame>
      <PageHeading>Sign in</PageHeading>
      <p className="mt-2 text-muted">
        New here?{' '}
        <Link
          to={next ? `/signup?next=${encodeURIComponent(next)}` : '/signup'}
          className="font-medium text-accent underline underline-offset-4"
        >
          Create an account
        </Link>
      </p>
      <form ref={form} onSubmit={submit} noValidate className="mt-8 grid gap-5">
        <FormError message={failure} />
        <Field label="Email" name="email" type="email" autoComplete="username" inputMode="email" required />
        <Field
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
          aside={
            <Link
              to="/forgot-password"
              className="relative text-small text-accent underline underline-offset-4 after:absolute after:inset-x-0 after:-top-4 after:-bottom-2 after:content-['']"
            >
              Forgot password?
            </Link>
          }
        />
        <Checkbox name="rememberMe">Keep me signed in</Checkbox>
        <Button type="submit" variant="primary" size="lg" busy={signIn.isPending}>
          Sign In
        </Button>
        <PasskeySignIn
          remember={() => form.current?.querySelector<HTMLInputElement>('input[name="rememberMe"]')?.checked === true}
          onDone={enter}
          onFailure={(why) => {
            setMissing(false);
            signIn.reset();
            setStartOver(why);
          }}
        />
      </form>
    </AuthFrame>
  );
}
