import { useQueryClient } from '@tanstack/react-query';
import { PLANS } from '#flags/plans.ts';
import { GRACE_DAYS, ownDataRoutes } from '#platform/accounts/own-data-contract.ts';
import { useApi } from '../../sdk/api-context.tsx';
import { useUser } from '../../sdk/use-session.ts';
import { flash } from '../../ui/toast-store.ts';
import { leaveDevice } from '../sign-out.ts';
import { PasswordDialog } from './password-dialog.tsx';
import { longDay } from './when.ts';

const SAID_MS = 20_000;

const CONSEQUENCES = [
  'Every device is signed out at once, this one too.',
  `For ${GRACE_DAYS} days nothing is removed: sign in and choose “Keep my account” to take it back.`,
  'Then your analyses, uploads, reports, feedback and settings are removed for good. Nobody can bring them back.',
  'Tokens that are left are lost.',
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
      text: 'To keep it, sign in before then and choose “Keep my account”. We also wrote you a mail.',
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
          <li>A payment page that is still open is closed; should a payment still arrive, all of it goes back.</li>
        ) : (
          <li>
            {PLANS[plan].name} is not charged again. What you paid comes back only if you ask before, under Billing,
            while the money-back guarantee holds. Keep the account, and the plan goes on; an overdue one ends now.
          </li>
        )}
      </ul>
      <p className="mt-3">
        Want your work first? Close this and download your data. What must remain by law is named in the{' '}
        <a href="/privacy" className="font-medium text-accent underline underline-offset-4">
          privacy policy
        </a>
        .
      </p>
    </PasswordDialog>
  );
}
