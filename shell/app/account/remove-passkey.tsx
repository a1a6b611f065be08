import { useMutation } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { type PasskeyView, passkeyRoutes } from '#platform/accounts/passkey-contract.ts';
import { useApi } from '../../sdk/api-context.tsx';
import { failureText } from '../../sdk/failure-text.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useAccountChanged } from './use-account-changed.ts';

interface RemovePasskeyProps {
  open: boolean;
  /** What is asked about. */
  passkey: PasskeyView | null;
  onClose(): void;
  /** It is gone, and what had the focus with it. */
  onRemoved(): void;
}

/** Asks once, because a passkey cannot be brought back, only made anew. */
export function RemovePasskey({ open, passkey, onClose, onRemoved }: RemovePasskeyProps) {
  const api = useApi();
  const changed = useAccountChanged();
  const removal = useMutation({
    mutationFn: ({ id }: PasskeyView) => api.call(passkeyRoutes.removePasskey, { params: { id } }),
    onSuccess: async () => {
      await changed();
      // Closing gives the focus back to a button that is gone; only then can it be put elsewhere.
      flushSync(onClose);
      onRemoved();
      toast({ title: 'Passkey removed', text: 'It no longer signs you in.', tone: 'success' });
    },
    onError: (error) =>
      toast({
        title: 'The passkey was not removed',
        text: failureText(error, 'Please try again in a moment.'),
        tone: 'danger',
      }),
  });
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title="Remove this passkey?"
      action="Remove"
      busy={removal.isPending}
      onConfirm={() => passkey && removal.mutate(passkey)}
    >
      <p>
        <span className="text-text">{passkey?.name}</span> will no longer sign you in. Your device may still list it
        until you delete it there too.
      </p>
    </ConfirmDialog>
  );
}
