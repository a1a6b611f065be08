import { type PasskeyView, passkeyRoutes } from '#platform/accounts/passkey-contract.ts';
import { useApi } from '../../sdk/api-context.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast-store.ts';
import { DialogForm, typed } from './dialog-form.tsx';
import { PasskeyName, wrongPasskeyName } from './passkey-name.tsx';
import { useAccountChanged } from './use-account-changed.ts';

interface RenamePasskeyProps {
  open: boolean;
  passkey: PasskeyView | null;
  onClose(): void;
}

/** Another name to know a passkey by; it opens the same as before. */
export function RenamePasskey({ open, passkey, onClose }: RenamePasskeyProps) {
  const api = useApi();
  const changed = useAccountChanged();
  const send = async (data: FormData) => {
    if (!passkey) return;
    const name = typed(data, 'name').trim();
    await api.call(passkeyRoutes.renamePasskey, { params: { id: passkey.id }, body: { name } });
    await changed();
    toast({ title: 'Passkey renamed', text: `It is called “${name}” now.`, tone: 'success' });
    onClose();
  };
  return (
    <Dialog open={open} onClose={onClose} title="Rename this passkey">
      <DialogForm
        send={send}
        check={wrongPasskeyName}
        failure="The name could not be changed. Please try again."
        action="Save"
        onCancel={onClose}
      >
        <PasskeyName defaultValue={passkey?.name} />
      </DialogForm>
    </Dialog>
  );
}
