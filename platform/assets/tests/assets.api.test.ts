import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MockActivityEnvironment } from '@temporalio/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OutboundError } from '#platform/http/outbound-fetch.ts';
import { createHousekeeping } from '#platform/process/housekeeping.ts';
import { createTestApp, type TestApp, type TestUser } from '#platform/testing/create-test-app.ts';
import { assetIdOf } from '../assets.ts';
import { type Asset, assetRoutes } from '../contract.ts';

const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
}, 60_000);
afterAll(() => app.stop());

const upload = (user: TestUser, { bytes = PNG, purpose = 'creative', fileName = 'ad 1.png' } = {}) =>
  user.caller.attempt(assetRoutes.createAsset, {
    file: new Blob([new Uint8Array(bytes)]),
    fileName,
    fields: { purpose },
  });
async function made(user: TestUser): Promise<Asset> {
  const { status, body } = await upload(user);
  expect(status).toBe(201);
  return body as Asset;
}
async function filesOnDisk(): Promise<string[]> {
  const entries = await readdir(app.storageDir, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
const sweep = () =>
  new MockActivityEnvironment().run(
    createHousekeeping(app.process).activities['platform.removeStaleAssets'] as () => Promise<unknown>,
  );

describe('an asset', () => {
  it('is stored encrypted and given back to its owner, byte for byte', async () => {
    const user = await app.signUp();
    const asset = await made(user);
    expect(asset).toMatchObject({ purpose: 'creative', fileName: 'ad 1.png', contentType: 'image/png', bytes: 16 });
    const stored = await Promise.all((await filesOnDisk()).map((path) => readFile(path)));
    expect(stored.some((bytes) => bytes.includes(PNG))).toBe(false);
    const answer = await user.caller.fetch(asset.url);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(PNG);
    expect(answer.headers.get('content-disposition')).toContain('ad%201.png');
    expect(answer.headers.get('content-type')).toBe('image/png');
  });

  it('of somebody else is not there, to read, remove or use', async () => {
    const [owner, stranger] = [await app.signUp(), await app.signUp()];
    const { id, url } = await made(owner);
    expect((await stranger.caller.fetch(url)).status).toBe(404);
    expect((await stranger.caller.attempt(assetRoutes.deleteAsset, { params: { id } })).status).toBe(404);
    await expect(app.process.assets.use(stranger.id, id, 'theirs')).rejects.toMatchObject({ code: 'not_found' });
    expect((await app.as().fetch(url)).status).toBe(401);
    expect((await owner.caller.fetch(url)).status).toBe(200);
  });

  it.each([
    ['of an unknown purpose', { purpose: 'nonsense' }, 400, 'asset_purpose_unknown'],
    ['that is something else than its name says', { bytes: Buffer.from('<svg onload=1>') }, 415, 'asset_type_refused'],
    ['that is empty', { bytes: Buffer.alloc(0) }, 415, 'asset_type_refused'],
    [
      'over the limit of its purpose',
      { bytes: Buffer.concat([PNG, Buffer.alloc(10 * 1024 * 1024)]) },
      413,
      'asset_too_large',
    ],
  ])('%s is refused and leaves nothing', async (_what, what, status, code) => {
    const user = await app.signUp();
    const before = (await filesOnDisk()).length;
    const answer = await upload(user, what);
    expect([answer.status, answer.body]).toMatchObject([status, { code }]);
    expect((await filesOnDisk()).length).toBe(before);
    expect(await app.process.assets.list(user.id)).toEqual([]);
  });

  it('is laid open as a file while it is worked with, and gone from there afterwards', async () => {
    const user = await app.signUp();
    const { id } = await made(user);
    let seen = '';
    const work = app.process.assets.withFile(user.id, id, async ({ path }) => {
      seen = path;
      expect(await readFile(path)).toEqual(PNG);
      throw new Error('the work failed');
    });
    await expect(work).rejects.toThrow('the work failed');
    await expect(readFile(seen)).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('goes after a day unless something uses it, and then with what uses it', async () => {
    const user = await app.signUp();
    const [unused, used] = [await made(user), await made(user)];
    await app.process.assets.use(user.id, used.id, 'creative 1');
    await app.process.assets.use(user.id, used.id, 'creative 1');
    await expect(app.process.assets.use(user.id, used.id, 'creative 2')).rejects.toMatchObject({
      code: 'asset_in_use',
    });
    const refused = await user.caller.attempt(assetRoutes.deleteAsset, { params: { id: used.id } });
    expect(refused.body).toMatchObject({ code: 'asset_in_use' });
    app.clock.advance(24 * 3_600_000 + 1000);
    await sweep();
    expect((await app.process.assets.list(user.id)).map(({ id }) => id)).toEqual([used.id]);
    expect((await user.caller.fetch(unused.url)).status).toBe(404);
    await app.process.assets.remove(user.id, used.id);
    expect(await app.process.assets.list(user.id)).toEqual([]);
  });

  it('whose upload broke off is not there, and is swept', async () => {
    const user = await app.signUp();
    const { id } = await made(user);
    await app.db('platform.assets').where({ id }).update({ stored: false });
    expect((await user.caller.fetch(`/api/assets/${id}`)).status).toBe(404);
    app.clock.advance(24 * 3_600_000 + 1000);
    await sweep();
    expect(await app.db('platform.assets').where({ id })).toEqual([]);
  });
});

describe('how much one account may leave lying unused', () => {
  it('is bounded, also for uploads at the same time', async () => {
    const user = await app.signUp();
    const at = app.clock.now();
    await app.db('platform.assets').insert(
      Array.from({ length: 198 }, () => ({
        id: randomUUID(),
        user_id: user.id,
        purpose: 'creative',
        file_name: 'x',
        content_type: 'image/png',
        bytes: 1,
        sha256: 'a'.repeat(64),
        stored: true,
        created_at: at,
      })),
    );
    const answers = await Promise.all(Array.from({ length: 5 }, () => upload(user)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409]);
  });
});

it.each([
  ['/api/assets/019aa000-0000-7000-8000-000000000000', '019aa000-0000-7000-8000-000000000000'],
  ['https://app.test/api/assets/019aa000-0000-7000-8000-000000000000', '019aa000-0000-7000-8000-000000000000'],
  ['https://evil.test/api/assets/019aa000-0000-7000-8000-000000000000', undefined],
  ['//evil.test/api/assets/019aa000-0000-7000-8000-000000000000', undefined],
  ['/api/assets/../analyses/019aa000-0000-7000-8000-000000000000', undefined],
  ['javascript:alert(1)', undefined],
])('the asset that %s names', (url, id) => {
  expect(assetIdOf(url, 'https://app.test')).toBe(id);
});

describe('the address of a file, as calls of other routes take it', () => {
  const png = 'https://pictures.example/spring/ad%201.png';
  const answers: Record<string, () => Response> = {
    [png]: () => new Response(new Uint8Array(PNG)),
    'https://pictures.example/moved.png': () => new Response(null, { status: 302, headers: { location: png } }),
    'https://pictures.example/page': () => new Response('<html>'),
  };
  const asked: string[] = [];
  let other: TestApp;
  beforeAll(async () => {
    other = await createTestApp({
      fetch: async (input) => {
        asked.push(String(input));
        const answer = answers[String(input)];
        if (!answer) throw new OutboundError(false);
        return answer();
      },
    });
  }, 60_000);
  afterAll(() => other.stop());
  const fromUrl = (user: TestUser, url: string) => other.process.assets.fromUrl(user.id, url, 'creative');

  it('is an asset of the caller’s own, by path or whole address, without a fetch', async () => {
    const user = await other.signUp();
    const { id, url } = await made(user);
    asked.length = 0;
    expect((await fromUrl(user, url)).id).toBe(id);
    expect((await fromUrl(user, new URL(url, other.process.env.PUBLIC_URL).href)).id).toBe(id);
    expect(asked).toEqual([]);
    await expect(fromUrl(await other.signUp(), url)).rejects.toMatchObject({ code: 'not_found' });
    expect(asked, 'somebody else’s is not fetched either').toEqual([]);
  });

  it('is a public https address, fetched into an asset whose type is told by its bytes', async () => {
    const user = await other.signUp();
    const asset = await fromUrl(user, png);
    expect(asset).toMatchObject({ fileName: 'ad 1.png', contentType: 'image/png', bytes: PNG.length });
    expect(Buffer.from(await (await user.caller.fetch(asset.url)).arrayBuffer())).toEqual(PNG);
    await expect(fromUrl(user, 'https://pictures.example/page')).rejects.toMatchObject({ code: 'asset_type_refused' });
    const open = await readdir(join(other.storageDir, 'open')).catch(() => []);
    expect(open, 'what was fetched is gone from the disk').toEqual([]);
  });

  it.each([
    ['http://pictures.example/ad.png', 'file_url_refused'],
    ['file:///etc/passwd', 'file_url_refused'],
    ['not an address', 'file_url_refused'],
    ['https://pictures.example/moved.png', 'file_url_unreachable'],
    ['https://169.254.169.254/latest', 'file_url_unreachable'],
  ])('%s is %s', async (url, code) => {
    await expect(fromUrl(await other.signUp(), url)).rejects.toMatchObject({ code });
  });
});
