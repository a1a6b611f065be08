import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createKnex } from '#platform/db/knex.ts';
import { createLog } from '#platform/log/create-log.ts';
import { createTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts';
import { EncryptedFileStore } from './encrypted-file-store.ts';
import { OwnerKeyStore } from './owner-key-store.ts';

let database: TestDatabase;
let db: Knex;
let folder: string;
let sources: string;
const masterKey = randomBytes(32);
const open = (key = masterKey): EncryptedFileStore =>
  new EncryptedFileStore({ folder, keys: new OwnerKeyStore({ db, masterKey: key }) });

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'adjudge-store-'));
  sources = await mkdtemp(join(tmpdir(), 'adjudge-source-'));
  db = createKnex({ url: database.url, poolSize: 4, log: createLog({ level: 'silent', process: 'test' }) });
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
  for (const one of [folder, sources]) await rm(one, { recursive: true, force: true });
});

async function filesOnDisk(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((e) => e.isFile()).map((e) => join(e.parentPath, e.name));
}

describe('EncryptedFileStore', () => {
  it('gives back what was put, to the same owner only', async () => {
    const bytes = randomBytes(100_000);
    await open().put('ann', 'a/original', bytes);
    expect(await open().get('ann', 'a/original')).toEqual(bytes);
    expect(await open().get('bob', 'a/original')).toBeUndefined();
    expect(await open().get('ann', 'a/other')).toBeUndefined();
  });

  it.each([0, 1, 262_144, 1_000_000])(
    'seals a file of %d bytes as it does bytes, and leaves the file',
    async (size) => {
      const bytes = randomBytes(size);
      const source = join(sources, 'upload');
      await writeFile(source, bytes);
      await open().putFile('ann', `file/${size}`, source);
      // Comparing a million bytes one by one, as matchers do, takes seconds.
      expect((await open().get('ann', `file/${size}`))?.equals(bytes)).toBe(true);
      expect((await readFile(source)).equals(bytes)).toBe(true);
    },
  );

  it('says that a file to be sealed is not there, keeps what was there before, and seals the next', async () => {
    const store = open();
    await store.put('ann', 'kept', Buffer.from('before'));
    await expect(store.putFile('ann', 'kept', join(folder, 'no-such-file'))).rejects.toThrow(/ENOENT/);
    expect(await store.get('ann', 'kept')).toEqual(Buffer.from('before'));
    expect(await readdir(join(folder, 'drafts'))).toEqual([]);
    const source = join(sources, 'upload');
    await writeFile(source, 'after');
    await store.putFile('ann', 'kept', source);
    expect(await store.get('ann', 'kept')).toEqual(Buffer.from('after'));
  });

  it('leaves no readable byte of it on disk or in the database', async () => {
    const canary = Buffer.from('CANARY-7f3a-adjudge');
    await open().put('ann', 'canary', Buffer.concat([randomBytes(5_000), canary, randomBytes(5_000)]));
    for (const path of await filesOnDisk()) expect((await readFile(path)).includes(canary)).toBe(false);
    const keys = await db('platform.data_keys').where({ owner_id: 'ann' }).first();
    expect((keys.wrapped_key as Buffer).length).toBe(12 + 16 + 32);
  });

  it('refuses a file with a flipped byte, and one moved to another name', async () => {
    const store = open();
    const before = new Set(await filesOnDisk());
    await store.put('ann', 'flip', Buffer.from('x'.repeat(500)));
    const path = (await filesOnDisk()).find((p) => !before.has(p)) ?? '';
    const sealed = await readFile(path);
    sealed[40] = (sealed[40] ?? 0) ^ 1;
    await writeFile(path, sealed);
    await expect(store.get('ann', 'flip')).rejects.toThrow();
  });

  it('cannot be opened with another master key', async () => {
    await open().put('ann', 'locked', Buffer.from('secret'));
    await expect(open(randomBytes(32)).get('ann', 'locked')).rejects.toThrow();
  });

  it('makes one key for an owner when two processes begin at once', async () => {
    const stores = Array.from({ length: 8 }, () => open());
    await Promise.all(stores.map((s, i) => s.put('carl', `file-${i}`, Buffer.from(`text ${i}`))));
    for (let i = 0; i < 8; i++) expect(String(await open().get('carl', `file-${i}`))).toBe(`text ${i}`);
  });

  it('removes an owner with the key, so that even a copied file stays closed', async () => {
    const store = open();
    const before = new Set(await filesOnDisk());
    await store.put('dora', 'file', Buffer.from('gone'));
    const path = (await filesOnDisk()).find((p) => !before.has(p)) ?? '';
    const copy = await readFile(path);
    await store.deleteOwner('dora');
    expect(await store.get('dora', 'file')).toBeUndefined();
    await store.put('dora', 'other', Buffer.from('new key'));
    await writeFile(path, copy);
    await expect(open().get('dora', 'file')).rejects.toThrow();
  });

  it('keeps hostile names inside its folder', async () => {
    await open().put('../../x', '../../../etc/passwd\0', Buffer.from('here'));
    expect(String(await open().get('../../x', '../../../etc/passwd\0'))).toBe('here');
    for (const path of await filesOnDisk()) expect(path.startsWith(folder)).toBe(true);
  });
});
