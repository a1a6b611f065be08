import { verificationRoutes } from '#platform/accounts/verification-contract.ts';
import type { ApiClient } from '../../sdk/api-client.ts';
import { failureText } from '../../sdk/failure-text.ts';
import { toast } from '../../ui/toast-store.ts';

/** Mails the link that confirms the own address once more, and says how it went; true when it was sent. */
export async function resendVerification(api: ApiClient): Promise<boolean> {
  try {
    const { message } = await api.call(verificationRoutes.resendVerification);
    toast({ title: 'Check your inbox', text: message, tone: 'success' });
    return true;
  } catch (error) {
    toast({
      title: 'The email could not be sent',
      text: failureText(error, 'Please try again in a moment.'),
      tone: 'danger',
    });
    return false;
  }
}
