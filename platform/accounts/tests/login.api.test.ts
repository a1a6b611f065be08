import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type AccountApp, createAccountApp, freshEmail, GOOD_PASSWORD } from './account-app.ts';
import type { Answer, Visitor } from './visitor.ts';

let app: AccountApp;
const HOUR = 3_600_000;

beforeAll(async () => {
  app = await createAccountApp();
});
afterAll(() => app.stop());
afterEach(() => app.clock.set(new Date()));

const login = (browser: Visitor, body: unknown): Promise<Answer> => browser.call('POST', '/api/auth/login', body);
const me = async (browser: Visitor): Promise<number> => (await browser.call('GET', '/api/auth/user')).status;
const sessionCookie = (answer: Answer): string =>
  answer.setCookies.find((line) => line.startsWith('adjudge_session=')) ?? '';

describe('login', () => {
  it('signs in with the right password', async () => {
    const { email } = await app.member();
    const browser = await app.visitor();
    const answer = await login(browser, { email: email.toUpperCase(), password: GOOD_PASSWORD });
    expect(answer.status).toBe(200);
    expect(answer.body.user.email).toBe(email);
    expect(await me(browser)).toBe(200);
  });

  it('answers an unknown address and a wrong password with the same status, headers and body', async () => {
    const { email } = await app.member();
    const wrong = await login(await app.visitor(), { email, password: 'wrong-horse-7' });
    const unknown = await login(await app.visitor(), { email: freshEmail(), password: 'wrong-horse-7' });
    const long = await login(await app.visitor(), { email, password: 'x'.repeat(1000) });
    expect([wrong.status, unknown.status, long.status]).toEqual([401, 401, 401]);
    const seen = (a: Answer) => ({ ...a.body, requestId: '' });
    expect(seen(unknown)).toEqual(seen(wrong));
    expect(seen(long)).toEqual(seen(wrong));
    expect(wrong.body).toMatchObject({ code: 'invalid_credentials' });
    expect([...unknown.headers.keys()]).toEqual([...wrong.headers.keys()]);
  });

  it.each([undefined, {}, { email: '', password: '' }, { email: 'a@b.co' }, { password: 'x' }])(
    'asks for both fields when it gets %j',
    async (body) => {
      const answer = await login(await app.visitor(), body);
      expect(answer.status).toBe(400);
      expect(answer.body.message).toBe("Don't forget to fill in both your email and password!");
    },
  );

  it('gives a new session and ends the one the browser had', async () => {
    const browser = await app.member();
    const before = browser.copy();
    const answer = await login(browser, { email: browser.email, password: GOOD_PASSWORD });
    expect(answer.status).toBe(200);
    expect(browser.cookies.get('adjudge_session')).not.toBe(before.cookies.get('adjudge_session'));
    expect(await me(browser)).toBe(200);
    expect(await me(before)).toBe(401);
  });

  it('does not adopt a session somebody planted before the sign-in', async () => {
    const attacker = await app.member();
    const victim = await app.member();
    const planted = attacker.copy();
    await login(planted, { email: victim.email, password: GOOD_PASSWORD });
    expect((await planted.call('GET', '/api/auth/user')).body.user.email).toBe(victim.email);
    expect(await me(attacker)).toBe(401);
  });

  it('keeps the cookie 30 days when asked to, else until the browser closes', async () => {
    const { email } = await app.member();
    const kept = await login(await app.visitor(), { email, password: GOOD_PASSWORD, rememberMe: true });
    expect(sessionCookie(kept)).toMatch(/; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
    for (const body of [
      { email, password: GOOD_PASSWORD, rememberMe: false },
      { email, password: GOOD_PASSWORD },
    ]) {
      const answer = await login(await app.visitor(), body);
      expect(sessionCookie(answer)).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/);
      expect(sessionCookie(answer)).not.toMatch(/Max-Age|Expires/);
    }
  });

  it('forgets that the last session was not to be kept', async () => {
    const { email } = await app.member();
    const browser = await app.visitor();
    await login(browser, { email, password: GOOD_PASSWORD });
    expect(browser.cookies.has('adjudge_unremembered')).toBe(true);
    await login(browser, { email, password: GOOD_PASSWORD, rememberMe: true });
    expect(browser.cookies.has('adjudge_unremembered')).toBe(false);
  });

  it('ends a kept session after 30 days', async () => {
    const { email } = await app.member();
    const browser = await app.visitor();
    await login(browser, { email, password: GOOD_PASSWORD, rememberMe: true });
    app.clock.advance(29.9 * 24 * HOUR);
    expect(await me(browser)).toBe(200);
    app.clock.advance(0.2 * 24 * HOUR);
    expect(await me(browser)).toBe(401);
  });

  it('ends a session that was not kept after a day without a request, and keeps it alive while it is used', async () => {
    const { email } = await app.member();
    const browser = await app.visitor();
    await login(browser, { email, password: GOOD_PASSWORD });
    const seenAt = async () =>
      (await app.db('platform.sessions').where({ remembered: false }).orderBy('created_at', 'desc').first()).updated_at;
    for (let day = 0; day < 3; day += 1) {
      app.clock.advance(20 * HOUR);
      const now = app.clock.now().getTime();
      expect(await me(browser)).toBe(200);
      await expect.poll(async () => Math.abs((await seenAt()).getTime() - now) < HOUR / 2).toBe(true);
    }
    app.clock.advance(25 * HOUR);
    expect(await me(browser)).toBe(401);
  });

  it('keeps what a person wants to know about a device', async () => {
    const { email } = await app.member();
    const browser = await app.visitor();
    const agent = { 'user-agent': 'Mozilla/5.0 (X11) Té\u00adst' };
    await browser.call('POST', '/api/auth/login', { email, password: GOOD_PASSWORD }, agent);
    const rows = await app
      .db('platform.sessions as s')
      .join('platform.users as u', 'u.id', 's.user_id')
      .where({ email });
    expect(rows).toHaveLength(2);
    expect(rows.map((row) => row.ip_address)).toEqual(['127.0.0.1', '127.0.0.1']);
    expect(rows.some((row) => row.user_agent.startsWith('Mozilla/5.0 (X11)'))).toBe(true);
  });
});

describe('logout', () => {
  it('ends the session at once, for every copy of its cookie', async () => {
    const browser = await app.member();
    const stolen = browser.copy();
    const answer = await browser.call('POST', '/api/auth/logout');
    expect(answer.status).toBe(200);
    expect(typeof answer.body.message).toBe('string');
    expect(browser.cookies.has('adjudge_session')).toBe(false);
    expect(await me(stolen)).toBe(401);
    expect(await me(browser)).toBe(401);
  });

  it('leaves other devices signed in', async () => {
    const phone = await app.member();
    const desk = await app.visitor();
    await login(desk, { email: phone.email, password: GOOD_PASSWORD });
    await phone.call('POST', '/api/auth/logout');
    expect(await me(desk)).toBe(200);
  });

  it('also answers where nobody is signed in', async () => {
    expect((await (await app.visitor()).call('POST', '/api/auth/logout')).status).toBe(200);
  });
});

describe('force-logout-all', () => {
  it('ends every session of the person, and nobody else’s', async () => {
    const phone = await app.member();
    const desk = await app.visitor();
    await login(desk, { email: phone.email, password: GOOD_PASSWORD });
    const other = await app.member();
    const answer = await phone.call('POST', '/api/auth/force-logout-all');
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ message: 'You are signed out everywhere.' });
    expect(phone.cookies.has('adjudge_session')).toBe(false);
    expect([await me(phone), await me(desk), await me(other)]).toEqual([401, 401, 200]);
  });

  it('also answers where nobody is signed in', async () => {
    expect((await (await app.visitor()).call('POST', '/api/auth/force-logout-all')).status).toBe(200);
  });
});

describe('refresh-token', () => {
  it('gives the session a new id and cookie, and refuses the old one', async () => {
    const browser = await app.member();
    const old = browser.copy();
    const before = await app.db('platform.sessions').orderBy('created_at', 'desc').first();
    const answer = await browser.call('POST', '/api/auth/refresh-token');
    expect(answer.status).toBe(200);
    expect(answer.body.user.email).toBe(browser.email);
    expect([await me(browser), await me(old)]).toEqual([200, 401]);
    const after = await app.db('platform.sessions').where({ user_id: before.user_id }).first();
    expect(after.id).not.toBe(before.id);
    expect(after.expires_at).toEqual(before.expires_at);
    expect(sessionCookie(answer)).toMatch(/; Max-Age=25919\d\d; Path=\/; HttpOnly; SameSite=Lax$/);
    expect((await browser.call('POST', '/api/auth/refresh-token')).status).toBe(200);
  });

  it('keeps a session that ends with the browser one', async () => {
    const { email } = await app.member();
    const browser = await app.visitor();
    await login(browser, { email, password: GOOD_PASSWORD });
    const answer = await browser.call('POST', '/api/auth/refresh-token');
    expect(sessionCookie(answer)).not.toMatch(/Max-Age|Expires/);
    expect(await me(browser)).toBe(200);
  });

  it('is not there for a visitor', async () => {
    expect((await (await app.visitor()).call('POST', '/api/auth/refresh-token')).status).toBe(401);
  });
});

describe('a session cookie', () => {
  const alter = (text: string, at: number): string => {
    const other = text[at] === 'A' ? 'B' : 'A';
    return text.slice(0, at) + other + text.slice(at + 1);
  };

  it('is refused when anything about it was changed', async () => {
    const browser = await app.member();
    const value = browser.cookies.get('adjudge_session') ?? '';
    const [token = ''] = value.split('.');
    const forged = [
      alter(value, 0),
      alter(value, token.length + 3),
      token,
      `${token}.`,
      `.${value}`,
      `${token}.${'A'.repeat(43)}%3D`,
      `${value}x`,
      '%',
      '%00',
      'x'.repeat(5000),
      '',
    ];
    for (const cookie of forged) {
      const answer = await fetch(`${app.url}/api/auth/user`, { headers: { cookie: `adjudge_session=${cookie}` } });
      expect(answer.status, `cookie ${cookie.slice(0, 60)}`).toBe(401);
    }
    expect(await me(browser)).toBe(200);
  });

  it('is not enough as a bare token from the database', async () => {
    const browser = await app.member();
    const row = await app
      .db('platform.sessions as s')
      .join('platform.users as u', 'u.id', 's.user_id')
      .where({ email: browser.email })
      .first('s.token');
    const answer = await fetch(`${app.url}/api/auth/user`, { headers: { cookie: `adjudge_session=${row.token}` } });
    expect(answer.status).toBe(401);
  });
});

describe('GET /api/session', () => {
  it('tells a visitor what is open, and gives a token for the first form', async () => {
    const answer = await (await app.visitor()).call('GET', '/api/session');
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      user: null,
      appVersion: 'test',
      gates: {
        flags: { 'module.core-analysis': true, 'ops.signup': true },
        features: { 'analysis.image': { allowed: true, requiredPlan: 'free' } },
      },
    });
    expect(answer.headers.get('cache-control')).toContain('no-store');
  });

  it('sets no cookie, so that two tabs can work side by side', async () => {
    const browser = await app.member();
    const answer = await browser.call('GET', '/api/session');
    expect(answer.setCookies).toEqual([]);
    expect(answer.body.user.email).toBe(browser.email);
  });
});

describe('on https', () => {
  it('cookies are Secure and tied to the host', async () => {
    const secure = await createAccountApp({ publicUrl: 'https://adjudge.test' });
    try {
      const browser = await secure.member();
      expect([...browser.cookies.keys()].sort()).toEqual(['__Host-adjudge_session']);
      const answer = await login(browser, { email: browser.email, password: GOOD_PASSWORD });
      expect(answer.setCookies.map((line) => line.replace(/=[^;]*/, ''))).toEqual([
        '__Host-adjudge_session; Path=/; HttpOnly; Secure; SameSite=Lax',
        '__Host-adjudge_unremembered; Path=/; HttpOnly; Secure; SameSite=Lax',
      ]);
      expect(await me(browser)).toBe(200);
      await browser.call('POST', '/api/auth/logout');
      expect([...browser.cookies.keys()]).toEqual([]);
    } finally {
      await secure.stop();
    }
  });
});
