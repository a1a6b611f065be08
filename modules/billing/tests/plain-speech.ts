import { expect } from 'vitest';
import type { Route } from '#platform/contract/define-routes.ts';
import type { Caller } from '#platform/testing/caller.ts';

// biome-ignore lint/suspicious/noExplicitAny: clients of the specification know no types
type Said = { status: number; body: any; headers: Headers };

export interface Spoken {
  /** @param line method and path, `GET /api/invoices` */
  say(line: string, by: Caller, content?: object): Promise<Said>;
  /** Every status that came, by route: `200 GET /api/invoices`. */
  readonly seen: ReadonlySet<string>;
}

/** Calls as a client of the specification makes them, without a contract of ours. */
export function speakTo(routes: readonly Route[]): Spoken {
  const seen = new Set<string>();
  return {
    seen,
    async say(line, by, content) {
      const [method = '', path = ''] = line.split(' ');
      const response = await by.fetch(path, {
        method,
        redirect: 'manual',
        ...(content && { body: JSON.stringify(content), headers: { 'content-type': 'application/json' } }),
      });
      const route = routes.find((one) => one.method === method && patternOf(one).test(path.split('?')[0] ?? ''));
      if (route) seen.add(`${response.status} ${method} ${route.path}`);
      const isJson = response.headers.get('content-type')?.includes('json');
      const body = isJson ? await response.json() : await response.text();
      return { status: response.status, headers: response.headers, body };
    },
  };
}

/** A refusal in the one shape they have. @param more stands at the top of its body */
export const refused = (status: number, message: string, more: object = {}) => ({
  status,
  body: { code: expect.any(String), requestId: expect.any(String), message, ...more },
});

const patternOf = ({ path }: Route): RegExp => new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`);
