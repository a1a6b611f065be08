import { useQueryClient } from '@tanstack/react-query';
import { PLANS } from '#flags/plans.ts';
import { GRACE_DAYS, ownDataRoutes } from '#platform/accounts/own-data-contract.ts';
import { useApi } from '../../sdk/api-context.tsx';
import { useUser } from '../../sdk/use-session.ts';
import { flash } from '../../ui/toast-store.ts';
import { leaveDevice } from '../sign-in/sign-out.ts';
import { PasswordDialog } from './password-dialog.tsx';
import { longDay } from './when.ts';

const SAID_MS = 20_000;

const CONSEQUENCES = [
  'Every device is signed out right away, including this one.',
  `For ${GRACE_DAYS} days nothing is deleted: sign in and choose “Keep my account” to cancel.`,
  'After that, your analyses, uploads, reports, feedback and settings are deleted permanently.',
  'Unused tokens are lost.',
];

/** Asks for the password and says what follows; afterwards nobody is signed in here. */
export function DeleteAccount({ open, onClose }: { open: boolean; onClose(): void }) {
  const api = useApi();
  const queries = useQueryClient();
  const { plan } = useUser();
  const send = async (password: string) => {
    const { deletionDueAt } = await api.call(ownDataRoutes.deleteAccount, { body: { password } });
    await leaveDevice(queries);
    flash({
      title: `Your account will be deleted on ${longDay(deletionDueAt)}`,
      text: 'To keep it, sign in before then and choose “Keep my account”. We also sent you an email.',
      durationMs: SAID_MS,
    });
    location.replace('/login');
  };
  return (
    <PasswordDialog
      open={open}
      onClose={onClose}
      title="Delete your account?"
      action="Delete my account"
      tone="danger"
      cancel="Keep it"
      failure="Your account could not be deleted. Please try again."
      send={send}
    >
      <ul className="grid list-disc gap-2 pl-5">
        {CONSEQUENCES.map((consequence) => (
          <li key={consequence}>{consequence}</li>
        ))}
        {plan === 'free' ? (
          <li>Any open payment page is closed. If a payment still arrives, we refund all of it.</li>
        ) : (
          <li>
            {PLANS[plan].name} is not charged again. For a refund under the money-back guarantee, request it on the
            Billing page first. If you keep the account, your plan continues; an overdue plan ends now.
          </li>
        )}
      </ul>
      <p className="mt-3">
        Want a copy of your work? Close this and download your data first. What we must keep by law is listed in the{' '}
        <a href="/privacy" className="font-medium text-accent underline underline-offset-4">
          privacy policy
        </a>
        .
      </p>
    </PasswordDialog>
  );
}
