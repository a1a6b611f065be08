import { createHmac } from 'node:crypto';

/**
 * The `Stripe-Signature` header of a body (docs.stripe.com/webhooks, "Verify manually"): HMAC-SHA256 of
 * `<second>.<body>` under the endpoint's secret.
 */
export function stripeSignature(body: string, secret: string, second: number): string {
  const v1 = createHmac('sha256', secret).update(`${second}.${body}`).digest('hex');
  return `t=${second},v1=${v1}`;
}
