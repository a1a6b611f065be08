import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ownDataRoutes } from '#platform/accounts/own-data-contract.ts';
import { useApi } from '../../sdk/api-context.tsx';
import { failureText } from '../../sdk/failure-text.ts';
import { toast } from '../../ui/toast-store.ts';

/** Takes the deletion of the account back, and says how it went. */
export function useKeepAccount() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api.call(ownDataRoutes.keepAccount),
    onSuccess: async () => {
      // Its plan goes on, too: whatever page this is.
      await queries.invalidateQueries();
      toast({ title: 'Your account is kept', text: 'The deletion was cancelled.', tone: 'success' });
    },
    onError: (error) =>
      toast({
        title: 'The deletion could not be cancelled',
        text: failureText(error, 'Please try again in a moment.'),
        tone: 'danger',
      }),
  });
}
