import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ACCOUNT_MESSAGES } from '#platform/accounts/errors.ts';
import { secondFactorRoutes } from '#platform/accounts/second-factor-contract.ts';
import { useApi } from '../../sdk/api-context.tsx';
import { isApiError } from '../../sdk/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';

interface SecondStepProps {
  challenge: string;
  onDone(): Promise<void>;
  /** The password has to be given once more. */
  onStartOver(why: string | null): void;
}

/** The second step of signing in: a code of the authenticator app, or a recovery code. */
export function SecondStep({ challenge, onDone, onStartOver }: SecondStepProps) {
  const api = useApi();
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState(false);
  const confirm = useMutation({
    mutationFn: (typed: string) => api.call(secondFactorRoutes.loginSecondFactor, { body: { challenge, code: typed } }),
    onSuccess: onDone,
    onError: (error) => {
      if (isApiError(error, 'second_factor_expired')) onStartOver(error.message);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = code.trim();
    setMissing(typed === '');
    if (typed !== '') confirm.mutate(typed);
  };
  const failure = missing
    ? ACCOUNT_MESSAGES.codeMissing
    : confirm.error
      ? (isApiError(confirm.error) && confirm.error.message) || 'Login failed'
      : null;
  return (
    <>
      <PageHeading>One more step</PageHeading>
      <p className="mt-2 text-muted">
        Enter the code from your authenticator app. No phone at hand? Use one of your recovery codes.
      </p>
      <form onSubmit={submit} noValidate className="mt-8 grid gap-5">
        <FormError message={failure} />
        <Field
          label="Code"
          name="code"
          autoComplete="one-time-code"
          spellCheck={false}
          required
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
        <Button type="submit" variant="primary" size="lg" busy={confirm.isPending}>
          Sign In
        </Button>
        <button
          type="button"
          onClick={() => onStartOver(null)}
          className="min-h-11 justify-self-center text-small text-muted underline underline-offset-4"
        >
          Start over
        </button>
      </form>
    </>
  );
}
