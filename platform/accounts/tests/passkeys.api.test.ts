import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type AccountApp, createAccountApp, GOOD_PASSWORD } from './account-app.ts';
import { mailsTo } from './outbox.ts';
import { SoftwareAuthenticator } from './software-authenticator.ts';
import type { Answer, Visitor } from './visitor.ts';

let app: AccountApp;
const SITE = { origin: 'http://adjudge.test', rpId: 'adjudge.test' };

beforeAll(async () => {
  app = await createAccountApp({ trustedProxies: 1 });
});
afterAll(() => app.stop());
afterEach(async () => {
  app.clock.set(new Date());
  await app.db('platform.rate_limits').delete();
});

const creation = (browser: Visitor, password = GOOD_PASSWORD): Promise<Answer> =>
  browser.call('POST', '/api/auth/passkeys/options', { password });
const keep = (browser: Visitor, credential: unknown, name = 'My phone'): Promise<Answer> =>
  browser.call('POST', '/api/auth/passkeys', { credential, name });
const request = async (browser: Visitor) =>
  (await browser.call('POST', '/api/auth/login/passkey/options')).body.options;
const signIn = (browser: Visitor, credential: unknown, more: object = {}): Promise<Answer> =>
  browser.call('POST', '/api/auth/login/passkey', { credential, ...more });
const me = async (browser: Visitor) => (await browser.call('GET', '/api/auth/user')).body.user?.email;

async function withPasskey(site = SITE) {
  const member = await app.member();
  const device = new SoftwareAuthenticator(site);
  const answer = await keep(member, device.create((await creation(member)).body.options));
  return { member, device, answer };
}

describe('adding a passkey', () => {
  it('keeps what the browser made, lists it, tells the owner', async () => {
    const { member, answer } = await withPasskey();
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ name: 'My phone', synced: false, lastUsedAt: null });
    expect((await member.call('GET', '/api/auth/passkeys')).body).toEqual({ passkeys: [answer.body] });
    await mailsTo(app, member.email, 'A passkey was added');
  });

  it('asks for a passkey that names its owner and checks them, and for no attestation', async () => {
    const member = await app.member();
    const { status, body } = await creation(member);
    expect(status).toBe(200);
    expect(body.options).toMatchObject({
      rp: { id: 'adjudge.test', name: 'Adjudge' },
      user: { name: member.email },
      attestation: 'none',
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  });

  it('asks for the password, in a sentence', async () => {
    const member = await app.member();
    const wrong = await creation(member, 'wrong-horse-7');
    expect([wrong.status, wrong.body.message]).toEqual([400, 'That is not your current password.']);
    expect((await creation(member, '')).body.message).toBe('Please enter your password.');
    const nameless = await keep(
      member,
      new SoftwareAuthenticator(SITE).create((await creation(member)).body.options),
      ' ',
    );
    expect([nameless.status, nameless.body.message]).toEqual([400, 'Please name the passkey.']);
  });

  it('takes an answer once, within five minutes, from the person that was asked', async () => {
    const [member, other] = [await app.member(), await app.member()];
    const device = new SoftwareAuthenticator(SITE);
    const { options } = (await creation(member)).body;
    expect((await keep(other, device.create(options))).body.code).toBe('passkey_refused');
    expect((await keep(member, device.create(options))).status).toBe(201);
    expect((await keep(member, new SoftwareAuthenticator(SITE).create(options))).body.code).toBe('passkey_refused');
    const late = (await creation(member)).body.options;
    app.clock.advance(5.1 * 60_000);
    expect((await keep(member, new SoftwareAuthenticator(SITE).create(late))).body.code).toBe('passkey_refused');
    // A passkey somebody has is nobody else's.
    const again = device.create((await creation(other)).body.options);
    expect((await keep(other, again)).body.code).toBe('passkey_refused');
  });

  it('refuses one made elsewhere, without checking who it was, or with certificates to read', async () => {
    const member = await app.member();
    const x5c = new Map<string, unknown>([
      ['alg', -7],
      ['sig', new Uint8Array(8)],
      ['x5c', [new Uint8Array(8)]],
    ]);
    const refused = [
      (o: never) => new SoftwareAuthenticator({ ...SITE, origin: 'https://evil.example' }).create(o),
      (o: never) => new SoftwareAuthenticator({ ...SITE, rpId: 'evil.example' }).create(o),
      (o: never) => new SoftwareAuthenticator(SITE, { verifies: false }).create(o),
      (o: never) => new SoftwareAuthenticator(SITE).create(o, { fmt: 'packed', attStmt: x5c }),
      (o: never) => new SoftwareAuthenticator(SITE).create(o, { fmt: 'tpm', attStmt: x5c }),
      (o: never) => ({ ...new SoftwareAuthenticator(SITE).create(o), rawId: 'AAAA' }),
    ];
    for (const make of refused) {
      const answer = await keep(member, make((await creation(member)).body.options as never));
      expect([answer.status, answer.body.code]).toEqual([400, 'passkey_refused']);
      await app.db('platform.rate_limits').delete();
    }
    expect((await member.call('GET', '/api/auth/passkeys')).body.passkeys).toEqual([]);
  });
});

describe('renaming a passkey', () => {
  const rename = (browser: Visitor, id: string, name: unknown) =>
    browser.call('PATCH', `/api/auth/passkeys/${id}`, { name });

  it('gives it another name, in the list and in the trail', async () => {
    const { member, answer } = await withPasskey();
    const renamed = await rename(member, answer.body.id, 'Blue phone');
    expect(renamed).toMatchObject({ status: 200, body: { ...answer.body, name: 'Blue phone' } });
    expect((await member.call('GET', '/api/auth/passkeys')).body.passkeys).toEqual([renamed.body]);
    const [last] = (await member.call('GET', '/api/auth/audit')).body.entries;
    expect(last).toMatchObject({ action: 'rename_passkey', result: 'ok' });
  });

  it('says what is wrong with a name, and knows no passkey of somebody else', async () => {
    const [{ member, answer }, other] = [await withPasskey(), await app.member()];
    const { id } = answer.body;
    const said = async (name: unknown) => (await rename(member, id, name)).body.message;
    expect(await said(' ')).toBe('Please name the passkey.');
    expect(await said('a'.repeat(61))).toBe('Please keep the passkey name under 60 characters.');
    expect((await rename(member, id, 'a\0b')).status).toBe(400);
    expect((await rename(other, id, 'Mine')).status).toBe(404);
    expect((await rename(await app.visitor(), id, 'Mine')).status).toBe(401);
    expect((await member.call('GET', '/api/auth/passkeys')).body.passkeys).toEqual([answer.body]);
  });
});

describe('signing in with a passkey', () => {
  it('opens a session, also where a second step is on, and notes the use', async () => {
    const { member, device } = await withPasskey();
    const { id } = (await member.call('GET', '/api/auth/user')).body.user;
    await app.db('platform.second_factors').insert({
      user_id: id,
      sealed_secret: 'x',
      confirmed_at: app.clock.now(),
      created_at: app.clock.now(),
    });
    const browser = await app.visitor();
    const answer = await signIn(browser, device.get(await request(browser)));
    expect(answer.status).toBe(200);
    expect(answer.body.user.email).toBe(member.email);
    expect(await me(browser)).toBe(member.email);
    expect(answer.setCookies.find((line) => line.startsWith('adjudge_session='))).not.toMatch(/Max-Age/);
    const [passkey] = (await member.call('GET', '/api/auth/passkeys')).body.passkeys;
    expect(passkey.lastUsedAt).not.toBeNull();
    const kept = await app.visitor();
    const remembered = await signIn(kept, device.get(await request(kept)), { rememberMe: true });
    expect(remembered.setCookies.find((line) => line.startsWith('adjudge_session='))).toMatch(/Max-Age=2592000/);
    const [last] = (await member.call('GET', '/api/auth/audit')).body.entries;
    expect(last).toMatchObject({ action: 'login', result: 'ok', code: 'passkey' });
  });

  it('names nobody before', async () => {
    await withPasskey();
    const options = await request(await app.visitor());
    expect(options.allowCredentials ?? []).toEqual([]);
    expect(options).toMatchObject({ rpId: 'adjudge.test', userVerification: 'required' });
  });

  it('takes a signature once, and within five minutes', async () => {
    const { device } = await withPasskey();
    const browser = await app.visitor();
    const signed = device.get(await request(browser));
    const answers = await Promise.all([signIn(browser.copy(), signed), signIn(browser.copy(), signed)]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 400]);
    const options = await request(browser);
    app.clock.advance(5.1 * 60_000);
    expect((await signIn(browser, device.get(options))).body.code).toBe('passkey_refused');
  });

  it('refuses a stranger’s passkey, another site’s signature, a changed one, another owner, an older counter', async () => {
    const { device, member } = await withPasskey();
    const browser = await app.visitor();
    const fresh = async () => request(browser);
    const refused = async (credential: unknown): Promise<void> => {
      const answer = await signIn(browser, credential);
      expect([answer.status, answer.body.code, answer.setCookies]).toEqual([400, 'passkey_refused', []]);
    };
    await refused(new SoftwareAuthenticator(SITE).get(await fresh()));
    await refused(device.get({ challenge: Buffer.alloc(32).toString('base64url') }));
    const signed = device.get(await fresh());
    const signature = Buffer.from(signed.response.signature, 'base64url');
    signature.writeUInt8(signature.readUInt8(signature.length - 1) ^ 1, signature.length - 1);
    await refused({ ...signed, response: { ...signed.response, signature: signature.toString('base64url') } });
    const other = device.get(await fresh());
    const handle = Buffer.from('00000000-0000-7000-8000-000000000000').toString('base64url');
    await refused({ ...other, response: { ...other.response, userHandle: handle } });
    const creationChallenge = (await creation(member)).body.options;
    await refused(device.get(creationChallenge));
    await app.db('platform.passkeys').update({ counter: 1_000 });
    await refused(device.get(await fresh()));
    expect(await me(browser)).toBeUndefined();
  });

  it.each([undefined, {}, { id: 'x' }, { id: 'x', rawId: 'x', type: 'public-key', response: {} }])(
    'refuses %j as no answer of a browser',
    async (credential) => {
      expect((await signIn(await app.visitor(), credential)).status).toBe(400);
    },
  );

  it('stops after 50 tries in a quarter of an hour from one network, also when hops are invented', async () => {
    const browser = await app.visitor();
    let passed = 0;
    for (let i = 0; i < 52; i += 1) {
      const credential = new SoftwareAuthenticator(SITE).get({ challenge: 'AAAA' });
      const from = { 'x-forwarded-for': `203.0.113.${i}, 192.0.2.50` };
      const { status } = await browser.call('POST', '/api/auth/login/passkey', { credential }, from);
      if (status !== 429) passed += 1;
    }
    expect(passed).toBe(50);
  });
});

describe('removing a passkey', () => {
  it('makes it worthless, for its owner alone', async () => {
    const { member, device, answer } = await withPasskey();
    const stranger = await app.member();
    const path = `/api/auth/passkeys/${answer.body.id}`;
    expect((await stranger.call('DELETE', path)).status).toBe(404);
    expect((await member.call('DELETE', path)).status).toBe(200);
    expect((await member.call('DELETE', path)).status).toBe(404);
    const browser = await app.visitor();
    expect((await signIn(browser, device.get(await request(browser)))).body.code).toBe('passkey_refused');
  });

  it.each([
    ['GET', '/api/auth/passkeys'],
    ['POST', '/api/auth/passkeys'],
    ['POST', '/api/auth/passkeys/options'],
    ['DELETE', '/api/auth/passkeys/00000000-0000-7000-8000-000000000000'],
  ])('%s %s is not there for a visitor', async (method, path) => {
    expect((await (await app.visitor()).call(method, path)).status).toBe(401);
  });
});
