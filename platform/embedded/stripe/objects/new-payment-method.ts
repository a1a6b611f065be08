import { createHash } from 'node:crypto';
import type { TestCard } from '../billing/test-cards.ts';
import { newId } from '../store/ids.ts';
import type { PaymentMethod } from './object-types.ts';

export interface CardDetails {
  readonly card: TestCard;
  readonly expMonth: number;
  readonly expYear: number;
  readonly name?: string | null;
  readonly email?: string | null;
}

/** A card, not yet attached to anybody. */
export function newPaymentMethod(now: number, { card, expMonth, expYear, name, email }: CardDetails): PaymentMethod {
  const networks = { available: [card.brand], preferred: null };
  return {
    id: newId('payment_method'),
    object: 'payment_method',
    allow_redisplay: 'always',
    billing_details: {
      address: { city: null, country: null, line1: null, line2: null, postal_code: null, state: null },
      email: email ?? null,
      name: name ?? null,
      phone: null,
      tax_id: null,
    },
    card: {
      brand: card.brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'US',
      display_brand: card.brand,
      exp_month: expMonth,
      exp_year: expYear,
      fingerprint: createHash('sha256').update(card.number).digest('base64url').slice(0, 16),
      funding: 'credit',
      generated_from: null,
      last4: card.number.slice(-4),
      networks,
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: now,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
}
