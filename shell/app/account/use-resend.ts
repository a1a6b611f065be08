import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../sdk/api-context.tsx';
import { resendVerification } from './resend-verification.ts';

/** Mails the link that confirms an address once more, and says how it went. */
export function useResend(onSent?: () => void) {
  const api = useApi();
  return useMutation({
    mutationFn: () => resendVerification(api),
    onSuccess: (sent) => {
      if (sent) onSent?.();
    },
  });
}
