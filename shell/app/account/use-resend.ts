import { useMutation } from '@tanstack/react-query';
import { verificationRoutes } from '#platform/accounts/verification-contract.ts';
import { useApi } from '../../sdk/api-context.tsx';
import { failureText } from '../../sdk/failure-text.ts';
import { toast } from '../../ui/toast-store.ts';

/** Mails the link that confirms an address once more, and says how it went. */
export function useResend(onSent?: () => void) {
  const api = useApi();
  return useMutation({
    mutationFn: () => api.call(verificationRoutes.resendVerification),
    onSuccess: ({ message }) => {
      toast({ title: 'Look into your inbox', text: message, tone: 'success' });
      onSent?.();
    },
    onError: (error) =>
      toast({
        title: 'The mail could not be sent',
        text: failureText(error, 'Please try again in a moment.'),
        tone: 'danger',
      }),
  });
}
