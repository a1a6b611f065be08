import { useMutation } from '@tanstack/react-query';
import { type ApiKeyView, apiKeyRoutes } from '#platform/accounts/api-keys/api-key-contract.ts';
import { useApi } from '../../../sdk/api-context.tsx';
import { failureText } from '../../../sdk/failure-text.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useAccountChanged } from '../use-account-changed.ts';

interface RevokeApiKeyProps {
  open: boolean;
  apiKey: ApiKeyView | null;
  onClose(): void;
}

/** Asks once, because programs that use the key stop at once. */
export function RevokeApiKey({ open, apiKey, onClose }: RevokeApiKeyProps) {
  const api = useApi();
  const changed = useAccountChanged();
  const revoke = useMutation({
    mutationFn: ({ id }: ApiKeyView) => api.call(apiKeyRoutes.revokeApiKey, { params: { id } }),
    onSuccess: async () => {
      await changed();
      onClose();
      toast({ title: 'Key revoked', text: 'It no longer works.', tone: 'success' });
    },
    onError: (error) =>
      toast({
        title: 'The key was not revoked',
        text: failureText(error, 'Please try again in a moment.'),
        tone: 'danger',
      }),
  });
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title="Revoke this key?"
      action="Revoke"
      busy={revoke.isPending}
      onConfirm={() => apiKey && revoke.mutate(apiKey)}
    >
      <p>
        Programs that use <span className="text-text">{apiKey?.name}</span> stop working at once. A key cannot be
        brought back, only created anew.
      </p>
    </ConfirmDialog>
  );
}
