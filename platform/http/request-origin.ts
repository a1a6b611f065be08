import type { IncomingHttpHeaders } from 'node:http';
import { AppError, ERRORS } from '#platform/contract/errors.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

export interface OriginCheck {
  /** @throws AppError `origin_refused`, unless the method is harmless or the browser says that a page of ours sent it. */
  check(request: { readonly method: string; readonly headers: IncomingHttpHeaders }): void;
}

/**
 * Keeps other sites from changing state with a visitor's cookies: by `Sec-Fetch-Site`, which no page can forge, must be
 * `same-origin` or `none`; where a browser does not send it (plain http beside localhost), `Origin` must be our public origin.
 * All else is refused, silence too. Beside it the session cookie is SameSite=Lax and HttpOnly.
 */
export function createOriginCheck({ publicUrl }: { publicUrl: string }): OriginCheck {
  const { origin: ours } = new URL(publicUrl);
  return {
    check({ method, headers }) {
      if (SAFE_METHODS.has(method)) return;
      const site = headers['sec-fetch-site'];
      const fromUs = site === undefined ? headers.origin === ours : site === 'same-origin' || site === 'none';
      if (!fromUs) throw new AppError(ERRORS.origin_refused);
    },
  };
}
