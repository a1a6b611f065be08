import { isApiError } from '#shell/sdk/api-error.ts';
import type { ToastMessage } from '#shell/ui/toast-store.ts';

/** What a refused plan change says: the server's sentence, or for an answer that is none of ours a general one. */
export function planFailure(error: unknown): string {
  if (!isApiError(error) || error.code === 'network') return 'Network error occurred. Please try again.';
  if (error.code !== 'unreadable') return error.message;
  if (error.status < 400) return 'Invalid response format. Please try again.';
  return error.status === 404
    ? 'Service temporarily unavailable. Please try again.'
    : 'Server error occurred. Please try again.';
}

/** The invoice whose payment the bank wants confirmed before a plan can be changed; null where it is none. */
export function confirmInvoiceOf(error: unknown): string | null {
  if (!isApiError(error, 'payment_overdue')) return null;
  const details = error.details as { confirmInvoice?: unknown } | undefined;
  return typeof details?.confirmInvoice === 'string' ? details.confirmInvoice : null;
}

/** Both carry a `supportEmail`, and name it in their sentence. */
const FOR_SUPPORT = ['billing_not_configured', 'billing_refused'];

/** Why the hosted portal did not open. */
export function portalFailure(error: unknown): ToastMessage {
  if (isApiError(error, 'subscription_required'))
    return { title: 'Subscription Required', text: error.message, tone: 'danger' };
  if (isApiError(error) && FOR_SUPPORT.includes(error.code))
    return { title: 'Contact Support', text: error.message, tone: 'danger' };
  return { title: 'Error', text: 'Failed to open payment management. Please try again.', tone: 'danger' };
}

/** Why a cancellation was not taken. */
export function cancelFailure(error: unknown): { title: string; text: string } {
  return {
    title: isApiError(error, 'subscription_required') ? 'No Active Subscription' : 'Cancellation Failed',
    text: planFailure(error),
  };
}
