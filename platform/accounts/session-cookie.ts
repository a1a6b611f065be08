import { createHmac, timingSafeEqual } from 'node:crypto';
import { readCookie } from '#platform/http/read-cookie.ts';

/** Sessions somebody asked to keep; also the longest life of any other. */
export const REMEMBERED_DAYS = 30;

/** A session until the browser closes ends on our side after this long without a request. */
export const FORGOTTEN_AFTER_HOURS = 24;

/** Cookie names; `__Host-` on https ties a cookie to exactly this host, so that no sibling host can plant one. */
export function cookieNames(publicUrl: string): { session: string; unremembered: string; secure: boolean } {
  const secure = new URL(publicUrl).protocol === 'https:';
  const prefix = secure ? '__Host-' : '';
  return { session: `${prefix}adjudge_session`, unremembered: `${prefix}adjudge_unremembered`, secure };
}

/** Reads the session token out of a Cookie header; `undefined` unless our signature on it is right. */
export function createSessionCookieReader(options: { secret: string; publicUrl: string }) {
  const name = cookieNames(options.publicUrl).session;
  return (cookieHeader: string | undefined): string | undefined => {
    const raw = readCookie(cookieHeader, name);
    if (!raw || raw.length > 512) return undefined;
    const value = decode(raw);
    const dot = value.lastIndexOf('.');
    if (dot < 1) return undefined;
    const token = value.slice(0, dot);
    const given = Buffer.from(value.slice(dot + 1));
    const right = Buffer.from(sign(token, options.secret));
    return given.length === right.length && timingSafeEqual(given, right) ? token : undefined;
  };
}

/**
 * Writes the Set-Cookie line of a session we opened ourselves, as the account library writes its own (a test holds
 * the two against each other). `maxAgeSeconds` undefined: until the browser closes.
 */
export function createSessionCookieWriter(options: { secret: string; publicUrl: string }) {
  const { session: name, secure } = cookieNames(options.publicUrl);
  return (token: string, maxAgeSeconds: number | undefined): string => {
    const value = encodeURIComponent(`${token}.${sign(token, options.secret)}`);
    const age = maxAgeSeconds === undefined ? '' : `; Max-Age=${Math.max(0, Math.floor(maxAgeSeconds))}`;
    return `${name}=${value}${age}; Path=/; HttpOnly${secure ? '; Secure' : ''}; SameSite=Lax`;
  };
}

function sign(token: string, secret: string): string {
  return createHmac('sha256', secret).update(token).digest('base64');
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
