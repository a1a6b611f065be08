import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { blobName } from './blob-name.ts';
import { openFileBlobs } from './open-storage.ts';
import { describeStoreContract } from './testing/store-contract.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adjudge-files-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describeStoreContract('objects as files', async () => openFileBlobs(folder));

it('writes aside what only we may read, and leaves no draft where it cannot be put in place', async () => {
  const blobs = openFileBlobs(folder);
  const name = blobName('ann', 'file');
  await blobs.put(name, randomBytes(10));
  expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
  await mkdir(join(folder, blobName('ann', 'taken')));
  await expect(blobs.put(blobName('ann', 'taken'), randomBytes(10))).rejects.toThrow();
  expect(await readdir(join(folder, 'drafts'))).toEqual([]);
});

it('lists objects alone: what is on its way lies in the same folder', async () => {
  for (const name of ['drafts/0a', 'incoming/1', `ab/${'c'.repeat(32)}/not-one`, 'ab/file']) {
    await mkdir(join(folder, name, '..'), { recursive: true });
    await writeFile(join(folder, name), 'x');
  }
  for await (const { name } of openFileBlobs(folder).list()) expect(name).not.toMatch(/drafts|incoming|not-one|file/);
});
