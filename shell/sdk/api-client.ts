import type { CallInput, CallOutput, Route, RouteSpec } from '#platform/contract/define-routes.ts';
import { ApiError, errorFromAnswer, isApiError, networkError } from './api-error.ts';
import { type Upload, uploadWithProgress } from './upload-transport.ts';

export interface CallOptions {
  signal?: AbortSignal;
  /** Bytes of the body that left, 0..1; only for routes that take a file. */
  onUploadProgress?(fraction: number): void;
}

export interface ApiClientOptions {
  fetch?: typeof fetch;
  upload?: Upload;
  /** Id of who the page shows as signed in; every changing call says it, so that it is not done for somebody else. */
  shownUser(): string | null;
  /** Somebody else is signed in by now. */
  onOtherAccount?(): void;
}

type NeedsInput<R extends RouteSpec> = object extends CallInput<R> ? false : true;
type CallArgs<R extends RouteSpec> =
  NeedsInput<R> extends true
    ? [input: CallInput<R>, options?: CallOptions]
    : [input?: CallInput<R>, options?: CallOptions];

/** The parts of an input, whatever route it belongs to. */
interface LooseInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  headers?: Record<string, string | undefined>;
  body?: unknown;
  file?: Blob;
  fileName?: string;
  files?: readonly { file: Blob; fileName?: string }[];
  fields?: Record<string, string | undefined>;
}

/** Fills `{name}` in a path and adds the query; a missing parameter is a mistake in the code, so it throws. */
export function buildUrl(path: string, input: Pick<LooseInput, 'params' | 'query'>): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = input.params?.[name];
    if (value === undefined) throw new TypeError(`The path ${path} needs the parameter ${name}.`);
    return encodeURIComponent(String(value));
  });
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined && value !== null) query.set(name, String(value));
  }
  return query.size > 0 ? `${filled}?${query}` : filled;
}

export interface ApiClient {
  /** Calls a route of a contract. Rejects with `ApiError`, never with anything else. */
  call<R extends Route>(route: R, ...args: CallArgs<R>): Promise<CallOutput<R>>;
  /** Opens an event stream, or whatever `accept` names; the caller reads the body. */
  stream(
    route: Route,
    input: LooseInput,
    options: { signal: AbortSignal; lastEventId?: string; accept?: string },
  ): Promise<Response>;
}

export function createApiClient(options: ApiClientOptions): ApiClient {
  const send = options.fetch ?? ((...args: Parameters<typeof fetch>) => fetch(...args));
  const upload = options.upload ?? uploadWithProgress;

  const headersFor = (route: Route, input: LooseInput): Record<string, string> => {
    const headers: Record<string, string> = { accept: 'application/json' };
    for (const [name, value] of Object.entries(input.headers ?? {})) if (value !== undefined) headers[name] = value;
    const user = options.shownUser();
    if (route.method !== 'GET' && !route.public && user) headers['x-acting-user'] = user;
    return headers;
  };

  const reach = async (url: string, init: RequestInit): Promise<Response> => {
    try {
      return await send(url, { credentials: 'same-origin', ...init });
    } catch {
      if (init.signal?.aborted) throw new ApiError({ code: 'aborted', status: 0, message: 'Stopped.' });
      throw networkError();
    }
  };

  const finish = (status: number, statusText: string, text: string): unknown => {
    if (status < 200 || status > 299) throw errorFromAnswer(status, statusText, text);
    if (text === '') return undefined;
    try {
      return JSON.parse(text);
    } catch {
      throw new ApiError({ code: 'unreadable', status, message: 'The answer could not be read. Please try again.' });
    }
  };

  const callOnce = async (route: Route, input: LooseInput = {}, callOptions: CallOptions = {}): Promise<unknown> => {
    const url = buildUrl(route.path, input);
    const headers = headersFor(route, input);
    const files = input.files ?? (input.file ? [{ file: input.file, fileName: input.fileName }] : []);
    if (route.upload && files.length > 0) {
      const form = new FormData();
      for (const [name, value] of Object.entries(input.fields ?? {})) if (value !== undefined) form.set(name, value);
      for (const { file, fileName } of files) form.append(route.upload.field, file, fileName);
      const answer = await upload({ url, method: route.method, headers, form, ...callOptions });
      return finish(answer.status, answer.statusText, answer.text);
    }
    const init: RequestInit = { method: route.method, headers, signal: callOptions.signal };
    if (input.body !== undefined) {
      headers['content-type'] = 'application/json';
      init.body = JSON.stringify(input.body);
    }
    const response = await reach(url, init);
    return finish(response.status, response.statusText, await response.text());
  };

  const call = async (route: Route, input?: LooseInput, callOptions?: CallOptions): Promise<unknown> => {
    try {
      return await callOnce(route, input, callOptions);
    } catch (error) {
      if (isApiError(error, 'other_account')) options.onOtherAccount?.();
      throw error;
    }
  };

  return {
    call: call as ApiClient['call'],
    async stream(route, input, { signal, lastEventId, accept = 'text/event-stream' }) {
      const headers = headersFor(route, input);
      headers.accept = accept;
      if (lastEventId) headers['last-event-id'] = lastEventId;
      const response = await reach(buildUrl(route.path, input), { headers, signal });
      if (!response.ok) throw errorFromAnswer(response.status, response.statusText, await response.text());
      return response;
    },
  };
}
