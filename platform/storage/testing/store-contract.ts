import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createKnex } from '#platform/db/knex.ts';
import { createLog } from '#platform/log/create-log.ts';
import { createTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts';
import { blobName, isBlobName } from '../blob-name.ts';
import type { BlobStore, StoredBlob } from '../blob-store.ts';
import { OwnerKeyStore } from '../owner-key-store.ts';
import { SealedStore } from '../sealed-store.ts';

/** What every `ObjectStore` does, wherever its blobs are. `open` gives another adapter on the same place each time. */
export function describeStoreContract(what: string, open: () => Promise<BlobStore>): void {
  let database: TestDatabase;
  let db: Knex;
  let work: string;
  let blobs: BlobStore;
  const masterKey = randomBytes(32);
  const store = async (key = masterKey): Promise<SealedStore> =>
    new SealedStore({
      blobs: await open(),
      keys: new OwnerKeyStore({ db, masterKey: key }),
      drafts: join(work, 'drafts'),
    });
  const all = async (): Promise<StoredBlob[]> => {
    const found: StoredBlob[] = [];
    for await (const blob of blobs.list()) found.push(blob);
    return found;
  };

  beforeAll(async () => {
    database = await createTestDatabase();
    db = createKnex({ url: database.url, poolSize: 4, log: createLog({ level: 'silent', process: 'test' }) });
    work = await mkdtemp(join(tmpdir(), 'adjudge-store-'));
    blobs = await open();
  });
  afterAll(async () => {
    await db.destroy();
    await database.drop();
    await rm(work, { recursive: true, force: true });
  });

  describe(what, () => {
    it('gives back what was put, to the same owner only', async () => {
      const bytes = randomBytes(100_000);
      await (await store()).put('ann', 'a/original', bytes);
      expect(await (await store()).get('ann', 'a/original')).toEqual(bytes);
      expect(await (await store()).get('bob', 'a/original')).toBeUndefined();
      expect(await (await store()).get('ann', 'a/other')).toBeUndefined();
    });

    it.each([0, 1, 262_144, 1_000_000])('seals a file of %d bytes as it does bytes, and leaves it', async (size) => {
      const bytes = randomBytes(size);
      const source = join(work, 'upload');
      await writeFile(source, bytes);
      const one = await store();
      await one.putFile('ann', `file/${size}`, source);
      await one.put('ann', `bytes/${size}`, bytes);
      // Comparing a million bytes one by one, as matchers do, takes seconds.
      for (const key of [`file/${size}`, `bytes/${size}`])
        expect((await (await store()).get('ann', key))?.equals(bytes)).toBe(true);
      expect((await readFile(source)).equals(bytes)).toBe(true);
      expect(await readdir(join(work, 'drafts'))).toEqual([]);
    });

    it('overwrites, and removes what is there and what is not', async () => {
      const one = await store();
      for (const text of ['before', 'after']) await one.put('eve', 'file', Buffer.from(text));
      expect(String(await one.get('eve', 'file'))).toBe('after');
      for (let twice = 0; twice < 2; twice += 1) await one.delete('eve', 'file');
      expect(await one.get('eve', 'file')).toBeUndefined();
    });

    it('says that a file to be sealed is not there, keeps what was there before, and seals the next', async () => {
      const one = await store();
      await one.put('ann', 'kept', Buffer.from('before'));
      await expect(one.putFile('ann', 'kept', join(work, 'no-such-file'))).rejects.toThrow(/ENOENT/);
      expect(await one.get('ann', 'kept')).toEqual(Buffer.from('before'));
      expect(await readdir(join(work, 'drafts'))).toEqual([]);
      await writeFile(join(work, 'upload'), 'after');
      await one.putFile('ann', 'kept', join(work, 'upload'));
      expect(await one.get('ann', 'kept')).toEqual(Buffer.from('after'));
    });

    it('lets nothing out that could be read, neither bytes nor names', async () => {
      const canary = Buffer.from('CANARY-7f3a-adjudge');
      await (await store()).put('ann', 'canary', Buffer.concat([randomBytes(5_000), canary, randomBytes(5_000)]));
      const found = await all();
      expect(found.length).toBeGreaterThan(0);
      for (const { name, size } of found) {
        expect(isBlobName(name)).toBe(true);
        const stored = await blobs.get(name);
        expect(stored?.length).toBe(size);
        expect(stored?.includes(canary)).toBe(false);
        expect(await blobs.head(name, 28)).toEqual(stored?.subarray(0, 28));
      }
      expect(found.map(({ name }) => name)).toEqual(found.map(({ name }) => name).sort());
      const keys = await db('platform.data_keys').where({ owner_id: 'ann' }).first();
      expect((keys.wrapped_key as Buffer).length).toBe(12 + 16 + 32);
    });

    it('refuses an object with a flipped byte, and one moved to another name', async () => {
      const one = await store();
      await one.put('ann', 'flip', Buffer.from('x'.repeat(500)));
      const sealed = (await blobs.get(blobName('ann', 'flip'))) ?? Buffer.alloc(0);
      await blobs.put(blobName('ann', 'moved'), sealed);
      await expect(one.get('ann', 'moved')).rejects.toThrow();
      sealed[40] = (sealed[40] ?? 0) ^ 1;
      await blobs.put(blobName('ann', 'flip'), sealed);
      await expect(one.get('ann', 'flip')).rejects.toThrow();
    });

    it('cannot be opened with another master key', async () => {
      await (await store()).put('ann', 'locked', Buffer.from('secret'));
      await expect((await store(randomBytes(32))).get('ann', 'locked')).rejects.toThrow();
    });

    it('makes one key for an owner when several processes begin at once', async () => {
      const stores = await Promise.all(Array.from({ length: 8 }, () => store()));
      await Promise.all(stores.map((s, i) => s.put('carl', `file-${i}`, Buffer.from(`text ${i}`))));
      for (let i = 0; i < 8; i++) expect(String(await (await store()).get('carl', `file-${i}`))).toBe(`text ${i}`);
    });

    it('removes an owner with the key and nobody else, so that even a copied object stays closed', async () => {
      const one = await store();
      for (let i = 0; i < 7; i++) await one.put('dora', `file-${i}`, Buffer.from('gone'));
      await one.put('emil', 'file', Buffer.from('stays'));
      const name = blobName('dora', 'file-0');
      const copy = (await blobs.get(name)) ?? Buffer.alloc(0);
      const before = await all();
      await one.deleteOwner('dora');
      expect((await all()).length).toBe(before.length - 7);
      expect(await one.get('dora', 'file-0')).toBeUndefined();
      expect(String(await one.get('emil', 'file'))).toBe('stays');
      await one.put('dora', 'other', Buffer.from('new key'));
      await blobs.put(name, copy);
      await expect((await store()).get('dora', 'file-0')).rejects.toThrow();
      await one.deleteOwner('nobody');
    });

    it('keeps hostile names inside its place', async () => {
      await (await store()).put('../../x', '../../../etc/passwd\0', Buffer.from('here'));
      expect(String(await (await store()).get('../../x', '../../../etc/passwd\0'))).toBe('here');
      expect((await all()).map(({ name }) => name)).toContain(blobName('../../x', '../../../etc/passwd\0'));
    });
  });
}
