import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type AccountApp, createAccountApp, GOOD_PASSWORD } from './account-app.ts';
import type { Visitor } from './visitor.ts';

let app: AccountApp;
const DAY = 86_400_000;

beforeAll(async () => {
  app = await createAccountApp({ trustedProxies: 1 });
});
afterAll(() => app.stop());
afterEach(async () => {
  app.clock.set(new Date());
  await app.db('platform.rate_limits').delete();
});

const PHONE = {
  'user-agent':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  'x-forwarded-for': '2001:db8:1:2::3',
};
const signIn = async (email: string, headers: Record<string, string> = {}): Promise<Visitor> => {
  const browser = await app.visitor();
  await browser.call('POST', '/api/auth/login', { email, password: GOOD_PASSWORD }, headers);
  return browser;
};
const list = async (browser: Visitor) => (await browser.call('GET', '/api/auth/sessions')).body.sessions;
const me = async (browser: Visitor): Promise<number> => (await browser.call('GET', '/api/auth/user')).status;

describe('GET /api/auth/sessions', () => {
  it('names every device as far as it is known, this one first', async () => {
    const desk = await app.member();
    await signIn(desk.email, PHONE);
    const sessions = await list(desk);
    expect(sessions).toHaveLength(2);
    expect(sessions[0]).toMatchObject({
      current: true,
      browser: null,
      addressPrefix: '127.0.0.0/24',
      remembered: true,
    });
    expect(sessions[1]).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      current: false,
      browser: 'Safari',
      system: 'iPhone',
      network: 'ipv6',
      addressPrefix: '2001:db8:1::/48',
      signedInAt: expect.any(String),
      lastSeenAt: expect.any(String),
      endsAt: expect.any(String),
      remembered: false,
    });
  });

  it('shows nobody else’s and none that ended', async () => {
    const desk = await app.member();
    await signIn(desk.email);
    await app.member();
    app.clock.advance(2 * DAY);
    const sessions = await list(desk);
    expect(sessions.map((session: { current: boolean }) => session.current)).toEqual([true]);
  });

  it('tells no token', async () => {
    const desk = await app.member();
    const { token } = await app.db('platform.sessions').orderBy('created_at', 'desc').first();
    expect(JSON.stringify(await list(desk))).not.toContain(token);
  });

  it('is not there for a visitor', async () => {
    expect((await (await app.visitor()).call('GET', '/api/auth/sessions')).status).toBe(401);
  });
});

describe('DELETE /api/auth/sessions/{id}', () => {
  it('signs that device out at once, and no other', async () => {
    const desk = await app.member();
    const [phone, tablet] = [await signIn(desk.email, PHONE), await signIn(desk.email)];
    const lost = (await list(desk)).find((session: { system: string | null }) => session.system === 'iPhone');
    const answer = await desk.call('DELETE', `/api/auth/sessions/${lost.id}`);
    expect([answer.status, answer.body]).toEqual([200, { message: 'That device is signed out.' }]);
    expect([await me(phone), await me(tablet), await me(desk)]).toEqual([401, 200, 200]);
    expect((await desk.call('DELETE', `/api/auth/sessions/${lost.id}`)).status).toBe(404);
  });

  it('takes the cookie along when it is this one', async () => {
    const desk = await app.member();
    const [own] = await list(desk);
    expect((await desk.call('DELETE', `/api/auth/sessions/${own.id}`)).body).toEqual({
      message: 'You are signed out.',
    });
    expect(desk.cookies.has('adjudge_session')).toBe(false);
  });

  it('knows nothing of other people’s devices, or of what is no id', async () => {
    const [desk, stranger] = [await app.member(), await app.member()];
    const [own] = await list(desk);
    expect((await stranger.call('DELETE', `/api/auth/sessions/${own.id}`)).status).toBe(404);
    expect((await stranger.call('DELETE', '/api/auth/sessions/1')).status).toBe(404);
    expect(await me(desk)).toBe(200);
    expect((await (await app.visitor()).call('DELETE', `/api/auth/sessions/${own.id}`)).status).toBe(401);
  });
});

describe('POST /api/auth/sessions/end-others', () => {
  it('keeps this one alone', async () => {
    const desk = await app.member();
    const [phone, other] = [await signIn(desk.email), await app.member()];
    const end = async () => (await desk.call('POST', '/api/auth/sessions/end-others')).body;
    expect(await end()).toEqual({ message: 'One other device is signed out.', ended: 1 });
    expect([await me(desk), await me(phone), await me(other)]).toEqual([200, 401, 200]);
    expect(await end()).toEqual({ message: 'No other device was signed in.', ended: 0 });
  });

  it('is not there for a visitor', async () => {
    expect((await (await app.visitor()).call('POST', '/api/auth/sessions/end-others')).status).toBe(401);
  });
});
