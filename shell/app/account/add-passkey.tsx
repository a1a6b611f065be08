import { describeUserAgent } from '#platform/accounts/describe-user-agent.ts';
import { passkeyRoutes } from '#platform/accounts/passkey-contract.ts';
import { useApi } from '../../sdk/api-context.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast-store.ts';
import { DialogForm, typed } from './dialog-form.tsx';
import { deviceText } from './origin-text.ts';
import { makePasskey, passkeyFailure } from './passkey-browser.ts';
import { PasskeyName, wrongPasskeyName } from './passkey-name.tsx';
import { missingPassword } from './password-dialog.tsx';
import { PasswordField } from './password-field.tsx';
import { useAccountChanged } from './use-account-changed.ts';

/** A name, the password, then the browser's own question; what it makes is sent and kept. */
export function AddPasskey({ open, onClose }: { open: boolean; onClose(): void }) {
  const api = useApi();
  const changed = useAccountChanged();
  const send = async (data: FormData) => {
    const { options } = await api.call(passkeyRoutes.passkeyOptions, { body: { password: typed(data, 'password') } });
    const credential = await makePasskey(options);
    const { name } = await api.call(passkeyRoutes.addPasskey, {
      body: { credential, name: typed(data, 'name').trim() },
    });
    await changed();
    onClose();
    toast({ title: 'Passkey added', text: `Next time, “${name}” signs you in.`, tone: 'success' });
  };
  return (
    <Dialog open={open} onClose={onClose} title="Add a passkey">
      <p>After your password, your browser asks you to choose fingerprint, face or PIN.</p>
      <DialogForm send={send} check={check} failure={passkeyFailure} action="Continue" onCancel={onClose}>
        <PasswordField />
        <PasskeyName defaultValue={deviceText(describeUserAgent(navigator.userAgent))} />
      </DialogForm>
    </Dialog>
  );
}

const check = (data: FormData) => wrongPasskeyName(data) ?? missingPassword(data);
