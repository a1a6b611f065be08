import type { Route } from '#platform/contract/define-routes.ts';
import type { TestApp } from '../create-test-app.ts';
import { PARTS, type Part, samplePart, type TextField } from './text-fields.ts';

export interface RawAnswer {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  readonly body: any;
}

/** Somebody whose cookies never change, whatever is answered. */
export interface Sender {
  readonly cookie: string;
  readonly id?: string;
  readonly email?: string;
}

export const PASSWORD = 'correct-horse-9';
/** What stands in fields of these names where nothing else is tried. */
const KNOWN = {
  password: PASSWORD,
  currentPassword: PASSWORD,
  newPassword: 'another-horse-8',
  email: 'ada@example.com',
};

let addresses = 0;

/** Requests that contracts describe, made from their schemas and sent as they are. */
export class RawClient {
  constructor(private readonly app: TestApp) {}

  async visitor(): Promise<Sender> {
    const caller = this.app.as();
    await (await caller.fetch('/api/session')).arrayBuffer();
    return { cookie: caller.cookieHeader };
  }

  async user(): Promise<Sender> {
    const user = await this.app.signUp({ password: PASSWORD });
    await (await user.caller.fetch('/api/session')).arrayBuffer();
    return { cookie: user.caller.cookieHeader, id: user.id, email: user.email };
  }

  /** A sound request with `value` in one field; no limit is in its way. */
  async withText(who: Sender, field: TextField, value: string, beside: object = {}): Promise<RawAnswer> {
    const parts = Object.fromEntries(
      PARTS.map((part) => [
        part,
        samplePart(field.route, part, KNOWN, part === field.part ? { path: field.path, value } : undefined),
      ]),
    ) as Partial<Record<Part, unknown>>;
    return this.send(who, field.route, { ...parts, ...(parts.body ? { body: { ...parts.body, ...beside } } : {}) });
  }

  /** A sound request with `extra` beside what its body or its text fields hold. */
  async withExtra(who: Sender, route: Route, extra: Readonly<Record<string, unknown>>): Promise<RawAnswer> {
    const parts = Object.fromEntries(PARTS.map((part) => [part, samplePart(route, part, KNOWN)]));
    const part: Part = route.upload ? 'fields' : 'body';
    return this.send(who, route, { ...parts, [part]: { ...extra, ...(parts[part] as object) } });
  }

  async send(who: Sender, route: Route, parts: Partial<Record<Part, unknown>>, fileName?: string): Promise<RawAnswer> {
    await this.app.db('platform.rate_limits').delete();
    const params = (parts.params ?? {}) as Record<string, string>;
    const path = route.path.replaceAll(/\{([^}]+)\}/g, (_, key: string) =>
      encodeURIComponent(wellFormed(params[key] ?? '')),
    );
    const query = new URLSearchParams(parts.query as Record<string, string> | undefined).toString();
    addresses += 1;
    const headers = new Headers({
      // No worker runs here: nobody waits for the end of an analysis.
      prefer: 'respond-async',
      cookie: who.cookie,
      origin: this.app.process.env.PUBLIC_URL,
      'x-forwarded-for': `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`,
    });
    for (const [name, value] of Object.entries((parts.headers ?? {}) as Record<string, string>)) {
      // Others cannot leave a client that keeps to HTTP.
      if (/^[\t\x20-\x7e\x80-\xff]*$/.test(value)) headers.append(name, value);
    }
    const body = route.upload
      ? form(route.upload.field, parts.fields as Record<string, string>, fileName)
      : route.body && JSON.stringify(parts.body);
    if (route.body) headers.set('content-type', 'application/json');
    const response = await fetch(`${this.app.url}${path}${query ? `?${query}` : ''}`, {
      method: route.method,
      redirect: 'manual',
      headers,
      ...(body === undefined ? {} : { body }),
    });
    const isJson = response.headers.get('content-type')?.includes('json');
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
  }
}

/** Every code the document lists for this status of the route. */
export function documentedCodes(document: unknown, route: Route, status: number): string[] {
  const { paths } = document as {
    paths: Record<string, Record<string, { responses: Record<string, { description: string }> }>>;
  };
  return paths[route.path]?.[route.method.toLowerCase()]?.responses[status]?.description.split(', ') ?? [];
}

const wellFormed = (text: string): string => text.replaceAll(/\p{Surrogate}/gu, '\ufffd');

/** The head of a PNG of 400 x 400 pixels: enough for the door, which decodes nothing. */
const PNG_HEAD = Uint8Array.from(
  Buffer.from('89504e470d0a1a0a0000000d49484452000001900000019008020000000fdda12b', 'hex'),
);

function form(field: string, texts: Readonly<Record<string, string>> | undefined, fileName = 'ad.png'): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(texts ?? {})) data.append(name, value);
  data.append(field, new Blob([PNG_HEAD]), fileName);
  return data;
}
