import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type AccountApp, createAccountApp, GOOD_PASSWORD } from './account-app.ts';
import type { Answer, Visitor } from './visitor.ts';

let app: AccountApp;

beforeAll(async () => {
  app = await createAccountApp({ trustedProxies: 1 });
});
afterAll(() => app.stop());
afterEach(() => app.db('platform.rate_limits').delete());

describe('PATCH /api/auth/user', () => {
  const rename = (browser: Visitor, body: unknown): Promise<Answer> => browser.call('PATCH', '/api/auth/user', body);

  it.each(['Grace Hopper', '<script>alert(1)</script>', ' ﷺ 👩‍👩‍👧‍👦 ', "Robert'); drop table x;--"])(
    'changes the name to %j and gives it back equal',
    async (name) => {
      const member = await app.member();
      const answer = await rename(member, { name });
      expect(answer.status).toBe(200);
      expect(answer.body.user).toMatchObject({ name, email: member.email });
      expect((await member.call('GET', '/api/auth/user')).body).toEqual(answer.body);
    },
  );

  it.each([
    [undefined, 'Please enter your name.'],
    [{}, 'Please enter your name.'],
    [{ name: ' \t' }, 'Please enter your name.'],
    [{ name: 'x'.repeat(101) }, 'Please keep your name under 100 characters.'],
    [{ name: 'Ada\0' }, 'Your name contains a character we cannot store.'],
  ])('refuses %j with a sentence', async (body, message) => {
    const answer = await rename(await app.member(), body);
    expect([answer.status, answer.body.message]).toEqual([400, message]);
  });

  it('changes nothing else, whatever is sent', async () => {
    const member = await app.member();
    const before = await app.db('platform.users').where({ email: member.email }).first();
    const extra = {
      id: '00000000-0000-7000-8000-000000000000',
      email: 'taken@example.com',
      role: 'admin',
      plan: 'elite',
      tokensUsed: '-100',
      tokensLimit: 1_000_000,
      emailVerified: true,
      email_verified: true,
      hasCompletedOnboarding: true,
      createdAt: '2000-01-01T00:00:00Z',
      constructor: { prototype: { role: 'admin' } },
    };
    const answer = await rename(member, { name: 'Grace', ...extra });
    expect(answer.body.user).toMatchObject({
      name: 'Grace',
      plan: 'free',
      role: 'user',
      tokensUsed: '0',
      tokensLimit: 50,
    });
    const after = await app.db('platform.users').where({ email: member.email }).first();
    expect({ ...after, updated_at: null }).toEqual({ ...before, name: 'Grace', updated_at: null });
  });

  it('is not there for a visitor', async () => {
    expect((await rename(await app.visitor(), { name: 'Ada' })).status).toBe(401);
  });
});

describe('GET /api/auth/audit', () => {
  const read = async (browser: Visitor, query = '') => (await browser.call('GET', `/api/auth/audit${query}`)).body;

  it('tells the owner of sign-ins, refusals and changes, newest first, and nobody else', async () => {
    const member = await app.member();
    const other = await app.member();
    const stranger = await app.visitor();
    const wrong = { email: member.email, password: 'wrong-horse-7' };
    await stranger.call('POST', '/api/auth/login', wrong, {
      'x-forwarded-for': '203.0.113.77',
      'user-agent': 'curl/8',
    });
    await member.call('PATCH', '/api/auth/user', { name: 'Grace' });
    await member.call('POST', '/api/auth/change-password', {
      currentPassword: 'wrong-horse-7',
      newPassword: 'battery-staple-8',
    });
    await member.call('POST', '/api/auth/change-password', {
      currentPassword: GOOD_PASSWORD,
      newPassword: 'battery-staple-8',
    });
    const { entries, next } = await read(member);
    expect(entries.map((e: Record<string, string>) => [e.action, e.result, e.code])).toEqual([
      ['change_password', 'ok', null],
      ['change_password', 'refused', 'wrong_password'],
      ['change_name', 'ok', null],
      ['login', 'refused', 'invalid_credentials'],
      ['signup', 'ok', null],
    ]);
    expect(entries[3]).toMatchObject({ addressPrefix: '203.0.113.0/24', network: 'ipv4', browser: null });
    expect(next).toBeNull();
    expect((await read(other)).entries.map((e: Record<string, string>) => e.action)).toEqual(['signup']);
    // Somebody else's entry is no place to start from.
    expect((await read(other, `?before=${entries[0].id}`)).entries).toEqual([]);
  });

  it('comes in pages of 50 that leave nothing out', async () => {
    const member = await app.member();
    const { id } = (await member.call('GET', '/api/auth/user')).body.user;
    const at = app.clock.now();
    const rows = Array.from({ length: 119 }, () => ({
      id: crypto.randomUUID(),
      at,
      user_id: id,
      action: 'logout',
      result: 'ok',
    }));
    await app.db('platform.audit_log').insert(rows);
    const seen: string[] = [];
    let next: string | null = null;
    do {
      const page: { entries: { id: string }[]; next: string | null } = await read(
        member,
        next ? `?before=${next}` : '',
      );
      seen.push(...page.entries.map((entry) => entry.id));
      next = page.next;
    } while (next);
    expect(seen).toHaveLength(120);
    expect(new Set(seen).size).toBe(120);
  });

  it('refuses a start that is none, and visitors', async () => {
    expect((await (await app.member()).call('GET', '/api/auth/audit?before=1')).status).toBe(400);
    expect((await (await app.visitor()).call('GET', '/api/auth/audit')).status).toBe(401);
  });
});
