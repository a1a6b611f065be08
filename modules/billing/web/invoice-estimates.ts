import type { Invoice } from '../contract/billing.ts';
import { day } from './words.ts';

const ESTIMATE_DAYS = 30;
const DAY_MS = 86_400_000;

/** Paid less what was refunded, in cents: invoices alone, while the billing info is not to be had. */
export function paidOf(invoices: readonly Invoice[]): number {
  return invoices.reduce((sum, { status, amount }) => sum + (status === 'paid' ? amount : 0), 0);
}

/** When the next payment may come where only invoices are known: 30 days after the latest paid one. ISO 8601. */
export function estimatedPayment(invoices: readonly Invoice[]): string | null {
  const paid = invoices.filter(({ status }) => status === 'paid').map((one) => Date.parse(one.invoiceDate));
  return paid.length === 0 ? null : new Date(Math.max(...paid) + ESTIMATE_DAYS * DAY_MS).toISOString();
}

/** The card 'Next Payment' where only invoices are known: a figure, and a line below it. */
export function estimatedText(invoices: readonly Invoice[]): { figure: string; note: string } {
  const at = estimatedPayment(invoices);
  return at
    ? { figure: `About ${day(at)}`, note: 'Estimated: 30 days after the last paid invoice.' }
    : { figure: 'No subscription', note: 'Nothing will be charged.' };
}
