import * as z from 'zod';
import { ApiError } from '../wire/api-error.ts';

/** What a network or a bad day at Stripe does to the next writing requests. */
export const faultSchema = z.strictObject({
  kind: z.enum([
    /** Done, and the answer is lost on the way. */
    'lose_answer',
    /** 500 before anything is done. */
    'server_error',
    /** 429 before anything is done. */
    'rate_limit',
    /** 400, as to a refund that the money on hand does not cover. */
    'refuse',
  ]),
  times: z.int().min(0).max(1000),
  /** Only requests whose path begins so; every one unless told. */
  path: z.string().default('/'),
});

export type FaultKind = z.output<typeof faultSchema>['kind'];

/** The faults still to come; gone with the process. */
export class Faults {
  private kind: FaultKind = 'server_error';
  private left = 0;
  private path = '/';

  set({ kind, times, path }: z.output<typeof faultSchema>): void {
    this.kind = kind;
    this.left = times;
    this.path = path;
  }

  /** The fault of this request, used up by it. Reading requests have none. */
  take(method: string, path: string): FaultKind | undefined {
    if (method === 'GET' || this.left === 0 || !path.startsWith(this.path)) return undefined;
    this.left -= 1;
    return this.kind;
  }
}

/** The refusal a fault shows as; undefined where the request is done after all. */
export function faultError(kind: FaultKind | undefined): ApiError | undefined {
  if (kind === 'rate_limit')
    return new ApiError(429, {
      type: 'invalid_request_error',
      code: 'rate_limit',
      message: 'Request rate limit exceeded. Learn more about rate limits here https://stripe.com/docs/rate-limits.',
    });
  if (kind === 'refuse')
    return new ApiError(400, {
      type: 'invalid_request_error',
      code: 'balance_insufficient',
      message: 'Insufficient funds in your Stripe balance to refund this amount.',
    });
  if (kind === 'server_error') return new ApiError(500, { type: 'api_error', message: 'An unknown error occurred.' });
  return undefined;
}
