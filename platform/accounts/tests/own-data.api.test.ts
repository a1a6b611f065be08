import { MockActivityEnvironment } from '@temporalio/testing';
import { unzipSync } from 'fflate';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { formatDay } from '#platform/contract/format-day.ts';
import { createHousekeeping } from '#platform/process/housekeeping.ts';
import { AccountRemoval } from '../account-removal.ts';
import { type AccountApp, createAccountApp, GOOD_PASSWORD } from './account-app.ts';
import { mailsTo } from './outbox.ts';
import type { Answer, Visitor } from './visitor.ts';

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

const me = async (browser: Visitor) => (await browser.call('GET', '/api/auth/user')).body.user;
const login = async (email: string): Promise<Visitor> => {
  const browser = await app.visitor();
  await browser.call('POST', '/api/auth/login', { email, password: GOOD_PASSWORD });
  return browser;
};
const askDeletion = (browser: Visitor, password = GOOD_PASSWORD): Promise<Answer> =>
  browser.call('POST', '/api/auth/delete-account', { password });
/** The scheduled activity, as a worker runs it. */
const removeDue = async (): Promise<void> => {
  const activity = createHousekeeping(app.process).activities['platform.removeAccounts'];
  if (!activity) throw new Error('nothing removes accounts');
  await new MockActivityEnvironment().run(activity, {});
};
const rowOf = (email: string) => app.db('platform.users').where({ email }).first();

describe('GET /api/auth/my-data', () => {
  const download = async (browser: Visitor) => {
    const response = await fetch(`${app.url}/api/auth/my-data`, { headers: { cookie: browser.cookieHeader() } });
    return { response, bytes: Buffer.from(await response.arrayBuffer()) };
  };

  it('is one archive of what is kept about the person, without what would open their account', async () => {
    const member = await app.member({ name: 'Zoë O’Neil' });
    await app.member();
    await member.call('PATCH', '/api/auth/user', { name: 'Zoë Zwei' });
    await member.call('POST', '/api/auth/second-factor/start', { password: GOOD_PASSWORD });
    const { response, bytes } = await download(member);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="adjudge-data-\d{4}-\d\d-\d\d\.zip"$/,
    );
    expect(response.headers.get('cache-control')).toContain('no-store');
    const files = unzipSync(bytes);
    expect(Object.keys(files)).toEqual([
      'README.txt',
      'account/account.json',
      'account/devices.json',
      'account/passkeys.json',
      'account/api-keys.json',
      'account/networks.json',
      'account/trail.json',
      'account/operators.json',
      'assets/assets.json',
      'requests/requests.json',
    ]);
    const read = (name: string) => JSON.parse(new TextDecoder().decode(files[name]));
    expect(read('account/account.json')).toMatchObject({ email: member.email, name: 'Zoë Zwei', role: 'user' });
    expect(read('account/devices.json')).toHaveLength(1);
    expect(read('account/trail.json').map((entry: { action: string }) => entry.action)).toEqual([
      'signup',
      'change_name',
      'download_data',
    ]);
    const everything = Object.values(files)
      .map((content) => new TextDecoder().decode(content))
      .join('\n');
    const { token, user_id } = await app
      .db('platform.sessions')
      .where({ id: read('account/devices.json')[0].id })
      .first();
    const { password } = await app.db('platform.accounts').where({ user_id }).first();
    const { sealed_secret } = await app.db('platform.second_factors').where({ user_id }).first();
    for (const secret of [token, password, sealed_secret]) expect(everything).not.toContain(secret);
  });

  it('comes five times an hour, and not to a visitor', async () => {
    const member = await app.member();
    const statuses: number[] = [];
    for (let i = 0; i < 6; i += 1) statuses.push((await download(member)).response.status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect((await download(await app.visitor())).response.status).toBe(401);
  });
});

describe('POST /api/auth/delete-account', () => {
  it('signs every device out, tells the day, and takes it from nobody else', async () => {
    const desk = await app.member();
    const phone = await login(desk.email);
    const other = await app.member();
    const answer = await askDeletion(desk);
    expect(answer.status).toBe(200);
    const due = new Date(answer.body.deletionDueAt).getTime() - app.clock.now().getTime();
    expect(Math.abs(due - 7 * DAY)).toBeLessThan(60_000);
    const day = formatDay(new Date(answer.body.deletionDueAt));
    expect(day).toMatch(/^[A-Z][a-z]+ \d{1,2}, 20\d\d$/);
    expect(answer.body.message).toContain(` on ${day}. `);
    expect(answer.body.message).toContain('To keep it, sign in and choose “Keep my account” before then.');
    expect([await me(desk), await me(phone)]).toEqual([undefined, undefined]);
    expect((await me(other)).email).toBe(other.email);
    const [mail] = await mailsTo(app, desk.email, `Your account will be deleted on ${day}`);
    expect(mail?.text_body).toContain('/login?next=/account');
    expect(mail?.text_body).toContain('Sign in before that day and choose “Keep my account”');
  });

  it('asks for the password, in a sentence', async () => {
    const member = await app.member();
    const wrong = await askDeletion(member, 'wrong-horse-7');
    expect([wrong.status, wrong.body.message]).toEqual([400, 'That is not your current password.']);
    expect((await askDeletion(member, '')).body.message).toBe('Please enter your password.');
    expect((await rowOf(member.email)).deletion_due_at).toBeNull();
    expect((await askDeletion(await app.visitor())).status).toBe(401);
  });

  it('moves nothing when it is asked for again', async () => {
    const member = await app.member();
    const first = await askDeletion(member);
    app.clock.advance(3 * DAY);
    const again = await askDeletion(await login(member.email));
    expect(again.body.deletionDueAt).toBe(first.body.deletionDueAt);
  });
});

describe('POST /api/auth/keep-account', () => {
  const keep = (browser: Visitor): Promise<Answer> => browser.call('POST', '/api/auth/keep-account');

  it('takes the deletion back, for whoever signs in and chooses so; signing in alone does not', async () => {
    const member = await app.member();
    const { deletionDueAt } = (await askDeletion(member)).body;
    const back = await login(member.email);
    expect((await me(back)).deletionDueAt).toBe(deletionDueAt);
    const { deletion_asked_at: askedAt } = await rowOf(member.email);
    expect(Date.parse(deletionDueAt) - askedAt).toBe(7 * DAY);
    const answer = await keep(back);
    expect(answer.status).toBe(200);
    expect(answer.body.user).not.toHaveProperty('deletionDueAt');
    expect(await me(back)).toEqual(answer.body.user);
    expect(await rowOf(member.email)).toMatchObject({ deletion_asked_at: null, deletion_due_at: null });
    await mailsTo(app, member.email, 'Your account is kept');
    app.clock.advance(8 * DAY);
    await removeDue();
    expect(await rowOf(member.email)).toBeDefined();
  });

  it('changes nothing where nothing was asked for, and is not there for a visitor', async () => {
    const member = await app.member();
    expect((await keep(member)).body.user.email).toBe(member.email);
    expect(
      await app.db('platform.outbox_mails').where({ recipient: member.email, subject: 'Your account is kept' }),
    ).toEqual([]);
    expect((await keep(await app.visitor())).status).toBe(401);
  });
});

describe('the end of an account', () => {
  it('comes after seven days and leaves nothing of the person but a nameless trail', async () => {
    const name = 'Canary Kestrel';
    const member = await app.member({ name });
    const { id } = await me(member);
    await app.process.storage.put(id, 'upload', Buffer.from('a picture'));
    await member.call('POST', '/api/auth/second-factor/start', { password: GOOD_PASSWORD });
    await askDeletion(member);
    app.clock.advance(6.9 * DAY);
    await removeDue();
    expect(await rowOf(member.email)).toBeDefined();
    app.clock.advance(0.2 * DAY);
    await removeDue();
    expect(await rowOf(member.email)).toBeUndefined();
    expect(await app.process.storage.get(id, 'upload')).toBeUndefined();
    const [farewell] = await mailsTo(app, member.email, 'Your account was deleted');
    expect(farewell?.text_body).not.toContain('Canary');
    const { rows } = await app.db.raw<{ rows: { name: string }[] }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
       where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`,
    );
    for (const table of rows.map((row) => row.name).filter((table) => table !== 'platform.outbox_mails')) {
      const found = await app.db.raw(`select t::text as row from ${table} t where t::text ~* ?`, [
        `${member.email}|canary`,
      ]);
      expect([table, found.rows]).toEqual([table, []]);
    }
    const trail = await app.db('platform.audit_log').where({ user_id: id });
    expect(trail.length).toBeGreaterThan(0);
    // The address is free again.
    expect(
      (
        await (
          await app.visitor()
        ).call('POST', '/api/auth/signup', { email: member.email, password: GOOD_PASSWORD, name: 'New' })
      ).status,
    ).toBe(201);
  });

  it('asks every part first, keeps the account where one fails, and lets others go', async () => {
    const [failing, fine] = [await app.member(), await app.member()];
    const [{ id: failingId }, { id: fineId }] = [await me(failing), await me(fine)];
    await askDeletion(failing);
    await askDeletion(fine);
    app.clock.advance(8 * DAY);
    const asked: string[] = [];
    let broken = true;
    const removal = new AccountRemoval({
      ...app.process,
      supportEmail: 'care@adjudge.test',
      parts: () => [
        {
          id: 'part',
          tables: [],
          async *files() {},
          async remove(userId) {
            asked.push(userId);
            if (broken && userId === failingId) throw new Error('not now');
          },
        },
      ],
    });
    expect(await removal.removeDue(() => undefined)).toEqual({ removed: 1, postponed: 1 });
    expect(asked.sort()).toEqual([failingId, fineId].sort());
    expect(await rowOf(failing.email)).toBeDefined();
    broken = false;
    expect(await removal.removeDue(() => undefined)).toEqual({ removed: 1, postponed: 0 });
    expect(await removal.removeDue(() => undefined)).toEqual({ removed: 0, postponed: 0 });
    expect(await rowOf(failing.email)).toBeUndefined();
  });

  it('can be taken back until it begins, and not after', async () => {
    const member = await app.member();
    const { id } = await me(member);
    const keep = async () => (await login(member.email)).call('POST', '/api/auth/keep-account');
    let tried: Answer | undefined;
    let broken = true;
    const removal = new AccountRemoval({
      ...app.process,
      supportEmail: 'care@adjudge.test',
      parts: () => [
        {
          id: 'part',
          tables: [],
          async *files() {},
          async remove() {
            tried = await keep();
            if (broken) throw new Error('not now');
          },
        },
      ],
    });
    await askDeletion(member);
    app.clock.advance(8 * DAY);
    // Late, but nothing is gone yet.
    expect((await keep()).status).toBe(200);
    expect(await removal.remove(id, { onlyIfDue: true })).toBe(false);
    expect([tried, await rowOf(member.email)]).toEqual([undefined, expect.anything()]);

    await app.process.storage.put(id, 'upload', Buffer.from('a picture'));
    // An operator's removal does not ask whether it is due.
    await expect(removal.remove(id, { onlyIfDue: false })).rejects.toThrow('not now');
    const refused = { status: 409, body: { code: 'removal_begun' } };
    expect(tried).toMatchObject(refused);
    // Half of it may be gone: it stays refused, and is finished by the hourly run.
    expect(await keep()).toMatchObject(refused);
    expect(
      await app.db('platform.outbox_mails').where({ recipient: member.email, subject: 'Your account is kept' }),
    ).toHaveLength(1);
    broken = false;
    expect(await removal.removeDue(() => undefined)).toEqual({ removed: 1, postponed: 0 });
    expect(tried).toMatchObject(refused);
    expect(await app.process.storage.get(id, 'upload')).toBeUndefined();
    expect(await rowOf(member.email)).toBeUndefined();
    expect(await removal.remove(crypto.randomUUID(), { onlyIfDue: false })).toBe(false);
  });
});
