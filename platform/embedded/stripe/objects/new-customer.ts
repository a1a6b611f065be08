import { newId, randomWord } from '../store/ids.ts';
import type { Customer } from './object-types.ts';

/** A customer of whom nothing is known but what is given. */
export function newCustomer(
  now: number,
  given: Partial<Pick<Customer, 'email' | 'name' | 'description' | 'metadata' | 'phone' | 'address'>>,
): Customer {
  return {
    id: newId('customer'),
    object: 'customer',
    address: given.address ?? null,
    balance: 0,
    created: now,
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: given.description ?? null,
    discount: null,
    email: given.email ?? null,
    invoice_prefix: randomWord(8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: given.metadata ?? {},
    name: given.name ?? null,
    next_invoice_sequence: 1,
    phone: given.phone ?? null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  };
}
