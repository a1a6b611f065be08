import type { Tone } from '#shell/ui/badge.tsx';

const TONES: Readonly<Record<string, Tone>> = {
  paid: 'success',
  failed: 'danger',
  pending: 'warning',
  cancelled: 'neutral',
  refunded: 'accent',
};

/** How an invoice's status is shown: a status nobody has heard of here is shown as it is, capitalised. */
export function invoiceStatus(status: string): { label: string; tone: Tone } {
  const words = status.trim().replaceAll('_', ' ') || 'unknown';
  return { label: words.charAt(0).toUpperCase() + words.slice(1), tone: TONES[status] ?? 'neutral' };
}
