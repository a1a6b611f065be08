import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { AppError, ERRORS } from '#platform/contract/errors.ts';
import { readCookie } from './read-cookie.ts';

const CSRF_HEADER = 'x-csrf-token';

/** What the guard looks at. */
export interface CsrfFacts {
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
  readonly sessionId: string | undefined;
}

export interface CsrfGuard {
  /** Name of the readable cookie: `adjudge_csrf`, on https with the `__Host-` prefix. */
  readonly cookieName: string;
  /**
   * A token for this session (or for a visitor) and the Set-Cookie line that carries it. The token of the request's
   * own cookie is kept while it fits, so that two tabs do not take each other's away.
   */
  issue(sessionId: string | undefined, cookieHeader?: string): { token: string; cookie: string };
  /** @throws AppError `csrf_refused`, unless the method is harmless or the request proves that a page of ours sent it. */
  check(facts: CsrfFacts): void;
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Two walls in front of everything that changes state, both must hold:
 * 1. where it comes from: `Origin`, else `Referer`, is our public address or the very host the request went to; with
 *    neither, only a browser that says `Sec-Fetch-Site: same-origin` passes. Silence is refused.
 * 2. who asks: the header repeats the cookie, and the cookie's token was signed by us for this session. A token of
 *    another session, or of before the sign-in, does not pass.
 */
export function createCsrfGuard(options: { secret: string; publicUrl: string }): CsrfGuard {
  const key = createHmac('sha256', options.secret).update('csrf').digest();
  const { origin: publicOrigin, protocol: publicProtocol } = new URL(options.publicUrl);
  const secure = publicProtocol === 'https:';
  const cookieName = secure ? '__Host-adjudge_csrf' : 'adjudge_csrf';

  const sign = (nonce: string, sessionId: string | undefined): string =>
    createHmac('sha256', key)
      .update(`${nonce}.${sessionId ?? 'visitor'}`)
      .digest('base64url');

  const fits = (token: string, sessionId: string | undefined): boolean => {
    const [nonce = '', signature = '', ...rest] = token.split('.');
    return rest.length === 0 && nonce.length > 0 && equal(signature, sign(nonce, sessionId));
  };

  const ours = (address: string, host: string | undefined): boolean => {
    if (!URL.canParse(address)) return false;
    const { origin, host: from, protocol } = new URL(address);
    return origin === publicOrigin || (protocol === publicProtocol && from === host?.toLowerCase());
  };

  const cameFromUs = ({ origin, referer, host, ...headers }: IncomingHttpHeaders): boolean => {
    if (origin !== undefined) return ours(origin, host);
    if (referer !== undefined) return ours(referer, host);
    return headers['sec-fetch-site'] === 'same-origin';
  };

  return {
    cookieName,
    issue(sessionId, cookieHeader) {
      const present = readCookie(cookieHeader, cookieName);
      let token = present && fits(present, sessionId) ? present : undefined;
      if (!token) {
        const nonce = randomBytes(18).toString('base64url');
        token = `${nonce}.${sign(nonce, sessionId)}`;
      }
      return { token, cookie: `${cookieName}=${token}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}` };
    },
    check({ method, headers, sessionId }) {
      if (SAFE_METHODS.has(method)) return;
      const header = headers[CSRF_HEADER];
      const cookie = readCookie(headers.cookie, cookieName);
      const repeated = typeof header === 'string' && cookie !== undefined && equal(header, cookie);
      if (!repeated || !cameFromUs(headers) || !fits(cookie, sessionId)) throw new AppError(ERRORS.csrf_refused);
    },
  };
}

function equal(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
