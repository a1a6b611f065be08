import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type AccountApp, createAccountApp, freshEmail, GOOD_PASSWORD } from './account-app.ts';
import { type Answer, Visitor } from './visitor.ts';

let app: AccountApp;
let proxied: AccountApp;

beforeAll(async () => {
  [app, proxied] = await Promise.all([createAccountApp(), createAccountApp({ trustedProxies: 1 })]);
});
afterAll(async () => {
  await app.stop();
  await proxied.stop();
});
afterEach(async () => {
  await app.db('platform.rate_limits').delete();
  await proxied.db('platform.rate_limits').delete();
});

const wrong = { password: 'wrong-horse-7' };

describe('state changes from elsewhere', () => {
  it('are refused on every public route without our origin', async () => {
    const changing = app.routes.filter((route) => route.public && route.method !== 'GET');
    expect(changing.map((route) => route.path)).toEqual(
      expect.arrayContaining(['/api/auth/signup', '/api/auth/login', '/api/auth/reset-password']),
    );
    const email = freshEmail();
    const body = { email, password: GOOD_PASSWORD, name: 'Ada', token: 'x', challenge: 'x', code: 'x' };
    const forgeries: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: '' },
      { 'sec-fetch-site': 'cross-site' },
    ];
    for (const { method, path } of changing) {
      for (const headers of forgeries) {
        const browser = await app.visitor();
        const answer = await browser.call(method, path, body, headers);
        expect([path, answer.status, answer.body.code]).toEqual([path, 403, 'origin_refused']);
      }
    }
    expect(await app.db('platform.users').where({ email })).toEqual([]);
  });

  it('a form of another site cannot sign anybody out', async () => {
    const browser = await app.member();
    const answer = await fetch(`${app.url}/api/auth/logout`, {
      method: 'POST',
      headers: {
        cookie: browser.cookieHeader(),
        origin: 'https://evil.example',
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'a=b',
    });
    expect(answer.status).toBe(403);
    expect((await browser.call('GET', '/api/auth/user')).status).toBe(200);
  });

  it('of a tab that still shows somebody else change nothing', async () => {
    const browser = await app.member();
    const other = await app.member();
    const idOf = async (who: typeof browser) => (await who.call('GET', '/api/auth/user')).body.user.id;
    const renew = async (acting: string) =>
      browser.call('POST', '/api/auth/refresh-token', undefined, { 'x-acting-user': acting });
    const refused = await renew(await idOf(other));
    expect([refused.status, refused.body.code]).toEqual([409, 'other_account']);
    expect((await renew(await idOf(browser))).status).toBe(200);
  });
});

describe('guessing passwords', () => {
  const tryFrom = async (address: string, email: string, password = wrong.password): Promise<Answer> =>
    (await proxied.visitor()).call('POST', '/api/auth/login', { email, password }, { 'x-forwarded-for': address });
  /** A member who signed up and in from this address. */
  const memberAt = async (address: string): Promise<string> => {
    const { email } = await proxied.member();
    expect((await tryFrom(address, email, GOOD_PASSWORD)).status).toBe(200);
    return email;
  };

  it('stops strangers after 10 tries at one account, from whatever address, also with the right password', async () => {
    const email = await memberAt('192.0.2.10');
    const statuses: number[] = [];
    // The member's first sign-in from 192.0.2.10 was a stranger's try as well: 9 are left.
    for (let i = 0; i < 11; i += 1) statuses.push((await tryFrom(`198.51.100.${i}`, email)).status);
    expect(statuses).toEqual([...Array<number>(9).fill(401), 429, 429]);
    const answer = await tryFrom('198.51.100.99', email, GOOD_PASSWORD);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(800);
    expect(answer.body.code).toBe('rate_limited');
  });

  it('does not lock the owner out where they signed in before, nor give strangers new tries by it', async () => {
    const email = await memberAt('2001:db8:7:7::1');
    for (let i = 0; i < 12; i += 1) await tryFrom(`203.0.113.${i}`, email);
    // Another address of the same /64 is the same household.
    expect((await tryFrom('2001:db8:7:7:ffff::2', email, GOOD_PASSWORD)).status).toBe(200);
    expect((await tryFrom('203.0.113.50', email, GOOD_PASSWORD)).status).toBe(429);
  });

  it('counts tries from a known network by themselves: 10, and all of them again after the right password', async () => {
    const email = await memberAt('192.0.2.20');
    const statuses: number[] = [];
    for (let i = 0; i < 9; i += 1) statuses.push((await tryFrom('192.0.2.20', email)).status);
    statuses.push((await tryFrom('192.0.2.20', email, GOOD_PASSWORD)).status);
    for (let i = 0; i < 11; i += 1) statuses.push((await tryFrom('192.0.2.20', email)).status);
    expect(statuses).toEqual([...Array<number>(9).fill(401), 200, ...Array<number>(10).fill(401), 429]);
    // What happened there is not the strangers' affair.
    expect((await tryFrom('192.0.2.21', email, GOOD_PASSWORD)).status).toBe(200);
  });

  it('knows a network for that account alone, and for 90 days', async () => {
    const [email, other] = [await memberAt('192.0.2.30'), await memberAt('192.0.2.31')];
    for (let i = 0; i < 12; i += 1) await tryFrom(`198.51.100.${i}`, other);
    expect((await tryFrom('192.0.2.30', other, GOOD_PASSWORD)).status).toBe(429);
    proxied.clock.advance(91 * 86_400_000);
    for (let i = 0; i < 12; i += 1) await tryFrom(`203.0.113.${i}`, email);
    expect((await tryFrom('192.0.2.30', email, GOOD_PASSWORD)).status).toBe(429);
    proxied.clock.set(new Date());
    expect(JSON.stringify(await proxied.db('platform.known_networks'))).not.toContain('192.0.2.30');
  });

  it('counts an address without an account the same way', async () => {
    const email = freshEmail();
    const visitor = await app.visitor();
    for (let i = 0; i < 10; i += 1) await visitor.call('POST', '/api/auth/login', { email, ...wrong });
    expect((await visitor.call('POST', '/api/auth/login', { email, ...wrong })).status).toBe(429);
  });

  it('a right password empties the count of where it came from', async () => {
    const { email } = await app.member();
    const visitor = await app.visitor();
    for (const password of [...Array<string>(9).fill('wrong-horse-7'), GOOD_PASSWORD]) {
      await visitor.call('POST', '/api/auth/login', { email, password });
    }
    const stranger = await app.visitor();
    expect((await stranger.call('POST', '/api/auth/login', { email, ...wrong })).status).toBe(401);
  });

  it('stops after 50 tries from one address, and inventing hops before it does not help', async () => {
    const visitor = await proxied.visitor();
    let passed = 0;
    for (let i = 0; i < 60; i += 1) {
      const headers = { 'x-forwarded-for': `203.0.113.${i}, 10.1.${i}.1, 192.0.2.77` };
      const answer = await visitor.call('POST', '/api/auth/login', { email: freshEmail(), ...wrong }, headers);
      if (answer.status === 401) passed += 1;
      else expect(answer.status).toBe(429);
    }
    expect(passed).toBe(50);
  });

  it('without a proxy of ours in front the header is not believed at all', async () => {
    const visitor = await app.visitor();
    let passed = 0;
    for (let i = 0; i < 25; i += 1) {
      const body = { email: freshEmail(), password: GOOD_PASSWORD, name: 'Ada' };
      const answer = await visitor.call('POST', '/api/auth/signup', body, { 'x-forwarded-for': `203.0.113.${i}` });
      if (answer.status === 201) passed += 1;
      else expect(answer.status).toBe(429);
    }
    expect(passed).toBe(20);
  });
});

describe('what is written down', () => {
  it('no password and no session token reaches a log line', async () => {
    app.logLines.length = 0;
    const browser = await app.member({ password: 'canary-Password-1!' });
    const tokens = [...browser.cookies.values()];
    await browser.call('POST', '/api/auth/login', { email: browser.email, password: 'canary-Password-2!' });
    await browser.call('POST', '/api/auth/login', { email: browser.email, password: 'canary-Password-1!' });
    await browser.call('POST', '/api/auth/signup', { email: browser.email, password: 'canary-Password-3!', name: 'A' });
    await browser.call('POST', '/api/auth/login', '{"email": "canary-Password-4!');
    await browser.call('POST', '/api/auth/logout', undefined, { 'x-acting-user': 'canary-Password-5!' });
    tokens.push(...browser.cookies.values());
    await browser.call('POST', '/api/auth/logout');
    expect(app.logLines.length).toBeGreaterThan(5);
    const log = app.logLines.join('\n');
    for (const secret of [...tokens, ...tokens.map((t) => t.split('.')[0] ?? t), 'canary-Password', 'argon2id']) {
      expect(log).not.toContain(secret);
    }
    expect(log).not.toContain(browser.email);
  });

  it('signup, login, refusal and logout each leave one row that names no address in full', async () => {
    const browser = await app.member();
    const { id } = (await browser.call('GET', '/api/auth/user')).body.user;
    await browser.call('POST', '/api/auth/login', { email: browser.email, ...wrong }, { 'user-agent': 'Agent 007' });
    await browser.call('POST', '/api/auth/login', { email: browser.email, password: GOOD_PASSWORD });
    await browser.call('POST', '/api/auth/logout');
    const rows = await app.db('platform.audit_log').where({ user_id: id }).orderBy('id');
    expect(rows.map((r) => [r.action, r.result, r.code])).toEqual([
      ['signup', 'ok', null],
      ['login', 'refused', 'invalid_credentials'],
      ['login', 'ok', 'password'],
      ['logout', 'ok', null],
    ]);
    expect(rows[1]).toMatchObject({ user_agent: 'Agent 007', address_prefix: '127.0.0.0/24' });
    expect(JSON.stringify(rows)).not.toContain(browser.email);
  });

  it('the database refuses to change or remove what was written', async () => {
    await app.member();
    const log = () => app.db('platform.audit_log');
    await expect(log().update({ result: 'ok' })).rejects.toThrow('append-only');
    await expect(log().delete()).rejects.toThrow('append-only');
    await expect(app.db.raw('truncate platform.audit_log')).rejects.toThrow('append-only');
  });
});

describe('a visitor without anything', () => {
  it('gets 401 with the envelope, and no cookie before it does anything', async () => {
    const browser = new Visitor(app.url, app.publicUrl);
    const answer = await browser.call('GET', '/api/auth/user');
    expect(answer.status).toBe(401);
    expect(answer.body).toMatchObject({ message: 'Not authenticated', code: 'unauthenticated' });
    await browser.call('GET', '/api/session');
    expect([...browser.cookies]).toEqual([]);
  });
});
