import type { Tone } from '#shell/ui/badge.tsx';

const TONES: ReadonlyMap<string, Tone> = new Map([
  ['paid', 'success'],
  ['failed', 'danger'],
  ['pending', 'warning'],
  ['refunded', 'accent'],
]);

/** How an invoice's status is shown: a status nobody has heard of here is shown as it is, capitalised. */
export function invoiceStatus(status: string): { label: string; tone: Tone } {
  const words = status.trim().replaceAll('_', ' ') || 'unknown';
  return { label: words.charAt(0).toUpperCase() + words.slice(1), tone: TONES.get(status) ?? 'neutral' };
}
