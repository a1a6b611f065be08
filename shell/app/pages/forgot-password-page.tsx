import { useMutation } from '@tanstack/react-query';
import clsx from 'clsx';
import { MailCheck } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { ACCOUNT_MESSAGES } from '#platform/accounts/errors.ts';
import { passwordRoutes } from '#platform/accounts/password-contract.ts';
import { useApi } from '../../sdk/api-context.tsx';
import { isApiError } from '../../sdk/api-error.ts';
import { useVisitorTitle } from '../../sdk/page-title.ts';
import { useSession } from '../../sdk/use-session.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { toast } from '../../ui/toast-store.ts';
import { AuthFrame } from '../sign-in/auth-frame.tsx';

const FAILED = 'The link could not be sent. Please try again in a moment.';

export default function ForgotPasswordPage() {
  useVisitorTitle('Forgot password');
  const api = useApi();
  const { user } = useSession();
  const [email, setEmail] = useState(user?.email ?? '');
  const [missing, setMissing] = useState(false);
  const ask = useMutation({
    mutationFn: (address: string) => api.call(passwordRoutes.forgotPassword, { body: { email: address } }),
    onError: (error) =>
      toast({
        title: 'Reset link not sent',
        text: (isApiError(error) && error.message) || FAILED,
        tone: 'danger',
      }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const address = email.trim();
    setMissing(address === '');
    if (address !== '') ask.mutate(address);
  };

  if (ask.isSuccess)
    return (
      <AuthFrame>
        <MailCheck className="size-9 text-accent" strokeWidth={1.5} aria-hidden />
        <PageHeading className="mt-4">Check your inbox</PageHeading>
        <p className="mt-2 text-muted [overflow-wrap:anywhere]">
          If {email.trim()} has an account, a link to choose a new password is on its way. It works for one hour, and
          once. Check your spam folder too.
        </p>
        <div className="mt-8 grid gap-3">
          <WayBack signedIn={user !== null} className="font-medium text-accent" />
          <button
            type="button"
            onClick={ask.reset}
            className="min-h-11 justify-self-start text-small text-muted underline underline-offset-4"
          >
            Use another address
          </button>
        </div>
      </AuthFrame>
    );
  return (
    <AuthFrame>
      <PageHeading>Forgot your password?</PageHeading>
      <p className="mt-2 text-muted">
        {user
          ? 'We email you a link to choose a new one, which signs out every device. If you know your password, change it on your account page.'
          : 'Enter your email and we send you a link to choose a new one.'}
      </p>
      <form onSubmit={submit} noValidate className="mt-8 grid gap-5">
        <FormError
          message={
            missing
              ? ACCOUNT_MESSAGES.emailMissing
              : ask.error
                ? (isApiError(ask.error) && ask.error.message) || FAILED
                : null
          }
        />
        <Field
          label="Email"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          required
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button type="submit" variant="primary" size="lg" busy={ask.isPending}>
          Send the link
        </Button>
        <WayBack signedIn={user !== null} className="justify-self-center text-small text-muted" />
      </form>
    </AuthFrame>
  );
}

function WayBack({ signedIn, className }: { signedIn: boolean; className: string }) {
  return (
    <Link
      to={signedIn ? '/account' : '/login'}
      className={clsx('inline-flex min-h-11 items-center underline underline-offset-4', className)}
    >
      {signedIn ? 'Go to your account' : 'Back to sign in'}
    </Link>
  );
}
