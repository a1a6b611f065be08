import { describe, expect, it } from 'vitest';
import { type CsrfGuard, createCsrfGuard } from './csrf.ts';

const OURS = 'https://app.adjudge.test';
const secret = 'a-secret-of-tests-that-is-long-enough';
const guard = createCsrfGuard({ secret, publicUrl: `${OURS}/` });
const SESSION = 'session-1';

/** A request as our own page sends it, with what a case changes. */
function allowed(
  changes: Record<string, string | undefined> = {},
  options: { sessionId?: string; by?: CsrfGuard } = {},
) {
  const { token } = (options.by ?? guard).issue(SESSION);
  const headers = {
    host: 'app.adjudge.test',
    origin: OURS,
    cookie: `other=1; ${guard.cookieName}=${token}`,
    'x-csrf-token': token,
    ...changes,
  };
  try {
    guard.check({ method: 'POST', headers, sessionId: 'sessionId' in options ? options.sessionId : SESSION });
    return true;
  } catch (error) {
    expect(error).toMatchObject({ code: 'csrf_refused', status: 403 });
    return false;
  }
}

describe('where a state change comes from', () => {
  it.each([
    ['our origin', {}, true],
    ['no origin, our page as referer', { origin: undefined, referer: `${OURS}/login?x=1` }, true],
    ['neither, but the browser vouches', { origin: undefined, 'sec-fetch-site': 'same-origin' }, true],
    ['another origin', { origin: 'https://evil.example' }, false],
    ['our name as a prefix of another', { origin: 'https://app.adjudge.test.evil.example' }, false],
    ['our name as user part', { origin: 'https://app.adjudge.test@evil.example' }, false],
    ['our host without TLS', { origin: 'http://app.adjudge.test' }, false],
    ['our host at another port', { origin: 'https://app.adjudge.test:8443' }, false],
    ['a sibling host', { origin: 'https://blog.adjudge.test' }, false],
    ['the opaque origin of a sandboxed frame', { origin: 'null' }, false],
    ['an empty origin', { origin: '' }, false],
    ['a foreign origin with our referer', { origin: 'https://evil.example', referer: `${OURS}/` }, false],
    ['a foreign referer', { origin: undefined, referer: 'https://evil.example/?https://app.adjudge.test' }, false],
    ['nothing at all', { origin: undefined }, false],
    ['a same-site browser hint alone', { origin: undefined, 'sec-fetch-site': 'same-site' }, false],
    ['a cross-site browser hint alone', { origin: undefined, 'sec-fetch-site': 'cross-site' }, false],
  ])('%s: %j', (_what, changes, expected) => {
    expect(allowed(changes)).toBe(expected);
  });

  it('also takes the host the request itself went to, so that a phone in the same network can try it', () => {
    const local = createCsrfGuard({ secret, publicUrl: 'http://localhost:3000' });
    const { token } = local.issue(undefined);
    const headers = {
      host: '192.168.1.20:3000',
      origin: 'http://192.168.1.20:3000',
      cookie: `adjudge_csrf=${token}`,
      'x-csrf-token': token,
    };
    expect(() => local.check({ method: 'POST', headers, sessionId: undefined })).not.toThrow();
    expect(() =>
      local.check({ method: 'POST', headers: { ...headers, host: 'localhost:3000' }, sessionId: undefined }),
    ).toThrow();
  });
});

describe('the token of a state change', () => {
  it.each([
    ['no header', { 'x-csrf-token': undefined }],
    ['no cookie', { cookie: undefined }],
    ['an empty header', { 'x-csrf-token': '' }],
    ['another header than cookie', { 'x-csrf-token': guard.issue(SESSION).token }],
  ])('is refused with %s', (_what, changes) => {
    expect(allowed(changes)).toBe(false);
  });

  it('is refused when we did not sign it, even if cookie and header agree', () => {
    for (const token of [
      'x',
      'a.b',
      '.',
      'a.b.c',
      `${guard.issue(SESSION).token}x`,
      `${guard.issue(SESSION).token}.x`,
    ]) {
      expect(allowed({ cookie: `${guard.cookieName}=${token}`, 'x-csrf-token': token })).toBe(false);
    }
    const stranger = createCsrfGuard({ secret: 'another-secret-that-is-long-enough!!', publicUrl: OURS });
    expect(allowed({}, { by: stranger })).toBe(false);
  });

  it('belongs to one session', () => {
    expect(allowed({}, { sessionId: 'session-2' })).toBe(false);
    expect(allowed({}, { sessionId: undefined })).toBe(false);
    const { token } = guard.issue(undefined);
    const visitor = { cookie: `${guard.cookieName}=${token}`, 'x-csrf-token': token };
    expect(allowed(visitor, { sessionId: undefined })).toBe(true);
    expect(allowed(visitor)).toBe(false);
  });

  it('is kept while it fits and replaced when it does not', () => {
    const { token } = guard.issue(SESSION);
    expect(guard.issue(SESSION, `${guard.cookieName}=${token}`).token).toBe(token);
    expect(guard.issue('session-2', `${guard.cookieName}=${token}`).token).not.toBe(token);
    expect(guard.issue(SESSION, `${guard.cookieName}=forged.token`).token).not.toBe('forged.token');
  });

  it('asks nothing of requests that change nothing', () => {
    for (const method of ['GET', 'HEAD', 'OPTIONS']) {
      expect(() => guard.check({ method, headers: {}, sessionId: SESSION })).not.toThrow();
    }
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'get', 'PROPFIND']) {
      expect(() => guard.check({ method, headers: {}, sessionId: SESSION })).toThrow();
    }
  });
});
