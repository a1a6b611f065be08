import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type AccountApp, createAccountApp, freshEmail, GOOD_PASSWORD } from './account-app.ts';
import { mailsTo, tokenIn } from './outbox.ts';
import type { Answer, Visitor } from './visitor.ts';

let app: AccountApp;
const HOUR = 3_600_000;
const ASKED = 'Email change requested';
const LINK = 'Confirm your new email address';

beforeAll(async () => {
  app = await createAccountApp({ trustedProxies: 1 });
});
afterAll(() => app.stop());
afterEach(async () => {
  app.clock.set(new Date());
  await app.db('platform.rate_limits').delete();
});

const ask = (browser: Visitor, email: string, password = GOOD_PASSWORD): Promise<Answer> =>
  browser.call('POST', '/api/auth/change-email', { email, password });
const confirm = (browser: Visitor, token: string): Promise<Answer> =>
  browser.call('POST', '/api/auth/change-email/confirm', { token });
const addressOf = async (browser: Visitor) => (await browser.call('GET', '/api/auth/user')).body.user?.email;
/** A member who asked for another address, and the token of the link in that mailbox. */
async function asking() {
  const [member, email] = [await app.member(), freshEmail()];
  expect((await ask(member, email)).status).toBe(200);
  return { member, email, token: tokenIn((await mailsTo(app, email, LINK)).at(-1), '/account') };
}
const trail = async (browser: Visitor) =>
  (await browser.call('GET', '/api/auth/audit')).body.entries.map(
    (entry: { action: string; result: string; code: string | null }) => [entry.action, entry.result, entry.code],
  );

describe('POST /api/auth/change-email', () => {
  it('mails a link to the new address and a notice to the one of now, and changes nothing yet', async () => {
    const { member, email } = await asking();
    const [notice] = await mailsTo(app, member.email, ASKED);
    expect(notice?.text_body).toContain(email);
    expect(notice?.text_body).not.toContain('new-email=');
    expect(await addressOf(member)).toBe(member.email);
    expect((await trail(member))[0]).toEqual(['ask_email_change', 'ok', null]);
  });

  it('asks for the password, for an address, and for another one', async () => {
    const member = await app.member();
    const wrong = await ask(member, freshEmail(), 'wrong-horse-7');
    expect([wrong.status, wrong.body.message]).toEqual([400, 'That is not your current password.']);
    expect((await trail(member))[0]).toEqual(['ask_email_change', 'refused', 'wrong_password']);
    expect((await ask(member, 'nobody')).body.message).toBe('Please enter a valid email address');
    expect((await ask(member, freshEmail(), '')).body.message).toBe('Please enter your password.');
    const same = await ask(member, member.email.toUpperCase());
    expect([same.status, same.body.message]).toEqual([400, 'That is already your address.']);
  });

  it('answers for a taken address as for a free one, does the same before, and tells only its owner', async () => {
    const [member, other] = [await app.member(), await app.member()];
    await mailsTo(app, member.email, 'Welcome to Adjudge');
    await mailsTo(app, other.email, 'Welcome to Adjudge');
    const asked: string[] = [];
    app.db.on('query', ({ sql }: { sql: string }) => asked.push(sql));
    const answerFor = async (email: string) => {
      asked.length = 0;
      const { status, body, headers } = await ask(member, email);
      // What comes after the audit row happens behind the answer.
      const before = asked.slice(0, asked.findIndex((sql) => sql.includes('audit_log')) + 1);
      return { status, said: body.message.replace(email, 'it'), headers: [...headers.keys()], before };
    };
    const taken = await answerFor(other.email);
    const [mail] = await mailsTo(app, other.email, 'This address already has an Adjudge account');
    const free = freshEmail();
    const open = await answerFor(free);
    await mailsTo(app, free, LINK);
    expect(open.before.length).toBeGreaterThan(3);
    // The first time there was no earlier link to revoke; the statements are the same.
    expect(taken).toEqual(open);
    expect(mail?.text_body).not.toContain('new-email=');
    expect(mail?.text_body).not.toContain(member.email);
  });

  it('sends three links an hour to one address, whoever asks, and five for one account', async () => {
    const email = freshEmail();
    const statuses: number[] = [];
    for (let i = 0; i < 4; i += 1) statuses.push((await ask(await app.member(), email)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    const member = await app.member();
    for (let i = 0; i < 5; i += 1) expect((await ask(member, freshEmail())).status).toBe(200);
    expect((await ask(member, freshEmail())).status).toBe(429);
  });

  it('is not there for a visitor, nor is the confirmation', async () => {
    const visitor = await app.visitor();
    expect((await ask(visitor, freshEmail())).status).toBe(401);
    expect((await confirm(visitor, 'a'.repeat(43))).status).toBe(401);
  });
});

describe('POST /api/auth/change-email/confirm', () => {
  it('takes the address, confirmed; sign-in goes by it alone; the old mailbox is told and opens nothing', async () => {
    const { member, email, token } = await asking();
    const verifyOld = tokenIn((await mailsTo(app, member.email, 'Welcome to Adjudge'))[0], '/verify-email');
    await (await app.visitor()).call('POST', '/api/auth/forgot-password', { email: member.email });
    const resetOld = tokenIn((await mailsTo(app, member.email, 'Choose a new password'))[0], '/reset-password');
    const answer = await confirm(member, token);
    expect(answer.status).toBe(200);
    expect(answer.body.user).toMatchObject({ email, emailVerified: true });
    expect((await member.call('GET', '/api/auth/user')).body.user).toMatchObject({ email, emailVerified: true });
    const [notice] = await mailsTo(app, member.email, 'Your email address was changed');
    expect(notice?.text_body).toContain(email);
    const login = async (address: string) =>
      (await (await app.visitor()).call('POST', '/api/auth/login', { email: address, password: GOOD_PASSWORD })).status;
    expect([await login(member.email), await login(email)]).toEqual([401, 200]);
    const visitor = await app.visitor();
    const reset = { token: resetOld, password: 'battery-staple-8' };
    expect((await visitor.call('POST', '/api/auth/reset-password', reset)).body.code).toBe('reset_link_invalid');
    const verify = await visitor.call('GET', `/api/auth/verify-email?token=${verifyOld}`);
    expect(verify.headers.get('location')).toBe('/verify-email?status=invalid');
    expect((await trail(member)).slice(0, 2)).toContainEqual(['change_email', 'ok', null]);
  });

  it('says the same when the link is opened twice, also at the same moment', async () => {
    const { member, email, token } = await asking();
    const answers = await Promise.all([1, 2, 3].map(() => confirm(member, token)));
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1);
    expect(await confirm(member, token)).toMatchObject({ status: 200, body: { user: { email } } });
    expect(await mailsTo(app, member.email, 'Your email address was changed')).toHaveLength(1);
  });

  it('takes no link of another account, none older than a day, none made worthless by a newer one', async () => {
    const [one, other] = [await asking(), await app.member()];
    const refusal = { status: 400, body: { code: 'email_link_invalid' } };
    expect(await confirm(other, one.token)).toMatchObject(refusal);
    expect(await addressOf(other)).toBe(other.email);
    const newer = freshEmail();
    await ask(one.member, newer);
    const token = tokenIn((await mailsTo(app, newer, LINK))[0], '/account');
    expect(await confirm(one.member, one.token)).toMatchObject(refusal);
    app.clock.advance(24.1 * HOUR);
    const { email } = one.member;
    const late = await app.visitor();
    await late.call('POST', '/api/auth/login', { email, password: GOOD_PASSWORD });
    expect(await confirm(late, token)).toMatchObject(refusal);
    expect(await addressOf(late)).toBe(email);
  });

  it('refuses an address that got an account in the meantime, in words', async () => {
    const { member, email, token } = await asking();
    await app.member({ email });
    expect(await confirm(member, token)).toMatchObject({ status: 409, body: { code: 'email_taken' } });
    expect(await addressOf(member)).toBe(member.email);
    expect((await trail(member))[0]).toEqual(['change_email', 'refused', 'email_taken']);
  });

  it('is made worthless by a new password, changed or chosen with a mailed link', async () => {
    const { member, token } = await asking();
    const change = { currentPassword: GOOD_PASSWORD, newPassword: 'battery-staple-8' };
    expect((await member.call('POST', '/api/auth/change-password', change)).status).toBe(200);
    expect((await confirm(member, token)).body.code).toBe('email_link_invalid');
    const second = await asking();
    await (await app.visitor()).call('POST', '/api/auth/forgot-password', { email: second.member.email });
    const reset = tokenIn((await mailsTo(app, second.member.email, 'Choose a new password'))[0], '/reset-password');
    const browser = await app.visitor();
    await browser.call('POST', '/api/auth/reset-password', { token: reset, password: 'battery-staple-8' });
    await browser.call('POST', '/api/auth/login', { email: second.member.email, password: 'battery-staple-8' });
    expect((await confirm(browser, second.token)).body.code).toBe('email_link_invalid');
  });

  it('keeps the token out of the database and the log', async () => {
    const { member, token } = await asking();
    await confirm(member, token);
    expect(JSON.stringify(await app.db('platform.one_time_tokens'))).not.toContain(token);
    expect(app.logLines.join('\n')).not.toContain(token);
  });
});
