import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type AccountApp, createAccountApp } from './account-app.ts';
import { mailsTo, tokenIn } from './outbox.ts';
import type { Answer, Visitor } from './visitor.ts';

let app: AccountApp;
const HOUR = 3_600_000;

beforeAll(async () => {
  app = await createAccountApp();
});
afterAll(() => app.stop());
afterEach(async () => {
  app.clock.set(new Date());
  await app.db('platform.rate_limits').delete();
});

const open = async (query: string): Promise<Answer> =>
  (await app.visitor()).call('GET', `/api/auth/verify-email${query}`);
const welcomeToken = async (email: string): Promise<string> =>
  tokenIn((await mailsTo(app, email, 'Welcome to Adjudge'))[0], '/verify-email');
const verified = async (browser: Visitor): Promise<boolean> =>
  (await browser.call('GET', '/api/auth/user')).body.user.emailVerified;
const place = (answer: Answer): unknown[] => [answer.status, answer.headers.get('location'), answer.text];

describe('GET /api/auth/verify-email', () => {
  it('confirms the address and leads to the page, for whoever opens the link, twice as well', async () => {
    const member = await app.member();
    const token = await welcomeToken(member.email);
    expect(await verified(member)).toBe(false);
    expect(place(await open(`?token=${token}`))).toEqual([302, '/verify-email?status=verified', '']);
    expect(await verified(member)).toBe(true);
    expect(place(await open(`?token=${token}`))).toEqual([302, '/verify-email?status=verified', '']);
    const rows = await app.db('platform.audit_log').where({ action: 'verify_email' });
    expect(rows.map((row) => row.result)).toEqual(['ok']);
  });

  it('signs nobody in', async () => {
    const { email } = await app.member();
    const browser = await app.visitor();
    const answer = await browser.call('GET', `/api/auth/verify-email?token=${await welcomeToken(email)}`);
    expect(answer.setCookies).toEqual([]);
    expect((await browser.call('GET', '/api/auth/user')).status).toBe(401);
  });

  it('says that a link is older than 24 hours', async () => {
    const member = await app.member();
    const token = await welcomeToken(member.email);
    app.clock.advance(23.9 * HOUR);
    const row = () => app.db('platform.users').where({ email: member.email }).first('email_verified');
    app.clock.advance(0.2 * HOUR);
    expect(place(await open(`?token=${token}`))).toEqual([302, '/verify-email?status=expired', '']);
    expect(await row()).toEqual({ email_verified: false });
  });

  it.each(['', '?token=', '?token=x', `?token=${'a'.repeat(43)}`, '?token=%00', `?token=${'a'.repeat(900)}`])(
    'leads %j to the page of a link that is none',
    async (query) => {
      expect(place(await open(query))).toEqual([302, '/verify-email?status=invalid', '']);
    },
  );

  it('leads nowhere else, whatever is asked', async () => {
    const answer = await open('?token=x&callbackURL=https://evil.example&next=//evil.example');
    expect(answer.headers.get('location')).toBe('/verify-email?status=invalid');
  });
});

describe('POST /api/auth/resend-verification', () => {
  const resend = (browser: Visitor): Promise<Answer> => browser.call('POST', '/api/auth/resend-verification');

  it('mails a link that works, five times an hour', async () => {
    const member = await app.member();
    const answer = await resend(member);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ message: `We sent a new link to ${member.email}. It works for 24 hours.` });
    const statuses: number[] = [];
    for (let i = 0; i < 5; i += 1) statuses.push((await resend(member)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
    const mails = await mailsTo(app, member.email, 'Confirm your email address', 5);
    await open(`?token=${tokenIn(mails[0], '/verify-email')}`);
    expect(await verified(member)).toBe(true);
  });

  it('says that the address is confirmed already, and mails nothing', async () => {
    const member = await app.member();
    await open(`?token=${await welcomeToken(member.email)}`);
    expect((await resend(member)).body).toEqual({ message: 'Your email address is already confirmed.' });
    expect(
      await app.db('platform.outbox_mails').where({ recipient: member.email, subject: 'Confirm your email address' }),
    ).toEqual([]);
  });

  it('is not there for a visitor', async () => {
    expect((await resend(await app.visitor())).status).toBe(401);
  });
});
