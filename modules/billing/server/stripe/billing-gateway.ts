import type { AccountSnapshot, OwnCard, PaidPlan, SubscriptionFacts } from './account-snapshot.ts';

export interface EventFacts {
  readonly id: string;
  readonly type: string;
  readonly objectId: string | null;
  readonly customerId: string | null;
  readonly createdAt: Date;
}

export interface PriceFacts {
  readonly id: string;
  readonly productId: string;
  /** In cents. */
  readonly amount: number;
  readonly currency: string;
  readonly active: boolean;
}

export interface RefundFacts {
  readonly id: string;
  readonly chargeId: string | null;
  /** In cents. */
  readonly amount: number;
  readonly currency: string;
  /** The bank sent it back. */
  readonly failed: boolean;
  /** Its word for why. */
  readonly reason: string;
}

export interface PaymentFacts {
  /** Id of the payment a refund is made from. */
  readonly id: string;
  /** What of it went into the invoice, in cents. */
  readonly amount: number;
  /** What of it was refunded, by whom ever; our own under their keys. */
  readonly refunds: readonly { readonly amount: number; readonly key: string | null }[];
}

/**
 * What we ask of the payment provider. Every write takes a key: the same key never acts twice. Refusals of the provider come
 * as our own errors: `payment_declined`, `billing_refused`, `dependency_unavailable`, `not_found`.
 */
export interface BillingGateway {
  /** False where no money moves. */
  readonly live: boolean;
  snapshot(customerId: string): Promise<AccountSnapshot>;
  /**
   * Under its key it is made of its user's id alone, and told mail address and name after that: a try that follows a crash may
   * bring others of both, and finds the same customer.
   */
  createCustomer(of: { userId: string; email: string; name: string }, key: string): Promise<string>;
  /** False where there is no such customer. Without a key: it may be said again. */
  changeEmail(customerId: string, email: string): Promise<boolean>;
  /** The card a subscription has of its own becomes the one its customer chose. Without a key: it may be said again. */
  chooseCard(customerId: string, own: OwnCard): Promise<void>;
  /** Ends every subscription of theirs at once and forgets their cards. Silent where there is none. */
  deleteCustomer(customerId: string): Promise<void>;

  /** The hosted payment of a plan. */
  openCheckout(
    of: {
      customerId: string;
      userId: string;
      plan: PaidPlan;
      priceId: string;
      successUrl: string;
      cancelUrl: string;
    },
    key: string,
  ): Promise<{ id: string; url: string }>;
  checkoutStatus(sessionId: string): Promise<'open' | 'complete' | 'expired'>;
  /** No payment is taken by it any more; false where one was, also in this very moment. */
  expireCheckout(sessionId: string): Promise<boolean>;
  openPortal(of: {
    customerId: string;
    returnUrl: string;
    flow?: 'payment_method_update' | undefined;
  }): Promise<string>;

  /** @param at unix seconds the proration is reckoned to */
  previewUpgrade(
    customerId: string,
    subscription: Pick<SubscriptionFacts, 'id' | 'itemId'>,
    priceId: string,
    at: number,
  ): Promise<{ amountDue: number; currency: string }>;
  /** Charged at once; declined: nothing changes. @param to `keeps`: an end with the period is taken back with it */
  upgrade(
    subscription: Pick<SubscriptionFacts, 'id' | 'itemId'>,
    to: { priceId: string; at: number; keeps: boolean },
    key: string,
  ): Promise<void>;
  /** Charged with its holder's confirmation. @returns the page that asks for it; null: it was paid at once and is in force */
  upgradeWhenConfirmed(
    subscription: Pick<SubscriptionFacts, 'id' | 'itemId'>,
    to: { priceId: string; at: number },
    key: string,
  ): Promise<string | null>;
  /** From the end of the period on; replaces a change that was to come. */
  scheduleChange(subscription: { id: string; scheduleId: string | null }, priceId: string, key: string): Promise<void>;
  /** The subscription goes on as it is. */
  releaseSchedule(scheduleId: string, key: string): Promise<void>;
  endWithPeriod(subscriptionId: string, ends: boolean, key: string): Promise<void>;
  /** What of it was left to pay is no longer asked for. Silent where it has ended, or is not there. */
  endNow(subscriptionId: string, key: string): Promise<void>;

  invoicePdf(invoiceId: string): Promise<string | null>;
  /** The page on which an invoice is confirmed, or paid with another card; null unless it is open. */
  hostedInvoice(invoiceId: string): Promise<string | null>;
  /** Silent unless it is open. With it goes the upgrade that waited for it. */
  voidInvoice(invoiceId: string): Promise<void>;
  payInvoice(invoiceId: string, cardId: string, key: string): Promise<void>;
  /** Payments that went into an invoice. */
  paymentsOf(invoiceId: string): Promise<readonly PaymentFacts[]>;
  /** Silent where all of it was refunded before. @returns false where the bank takes the payment back itself */
  refund(paymentId: string, amount: number, key: string): Promise<boolean>;
  refundFacts(refundId: string): Promise<RefundFacts>;
  /** How much of a charge was refunded, and for which invoice. */
  chargeFacts(
    chargeId: string,
  ): Promise<{ customerId: string | null; invoiceId: string | null; refunded: number; currency: string }>;
  /** `open`: the bank has the money, or will. An inquiry that moves no money is none. */
  disputeFacts(disputeId: string): Promise<{
    chargeId: string;
    paymentId: string;
    amount: number;
    state: 'open' | 'lost' | 'won' | 'inquiry';
  }>;

  /** The active price under a lookup key. */
  findPrice(lookupKey: string): Promise<PriceFacts | undefined>;
  /** The plan a price says it was made for. */
  retrievePrice(priceId: string): Promise<{ plan: string | undefined; lookupKey: string | null; amount: number }>;
  /** Creates the product under its id, or gives it this name. */
  putProduct(productId: string, name: string): Promise<void>;
  productName(productId: string): Promise<string | undefined>;
  /** A monthly price; takes the lookup key from the one that has it. */
  createPrice(
    of: { productId: string; lookupKey: string; plan: PaidPlan; amount: number; currency: string },
    key: string,
  ): Promise<string>;
  archivePrice(priceId: string): Promise<void>;

  /** Newest first, at most 500. */
  eventsSince(from: Date): Promise<readonly EventFacts[]>;
}
