import type Stripe from 'stripe';

/** An API object as the sandbox keeps and sends it: references are ids, decimals are strings. */
export type Flat<T> = { [K in keyof T]: FlatField<T[K]> };

type FlatField<V> = [Extract<V, string>] extends [never] ? Embedded<V> : Embedded<Exclude<V, { object: string }>>;
type Embedded<V> = V extends string
  ? V
  : V extends Stripe.Decimal
    ? string
    : V extends readonly (infer Item)[]
      ? FlatField<Item>[]
      : V extends Stripe.ApiList<infer Item>
        ? FlatList<Flat<Item>>
        : V extends object
          ? Flat<V>
          : V;

export interface FlatList<Item> {
  object: 'list';
  data: Item[];
  has_more: boolean;
  url: string;
}

/** What is kept, by the name Stripe gives the type in `object`. */
export interface ObjectTypes {
  customer: Flat<Stripe.Customer>;
  product: Flat<Stripe.Product>;
  price: Flat<Stripe.Price>;
  payment_method: Flat<Pick<Stripe.PaymentMethod, PaymentMethodFields>>;
  'checkout.session': Flat<Stripe.Checkout.Session>;
  subscription: Flat<Omit<Stripe.Subscription, 'items'>> & { items: FlatList<Item> };
  subscription_schedule: Flat<Stripe.SubscriptionSchedule>;
  invoice: Flat<Stripe.Invoice>;
  invoiceitem: Flat<Stripe.InvoiceItem>;
  invoice_payment: Flat<Stripe.InvoicePayment>;
  payment_intent: Flat<Stripe.PaymentIntent>;
  charge: Flat<Stripe.Charge>;
  refund: Flat<Stripe.Refund>;
  dispute: Flat<Stripe.Dispute>;
  'billing_portal.session': Flat<Stripe.BillingPortal.Session>;
  'billing_portal.configuration': Flat<Stripe.BillingPortal.Configuration>;
  event: EventBody;
}

type PaymentMethodFields =
  | 'id'
  | 'object'
  | 'allow_redisplay'
  | 'billing_details'
  | 'card'
  | 'created'
  | 'customer'
  | 'customer_account'
  | 'livemode'
  | 'metadata'
  | 'type';

export type ObjectType = keyof ObjectTypes;
export type Customer = ObjectTypes['customer'];
export type Price = ObjectTypes['price'];
export type Plan = Flat<Stripe.Plan>;
export type PaymentMethod = ObjectTypes['payment_method'];
export type CheckoutSession = ObjectTypes['checkout.session'];
export type Subscription = ObjectTypes['subscription'];
export type Item = Omit<Flat<Stripe.SubscriptionItem>, 'price' | 'plan'> & { price: Price; plan: Plan };
export type Schedule = ObjectTypes['subscription_schedule'];
export type Invoice = ObjectTypes['invoice'];
export type Line = Flat<Stripe.InvoiceLineItem>;
export type InvoiceItem = ObjectTypes['invoiceitem'];
export type PaymentIntent = ObjectTypes['payment_intent'];
export type Charge = ObjectTypes['charge'];

export interface EventBody {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  data: { object: unknown; previous_attributes?: Record<string, unknown> };
  livemode: false;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: string;
}
