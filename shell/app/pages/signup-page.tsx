import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { PLANS } from '#flags/plans.ts';
import { accountRoutes } from '#platform/accounts/contract.ts';
import { ACCOUNT_MESSAGES } from '#platform/accounts/errors.ts';
import { failedPasswordRules } from '#platform/accounts/password-rules.ts';
import { useApi } from '../../sdk/api-context.tsx';
import { isApiError } from '../../sdk/api-error.ts';
import { PRODUCT, useVisitorTitle } from '../../sdk/page-title.ts';
import { safeNext } from '../../sdk/safe-next.ts';
import { markSignedIn } from '../../sdk/session-mark.ts';
import { useGate } from '../../sdk/use-gate.ts';
import { useRefreshSession } from '../../sdk/use-session.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { flash, toast } from '../../ui/toast-store.ts';
import { AuthFrame } from '../sign-in/auth-frame.tsx';
import { type EmailCheck, EmailIndicator, useEmailCheck } from '../sign-in/email-availability.tsx';
import { PasswordChecklist } from '../sign-in/password-checklist.tsx';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
/** What has to be done about the address, by how its check stands. */
const MISSING_EMAIL: Record<EmailCheck['state'] | 'free', string | null> = {
  idle: 'a valid email address',
  checking: null,
  answered: 'another email address',
  free: null,
  refused: 'a valid email address',
  failed: 'the check of your email address',
};
const LIST = new Intl.ListFormat('en');
const UNKNOWN_FAILURE = "Something hiccuped - just give it another shot and we'll get you set up!";

export default function SignupPage() {
  useVisitorTitle('Create an account');
  const api = useApi();
  const [query] = useSearchParams();
  const next = query.get('next');
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [accepted, setAccepted] = useState(false);
  const open = useGate({ flag: 'ops.signup' }).allowed;
  const refreshSession = useRefreshSession();
  const [emailLeft, setEmailLeft] = useState(false);

  const signUp = useMutation({
    mutationFn: () => api.call(accountRoutes.signup, { body: { name: name.trim(), email: email.trim(), password } }),
    onSuccess: () => {
      flash({ title: `Welcome to ${PRODUCT}`, text: 'Your account is ready. Upload your first ad.', tone: 'success' });
      markSignedIn();
      location.assign(safeNext(next));
    },
    onError: (error) => {
      // Closed since the page was opened: the page says so itself.
      if (isApiError(error, 'signup_closed')) void refreshSession();
      else toast({ title: "Let's try that again", text: failureText(error), tone: 'danger' });
    },
  });

  const emailValid = EMAIL.test(email.trim());
  const check = useEmailCheck(email.trim(), emailValid);
  const strong = failedPasswordRules(password).length === 0;
  const ready = name.trim() !== '' && emailValid && check.available && strong && accepted;
  const begun = name !== '' || email !== '' || password !== '';
  const missing = [
    name.trim() === '' ? 'your full name' : null,
    MISSING_EMAIL[check.answer?.available ? 'free' : check.state],
    strong ? null : 'a password that meets the rules',
    accepted ? null : 'your agreement to the terms',
  ].filter((part) => part !== null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ready) signUp.mutate();
  };

  const signIn = next ? `/login?next=${encodeURIComponent(next)}` : '/login';
  if (!open)
    return (
      <AuthFrame>
        <PageHeading>New accounts are paused</PageHeading>
        <p className="mt-2 text-muted">Please try again soon. If you already have an account, you can still sign in.</p>
        <Link to={signIn} className={buttonClass('primary', 'lg', 'mt-8')}>
          Sign in
        </Link>
      </AuthFrame>
    );

  return (
    <AuthFrame>
      <PageHeading>Create an account</PageHeading>
      <p className="mt-2 text-muted">
        {PLANS.free.tokensPerPeriod} tokens a month are free. Already with us?{' '}
        <Link to={signIn} className="font-medium text-accent underline underline-offset-4">
          Sign in
        </Link>
      </p>
      <form onSubmit={submit} noValidate className="mt-8 grid gap-5">
        <FormError message={signUp.error ? failureText(signUp.error) : null} />
        <Field
          label="Full name"
          name="name"
          autoComplete="name"
          required
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Field
          label="Email"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          onBlur={() => setEmailLeft(true)}
          hint={<EmailIndicator check={check} onSuggestion={setEmail} />}
          error={emailLeft && email !== '' && !emailValid ? ACCOUNT_MESSAGES.emailInvalid : null}
        />
        <Field
          label="Password"
          name="password"
          type="password"
          autoComplete="new-password"
          required
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          hint={<PasswordChecklist password={password} />}
        />
        <Checkbox checked={accepted} onChange={(event) => setAccepted(event.target.checked)} required>
          I agree to the <NewTab href="/terms">Terms</NewTab> and the <NewTab href="/privacy">Privacy Policy</NewTab>
        </Checkbox>
        <Button type="submit" variant="primary" size="lg" disabled={!ready} busy={signUp.isPending}>
          Create account
        </Button>
        <p aria-live="polite" className="min-h-5 text-center text-small text-muted">
          {begun && missing.length > 0 ? `Still missing: ${LIST.format(missing)}.` : null}
        </p>
      </form>
    </AuthFrame>
  );
}

function failureText(error: Error): string {
  return (isApiError(error) && error.message) || UNKNOWN_FAILURE;
}

function NewTab({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className="font-medium text-accent underline underline-offset-4">
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
