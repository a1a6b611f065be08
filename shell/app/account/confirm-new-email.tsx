import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { emailChangeRoutes } from '#platform/accounts/email-change-contract.ts';
import { useApi } from '../../sdk/api-context.tsx';
import { failureText } from '../../sdk/failure-text.ts';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { toast } from '../../ui/toast-store.ts';
import { NEW_EMAIL } from './email-link.ts';
import { useAccountChanged } from './use-account-changed.ts';

/** Where the link in the new mailbox leads: takes the address at once, or says why not. */
export function ConfirmNewEmail({ token }: { token: string }) {
  const api = useApi();
  const changed = useAccountChanged();
  const [, setQuery] = useSearchParams();
  const asked = useRef(false);
  const leave = () =>
    setQuery(
      (query) => {
        query.delete(NEW_EMAIL);
        return query;
      },
      { replace: true },
    );
  const taking = useMutation({
    mutationFn: () => api.call(emailChangeRoutes.confirmEmail, { body: { token } }),
    onSuccess: async ({ user }) => {
      await changed();
      toast({ title: 'Email address changed', text: `You now sign in with ${user.email}.`, tone: 'success' });
      leave();
    },
  });
  const { mutate } = taking;
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    mutate();
  }, [mutate]);

  if (!taking.error) {
    return (
      <p role="status" className="mt-4 text-small text-muted">
        Confirming your new address…
      </p>
    );
  }
  return (
    <div className="mt-4 grid justify-items-start gap-3">
      <FormError
        message={`Your email address was not changed. ${failureText(taking.error, 'Please open the link again.')}`}
      />
      <Button size="sm" onClick={leave}>
        Close
      </Button>
    </div>
  );
}
