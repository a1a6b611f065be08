import type { PaymentMethod } from '../contract/billing.ts';

const BRANDS: ReadonlyMap<string, string> = new Map([
  ['amex', 'American Express'],
  ['diners', 'Diners Club'],
  ['jcb', 'JCB'],
  ['unionpay', 'UnionPay'],
]);
const SOON_DAYS = 30;
const DAY_MS = 86_400_000;

/** `Visa •••• 4242`; a brand nobody has heard of here as it is, capitalised. */
export function cardName({ card }: PaymentMethod): string {
  const words = card.brand.replaceAll('_', ' ') || 'card';
  return `${BRANDS.get(card.brand) ?? words.charAt(0).toUpperCase() + words.slice(1)} •••• ${card.last4}`;
}

/** `12/34`. */
export function cardExpiry({ card }: PaymentMethod): string {
  return `${String(card.exp_month).padStart(2, '0')}/${String(card.exp_year).slice(-2)}`;
}

/** A card is good until the end of its month. */
export function cardState({ card }: PaymentMethod, now: number): 'good' | 'soon' | 'expired' {
  const end = Date.UTC(card.exp_year, card.exp_month);
  if (end <= now) return 'expired';
  return end - now <= SOON_DAYS * DAY_MS ? 'soon' : 'good';
}
