import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemIds } from '#platform/ids.ts';
import { createLog } from '#platform/log/create-log.ts';
import { createAccountPool } from './account-pool.ts';
import { type Auth, createAuth } from './create-auth.ts';
import { SessionReader } from './session-reader.ts';
import { type AccountApp, createAccountApp } from './tests/account-app.ts';

let app: AccountApp;
let pool: ReturnType<typeof createAccountPool>;
let auth: Auth;
let reader: SessionReader;
const log = createLog({ level: 'silent', process: 'test' });

beforeAll(async () => {
  app = await createAccountApp();
  const { databaseUrl, publicUrl, clock, secret } = app;
  pool = createAccountPool({ databaseUrl, size: 2, log });
  auth = createAuth({ pool, secret, publicUrl, clock, ids: systemIds, log });
  reader = new SessionReader({
    pool,
    secret,
    publicUrl,
    clock,
    log,
    planOf: async (ids) => new Map(ids.map((id) => [id, 'pro' as const])),
  });
});
afterAll(async () => {
  await pool.end();
  await app.stop();
});

/** Both answers to one Cookie header, in one form. */
async function both(cookie: string) {
  const theirs = await auth.api.getSession({ headers: new Headers({ cookie }) });
  const ours = await reader.read({ cookie });
  return {
    theirs: theirs && { sessionId: theirs.session.id, ...facts(theirs.user as never) },
    ours: ours ? { sessionId: ours.sessionId, ...facts(ours.user) } : null,
  };
}

function facts(
  user: Record<'id' | 'email' | 'name' | 'role' | 'emailVerified', unknown> & {
    createdAt: Date;
  },
) {
  const { id, email, name, role, emailVerified, createdAt } = user;
  return { id, email, name, role, emailVerified, createdAt: createdAt.toISOString() };
}

describe('our session look-up and the account library’s own', () => {
  it('find the same session and user', async () => {
    const browser = await app.member({ name: 'Zoë; "Ω"' });
    const { theirs, ours } = await both(browser.cookieHeader());
    expect(ours).not.toBeNull();
    expect(ours).toEqual(theirs);
  });

  it('refuse the same cookies', async () => {
    const browser = await app.member();
    const value = browser.cookies.get('adjudge_session') ?? '';
    const [token, signature] = value.split('.');
    const forged = [
      '',
      token,
      `${token}.`,
      `x${value}`,
      `${token}.${encodeURIComponent(`${'A'.repeat(43)}=`)}`,
      `.${signature}`,
    ];
    for (const cookie of forged) {
      expect(await both(`adjudge_session=${cookie}`), `cookie ${cookie}`).toEqual({ theirs: null, ours: null });
    }
    expect(await both('')).toEqual({ theirs: null, ours: null });
    expect(await both(`other_session=${value}`)).toEqual({ theirs: null, ours: null });
  });

  it('refuse an ended and a removed session', async () => {
    const browser = await app.member();
    const found = await reader.read({ cookie: browser.cookieHeader() });
    await app
      .db('platform.sessions')
      .where({ id: found?.sessionId })
      .update({ expires_at: new Date(Date.now() - 1000) });
    expect(await reader.read({ cookie: browser.cookieHeader() })).toBeUndefined();
    expect(await both(browser.cookieHeader())).toEqual({ theirs: null, ours: null });
    await app.db('platform.sessions').where({ id: found?.sessionId }).delete();
    expect(await both(browser.cookieHeader())).toEqual({ theirs: null, ours: null });
  });

  it('asks the plan source for the plan', async () => {
    const browser = await app.member();
    expect((await reader.read({ cookie: browser.cookieHeader() }))?.user.plan).toBe('pro');
  });

  it('says that a part is away when the database cannot be reached, and knows everybody again when it can', async () => {
    const browser = await app.member();
    const cookie = browser.cookieHeader();
    const lame = createAccountPool({ databaseUrl: app.databaseUrl, size: 1, log });
    const { publicUrl, clock, secret } = app;
    const planOf = async () => new Map();
    const lost = new SessionReader({ pool: lame, secret, publicUrl, clock, log, planOf });
    expect(await lost.read({ cookie })).toBeDefined();
    const held = await lame.query('select pg_backend_pid() as pid');
    const pending = lame.query('select pg_sleep(5)').catch(() => undefined);
    const waiting = lost.read({ cookie });
    await app.db.raw('select pg_terminate_backend(?)', [held.rows[0].pid]);
    await pending;
    await expect(waiting).resolves.toBeDefined();
    const nowhere = createAccountPool({ databaseUrl: 'postgres://nobody@127.0.0.1:1/none', size: 1, log });
    const deaf = new SessionReader({ pool: nowhere, secret, publicUrl, clock, log, planOf });
    await expect(deaf.read({ cookie })).rejects.toMatchObject({ code: 'dependency_unavailable', status: 503 });
    await Promise.all([lame.end(), nowhere.end()]);
  });
});
