import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { totpCode, totpStep } from '../totp.ts';
import { type AccountApp, createAccountApp, freshEmail, GOOD_PASSWORD } from './account-app.ts';
import { mailsTo } from './outbox.ts';
import type { Answer, Visitor } from './visitor.ts';

let app: AccountApp;
const STEP = 30_000;

beforeAll(async () => {
  app = await createAccountApp({ trustedProxies: 1 });
});
afterAll(() => app.stop());
afterEach(async () => {
  app.clock.set(new Date());
  await app.db('platform.rate_limits').delete();
});

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** What an app does with the secret somebody types in: written here anew, so that it checks ours. */
function fromBase32(text: string): Buffer {
  const bits = [...text].map((sign) => ALPHABET.indexOf(sign).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
const codeOf = (secret: string, aside = 0): string =>
  totpCode(fromBase32(secret), totpStep(new Date(app.clock.now().getTime() + aside * STEP)));
const start = (browser: Visitor, password = GOOD_PASSWORD): Promise<Answer> =>
  browser.call('POST', '/api/auth/second-factor/start', { password });
const me = async (browser: Visitor): Promise<number> => (await browser.call('GET', '/api/auth/user')).status;

/** A member whose sign-in takes two steps; time has moved on, so that the code of the set-up is old. */
async function guarded() {
  const member = await app.member();
  const { secret } = (await start(member)).body;
  const confirmed = await member.call('POST', '/api/auth/second-factor/confirm', { code: codeOf(secret) });
  expect(confirmed.status).toBe(200);
  app.clock.advance(3 * STEP);
  return {
    member,
    email: member.email,
    secret: secret as string,
    recoveryCodes: confirmed.body.recoveryCodes as string[],
  };
}
const login = async (email: string, extra: object = {}) => {
  const browser = await app.visitor();
  const answer = await browser.call('POST', '/api/auth/login', { email, password: GOOD_PASSWORD, ...extra });
  const second = (code: string): Promise<Answer> =>
    browser.call('POST', '/api/auth/login/second-factor', { challenge: answer.body.details?.challenge, code });
  return { browser, answer, second };
};

describe('setting up', () => {
  it('gives a secret for the app, and is not on before a code of it was confirmed', async () => {
    const member = await app.member();
    const { status, body } = await start(member);
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual(['secret', 'uri']);
    expect(body.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(body.uri).toContain(`secret=${body.secret}&issuer=Adjudge`);
    expect((await login(member.email)).answer.status).toBe(200);
    const confirm = (code: string) => member.call('POST', '/api/auth/second-factor/confirm', { code });
    const wrong = await confirm('000000');
    expect([wrong.status, wrong.body.code]).toEqual([400, 'second_factor_wrong']);
    const right = await confirm(` ${codeOf(body.secret).slice(0, 3)} ${codeOf(body.secret).slice(3)}`);
    expect(right.body.recoveryCodes).toHaveLength(10);
    expect((await member.call('GET', '/api/auth/second-factor')).body).toEqual({
      enabled: true,
      recoveryCodesLeft: 10,
    });
    await mailsTo(app, member.email, 'Two-step sign-in is on');
    expect((await start(member)).body.code).toBe('second_factor_is_on');
    expect((await confirm(codeOf(body.secret, 1))).body.code).toBe('second_factor_is_on');
  });

  it('asks for the password, in a sentence', async () => {
    const member = await app.member();
    const answer = await start(member, 'wrong-horse-7');
    expect([answer.status, answer.body.message]).toEqual([400, 'That is not your current password.']);
    const empty = await member.call('POST', '/api/auth/second-factor/start', {});
    expect([empty.status, empty.body.message]).toEqual([400, 'Please enter your password.']);
    const early = await member.call('POST', '/api/auth/second-factor/confirm', { code: '123456' });
    expect([early.status, early.body.code]).toEqual([409, 'second_factor_is_off']);
  });

  it('takes the code of the newest secret', async () => {
    const member = await app.member();
    const [old, fresh] = [(await start(member)).body.secret, (await start(member)).body.secret];
    const confirm = (code: string) => member.call('POST', '/api/auth/second-factor/confirm', { code });
    expect((await confirm(codeOf(old))).status).toBe(400);
    expect((await confirm(codeOf(fresh))).status).toBe(200);
  });

  it('keeps neither the secret nor the recovery codes readable, in the database or the log', async () => {
    const { secret, recoveryCodes } = await guarded();
    const rows = JSON.stringify(await app.db('platform.second_factors'));
    const log = app.logLines.join('\n');
    const plain = [
      secret,
      fromBase32(secret).toString('hex'),
      fromBase32(secret).toString('base64url'),
      ...recoveryCodes,
    ];
    for (const text of plain) {
      expect(rows).not.toContain(text);
      expect(log).not.toContain(text);
    }
  });

  it.each([
    ['GET', '/api/auth/second-factor'],
    ['POST', '/api/auth/second-factor/start'],
    ['POST', '/api/auth/second-factor/confirm'],
    ['POST', '/api/auth/second-factor/recovery-codes'],
    ['POST', '/api/auth/second-factor/remove'],
  ])('%s %s is not there for a visitor', async (method, path) => {
    expect((await (await app.visitor()).call(method, path)).status).toBe(401);
  });
});

describe('signing in with a second step', () => {
  it('gives no session for the password alone', async () => {
    const { email } = await guarded();
    const { browser, answer } = await login(email);
    expect([answer.status, answer.body.code]).toEqual([401, 'second_factor_needed']);
    expect(answer.body.details).toEqual({ challenge: expect.stringMatching(/^[\w-]{43}$/) });
    expect(answer.setCookies).toEqual([]);
    expect(await me(browser)).toBe(401);
    const sessions = await app
      .db('platform.sessions as s')
      .join('platform.users as u', 'u.id', 's.user_id')
      .where({ email });
    expect(sessions).toHaveLength(1);
  });

  it('gives one for the password and a code', async () => {
    const { email, secret } = await guarded();
    const { browser, second } = await login(email);
    const answer = await second(codeOf(secret));
    expect(answer.status).toBe(200);
    expect(answer.body.user.email).toBe(email);
    expect(answer.setCookies.find((line) => line.startsWith('adjudge_session='))).not.toMatch(/Max-Age|Expires/);
    expect(await me(browser)).toBe(200);
    expect((await browser.call('POST', '/api/auth/logout')).status).toBe(200);
  });

  it('keeps the session 30 days when that was asked for with the password', async () => {
    const { email, secret } = await guarded();
    const { browser, second } = await login(email, { rememberMe: true });
    const answer = await second(codeOf(secret));
    expect(answer.setCookies.find((line) => line.startsWith('adjudge_session='))).toMatch(/; Max-Age=2592000; Path=/);
    app.clock.advance(29 * 86_400_000);
    expect(await me(browser)).toBe(200);
  });

  it('takes a code once, also from another browser and of two at the same moment', async () => {
    const { email, secret } = await guarded();
    const tries = await Promise.all([login(email), login(email)]);
    const code = codeOf(secret);
    const answers = await Promise.all(tries.map(({ second }) => second(code)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 400]);
    const later = await (await login(email)).second(code);
    expect(later.body.code).toBe('second_factor_wrong');
    // The one before it is older than what was taken.
    expect((await (await login(email)).second(codeOf(secret, -1))).status).toBe(400);
    expect((await (await login(email)).second(codeOf(secret, 1))).status).toBe(200);
  });

  it('takes each recovery code once', async () => {
    const { member, email, recoveryCodes } = await guarded();
    const [first = '', other = ''] = recoveryCodes;
    expect((await (await login(email)).second(first)).status).toBe(200);
    expect((await (await login(email)).second(first)).body.code).toBe('second_factor_wrong');
    expect((await (await login(email)).second(other.toUpperCase().replace('-', ' '))).status).toBe(200);
    expect((await member.call('GET', '/api/auth/second-factor')).body.recoveryCodesLeft).toBe(8);
  });

  it('tells the owner of a used recovery code, by mail and in the trail, and of no code of the app', async () => {
    const { member, email, secret, recoveryCodes } = await guarded();
    expect((await (await login(email)).second(codeOf(secret))).status).toBe(200);
    expect((await (await login(email)).second(recoveryCodes[0] ?? '')).status).toBe(200);
    const mails = await mailsTo(app, email, 'A recovery code was used');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text_body).toContain('9 recovery codes are left.');
    expect(mails[0]?.text_body).not.toContain(recoveryCodes[0]);
    const { entries } = (await member.call('GET', '/api/auth/audit')).body;
    expect(entries[0]).toMatchObject({ action: 'login', result: 'ok', code: 'recovery_code' });
  });

  it('says when the last recovery code is gone', async () => {
    const { email, recoveryCodes } = await guarded();
    const last = recoveryCodes.at(-1) ?? '';
    const { id } = await app.db('platform.users').where({ email }).first();
    const kept = (await app.db('platform.second_factors').where({ user_id: id }).first()).recovery_hashes.slice(-1);
    await app.db('platform.second_factors').where({ user_id: id }).update({ recovery_hashes: kept });
    expect((await (await login(email)).second(last)).status).toBe(200);
    const [mail] = await mailsTo(app, email, 'A recovery code was used');
    expect(mail?.text_body).toContain('None are left. Create new ones in your account');
  });

  it('waits ten minutes for the code, once, and takes no other token for a challenge', async () => {
    const { email, secret } = await guarded();
    const used = await login(email);
    expect((await used.second(codeOf(secret))).status).toBe(200);
    app.clock.advance(STEP);
    expect((await used.second(codeOf(secret))).body.code).toBe('second_factor_expired');
    const slow = await login(email);
    app.clock.advance(10.1 * 60_000);
    expect((await slow.second(codeOf(secret))).body.code).toBe('second_factor_expired');
    const { browser } = await login(email);
    const forged = await browser.call('POST', '/api/auth/login/second-factor', {
      challenge: 'x',
      code: codeOf(secret),
    });
    expect([forged.status, forged.body.code]).toEqual([400, 'second_factor_expired']);
    const empty = await browser.call('POST', '/api/auth/login/second-factor', {});
    expect([empty.status, empty.body.message]).toEqual([400, 'Please enter the code.']);
  });

  it('stops guesses after ten in a quarter of an hour, over all challenges and addresses', async () => {
    const { email, secret } = await guarded();
    const statuses: number[] = [];
    for (let i = 0; i < 6; i += 1) {
      const { browser, answer } = await login(email);
      for (let j = 0; j < 2; j += 1) {
        const body = { challenge: answer.body.details?.challenge, code: `00000${j}` };
        const from = { 'x-forwarded-for': `198.51.100.${i * 2 + j}` };
        statuses.push((await browser.call('POST', '/api/auth/login/second-factor', body, from)).status);
      }
    }
    expect(statuses).toEqual([...Array<number>(10).fill(400), 429, 429]);
    expect((await (await login(email)).second(codeOf(secret))).status).toBe(429);
  });

  it('does not adopt the session the browser came with', async () => {
    const { email, secret } = await guarded();
    const planted = await app.member();
    const attacker = planted.copy();
    const answer = await planted.call('POST', '/api/auth/login', { email, password: GOOD_PASSWORD });
    await planted.call('POST', '/api/auth/login/second-factor', {
      challenge: answer.body.details.challenge,
      code: codeOf(secret),
    });
    expect((await planted.call('GET', '/api/auth/user')).body.user.email).toBe(email);
    expect(await me(attacker)).toBe(401);
  });

  it('says no more than without it where the password is wrong or the address unknown', async () => {
    const { email } = await guarded();
    const wrong = await (await app.visitor()).call('POST', '/api/auth/login', { email, password: 'wrong-horse-7' });
    const unknown = await (await app.visitor()).call('POST', '/api/auth/login', {
      email: freshEmail(),
      password: 'wrong-horse-7',
    });
    expect({ ...wrong.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
  });

  it('is in the owner’s trail', async () => {
    const { member, email, secret } = await guarded();
    const { second } = await login(email);
    await second('000000');
    await second(codeOf(secret));
    const { entries } = (await member.call('GET', '/api/auth/audit')).body;
    expect(entries.map((e: Record<string, string>) => [e.action, e.code]).slice(0, 4)).toEqual([
      ['login', 'app_code'],
      ['login', 'second_factor_wrong'],
      ['login', 'second_factor_needed'],
      ['second_factor_on', null],
    ]);
  });
});

describe('changing it', () => {
  it('new recovery codes make the old ones worthless', async () => {
    const { member, email, recoveryCodes } = await guarded();
    const path = '/api/auth/second-factor/recovery-codes';
    expect((await member.call('POST', path, { password: 'wrong-horse-7' })).body.code).toBe('wrong_password');
    const renewed = (await member.call('POST', path, { password: GOOD_PASSWORD })).body.recoveryCodes;
    expect(renewed).toHaveLength(10);
    expect((await (await login(email)).second(recoveryCodes[0] ?? '')).status).toBe(400);
    expect((await (await login(email)).second(renewed[0])).status).toBe(200);
    const without = await app.member();
    expect((await without.call('POST', path, { password: GOOD_PASSWORD })).body.code).toBe('second_factor_is_off');
  });

  it('goes off with the password, and is told by mail', async () => {
    const { member, email } = await guarded();
    const path = '/api/auth/second-factor/remove';
    expect((await member.call('POST', path, { password: 'wrong-horse-7' })).body.code).toBe('wrong_password');
    const answer = await member.call('POST', path, { password: GOOD_PASSWORD });
    expect([answer.status, answer.body.message]).toEqual([200, 'You now sign in with your password only.']);
    expect((await login(email)).answer.status).toBe(200);
    await mailsTo(app, email, 'Two-step sign-in is off');
  });

  it('stays on through a forgotten password: the mailbox is one step, not two', async () => {
    const { email } = await guarded();
    await app.db('platform.users').where({ email }).update({ email_verified: true });
    await (await app.visitor()).call('POST', '/api/auth/forgot-password', { email });
    const [mail] = await mailsTo(app, email, 'Choose a new password');
    const token = /token=([\w-]{43})/.exec(mail?.text_body ?? '')?.[1];
    await (await app.visitor()).call('POST', '/api/auth/reset-password', { token, password: 'battery-staple-8' });
    const { answer } = await login(email, { password: 'battery-staple-8' });
    expect(answer.body.code).toBe('second_factor_needed');
  });
});
