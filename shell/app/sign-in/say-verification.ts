import type { ApiClient } from '../../sdk/api-client.ts';
import { toast } from '../../ui/toast-store.ts';
import { resendVerification } from '../account/resend-verification.ts';
import { verificationOutcome } from './verification-outcome.ts';

/** Long enough to read why a link does not work and to ask for another. */
const WITH_CHOICE_MS = 15_000;

/** Tells somebody who is signed in how their confirmation went; where it did not, a new link is one press away. */
export function sayVerification(
  status: string | null,
  user: { readonly emailVerified: boolean },
  api: ApiClient,
): void {
  const { title, text, ok } = verificationOutcome(status, user);
  if (ok) toast({ title, text, tone: 'success' });
  else
    toast({
      title,
      text,
      tone: 'danger',
      durationMs: WITH_CHOICE_MS,
      action: { label: 'Send a new link', run: () => void resendVerification(api) },
    });
}
