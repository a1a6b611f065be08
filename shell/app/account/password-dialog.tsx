import type { ReactNode } from 'react';
import { ACCOUNT_MESSAGES } from '#platform/accounts/errors.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogForm, typed } from './dialog-form.tsx';
import { PasswordField } from './password-field.tsx';

interface PasswordDialogProps {
  open: boolean;
  onClose(): void;
  title: string;
  /** What happens, and what it takes. */
  children: ReactNode;
  action: string;
  tone?: 'primary' | 'danger';
  cancel?: string;
  /** Rejects with what is said in the dialog, which then stays. */
  send(password: string): Promise<unknown>;
  /** Said where a refusal has no words of its own. */
  failure: string;
}

/** Asks for the password before something that a stranger at an open screen must not do. */
export function PasswordDialog({ open, onClose, title, children, send, ...rest }: PasswordDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      {children}
      <DialogForm {...rest} onCancel={onClose} check={missingPassword} send={(data) => send(typed(data, 'password'))}>
        <PasswordField />
      </DialogForm>
    </Dialog>
  );
}

/** For the `check` of a form with a `PasswordField`. */
export function missingPassword(data: FormData) {
  return typed(data, 'password') === '' ? { text: ACCOUNT_MESSAGES.passwordMissing, field: 'password' } : null;
}
