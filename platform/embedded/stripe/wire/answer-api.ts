import { API_ROUTES } from '../api/all-routes.ts';
import { faultError } from '../control/faults.ts';
import { API_VERSION, type Sandbox } from '../sandbox.ts';
import { randomWord } from '../store/ids.ts';
import { ApiError, invalid } from './api-error.ts';
import { expand } from './expand.ts';
import { decodeForm } from './form.ts';
import { type Answer, earlierAnswer, type KeyedRequest, keepAnswer } from './idempotency.ts';
import { type ApiRoute, matchRoute } from './route.ts';

export interface ApiRequest {
  readonly method: string;
  readonly path: string;
  /** Without the question mark. */
  readonly query: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

export interface ApiAnswer extends Answer {
  readonly headers: Record<string, string>;
}

/** Answers one request as Stripe's API does, and keeps it where that is wanted; undefined: the answer is to be lost. */
export async function answerApi(sandbox: Sandbox, request: ApiRequest): Promise<ApiAnswer | undefined> {
  const fault = sandbox.faults.take(request.method, request.path);
  const error = faultError(fault);
  const answer =
    error === undefined
      ? await toAnswer(sandbox, request)
      : { ...refusal(error), headers: { 'content-type': 'application/json' } };
  await sandbox.recorder.keep({ ...request, status: answer.status });
  return fault === 'lose_answer' ? undefined : answer;
}

async function toAnswer(sandbox: Sandbox, request: ApiRequest): Promise<ApiAnswer> {
  const id = `req_${randomWord(14)}`;
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    'request-id': id,
    'stripe-version': API_VERSION,
  };
  const key = header(request, 'idempotency-key');
  if (key !== undefined) headers['idempotency-key'] = key;
  try {
    authorize(request, sandbox.options.secretKey);
    checkVersion(request);
    if (key !== undefined && key.length > 255) throw invalid('Idempotency keys are limited to 255 characters.');
    const found = matchRoute(API_ROUTES, request.method, request.path);
    if (found === undefined)
      throw new ApiError(404, {
        type: 'invalid_request_error',
        message: `Unrecognized request URL (${request.method}: ${request.path}). The sandbox speaks only what this product asks of Stripe.`,
      });
    if (request.method === 'GET') return { ...(await look(sandbox, found, request)), headers };
    return await change(sandbox, found, request, { id, key, headers });
  } catch (error) {
    return {
      ...refusal(error),
      headers: { ...headers, ...(error instanceof ApiError ? { 'stripe-should-retry': 'false' } : {}) },
    };
  }
}

type Found = { route: ApiRoute; id: string };

function look(sandbox: Sandbox, { route, id }: Found, request: ApiRequest): Promise<Answer> {
  return sandbox.read(async (tx) => {
    const result = await route.run(tx, id, decodeForm(request.query));
    return { status: 200, body: json(await expand(tx, result.body, result.expand)) };
  });
}

/** Effect and kept answer are one transaction: after a crash both are there or neither. */
function change(
  sandbox: Sandbox,
  { route, id }: Found,
  request: ApiRequest,
  about: { id: string; key: string | undefined; headers: Record<string, string> },
): Promise<ApiAnswer> {
  const keyed: KeyedRequest | undefined =
    about.key === undefined
      ? undefined
      : { key: about.key, line: `${request.method} ${request.path}`, body: `${request.body}${request.query}` };
  return sandbox.write(
    async (tx, client) => {
      const earlier = keyed && (await earlierAnswer(client, keyed));
      if (earlier !== undefined) return { ...earlier, headers: { ...about.headers, 'idempotent-replayed': 'true' } };
      await client.query('savepoint attempt');
      const told = tx.eventCount;
      let answer: Answer;
      try {
        const input = { ...decodeForm(request.query), ...decodeForm(request.body) };
        const result = await route.run(tx, id, input);
        answer = { status: 200, body: json(await expand(tx, result.body, result.expand)) };
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (!error.keeps) {
          await client.query('rollback to savepoint attempt');
          tx.forgetEvents(told);
        }
        answer = refusal(error);
      }
      // A request that was not even begun may be put right and sent again under its key.
      if (keyed !== undefined && (answer.status === 200 || answer.status === 402))
        await keepAnswer(client, keyed, answer);
      return { ...answer, headers: about.headers };
    },
    { id: about.id, idempotency_key: about.key ?? null },
  );
}

function authorize(request: ApiRequest, secretKey: string): void {
  const given = header(request, 'authorization');
  const key = given?.startsWith('Basic ')
    ? Buffer.from(given.slice(6), 'base64').toString().split(':')[0]
    : given?.replace(/^Bearer /, '');
  if (key === secretKey) return;
  throw new ApiError(401, {
    type: 'invalid_request_error',
    message:
      key === undefined
        ? 'You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth.'
        : `Invalid API Key provided: ${key.slice(0, 8)}${'*'.repeat(12)}`,
  });
}

function checkVersion(request: ApiRequest): void {
  const version = header(request, 'stripe-version');
  if (version !== undefined && version !== API_VERSION)
    throw invalid(`Invalid Stripe API version: ${version}. The sandbox speaks ${API_VERSION}.`);
}

function refusal(error: unknown): Answer {
  if (error instanceof ApiError) return { status: error.status, body: json({ error: error.body }) };
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  return { status: 500, body: json({ error: { type: 'api_error', message: 'An unknown error occurred.' } }) };
}

function header(request: ApiRequest, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}

function json(value: unknown): string {
  return JSON.stringify(value, null, 2);
}
