import { type FormEvent, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { ACCOUNT_MESSAGES } from '#platform/accounts/errors.ts';
import { useVisitorTitle } from '../../sdk/page-title.ts';
import { useRefreshSession } from '../../sdk/use-session.ts';
import { Field } from '../../ui/field.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { AuthFrame } from '../sign-in/auth-frame.tsx';
import { SecondStep } from '../sign-in/second-step.tsx';
import { SignInActions } from '../sign-in/sign-in-actions.tsx';
import { useSignIn } from '../sign-in/use-sign-in.ts';

export default function LoginPage() {
  useVisitorTitle('Sign in');
  // Once the session names somebody, `RequireVisitor` goes on to where they wanted.
  const enter = useRefreshSession();
  const [query] = useSearchParams();
  const next = query.get('next');
  const [missing, setMissing] = useState(false);
  const [otherwise, setOtherwise] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const { signIn, challenge, failure: refused, startOver } = useSignIn(form, enter);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const email = String(data.get('email')).trim();
    const password = String(data.get('password'));
    const incomplete = email === '' || password === '';
    setMissing(incomplete);
    setOtherwise(null);
    if (!incomplete) signIn.mutate({ email, password, rememberMe: data.get('rememberMe') === 'on' });
  };

  const failure = missing ? ACCOUNT_MESSAGES.loginFieldsMissing : (refused ?? otherwise);

  if (challenge)
    return (
      <AuthFrame>
        <SecondStep
          challenge={challenge}
          onDone={enter}
          onStartOver={(why) => {
            startOver();
            setOtherwise(why);
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
      <form ref={form} onSubmit={submit} noValidate className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-5">
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
        <SignInActions
          form={form}
          busy={signIn.isPending}
          onDone={enter}
          onFailure={(why) => {
            setMissing(false);
            signIn.reset();
            setOtherwise(why);
          }}
        />
      </form>
    </AuthFrame>
  );
}
