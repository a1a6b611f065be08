import { createHash } from 'node:crypto';
import type pg from 'pg';
import { ApiError } from './api-error.ts';

/** A request that named an `Idempotency-Key`. */
export interface KeyedRequest {
  readonly key: string;
  /** Method and path. */
  readonly line: string;
  /** The body as it was sent. */
  readonly body: string;
}

export interface Answer {
  readonly status: number;
  readonly body: string;
}

/**
 * The answer an earlier request under the same key got (docs.stripe.com/api/idempotent_requests).
 * @throws ApiError when that one asked for something else.
 */
export async function earlierAnswer(client: pg.ClientBase, request: KeyedRequest): Promise<Answer | undefined> {
  const { rows } = await client.query(
    'select request, params, status, body from stripe_sandbox.idempotency where key = $1',
    [request.key],
  );
  const known = rows[0];
  if (known === undefined) return undefined;
  const same = (what: string, advice: string) =>
    new ApiError(400, {
      type: 'idempotency_error',
      message: `Keys for idempotent requests can only be used ${what} they were first used ${advice}. Try using a key other than '${request.key}' if you meant to execute a different request.`,
    });
  if (known.request !== request.line)
    throw same('for the same endpoint', `for ('${known.request.replace(' ', ' /')}')`);
  if (known.params !== digest(request.body)) throw same('with the same parameters', 'with');
  return { status: known.status, body: known.body };
}

export async function keepAnswer(client: pg.ClientBase, request: KeyedRequest, answer: Answer): Promise<void> {
  await client.query(
    'insert into stripe_sandbox.idempotency (key, request, params, status, body) values ($1, $2, $3, $4, $5)',
    [request.key, request.line, digest(request.body), answer.status, answer.body],
  );
}

/** Order of parameters does not matter. */
function digest(body: string): string {
  const sorted = [...new URLSearchParams(body)].map(([name, value]) => JSON.stringify([name, value])).sort();
  return createHash('sha256').update(sorted.join('\n')).digest('hex');
}
