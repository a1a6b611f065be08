import type { PlanId } from '#flags/plans.ts';

/** A plan that costs something. */
export type PaidPlan = Exclude<PlanId, 'free'>;

export interface SubscriptionFacts {
  readonly id: string;
  readonly itemId: string;
  readonly scheduleId: string | null;
  /** The provider's word: active, trialing, past_due (also for unpaid), canceled, incomplete, incomplete_expired, paused. */
  readonly status: string;
  readonly plan: PaidPlan;
  /** Per month, in cents. */
  readonly amount: number;
  readonly currency: string;
  readonly startedAt: Date;
  readonly periodStart: Date;
  readonly periodEnd: Date;
  /** Another plan, or the end, that is to come. */
  readonly pending: { readonly plan: PlanId; readonly at: Date } | null;
  /** An upgrade that comes with the payment of this invoice, and is dropped at that time. */
  readonly awaits: { readonly invoiceId: string; readonly until: Date } | null;
  readonly endedAt: Date | null;
}

export interface InvoiceFacts {
  readonly id: string;
  readonly subscriptionId: string | null;
  /** `subscription_create`, `subscription_cycle`, `subscription_update` and others. */
  readonly reason: string;
  /** The provider's word: draft, open, paid, void, uncollectible. */
  readonly status: string;
  /** A charge for it was tried. */
  readonly attempted: boolean;
  /** Of one that is overdue, or awaited: the card it was tried with, and whether the bank wants its holder to confirm. */
  readonly lastTry: { readonly cardId: string | null; readonly confirms: boolean } | null;
  readonly plan: PaidPlan;
  /** Paid, or else what is left to pay; in cents. */
  readonly amount: number;
  /** Of an open one what was paid in part; a credit that was used is no payment. In cents. */
  readonly paidAmount: number;
  readonly currency: string;
  readonly createdAt: Date;
  readonly invoiceDate: Date;
  /** What the charged line covers. */
  readonly periodStart: Date;
  readonly periodEnd: Date;
  readonly paidAt: Date | null;
}

export interface OwnCard {
  readonly subscriptionId: string;
  readonly cardId: string;
}

export interface CardFacts {
  readonly id: string;
  readonly brand: string;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
  readonly isDefault: boolean;
}

/** Everything of one customer at one moment, as the provider has it. The only thing our state is made from. */
export interface AccountSnapshot {
  /** Deleted at the provider: with it every subscription ended. */
  readonly deleted: boolean;
  readonly subscriptions: readonly SubscriptionFacts[];
  /** The newest 100, drafts left out. */
  readonly invoices: readonly InvoiceFacts[];
  readonly cards: readonly CardFacts[];
  /** Of subscriptions that go on: a card of their own, as a hosted payment leaves it. It goes before the customer's. */
  readonly ownCards?: readonly OwnCard[];
}
