import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, type FormEvent, type ReactNode, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { accountRoutes } from '#platform/accounts/contract.ts';
import { ACCOUNT_MESSAGES } from '#platform/accounts/errors.ts';
import { PASSWORD_SHORTEST, passwordRoutes } from '#platform/accounts/password-contract.ts';
import { failedPasswordRules } from '#platform/accounts/password-rules.ts';
import { useApi } from '../../sdk/api-context.tsx';
import { isApiError } from '../../sdk/api-error.ts';
import { useVisitorTitle } from '../../sdk/page-title.ts';
import { useRefreshSession, useSession } from '../../sdk/use-session.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { FullScreenSpinner } from '../../ui/spinner.tsx';
import { dismissToast, flash, toast } from '../../ui/toast-store.ts';
import { AuthFrame } from '../sign-in/auth-frame.tsx';
import { PasswordChecklist } from '../sign-in/password-checklist.tsx';
import { leaveDevice } from '../sign-in/sign-out.ts';

const CHANGED = {
  title: 'Password changed',
  text: 'Every device was signed out. Sign in with your new password.',
} as const;

interface Refusal {
  readonly title: string;
  readonly text: string;
}

export default function ResetPasswordPage() {
  useVisitorTitle('Choose a new password');
  const api = useApi();
  const queries = useQueryClient();
  const refreshSession = useRefreshSession();
  const { user } = useSession();
  const [query] = useSearchParams();
  const token = query.get('token');
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const refuse = (reason: Refusal) => {
    setRefusal(reason);
    toast({ ...reason, tone: 'danger' });
  };
  const leave = async () => {
    await leaveDevice(queries);
    // The link may be of another account than the one that is open here; of the same, the session is gone already.
    await api.call(accountRoutes.logout).catch(() => undefined);
    flash({ ...CHANGED, tone: 'success' });
    location.replace('/login');
  };
  const reset = useMutation({
    mutationFn: (given: { token: string; password: string }) => api.call(passwordRoutes.resetPassword, { body: given }),
    // With the old sessions went the token for forms; signing in, next, needs the new one.
    onSuccess: user ? leave : refreshSession,
    onError: (error) =>
      refuse({
        title: isApiError(error, 'reset_link_invalid') ? 'Invalid Token' : 'Reset Failed',
        text: (isApiError(error) && error.message) || 'Your password could not be changed. Please try again.',
      }),
  });

  const link = useLinkCheck(token);

  if (!token)
    return <InvalidLink>This link is incomplete. Open it from the email again, or request a new one.</InvalidLink>;
  if (link === 'checking') return <FullScreenSpinner />;
  if (link === 'invalid') return <InvalidLink>{ACCOUNT_MESSAGES.resetLinkInvalid}</InvalidLink>;
  if (reset.isSuccess)
    return (
      <AuthFrame>
        <PageHeading>{CHANGED.title}</PageHeading>
        <p className="mt-2 text-muted">{CHANGED.text}</p>
        <Link to="/login" className={buttonClass('primary', 'lg', 'mt-8')}>
          Go to Login
        </Link>
      </AuthFrame>
    );

  // What was wrong with the last try is not said of the next one.
  const retyped = (set: (value: string) => void) => (event: ChangeEvent<HTMLInputElement>) => {
    set(event.target.value);
    setRefusal(null);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = whatIsWrong(password, again);
    if (wrong) return refuse(wrong);
    setRefusal(null);
    dismissToast();
    reset.mutate({ token, password });
  };
  return (
    <AuthFrame>
      <PageHeading>Choose a new password</PageHeading>
      <p className="mt-2 text-muted [overflow-wrap:anywhere]">
        You will sign in with it on every device.
        {user ? ` You are signed in here as ${user.email}: that ends too.` : ''}
      </p>
      <form onSubmit={submit} noValidate className="mt-8 grid gap-5">
        <FormError message={refusal?.text ?? null} />
        <Field
          label="New password"
          name="password"
          type="password"
          autoComplete="new-password"
          required
          value={password}
          onChange={retyped(setPassword)}
          hint={<PasswordChecklist password={password} />}
        />
        <Field
          label="Confirm password"
          name="again"
          type="password"
          autoComplete="new-password"
          required
          value={again}
          onChange={retyped(setAgain)}
        />
        <Button type="submit" variant="primary" size="lg" busy={reset.isPending}>
          Change password
        </Button>
        {isApiError(reset.error, 'reset_link_invalid') ? (
          <Link
            to="/forgot-password"
            className="inline-flex min-h-11 items-center justify-self-center text-small text-accent underline underline-offset-4"
          >
            Request a new link
          </Link>
        ) : null}
      </form>
    </AuthFrame>
  );
}

function whatIsWrong(password: string, again: string): Refusal | undefined {
  if (password === '' || again === '')
    return { title: 'Missing Information', text: ACCOUNT_MESSAGES.resetFieldsMissing };
  if ([...password].length < PASSWORD_SHORTEST)
    return { title: 'Password Too Short', text: ACCOUNT_MESSAGES.passwordTooShort };
  if (password !== again) return { title: "Passwords Don't Match", text: ACCOUNT_MESSAGES.passwordsDiffer };
  if (failedPasswordRules(password).length > 0)
    return { title: 'Reset Failed', text: 'Your password does not meet the rules below it yet.' };
  return undefined;
}

/** Whether the link still works, asked once when it is opened. Where nobody can tell, the form stands and the server says it. */
function useLinkCheck(token: string | null): 'checking' | 'open' | 'invalid' {
  const api = useApi();
  const check = useQuery({
    queryKey: ['accounts', 'checkResetLink', { token }],
    queryFn: ({ signal }) => api.call(passwordRoutes.checkResetLink, { body: { token: token ?? '' } }, { signal }),
    enabled: token !== null && token !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (check.isLoading) return 'checking';
  const refused = check.data?.valid === false || isApiError(check.error, 'invalid_input');
  return refused ? 'invalid' : 'open';
}

function InvalidLink({ children }: { children: ReactNode }) {
  return (
    <AuthFrame>
      <PageHeading>Invalid Link</PageHeading>
      <p className="mt-2 text-muted">{children}</p>
      <Link to="/forgot-password" className={buttonClass('primary', 'lg', 'mt-8')}>
        Request a new link
      </Link>
    </AuthFrame>
  );
}
