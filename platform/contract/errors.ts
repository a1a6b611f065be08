import * as z from 'zod/mini';
import { PLAN_IDS } from '#flags/plans.ts';
import { formatDay } from './format-day.ts';

/**
 * One kind of refusal the API can answer with. `message` is what a person
 * reads; it may use the details, never anything secret.
 */
export interface ErrorSpec<Code extends string = string, Details = unknown> {
  readonly code: Code;
  readonly status: number;
  readonly message: string | ((details: Details) => string);
  readonly details?: z.core.$ZodType<Details>;
  /** The details stand at the top of the answer's body too, where the callers of this call look for them. */
  readonly flat?: true;
}

type SpecInput = {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: the details type is inferred per entry below
  readonly message: string | ((details: any) => string);
  readonly details?: z.core.$ZodType;
  readonly flat?: true;
};

type Defined<T extends Record<string, SpecInput>> = {
  readonly [K in keyof T & string]: ErrorSpec<
    K,
    T[K]['details'] extends z.core.$ZodType ? z.output<T[K]['details']> : undefined
  >;
};

/** Declares a closed set of errors. Codes are unique over the whole product; a duplicate stops the boot. */
// @__NO_SIDE_EFFECTS__
export function defineErrors<const T extends Record<string, SpecInput>>(specs: T): Defined<T> {
  const entries = Object.entries(specs).map(([code, spec]) => [code, Object.freeze({ code, ...spec })]);
  return Object.freeze(Object.fromEntries(entries)) as Defined<T>;
}

const inputIssue = z.object({ path: z.string(), message: z.string() });

export const ERRORS = defineErrors({
  invalid_input: {
    status: 400,
    message: (d: { issues: { path: string; message: string }[] }) =>
      d.issues[0]?.message ?? 'Some of the input could not be read.',
    details: z.object({ issues: z.array(inputIssue) }),
  },
  malformed_body: { status: 400, message: 'The request body could not be read.' },
  unauthenticated: { status: 401, message: 'Authentication required' },
  tokens_exhausted: {
    status: 402,
    message: (d: { limit: number; used: number; resetsAt: string }) =>
      `You have used ${d.used} of your ${d.limit} tokens. They reset on ${formatDay(new Date(d.resetsAt))}.`,
    details: z.object({ limit: z.number(), used: z.number(), resetsAt: z.string() }),
  },
  plan_required: {
    status: 403,
    message: (d: { requiredPlan: string }) =>
      `This needs the ${d.requiredPlan[0]?.toUpperCase()}${d.requiredPlan.slice(1)} plan or higher.`,
    details: z.object({ feature: z.string(), currentPlan: z.enum(PLAN_IDS), requiredPlan: z.enum(PLAN_IDS) }),
  },
  api_key_invalid: {
    status: 401,
    message: 'This API key does not work: it was revoked, has expired, or never existed.',
  },
  api_key_scope: {
    status: 403,
    message: (d: { needs: string | null }) =>
      d.needs
        ? `This API key may not do that. It needs “${d.needs}”.`
        : 'This cannot be done with an API key. Sign in instead.',
    details: z.object({ needs: z.nullable(z.string()) }),
  },
  forbidden: { status: 403, message: 'You do not have permission to do this.' },
  origin_refused: {
    status: 403,
    message: 'This request did not come from our site. Open Adjudge in your browser and try again.',
  },
  not_found: { status: 404, message: 'Not found.' },
  feature_disabled: { status: 404, message: 'This feature is currently turned off.' },
  method_not_allowed: { status: 405, message: 'This address does not support that method.' },
  other_account: {
    status: 409,
    message: 'You have signed in with another account in the meantime. Reload the page to go on with it.',
  },
  conflict: { status: 409, message: 'Something changed in the meantime. Reload and try again.' },
  idempotency_in_progress: {
    status: 409,
    message: 'The first of these requests is still running. Send it again in a few seconds.',
  },
  payload_too_large: { status: 413, message: 'That is too large.' },
  unsupported_media_type: { status: 415, message: 'This address does not accept that type of content.' },
  idempotency_key_reused: {
    status: 422,
    message: 'This Idempotency-Key was used for a different request. Use a new key.',
  },
  rate_limited: {
    status: 429,
    message: (d: { retryAfterSeconds: number }) =>
      `Too many attempts. Please wait ${d.retryAfterSeconds} seconds and try again.`,
    details: z.object({ retryAfterSeconds: z.number() }),
  },
  internal: { status: 500, message: 'Something went wrong on our side. Nothing was charged.' },
  busy: {
    status: 503,
    message: 'We are very busy right now. Please try again in half a minute. No token was used.',
  },
  report_busy: { status: 503, message: 'Too many reports are being created right now. Please try again in a moment.' },
  dependency_unavailable: {
    status: 503,
    message: 'Part of our service is not responding. Please try again in a minute.',
  },
});

/** The one shape of every refusal. `message` comes first because clients read it first. */
export const errorEnvelope = z.object({
  message: z.string(),
  code: z.string(),
  details: z.optional(z.looseObject({})),
  requestId: z.string(),
});
export type ErrorEnvelope = z.output<typeof errorEnvelope>;

/** The one error class. Everything else that is thrown counts as `internal`. */
export class AppError<Code extends string = string, Details = unknown> extends Error {
  readonly code: Code;
  readonly status: number;
  readonly details: Details;
  readonly flat: boolean;

  constructor(
    spec: ErrorSpec<Code, Details>,
    ...rest: Details extends undefined
      ? [details?: undefined, options?: { cause?: unknown }]
      : [details: Details, options?: { cause?: unknown }]
  ) {
    const [details, options] = rest;
    super(typeof spec.message === 'string' ? spec.message : spec.message(details as Details), options);
    this.name = 'AppError';
    this.code = spec.code;
    this.status = spec.status;
    this.details = details as Details;
    this.flat = spec.flat ?? false;
  }
}
