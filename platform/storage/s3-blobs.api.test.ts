import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blobName, ownerPrefix } from './blob-name.ts';
import { ensureBucket } from './ensure-bucket.ts';
import { readS3Address } from './s3-address.ts';
import { openS3Blobs, type S3Blobs } from './s3-blobs.ts';
import { FAKE_BUCKET, FAKE_MADE_BUCKET, type FakeS3, startFakeS3 } from './testing/fake-s3.ts';
import { describeStoreContract } from './testing/store-contract.ts';

let fake: FakeS3;
let folder: string;
beforeAll(async () => {
  fake = await startFakeS3();
  folder = await mkdtemp(join(tmpdir(), 'adjudge-s3-'));
  // More than one page for seven objects of an owner.
  fake.pageSize = 3;
});
afterAll(async () => {
  await fake.stop();
  await rm(folder, { recursive: true, force: true });
});

const timing = { tries: 3, tryMs: 400, pauseMs: 1 };
const open = (bucket = FAKE_BUCKET): Promise<S3Blobs> =>
  openS3Blobs({
    address: readS3Address(`s3://${bucket}/kept/here?endpoint=${fake.url}&region=eu-central-1`),
    credentials: { accessKeyId: fake.accessKeyId, secretAccessKey: 'a-secret' },
    timing,
  });

describeStoreContract('objects in a bucket', () => open());

describe('the bucket of a new product', () => {
  const env = (bucket: string) => ({
    STORAGE_DIR: folder,
    STORAGE_MASTER_KEY: '',
    STORAGE_URL: `s3://${bucket}?endpoint=${fake.url}`,
    AWS_ACCESS_KEY_ID: fake.accessKeyId,
    AWS_SECRET_ACCESS_KEY: 'a-secret',
  });
  it('is made once, and left alone where it is there or not ours to ask for', async () => {
    expect([await ensureBucket(env(FAKE_MADE_BUCKET)), await ensureBucket(env(FAKE_MADE_BUCKET))]).toEqual([
      true,
      false,
    ]);
    expect(await ensureBucket(env(FAKE_BUCKET))).toBe(false);
    fake.faults.push('forbidden');
    expect(await ensureBucket(env(FAKE_BUCKET))).toBe(false);
    await expect(ensureBucket(env('of-nobody'))).rejects.toThrow();
    expect(await ensureBucket({ STORAGE_DIR: folder, STORAGE_MASTER_KEY: '' })).toBe(false);
  });
});

describe('a bucket that does not always answer', () => {
  const name = blobName('ann', 'file');
  const bytes = randomBytes(300_000);

  it.each(['unavailable', 'reset', 'silent'] as const)('tries again where a call is met with %s', async (fault) => {
    const blobs = await open();
    const file = join(folder, 'draft');
    await writeFile(file, bytes);
    fake.faults.push(fault, fault);
    await blobs.putFile(name, file);
    fake.faults.push(fault);
    await blobs.put(name, bytes);
    fake.faults.push(fault, fault);
    expect((await blobs.get(name))?.equals(bytes)).toBe(true);
    fake.faults.push(fault);
    await blobs.delete(name);
    expect(await blobs.get(name)).toBeUndefined();
  });

  it('reads again what breaks off in the middle', async () => {
    const blobs = await open();
    await blobs.put(name, bytes);
    fake.faults.push('cut', 'cut');
    expect((await blobs.get(name))?.equals(bytes)).toBe(true);
    fake.faults.push('cut', 'cut', 'cut');
    await expect(blobs.get(name)).rejects.toThrow(/^object storage: get failed: /);
    expect((await blobs.get(name))?.equals(bytes)).toBe(true);
  });

  it('gives up after three tries, and at once where another would be no use', async () => {
    const blobs = await open();
    const failed = async (made: Promise<unknown>) => {
      const error = await made.then(
        () => expect.unreachable(),
        (thrown: Error) => thrown,
      );
      expect(fake.faults).toEqual([]);
      // Nothing of how it was asked: errors are logged with all they hold.
      expect(`${error.stack} ${JSON.stringify({ ...error, cause: error.cause })}`).not.toMatch(/FAKEACCESS|a-secret/);
      return error.message;
    };
    fake.faults.push('unavailable', 'unavailable', 'unavailable');
    expect(await failed(blobs.put(name, bytes))).toBe('object storage: put failed: SlowDown 503');
    fake.faults.push('silent', 'silent', 'silent');
    expect(await failed(blobs.get(name))).toMatch(/^object storage: get failed: (TimeoutError|AbortError)/);
    fake.faults.push('forbidden');
    expect(await failed(blobs.put(name, bytes))).toBe('object storage: put failed: SignatureDoesNotMatch 403');
    const elsewhere = await open('no-such-bucket');
    expect(await failed(elsewhere.get(name))).toBe('object storage: get failed: NoSuchBucket 404');
    expect(await failed(elsewhere.list().next())).toBe('object storage: list failed: NoSuchBucket 404');
  });

  it('removes an owner in pages, and says so where one object stays', async () => {
    const blobs = await open();
    const prefix = ownerPrefix('fay');
    const fill = async () => {
      for (let i = 0; i < 7; i += 1) await blobs.put(blobName('fay', `${i}`), bytes.subarray(0, 40));
    };
    await fill();
    fake.calls.length = 0;
    await blobs.deletePrefix(prefix);
    expect(fake.calls.filter((call) => call.startsWith('POST'))).toHaveLength(3);
    expect([...fake.objects.keys()].filter((key) => key.includes(prefix))).toEqual([]);
    await fill();
    // The second call is the first that deletes; it is made again.
    fake.faults.push('unavailable', 'unavailable', 'refuses-one', 'refuses-one');
    await blobs.deletePrefix(prefix);
    expect([...fake.objects.keys()].filter((key) => key.includes(prefix))).toEqual([]);
  });
});

it('keeps to its prefix, and sends files in one call', async () => {
  fake.calls.length = 0;
  const blobs = await open();
  await writeFile(join(folder, 'draft'), randomBytes(5_000_000));
  await blobs.putFile(blobName('gus', 'file'), join(folder, 'draft'));
  expect(fake.calls).toEqual(['PUT x-id']);
  for (const key of fake.objects.keys()) expect(key.startsWith('kept/here/')).toBe(true);
  fake.objects.set('others/file', Buffer.from('x'));
  fake.objects.set('kept/here/README', Buffer.from('x'));
  const names: string[] = [];
  for await (const { name } of blobs.list()) names.push(name);
  expect(names).toContain(blobName('gus', 'file'));
  expect(names.join()).not.toMatch(/others|README|kept/);
});
