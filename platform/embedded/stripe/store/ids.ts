import { randomBytes } from 'node:crypto';
import type { ObjectType } from '../objects/object-types.ts';

const PREFIXES: Readonly<Record<ObjectType, string>> = {
  customer: 'cus',
  product: 'prod',
  price: 'price',
  payment_method: 'pm',
  'checkout.session': 'cs_test',
  subscription: 'sub',
  subscription_schedule: 'sub_sched',
  invoice: 'in',
  invoiceitem: 'ii',
  invoice_payment: 'inpay',
  payment_intent: 'pi',
  charge: 'ch',
  refund: 're',
  dispute: 'du',
  'billing_portal.session': 'bps',
  'billing_portal.configuration': 'bpc',
  event: 'evt',
};

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Letters and digits, each as likely as any other to within 3 %. */
export function randomWord(length: number): string {
  return [...randomBytes(length)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
}

/** An id as Stripe makes them: the type's prefix and letters. */
export function newId(type: ObjectType): string {
  return `${PREFIXES[type]}_${randomWord(type === 'checkout.session' ? 58 : 24)}`;
}

/** The prefixes of parts that are kept inside another object. */
export const newItemId = (): string => `si_${randomWord(14)}`;
export const newLineId = (): string => `il_${randomWord(24)}`;

const BY_PREFIX = (Object.entries(PREFIXES) as [ObjectType, string][]).sort(([, a], [, b]) => b.length - a.length);

/** The type an id belongs to; undefined for what is no id of a kept object. */
export function typeOfId(id: string): ObjectType | undefined {
  return BY_PREFIX.find(([, prefix]) => id.startsWith(`${prefix}_`))?.[0];
}
