import type { ErrorEnvelope } from '#platform/contract/errors.ts';

/**
 * Every failed call ends as this. `code` is the server's stable code, or
 * `network` (no answer), `aborted` (we stopped it), `unreadable` (an answer
 * that is not ours).
 */
export class ApiError extends Error {
  readonly code: string;
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  readonly details: unknown;
  /** What support can search the logs for; null when the request never arrived. */
  readonly requestId: string | null;

  constructor(init: { message: string; code: string; status: number; details?: unknown; requestId?: string | null }) {
    super(init.message);
    this.name = 'ApiError';
    this.code = init.code;
    this.status = init.status;
    this.details = init.details;
    this.requestId = init.requestId ?? null;
  }
}

export function isApiError(error: unknown, code?: string): error is ApiError {
  return error instanceof ApiError && (code === undefined || error.code === code);
}

export const networkError = () =>
  new ApiError({ code: 'network', status: 0, message: 'Connection error. Please try again.' });

/** Reads a refusal: message field, else error field, else the status text, else `HTTP {status}`. */
export function errorFromAnswer(status: number, statusText: string, text: string): ApiError {
  let body: Partial<ErrorEnvelope> & { error?: unknown } = {};
  try {
    body = (JSON.parse(text) as typeof body) ?? {};
  } catch {
    body = {};
  }
  const message =
    (typeof body.message === 'string' && body.message) ||
    (typeof body.error === 'string' && body.error) ||
    statusText ||
    `HTTP ${status}`;
  return new ApiError({
    message,
    status,
    code: typeof body.code === 'string' ? body.code : 'unreadable',
    details: body.details,
    requestId: body.requestId ?? null,
  });
}
