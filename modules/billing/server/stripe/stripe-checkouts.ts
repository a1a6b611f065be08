import type Stripe from 'stripe';
import { AppError, ERRORS } from '#platform/contract/errors.ts';
import type { BillingGateway } from './billing-gateway.ts';
import { endIfOpen } from './end-if-open.ts';

/** The part of the port that sends people to the provider's own pages. `ask` makes refusals ours. */
export function createStripeCheckouts(
  stripe: Stripe,
  ask: <T>(call: Promise<T>) => Promise<T>,
): Pick<BillingGateway, 'openCheckout' | 'checkoutStatus' | 'expireCheckout' | 'openPortal'> {
  return {
    async openCheckout({ customerId, userId, plan, priceId, successUrl, cancelUrl }, idempotencyKey) {
      const session = await ask(
        stripe.checkout.sessions.create(
          {
            mode: 'subscription',
            customer: customerId,
            client_reference_id: userId,
            line_items: [{ price: priceId, quantity: 1 }],
            success_url: successUrl,
            cancel_url: cancelUrl,
            metadata: { plan },
            subscription_data: { metadata: { userId, plan } },
          },
          { idempotencyKey },
        ),
      );
      if (!session.url) throw new Error('a checkout has no address');
      return { id: session.id, url: session.url };
    },
    async checkoutStatus(sessionId) {
      const { status } = await ask(stripe.checkout.sessions.retrieve(sessionId));
      return status === 'complete' ? 'complete' : status === 'open' ? 'open' : 'expired';
    },
    async expireCheckout(sessionId) {
      const { sessions } = stripe.checkout;
      const look = () => sessions.retrieve(sessionId);
      try {
        return (await endIfOpen(ask, look, () => sessions.expire(sessionId))) !== 'complete';
      } catch (error) {
        // Nobody pays on a page that is not there.
        if (error instanceof AppError && error.code === ERRORS.not_found.code) return true;
        throw error;
      }
    },
    async openPortal({ customerId, returnUrl, flow }) {
      const session = await ask(
        stripe.billingPortal.sessions.create({
          customer: customerId,
          return_url: returnUrl,
          ...(flow && { flow_data: { type: flow } }),
        }),
      );
      return session.url;
    },
  };
}
