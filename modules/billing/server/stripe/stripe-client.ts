import Stripe from 'stripe';
import { AppError, ERRORS } from '#platform/contract/errors.ts';
import { createOutboundFetch } from '#platform/http/outbound-fetch.ts';
import type { Log } from '#platform/log/log.ts';
import { billingErrors } from '../../contract/errors.ts';

export interface StripeSettings {
  readonly secretKey: string;
  /** Of the sandbox; absent: Stripe's own. */
  readonly apiUrl: string | undefined;
}

/** One request with its whole answer. A person waits for it, and so may a local activity of 30 s. */
const TIMEOUT_MS = 8_000;
const MAX_BYTES = 4 * 1024 * 1024;
/** The bank wants the card's holder to confirm the payment. */
const CONFIRMS = [
  'authentication_required',
  'invoice_payment_intent_requires_action',
  'subscription_payment_intent_requires_action',
];

/** The SDK as we use it: our own way out, bounded time, one repetition under the same key, no telemetry. */
export function createStripe({ secretKey, apiUrl }: StripeSettings): Stripe {
  const url = apiUrl === undefined ? undefined : new URL(apiUrl);
  const fetch = createOutboundFetch({
    timeoutMs: TIMEOUT_MS,
    maxBytes: MAX_BYTES,
    // Production refuses to start with another address than Stripe's own.
    ...(url && { allowOrigins: [url.origin] }),
  });
  return new Stripe(secretKey, {
    httpClient: Stripe.createFetchHttpClient(fetch),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(url && {
      host: url.hostname,
      port: url.port || (url.protocol === 'https:' ? '443' : '80'),
      protocol: url.protocol === 'https:' ? 'https' : 'http',
    }),
  });
}

/**
 * What a failure of Stripe is to us. Its messages may name keys and cards, so only code and request id go to the log.
 * `gone`: the object is not there.
 */
export function stripeError(error: unknown, deps: { log: Log; supportEmail: string }): Error {
  if (!(error instanceof Stripe.errors.StripeError)) return error instanceof Error ? error : new Error('no answer');
  const { type, code, decline_code, statusCode, requestId, param } = error;
  const about = { type, code, decline_code, statusCode, stripeRequest: requestId, param };
  if (error instanceof Stripe.errors.StripeCardError) {
    deps.log.info(about, 'a card was declined');
    const confirms = CONFIRMS.includes(code ?? '') || decline_code === 'authentication_required';
    return new AppError(
      confirms ? billingErrors.payment_needs_confirmation : billingErrors.payment_declined,
    ) as AppError;
  }
  if (
    error instanceof Stripe.errors.StripeConnectionError ||
    error instanceof Stripe.errors.StripeRateLimitError ||
    error instanceof Stripe.errors.StripeAPIError ||
    error instanceof Stripe.errors.StripeIdempotencyError ||
    statusCode === 409
  ) {
    deps.log.warn(about, 'Stripe does not answer');
    return new AppError(ERRORS.dependency_unavailable) as AppError;
  }
  if (code === 'resource_missing') return new AppError(ERRORS.not_found) as AppError;
  deps.log.error(about, 'Stripe refused a request of ours');
  return new AppError(billingErrors.billing_refused, { supportEmail: deps.supportEmail }) as AppError;
}
