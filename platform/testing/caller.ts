import type { CallInput, CallOutput, Route } from '#platform/contract/define-routes.ts';
import type { ErrorEnvelope } from '#platform/contract/errors.ts';

export interface Answer<Body> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
}

/** A call that was refused where the test expected success. */
export class UnexpectedRefusal extends Error {
  constructor(
    readonly route: Route,
    readonly answer: Answer<unknown>,
  ) {
    super(`${route.method} ${route.path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    this.name = 'UnexpectedRefusal';
  }
}

let lastAddress = 0;

/** A browser without a screen: keeps cookies, sends Origin, speaks from an address of its own. */
export class Caller {
  private readonly cookies = new Map<string, string>();
  /** Network address the server sees. */
  readonly address: string;

  constructor(private readonly options: { url: string; publicUrl: string }) {
    lastAddress += 1;
    this.address = `198.51.${(lastAddress >> 8) & 255}.${lastAddress & 255}`;
  }

  /** The Cookie header as it would be sent now. */
  get cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Calls a contract; throws `UnexpectedRefusal` unless it succeeds. */
  async call<R extends Route>(
    route: R,
    input: CallInput<R>,
    init: { headers?: Record<string, string> } = {},
  ): Promise<CallOutput<R>> {
    const answer = await this.attempt(route, input, init);
    if (answer.status >= 400) throw new UnexpectedRefusal(route, answer);
    return answer.body as CallOutput<R>;
  }

  /** Calls a contract and hands back whatever came. */
  async attempt<R extends Route>(
    route: R,
    input: CallInput<R>,
    init: { headers?: Record<string, string>; signal?: AbortSignal } = {},
  ): Promise<Answer<CallOutput<R> | ErrorEnvelope>> {
    const parts = input as {
      params?: Record<string, string>;
      query?: Record<string, unknown>;
      headers?: Record<string, string>;
      body?: unknown;
      file?: Blob;
      fileName?: string;
      files?: readonly { file: Blob; fileName?: string }[];
      fields?: Record<string, string | undefined>;
    };
    const path = route.path.replaceAll(/\{([^}]+)\}/g, (_, key: string) =>
      encodeURIComponent(parts.params?.[key] ?? ''),
    );
    const query = new URLSearchParams(Object.entries(parts.query ?? {}).map(([k, v]) => [k, String(v)])).toString();
    const files = parts.files ?? (parts.file ? [{ file: parts.file, fileName: parts.fileName }] : undefined);
    const form = files && new FormData();
    for (const [name, value] of Object.entries(parts.fields ?? {})) if (value !== undefined) form?.append(name, value);
    for (const { file, fileName } of files ?? [])
      if (route.upload) form?.append(route.upload.field, file, fileName ?? 'creative.png');
    const response = await this.fetch(`${path}${query ? `?${query}` : ''}`, {
      method: route.method,
      headers: {
        ...(parts.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...parts.headers,
        ...init.headers,
      },
      ...(form ? { body: form } : parts.body === undefined ? {} : { body: JSON.stringify(parts.body) }),
      ...(init.signal ? { signal: init.signal } : {}),
    });
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    const body = isJson ? await response.json() : response.status === 204 ? undefined : await response.text();
    return { status: response.status, headers: response.headers, body: body as CallOutput<R> };
  }

  /** A raw request with cookies and, where it changes state, Origin. */
  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const method = init.method ?? 'GET';
    const headers = new Headers(init.headers);
    if (!headers.has('x-forwarded-for')) headers.set('x-forwarded-for', this.address);
    if (method !== 'GET' && method !== 'HEAD' && !headers.has('origin')) headers.set('origin', this.options.publicUrl);
    if (!headers.has('cookie') && this.cookies.size > 0) headers.set('cookie', this.cookieHeader);
    const response = await fetch(`${this.options.url}${path}`, { redirect: 'manual', ...init, headers });
    for (const line of response.headers.getSetCookie()) this.keep(line);
    return response;
  }

  private keep(line: string): void {
    const [pair = '', ...attributes] = line.split(';');
    const at = pair.indexOf('=');
    const name = pair.slice(0, at).trim();
    const ended = attributes.some((a) => /^\s*max-age=0$/i.test(a));
    if (ended) this.cookies.delete(name);
    else this.cookies.set(name, pair.slice(at + 1));
  }
}
