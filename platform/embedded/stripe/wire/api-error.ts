export type ErrorType = 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';

export interface ErrorBody {
  readonly type: ErrorType;
  readonly message: string;
  readonly code?: string | undefined;
  readonly param?: string | undefined;
  readonly decline_code?: string | undefined;
  readonly payment_intent?: unknown;
  readonly payment_method?: unknown;
  readonly charge?: string | undefined;
}

/** A refusal in Stripe's words: status and the body's `error`. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly body: ErrorBody,
    /** What was done until then stays: a refused payment is on record. */
    readonly keeps = false,
  ) {
    super(body.message);
    this.name = 'ApiError';
  }
}

/** 400: what was sent cannot be done. */
export function invalid(message: string, extra: { code?: string; param?: string } = {}): ApiError {
  return new ApiError(400, { type: 'invalid_request_error', message, ...extra });
}

/** 404, or 400 when the id came as a parameter of another request, as Stripe distinguishes. */
export function missing(type: string, id: string, param = 'id'): ApiError {
  const label = type === 'payment_method' ? 'PaymentMethod' : type === 'checkout.session' ? 'checkout.session' : type;
  return new ApiError(param === 'id' ? 404 : 400, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${label}: '${id}'`,
    param,
  });
}
