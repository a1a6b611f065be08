import { useState } from 'react';
import { ACCOUNT_MESSAGES } from '#platform/accounts/errors.ts';
import { passwordRoutes } from '#platform/accounts/password-contract.ts';
import { failedPasswordRules } from '#platform/accounts/password-rules.ts';
import { useApi } from '../../sdk/api-context.tsx';
import { useUser } from '../../sdk/use-session.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { PasswordChecklist } from '../sign-in/password-checklist.tsx';
import { DialogForm, typed } from './dialog-form.tsx';
import { useAccountChanged } from './use-account-changed.ts';

/** Another password, for somebody who knows the one of now. */
export function ChangePassword({ open, onClose }: { open: boolean; onClose(): void }) {
  return (
    <Dialog open={open} onClose={onClose} title="Change your password">
      <p>All other devices are signed out. This one stays.</p>
      <ChangeForm onClose={onClose} />
    </Dialog>
  );
}

function ChangeForm({ onClose }: { onClose(): void }) {
  const { email } = useUser();
  const api = useApi();
  const changed = useAccountChanged();
  const [password, setPassword] = useState('');
  const send = async (data: FormData) => {
    await api.call(passwordRoutes.changePassword, {
      body: { currentPassword: typed(data, 'currentPassword'), newPassword: typed(data, 'newPassword') },
    });
    // This session has a new id from here on: the next call needs its token.
    await changed();
    toast({ title: 'Password changed', text: 'All other devices were signed out.', tone: 'success' });
    onClose();
  };
  return (
    <DialogForm
      send={send}
      check={check}
      failure="Your password could not be changed. Please try again."
      action="Change password"
      onCancel={onClose}
    >
      <Field label="Current password" name="currentPassword" type="password" autoComplete="current-password" required />
      <Field
        label="New password"
        name="newPassword"
        type="password"
        autoComplete="new-password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        hint={<PasswordChecklist password={password} />}
      />
      {/* Tells a password manager whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
    </DialogForm>
  );
}

function check(data: FormData) {
  const [current, next] = [typed(data, 'currentPassword'), typed(data, 'newPassword')];
  if (current === '' || next === '')
    return { text: ACCOUNT_MESSAGES.passwordFieldsMissing, field: current === '' ? 'currentPassword' : 'newPassword' };
  if (failedPasswordRules(next).length > 0)
    return { text: 'Your new password does not meet the rules below it yet.', field: 'newPassword' };
  return next === current
    ? { text: 'That is your current password. Choose a different one.', field: 'newPassword' }
    : null;
}
