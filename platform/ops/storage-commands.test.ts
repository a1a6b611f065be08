import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { blobName } from '#platform/storage/blob-name.ts';
import type { BlobStore } from '#platform/storage/blob-store.ts';
import { openBlobs, openFileBlobs, type StorageSettings } from '#platform/storage/open-storage.ts';
import { FAKE_BUCKET, type FakeS3, startFakeS3 } from '#platform/storage/testing/fake-s3.ts';
import { runOps } from './ops-program.ts';
import { storageCommands } from './storage-commands.ts';

let fake: FakeS3;
let folder: string;
let url: string;
let env: StorageSettings;
let files: BlobStore;
let bucket: BlobStore;
beforeEach(async () => {
  fake = await startFakeS3();
  folder = await mkdtemp(join(tmpdir(), 'adjudge-move-'));
  url = `s3://${FAKE_BUCKET}/objects?endpoint=${fake.url}`;
  env = {
    STORAGE_DIR: folder,
    STORAGE_MASTER_KEY: '',
    AWS_ACCESS_KEY_ID: fake.accessKeyId,
    AWS_SECRET_ACCESS_KEY: 'hunter2',
  };
  files = openFileBlobs(folder);
  bucket = await openBlobs(env, url);
});
afterEach(async () => {
  await fake.stop();
  await rm(folder, { recursive: true, force: true });
});

async function move(settings: StorageSettings, ...argv: string[]) {
  const said = { out: '', errors: '' };
  const code = await runOps(['storage', 'move', ...argv], {
    commands: storageCommands(settings),
    io: {
      out: (line) => {
        said.out += `${line}\n`;
      },
      error: (line) => {
        said.errors += `${line}\n`;
      },
    },
    operator: 'test',
    record: async ({ lines }) => expect(lines.join()).not.toContain('hunter2'),
  });
  return { code, ...said };
}

/** Of 40 to 10,000 bytes. */
async function fill(blobs: BlobStore, owners: number, each: number): Promise<Map<string, Buffer>> {
  const all = new Map<string, Buffer>();
  for (let owner = 0; owner < owners; owner += 1)
    for (let i = 0; i < each; i += 1) {
      const bytes = randomBytes(40 + (((owner * each + i) * 977) % 10_000));
      all.set(blobName(`owner ${owner}`, `${i}`), bytes);
      await blobs.put(blobName(`owner ${owner}`, `${i}`), bytes);
    }
  return all;
}

async function holds(blobs: BlobStore, all: ReadonlyMap<string, Buffer>): Promise<void> {
  const found: string[] = [];
  for await (const { name } of blobs.list()) found.push(name);
  expect(found).toEqual([...all.keys()].sort());
  for (const [name, bytes] of all) expect((await blobs.get(name))?.equals(bytes)).toBe(true);
}

it('copies what there is, byte for byte, and passes over what is there already', async () => {
  const all = await fill(files, 3, 5);
  await writeFile(join(folder, 'not-ours'), 'x');
  fake.pageSize = 4;
  const dry = await move({ ...env, STORAGE_URL: url }, '--to', 's3', '--dry-run');
  expect(dry.out).toContain(`From  files in ${folder}: 15 objects`);
  expect(fake.objects.size).toBe(0);
  expect(await move({ ...env, STORAGE_URL: url }, '--to', 's3')).toMatchObject({ code: 0, errors: '' });
  await holds(bucket, all);
  await holds(files, all);

  // One changed since, one came, one went.
  const [changed = '', gone = ''] = all.keys();
  all.set(changed, randomBytes((all.get(changed) as Buffer).length));
  await files.put(changed, all.get(changed) as Buffer);
  all.set(blobName('new', '1'), randomBytes(100));
  await files.put(blobName('new', '1'), all.get(blobName('new', '1')) as Buffer);
  all.delete(gone);
  await files.delete(gone);
  const again = await move(env, '--to', url);
  expect(again.out).toContain('Copied: 2 objects');
  expect(again.out).toContain('There before: 13 objects');
  expect(again.out).toContain('Only at the target: 1 object, deleted: 0.');
  expect((await move(env, '--to', url, '--others', 'delete')).out).toContain('deleted: 1.');
  await holds(bucket, all);
});

it('is stopped by what fails and goes on where it stood', async () => {
  const all = await fill(files, 2, 10);
  // Two lists, of one page each, then some objects.
  fake.faults.push(...Array<'none'>(8).fill('none'), 'forbidden');
  const stopped = await move(env, '--to', url);
  expect(stopped).toMatchObject({ code: 1 });
  expect(stopped.errors).toContain('object storage: ');
  expect(stopped.errors).not.toContain('hunter2');
  expect(fake.objects.size).toBeGreaterThan(0);
  expect(fake.objects.size).toBeLessThan(20);
  expect(await move(env, '--to', url)).toMatchObject({ code: 0 });
  await holds(bucket, all);
});

it('goes back, and empties the source only when asked and when the product does not use it', async () => {
  const all = await fill(bucket, 2, 3);
  const refused = await move({ ...env, STORAGE_URL: url }, '--to', 'files', '--source', 'delete');
  expect(refused).toMatchObject({ code: 1, out: '' });
  expect(refused.errors).toContain(`The product keeps its objects in s3://${FAKE_BUCKET}/objects/`);
  const moved = await move(env, '--from', url, '--to', 'files', '--source', 'delete');
  expect(moved).toMatchObject({ code: 0, errors: '' });
  expect(moved.out).toContain('Deleted at the source: 6 objects.');
  await holds(files, all);
  expect(fake.objects.size).toBe(0);
  for (const [name, bytes] of all) expect((await readFile(join(folder, name))).equals(bytes)).toBe(true);
});

it('deletes nothing at the source that is not the same at the target', async () => {
  const all = await fill(bucket, 1, 1);
  const [[name, bytes] = ['', Buffer.alloc(0)]] = all;
  // As long, with the same beginning: what a disk that lost a sector looks like.
  await files.put(name, Buffer.concat([bytes.subarray(0, 30), Buffer.alloc(bytes.length - 30)]));
  const moved = await move(env, '--from', url, '--to', 'files', '--source', 'delete');
  expect(moved.code).toBe(1);
  expect(moved.errors).toContain(`${name} is not at the target what it is at the source`);
  await holds(bucket, all);
});

it.each([
  [[], 'Say where to'],
  [['--to', 's3'], 'STORAGE_URL is not set'],
  [['--to', 'files', '--from', 'files'], 'Source and target are the same'],
  [['--to', 's3://KEY:hunter2@bucket'], 'The place must hold no credentials'],
  [
    ['--to', 's3://empty-bucket?endpoint=http://127.0.0.1:1', '--others', 'delete', '--from', 'nowhere'],
    'The place must',
  ],
])('refuses %j in a sentence', async (argv, sentence) => {
  const { code, errors } = await move(env, ...argv);
  expect(code).toBe(1);
  expect(errors).toContain(sentence);
  expect(errors).not.toContain('hunter2');
});

it('takes an empty source for a mistake', async () => {
  const all = await fill(bucket, 1, 2);
  const { code, out } = await move(env, '--to', url, '--others', 'delete');
  expect(code).toBe(0);
  expect(out).toContain('The source holds nothing');
  await holds(bucket, all);
});

it('leaves the others alone where the target is what the product uses', async () => {
  const { errors } = await move(env, '--from', url, '--to', 'files', '--others', 'delete');
  expect(errors).toContain('what only it has may be new');
});
