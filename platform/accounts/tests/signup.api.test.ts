import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountApp, createAccountApp, freshEmail, GOOD_PASSWORD } from './account-app.ts';

let app: AccountApp;

beforeAll(async () => {
  app = await createAccountApp();
});
afterAll(() => app.stop());

// The limit of 20 signups an hour has a test of its own.
const signup = async (body: unknown) => {
  await app.db('platform.rate_limits').delete();
  return (await app.visitor()).call('POST', '/api/auth/signup', body);
};
const good = () => ({ email: freshEmail(), password: GOOD_PASSWORD, name: 'Ada Lovelace' });

describe('signup', () => {
  it('opens an account and is signed in to it at once', async () => {
    const browser = await app.visitor();
    const email = freshEmail();
    const answer = await browser.call('POST', '/api/auth/signup', {
      email: email.toUpperCase(),
      password: GOOD_PASSWORD,
      name: 'Ada Lovelace',
    });
    expect(answer.status).toBe(201);
    expect(answer.body.user).toMatchObject({
      email,
      name: 'Ada Lovelace',
      plan: 'free',
      role: 'user',
      tokensUsed: '0',
      tokensLimit: 50,
      emailVerified: false,
      hasCompletedOnboarding: false,
    });
    const me = await browser.call('GET', '/api/auth/user');
    expect(me.status).toBe(200);
    expect(me.body).toEqual(answer.body);
  });

  it('refuses an address that has an account, however it is written', async () => {
    const body = good();
    expect((await signup(body)).status).toBe(201);
    const again = await signup({ ...body, email: ` ${body.email.toUpperCase()} ` });
    expect(again.status).toBe(409);
    expect(again.body.code).toBe('email_taken');
    expect(again.setCookies.filter((c) => c.startsWith('adjudge_session'))).toEqual([]);
  });

  it('takes an address at a domain with umlauts, which is one address in both spellings', async () => {
    const email = 'Anna@Müller-Söhne.de';
    const opened = await signup({ ...good(), email });
    expect([opened.status, opened.body.user.email]).toEqual([201, 'anna@xn--mller-shne-kcb9d.de']);
    for (const spelling of [email.toLowerCase(), opened.body.user.email]) {
      expect((await signup({ ...good(), email: spelling })).body.code).toBe('email_taken');
      const body = { email: spelling, password: GOOD_PASSWORD };
      expect((await (await app.visitor()).call('POST', '/api/auth/login', body)).status).toBe(200);
    }
    const local = await signup({ ...good(), email: 'jörg@example.com' });
    expect([local.status, local.body.message]).toEqual([
      400,
      'Before the @ we can only take letters from a to z. Please use another address.',
    ]);
  });

  it('opens one account when ten ask for the same address at once', async () => {
    const body = good();
    const browsers = await Promise.all(Array.from({ length: 10 }, () => app.visitor()));
    const answers = await Promise.all(browsers.map((b) => b.call('POST', '/api/auth/signup', body)));
    expect(answers.map((a) => a.status).sort()).toEqual([201, ...Array<number>(9).fill(409)]);
    expect(await app.db('platform.users').where({ email: body.email })).toHaveLength(1);
  });

  it('says which rules a weak password breaks', async () => {
    const answer = await signup({ ...good(), password: 'abc' });
    expect(answer.status).toBe(400);
    expect(answer.body.code).toBe('weak_password');
    expect(answer.body.details).toEqual({ failed: ['length', 'number', 'special'] });
    expect(answer.body.message).toContain('at least 8 characters');
  });

  it.each([
    ['no body', undefined, 'Please fill in your name, email and password.'],
    ['an empty password', { ...good(), password: '' }, 'Please fill in your name, email and password.'],
    ['no name', { email: 'a@b.co', password: GOOD_PASSWORD }, 'Please fill in your name, email and password.'],
    ['a blank name', { ...good(), name: ' \t ' }, 'Please enter your name.'],
    ['a wrong address', { ...good(), email: 'ada@example' }, 'Please enter a valid email address'],
    ['a list as address', { ...good(), email: ['a@b.co'] }, 'Please fill in your name, email and password.'],
    ['a NUL in the name', { ...good(), name: 'Ada\0' }, 'Your name contains a character we cannot store.'],
  ])('refuses %s with a sentence', async (_what, body, message) => {
    const answer = await signup(body);
    expect(answer.status).toBe(400);
    expect(answer.body.message).toBe(message);
  });

  it('keeps the password as argon2id and nowhere else', async () => {
    const { user } = (await signup(good())).body;
    const account = await app.db('platform.accounts').where({ user_id: user.id }).first();
    expect(account.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const tables = ['users', 'sessions', 'accounts', 'audit_log', 'rate_limits', 'outbox_mails'];
    const rows = await Promise.all(tables.map((table) => app.db(`platform.${table}`)));
    expect(JSON.stringify(rows)).not.toContain(GOOD_PASSWORD);
  });

  it.each([
    '<script>alert(1)</script>',
    '"><svg onload=alert(1)>',
    "Robert'); drop table platform.users;--",
    '{{7*7}} #{7*7} <%= 7*7 %> %s %n',
    '  leading and trailing  ',
    'ﷺ مرحبا ‮evil‬ \u200b zero-width',
    '👩‍👩‍👧‍👦 Ω≈ç√∫˜µ≤≥÷ Ã©',
    'a\r\nBcc: victim@example.com',
    '../../etc/passwd\\..\\',
    'null',
  ])('gives the name %j back equal', async (name) => {
    const answer = await signup({ ...good(), name });
    expect(answer.status).toBe(201);
    expect(answer.body.user.name).toBe(name);
  });

  it('changes nothing for fields that are not the caller’s to set', async () => {
    const before = good();
    const answer = await signup({
      ...before,
      id: '00000000-0000-7000-8000-000000000000',
      role: 'admin',
      plan: 'elite',
      tokensLimit: 100_000,
      tokensUsed: '-5',
      emailVerified: true,
      email_verified: true,
      hasCompletedOnboarding: true,
      createdAt: '2000-01-01T00:00:00Z',
      remembered: false,
      image: 'https://example.com/x.png',
      callbackURL: 'https://evil.example',
      constructor: { prototype: { role: 'admin' } },
    });
    expect(answer.status).toBe(201);
    const row = await app.db('platform.users').where({ email: before.email }).first();
    expect(row).toMatchObject({
      role: 'user',
      email_verified: false,
      image: null,
    });
    expect(row.id).not.toBe('00000000-0000-7000-8000-000000000000');
    expect(row.created_at.getUTCFullYear()).toBeGreaterThan(2000);
    expect(answer.body.user).toMatchObject({
      role: 'user',
      plan: 'free',
      tokensLimit: 50,
      tokensUsed: '0',
      hasCompletedOnboarding: false,
    });
    expect(Object.keys(answer.body.user).sort()).toEqual(
      'createdAt email emailVerified hasCompletedOnboarding id name plan role tokensLimit tokensReset tokensUsed'.split(
        ' ',
      ),
    );
  });

  it('takes no body that reaches for prototypes', async () => {
    const body = good();
    const answer = await signup({ ...body, ['__proto__']: { role: 'admin' } });
    expect(answer.status).toBe(400);
    expect(await app.db('platform.users').where({ email: body.email })).toEqual([]);
  });

  it('answers signup_closed while its flag is off, and creates nobody', async () => {
    app.flags.set('ops.signup', false);
    const body = good();
    const answer = await signup(body);
    app.flags.set('ops.signup', true);
    expect(answer.status).toBe(503);
    expect(answer.body.code).toBe('signup_closed');
    expect(await app.db('platform.users').where({ email: body.email })).toEqual([]);
  });

  it('sends a welcome mail', async () => {
    const body = good();
    await signup(body);
    await expect
      .poll(() => app.db('platform.outbox_mails').where({ recipient: body.email }).first())
      .toMatchObject({ subject: 'Welcome to Adjudge', text_body: expect.stringContaining('Welcome, Ada') });
  });

  it('is called register as well', async () => {
    const browser = await app.visitor();
    const body = good();
    const answer = await browser.call('POST', '/api/auth/register', body);
    expect(answer.status).toBe(201);
    expect((await browser.call('GET', '/api/auth/user')).body).toEqual(answer.body);
    const again = await (await app.visitor()).call('POST', '/api/auth/register', body);
    expect([again.status, again.body.code]).toEqual([409, 'email_taken']);
  });
});
