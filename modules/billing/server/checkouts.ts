import type { Clock } from '#platform/clock.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { Ids } from '#platform/ids.ts';
import type { RequestUser } from '#platform/module/request-context.ts';
import type { Confirmation } from '../contract/billing.ts';
import { billingErrors } from '../contract/errors.ts';
import type { AccountSync } from './accounts/account-sync.ts';
import type { BillingStore } from './billing-store.ts';
import type { Catalogue } from './plans/catalogue.ts';
import type { ChangeStore } from './plans/change-store.ts';
import type { PaidPlan } from './stripe/account-snapshot.ts';
import type { BillingGateway } from './stripe/billing-gateway.ts';

/** The provider ends a session after a day; one of an hour ago may show prices of before. */
const REUSE_MS = 3_600_000;
/** The provider is asked about a payment at most this often. */
const ASK_EVERY_MS = 4_000;
/** Whoever comes back later than this was not sent here by a payment. */
const AWAITED_MS = 86_400_000;

/** Hosted payments: at most one open per person, so that nobody pays for two. */
export class Checkouts {
  constructor(
    private readonly deps: {
      store: BillingStore;
      changes: ChangeStore;
      gateway: BillingGateway;
      catalogue: Catalogue;
      sync: AccountSync;
      clock: Clock;
      ids: Ids;
      publicUrl: string;
    },
  ) {}

  /** The address of the payment page. @throws AppError `plan_change_in_progress` where another payment has just been made */
  async open(user: RequestUser, plan: PaidPlan): Promise<string> {
    const { store, changes, gateway, catalogue, clock, ids, sync, publicUrl } = this.deps;
    const now = clock.now();
    for (const known of await changes.openCheckouts(user.id)) {
      const status = await gateway.checkoutStatus(known.sessionId);
      if (status === 'open' && known.plan === plan && now.getTime() - known.createdAt.getTime() < REUSE_MS)
        return known.url;
      const unpaid = status === 'expired' || (status === 'open' && (await gateway.expireCheckout(known.sessionId)));
      if (!unpaid) await sync.run(user.id);
      await changes.noteCheckout(user.id, known.id, unpaid ? 'expired' : 'complete', now);
      if (unpaid) continue;
      // Paid, and nobody came back to see it: what it bought may have ended since.
      if (await store.findCurrent(user.id)) throw new AppError(billingErrors.plan_change_in_progress);
    }
    const id = ids.next();
    const session = await gateway.openCheckout(
      {
        customerId: await this.customerOf(user),
        userId: user.id,
        plan,
        priceId: await catalogue.priceOf(plan),
        successUrl: new URL(`/dashboard?upgraded=${plan}`, publicUrl).href,
        cancelUrl: new URL('/subscribe?from=billing', publicUrl).href,
      },
      `checkout:${id}`,
    );
    await changes.enterCheckout(user.id, { id, plan, sessionId: session.id, url: session.url, at: now });
    return session.url;
  }

  /**
   * No payment of this person's is taken any more by a page that is open; one that was made already is noted, once what it
   * bought is known: until then it is looked at again.
   */
  async endOpen(owner: string): Promise<void> {
    const { changes, gateway, sync, clock } = this.deps;
    for (const { id, sessionId } of await changes.openCheckouts(owner)) {
      const unpaid = await gateway.expireCheckout(sessionId);
      if (!unpaid) await sync.run(owner);
      await changes.noteCheckout(owner, id, unpaid ? 'expired' : 'complete', clock.now());
    }
  }

  /** Where the payment stands that somebody comes back from. Never believes the address bar. */
  async confirmation(owner: string): Promise<Confirmation> {
    const { store, changes, gateway, sync, clock } = this.deps;
    const checkout = await changes.latestCheckout(owner);
    const now = clock.now();
    if (!checkout || now.getTime() - checkout.createdAt.getTime() > AWAITED_MS) return { state: 'none', plan: null };
    const { plan } = checkout;
    const inForce = async (): Promise<boolean> => (await store.findCurrent(owner)) !== undefined;
    // What is in force may come from elsewhere: the page stays open here until the provider says that it is not.
    if (await inForce()) return { state: 'confirmed', plan };
    if (checkout.status === 'expired') return { state: 'expired', plan };
    if (now.getTime() - checkout.askedAt.getTime() < ASK_EVERY_MS) return { state: 'waiting', plan };
    const status = await gateway.checkoutStatus(checkout.sessionId);
    // Complete only once what it bought is known: who asks again meanwhile waits as long as ever.
    await changes.noteCheckout(owner, checkout.id, status === 'complete' ? checkout.status : status, now);
    if (status !== 'complete') return { state: status === 'expired' ? 'expired' : 'waiting', plan };
    await sync.run(owner);
    await changes.noteCheckout(owner, checkout.id, 'complete', now);
    return { state: (await inForce()) ? 'confirmed' : 'waiting', plan };
  }

  private async customerOf(user: RequestUser): Promise<string> {
    const { store, gateway } = this.deps;
    const { customerId, generation } = await store.openCustomer(user.id);
    if (customerId !== null) return customerId;
    const created = await gateway.createCustomer(
      { userId: user.id, email: user.email, name: user.name },
      `customer:${user.id}:${generation}`,
    );
    await store.nameCustomer(user.id, created, user.email);
    return created;
  }
}
