import { emailChangeRoutes } from '#platform/accounts/email-change-contract.ts';
import { ACCOUNT_MESSAGES } from '#platform/accounts/errors.ts';
import { useApi } from '../../sdk/api-context.tsx';
import { useUser } from '../../sdk/use-session.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { DialogForm, typed } from './dialog-form.tsx';
import { missingPassword } from './password-dialog.tsx';
import { PasswordField } from './password-field.tsx';
import { useAccountChanged } from './use-account-changed.ts';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Asks for another address: a link goes there, and only with it the account takes the address. */
export function ChangeEmail({ open, onClose }: { open: boolean; onClose(): void }) {
  const { email } = useUser();
  const api = useApi();
  const changed = useAccountChanged();
  const send = async (data: FormData) => {
    const body = { email: typed(data, 'email').trim(), password: typed(data, 'password') };
    const { message } = await api.call(emailChangeRoutes.changeEmail, { body });
    await changed();
    toast({ title: 'Check your new inbox', text: message, tone: 'success', durationMs: 8000 });
    onClose();
  };
  return (
    <Dialog open={open} onClose={onClose} title="Change your email address">
      <p className="break-words">
        We email a link to the new address and let {email} know. Until you open the link, you sign in with {email}.
      </p>
      <DialogForm
        send={send}
        check={check}
        failure="The link could not be sent. Please try again."
        action="Send the link"
        onCancel={onClose}
      >
        <Field label="New email" name="email" type="email" inputMode="email" autoComplete="email" required />
        <PasswordField />
      </DialogForm>
    </Dialog>
  );
}

function check(data: FormData) {
  const email = typed(data, 'email').trim();
  if (email === '') return { text: ACCOUNT_MESSAGES.emailMissing, field: 'email' };
  return EMAIL.test(email) ? missingPassword(data) : { text: ACCOUNT_MESSAGES.emailInvalid, field: 'email' };
}
