import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type AccountApp, createAccountApp, freshEmail } from './account-app.ts';
import type { Visitor } from './visitor.ts';

let app: AccountApp;

beforeAll(async () => {
  app = await createAccountApp({ trustedProxies: 1 });
});
afterAll(() => app.stop());
afterEach(() => app.db('platform.rate_limits').delete());

const check = (browser: Visitor, email: string, from = '192.0.2.1') =>
  browser.call('GET', `/api/auth/check-email?email=${encodeURIComponent(email)}`, undefined, {
    'x-forwarded-for': from,
  });

describe('GET /api/auth/check-email', () => {
  it('tells a visitor that an address is free', async () => {
    const answer = await check(await app.visitor(), freshEmail());
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ available: true, message: 'This email is available.', suggestion: null });
  });

  it('tells that it is taken, however it is written, also to somebody signed in', async () => {
    const member = await app.member();
    const answer = await check(member, ` ${member.email.toUpperCase()}`);
    expect(answer.body).toEqual({
      available: false,
      message: 'There is already an account with this email. Sign in instead.',
      suggestion: null,
    });
  });

  it('suggests the address that was meant', async () => {
    const answer = await check(await app.visitor(), 'ada@gmial.com');
    expect(answer.body).toEqual({
      available: true,
      message: 'This email is available.',
      suggestion: 'ada@gmail.com',
    });
  });

  it.each(['', 'ada', 'ada@example', '@example.com'])('refuses %j with the sentence of the form', async (email) => {
    const answer = await check(await app.visitor(), email);
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid_input']);
    expect(answer.body.message).toBe('Please enter a valid email address');
  });

  it('answers 60 questions in ten minutes per network, also when hops are invented', async () => {
    const browser = await app.visitor();
    const statuses: number[] = [];
    for (let i = 0; i < 62; i += 1) {
      statuses.push((await check(browser, freshEmail(), `203.0.113.${i}, 192.0.2.9`)).status);
    }
    expect(statuses).toEqual([...Array<number>(60).fill(200), 429, 429]);
  });

  it('answers 20 questions an hour about one address, from whatever network', async () => {
    const browser = await app.visitor();
    const email = freshEmail();
    const statuses: number[] = [];
    for (let i = 0; i < 21; i += 1) statuses.push((await check(browser, email, `198.51.100.${i}`)).status);
    expect(statuses).toEqual([...Array<number>(20).fill(200), 429]);
  });
});
