import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type AccountApp, createAccountApp, freshEmail, GOOD_PASSWORD } from './account-app.ts';
import { mailsTo, tokenIn } from './outbox.ts';
import type { Answer, Visitor } from './visitor.ts';

let app: AccountApp;
const HOUR = 3_600_000;
const NEW_PASSWORD = 'battery-staple-8';

beforeAll(async () => {
  app = await createAccountApp({ trustedProxies: 1 });
});
afterAll(() => app.stop());
afterEach(async () => {
  app.clock.set(new Date());
  await app.db('platform.rate_limits').delete();
});

const forgot = async (body: unknown, from = '192.0.2.1'): Promise<Answer> =>
  (await app.visitor()).call('POST', '/api/auth/forgot-password', body, { 'x-forwarded-for': from });
const reset = async (body: unknown, browser?: Visitor): Promise<Answer> =>
  (browser ?? (await app.visitor())).call('POST', '/api/auth/reset-password', body);
const login = async (email: string, password: string): Promise<number> =>
  (await (await app.visitor()).call('POST', '/api/auth/login', { email, password })).status;
const me = async (browser: Visitor): Promise<number> => (await browser.call('GET', '/api/auth/user')).status;
/** A token as it stands in the mail. */
const mailedToken = async (email: string): Promise<string> => {
  expect((await forgot({ email })).status).toBe(200);
  return tokenIn((await mailsTo(app, email, 'Choose a new password')).at(-1), '/reset-password');
};

describe('POST /api/auth/forgot-password', () => {
  it('answers known and unknown addresses with the same status, headers and body, and mails only the known', async () => {
    const { email } = await app.member();
    const stranger = freshEmail();
    const [known, unknown] = [await forgot({ email: email.toUpperCase() }), await forgot({ email: stranger })];
    expect([known.status, unknown.status]).toEqual([200, 200]);
    expect(known.body).toEqual({
      message: 'If this address has an account, we have sent a link to choose a new password.',
    });
    expect(unknown.body).toEqual(known.body);
    expect([...unknown.headers.keys()]).toEqual([...known.headers.keys()]);
    await mailsTo(app, email, 'Choose a new password');
    expect(await app.db('platform.outbox_mails').where({ recipient: stranger })).toEqual([]);
  });

  it('does the same before it answers, whether there is an account or not', async () => {
    const { email } = await app.member();
    await mailsTo(app, email, 'Welcome to Adjudge');
    const asked: string[] = [];
    app.db.on('query', ({ sql }: { sql: string }) => asked.push(sql));
    const statements = async (address: string): Promise<string[]> => {
      asked.length = 0;
      await forgot({ email: address });
      // What comes after the audit row happens behind the answer.
      return asked.slice(0, asked.findIndex((sql) => sql.includes('audit_log')) + 1);
    };
    const known = await statements(email);
    await mailsTo(app, email, 'Choose a new password');
    expect(known.length).toBeGreaterThanOrEqual(3);
    expect(await statements(freshEmail())).toEqual(known);
    app.db.removeAllListeners('query');
  });

  it.each([
    [undefined, 'Please enter your email address.'],
    [{}, 'Please enter your email address.'],
    [{ email: '' }, 'Please enter your email address.'],
    [{ email: 'ada@example' }, 'Please enter a valid email address'],
  ])('refuses %j with a sentence', async (body, message) => {
    const answer = await forgot(body);
    expect([answer.status, answer.body.message]).toEqual([400, message]);
  });

  it('sends three links an hour to one address, whoever asks from wherever; an unknown address counts the same', async () => {
    const { email } = await app.member();
    for (const address of [email, freshEmail()]) {
      const statuses: number[] = [];
      for (let i = 0; i < 5; i += 1) statuses.push((await forgot({ email: address }, `198.51.100.${i}`)).status);
      expect(statuses).toEqual([200, 200, 200, 429, 429]);
    }
    expect(await mailsTo(app, email, 'Choose a new password', 3)).toHaveLength(3);
  });

  it('answers 20 an hour per network, also when hops are invented', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 22; i += 1) {
      statuses.push((await forgot({ email: freshEmail() }, `203.0.113.${i}, 192.0.2.44`)).status);
    }
    expect(statuses).toEqual([...Array<number>(20).fill(200), 429, 429]);
  });
});

describe('POST /api/auth/reset-password', () => {
  it('sets the password, ends every session, confirms the address, tells the owner', async () => {
    const member = await app.member();
    const token = await mailedToken(member.email);
    const answer = await reset({ token, password: NEW_PASSWORD });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ message: 'Your password was changed. Sign in with the new one.' });
    expect(await me(member)).toBe(401);
    expect(await login(member.email, GOOD_PASSWORD)).toBe(401);
    expect(await login(member.email, NEW_PASSWORD)).toBe(200);
    const [mail] = await mailsTo(app, member.email, 'Your password was changed');
    expect(mail?.text_body).not.toContain(NEW_PASSWORD);
    expect((await app.db('platform.users').where({ email: member.email }).first()).email_verified).toBe(true);
  });

  it.each([
    ['removes', 'nobody had proved', false],
    ['leaves', 'the owner had proved', true],
  ])('%s passkeys and the second step where %s the mailbox before', async (_what, _who, proved) => {
    const { email } = await app.member();
    const { id } = await app.db('platform.users').where({ email }).first();
    await app.db('platform.users').where({ id }).update({ email_verified: proved });
    await app.db('platform.passkeys').insert({
      ...{ id: randomUUID(), user_id: id, credential_id: randomUUID(), public_key: Buffer.from('k') },
      ...{ counter: 0, transports: [], synced: false, name: 'A phone', created_at: new Date() },
    });
    await app.db('platform.second_factors').insert({
      ...{ user_id: id, sealed_secret: 'sealed', created_at: new Date(), confirmed_at: new Date() },
      recovery_hashes: ['of a code'],
    });
    expect((await reset({ token: await mailedToken(email), password: NEW_PASSWORD })).status).toBe(200);
    expect(await app.db('platform.passkeys').where({ user_id: id })).toHaveLength(proved ? 1 : 0);
    expect(await app.db('platform.second_factors').where({ user_id: id })).toHaveLength(proved ? 1 : 0);
    const [mail] = await mailsTo(app, email, 'Your password was changed');
    const told = 'existing passkeys were removed and two-step sign-in and its recovery codes were turned off';
    expect((mail?.text_body ?? '').replace(/\s+/g, ' ').includes(told)).toBe(!proved);
    const trail = await app.db('platform.audit_log').where({ user_id: id, code: 'address_first_proved' });
    expect(trail.map((row) => row.action).sort()).toEqual(proved ? [] : ['remove_passkey', 'second_factor_off']);
    expect(await login(email, NEW_PASSWORD)).toBe(proved ? 401 : 200);
  });

  it('takes a token once, also of ten at the same moment', async () => {
    const { email } = await app.member();
    const token = await mailedToken(email);
    const tries = Array.from({ length: 10 }, (_, i) => reset({ token, password: `${NEW_PASSWORD}-${i}` }));
    const statuses = (await Promise.all(tries)).map((answer) => answer.status).sort();
    expect(statuses).toEqual([200, ...Array<number>(9).fill(400)]);
    const again = await reset({ token, password: NEW_PASSWORD });
    expect([again.status, again.body.code]).toEqual([400, 'reset_link_invalid']);
  });

  it('takes it for an hour', async () => {
    const { email } = await app.member();
    const [early, late] = [await mailedToken(email), await mailedToken(email)];
    app.clock.advance(0.99 * HOUR);
    expect((await reset({ token: early, password: NEW_PASSWORD })).status).toBe(200);
    const other = await mailedToken((await app.member()).email);
    app.clock.advance(1.01 * HOUR);
    expect((await reset({ token: other, password: NEW_PASSWORD })).body.code).toBe('reset_link_invalid');
    // A second link is worthless once the first was used.
    expect((await reset({ token: late, password: NEW_PASSWORD })).body.code).toBe('reset_link_invalid');
  });

  it('takes no token of another kind, no hash from the database and no other text', async () => {
    const member = await app.member();
    const welcome = (await mailsTo(app, member.email, 'Welcome to Adjudge'))[0];
    const token = await mailedToken(member.email);
    const { token_hash } = await app
      .db('platform.one_time_tokens')
      .where({ purpose: 'reset_password', used_at: null })
      .orderBy('created_at', 'desc')
      .first();
    for (const forged of [tokenIn(welcome, '/verify-email'), token_hash, `${token}x`, token.slice(1), '%00', ' ']) {
      const answer = await reset({ token: forged, password: NEW_PASSWORD });
      expect([forged, answer.status, answer.body.code]).toEqual([forged, 400, 'reset_link_invalid']);
    }
    expect(await me(member)).toBe(200);
  });

  it.each([
    ['nothing', undefined, 'Please fill in both password fields.'],
    ['no password', { token: 'x' }, 'Please fill in both password fields.'],
    ['an empty password', { token: 'x', password: '' }, 'Please fill in both password fields.'],
    [
      'no token',
      { password: NEW_PASSWORD },
      'This link is no longer valid. Request a new one; it works once, for one hour.',
    ],
    ['five characters', { token: 'x', password: 'ab1!x' }, 'Password must be at least 6 characters long.'],
    ['six', { token: 'x', password: 'ab1!xy' }, 'Your password needs a little more: at least 8 characters.'],
    ['no number', { token: 'x', password: 'abcdefgh!' }, 'Your password needs a little more: at least one number.'],
  ])('refuses %s with the sentence of the form', async (_what, body, message) => {
    const answer = await reset(body);
    expect([answer.status, answer.body.message]).toEqual([400, message]);
  });

  it('keeps the link good when the password was too weak', async () => {
    const { email } = await app.member();
    const token = await mailedToken(email);
    expect((await reset({ token, password: 'abcdefgh' })).body.code).toBe('weak_password');
    expect((await reset({ token, password: NEW_PASSWORD })).status).toBe(200);
  });

  it('lets the owner in where strangers used up the tries (decision 0012)', async () => {
    const { email } = await app.member();
    const from = { 'x-forwarded-for': '192.0.2.200' };
    for (let i = 0; i < 11; i += 1) {
      const stranger = { 'x-forwarded-for': `203.0.113.${i}` };
      await (await app.visitor()).call('POST', '/api/auth/login', { email, password: 'wrong-horse-7' }, stranger);
    }
    const attempt = async (): Promise<number> =>
      (await (await app.visitor()).call('POST', '/api/auth/login', { email, password: NEW_PASSWORD }, from)).status;
    expect(await attempt()).toBe(429);
    const token = await mailedToken(email);
    await (await app.visitor()).call('POST', '/api/auth/reset-password', { token, password: NEW_PASSWORD }, from);
    expect(await attempt()).toBe(200);
  });

  it('keeps tokens out of the database and the log', async () => {
    const { email } = await app.member();
    const token = await mailedToken(email);
    await reset({ token: `${token}y`, password: 'canary-Password-9!' });
    await reset({ token, password: 'canary-Password-8!' });
    const tables = ['users', 'sessions', 'accounts', 'audit_log', 'rate_limits', 'one_time_tokens'];
    const rows = JSON.stringify(await Promise.all(tables.map((table) => app.db(`platform.${table}`))));
    for (const secret of [token, 'canary-Password']) {
      expect(rows).not.toContain(secret);
      expect(app.logLines.join('\n')).not.toContain(secret);
    }
  });

  it('changes nothing but the password, whatever else is sent', async () => {
    const { email } = await app.member();
    const token = await mailedToken(email);
    const extra = { role: 'admin', plan: 'elite', tokensLimit: 9, email: 'x@example.com', userId: 'x', id: 'x' };
    expect((await reset({ token, password: NEW_PASSWORD, ...extra })).status).toBe(200);
    const row = await app.db('platform.users').where({ email }).first();
    expect(row).toMatchObject({ role: 'user' });
  });
});

describe('POST /api/auth/reset-password/check', () => {
  it('tells whether a link would still be taken, and does not use it up', async () => {
    const { email } = await app.member();
    const token = await mailedToken(email);
    const check = async (given: string) =>
      (await app.visitor()).call('POST', '/api/auth/reset-password/check', { token: given });
    expect((await check(token)).body).toEqual({ valid: true });
    expect((await check(token)).body).toEqual({ valid: true });
    expect(await check('a'.repeat(43))).toMatchObject({ status: 200, body: { valid: false } });
    expect((await check('a'.repeat(900))).status).toBe(400);
    expect((await reset({ token, password: NEW_PASSWORD })).status).toBe(200);
    expect((await check(token)).body).toEqual({ valid: false });
    const late = await mailedToken(email);
    app.clock.advance(1.01 * HOUR);
    expect((await check(late)).body).toEqual({ valid: false });
  });
});

describe('POST /api/auth/change-password', () => {
  const change = (browser: Visitor, body: unknown): Promise<Answer> =>
    browser.call('POST', '/api/auth/change-password', body);

  it('gives this session a new id and ends the others', async () => {
    const desk = await app.member();
    const phone = await app.visitor();
    await phone.call('POST', '/api/auth/login', { email: desk.email, password: GOOD_PASSWORD });
    const stolen = desk.copy();
    const answer = await change(desk, { currentPassword: GOOD_PASSWORD, newPassword: NEW_PASSWORD });
    expect(answer.status).toBe(200);
    expect(answer.body.user.email).toBe(desk.email);
    expect(await me(desk)).toBe(200);
    expect(await me(phone)).toBe(401);
    expect(await me(stolen)).toBe(401);
    // The token of the time before does not fit the new session.
    expect((await desk.call('POST', '/api/auth/logout')).status).toBe(200);
    expect(await login(desk.email, NEW_PASSWORD)).toBe(200);
    expect(await login(desk.email, GOOD_PASSWORD)).toBe(401);
    await mailsTo(app, desk.email, 'Your password was changed');
  });

  it('asks for the current one, and stops asking after ten tries', async () => {
    const member = await app.member();
    const statuses: number[] = [];
    for (let i = 0; i < 11; i += 1) {
      statuses.push((await change(member, { currentPassword: `wrong-horse-${i}`, newPassword: NEW_PASSWORD })).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(400), 429]);
    expect(await login(member.email, GOOD_PASSWORD)).toBe(200);
  });

  it.each([
    [{}, 'Please fill in your current and your new password.'],
    [{ currentPassword: GOOD_PASSWORD }, 'Please fill in your current and your new password.'],
    [{ currentPassword: GOOD_PASSWORD, newPassword: 'ab1!x' }, 'Password must be at least 6 characters long.'],
    [{ currentPassword: GOOD_PASSWORD, newPassword: 'abcdefgh' }, /^Your password needs a little more/],
    [{ currentPassword: 'wrong-horse-7', newPassword: NEW_PASSWORD }, 'That is not your current password.'],
  ])('refuses %j with a sentence', async (body, message) => {
    const member = await app.member();
    const answer = await change(member, body);
    expect(answer.status).toBe(400);
    expect(answer.body.message).toMatch(message);
    expect(await login(member.email, GOOD_PASSWORD)).toBe(200);
  });

  it('is not there for a visitor', async () => {
    const answer = await change(await app.visitor(), { currentPassword: 'x', newPassword: NEW_PASSWORD });
    expect([answer.status, answer.body.message]).toEqual([401, 'Authentication required']);
  });

  it('makes a mailed link worthless', async () => {
    const member = await app.member();
    const token = await mailedToken(member.email);
    await change(member, { currentPassword: GOOD_PASSWORD, newPassword: NEW_PASSWORD });
    expect((await reset({ token, password: 'another-horse-9' })).body.code).toBe('reset_link_invalid');
  });
});
