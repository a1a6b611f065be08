import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readS3Address } from '#platform/storage/s3-address.ts';
import { FAKE_BUCKET, type FakeS3, startFakeS3 } from '#platform/storage/testing/fake-s3.ts';
import { S3Source } from './s3-source.ts';
import { describeSource } from './testing/source-contract.ts';

let fake: FakeS3;
let folder: string;
beforeAll(async () => {
  fake = await startFakeS3();
  folder = await mkdtemp(join(tmpdir(), 'adjudge-bucket-'));
});
afterAll(async () => {
  await fake.stop();
  await rm(folder, { recursive: true, force: true });
});

const sourceAt = (bucket: string) =>
  new S3Source({
    address: readS3Address(`s3://${bucket}/exports/meta?endpoint=${fake.url}`),
    credentials: { accessKeyId: fake.accessKeyId, secretAccessKey: 'a-secret' },
    maxBytes: 1024 * 1024,
    timing: { tries: 2, tryMs: 400, pauseMs: 1 },
  });

async function place() {
  fake.objects.clear();
  fake.faults.length = 0;
  // More than one page for three objects.
  fake.pageSize = 2;
  return {
    source: sourceAt(FAKE_BUCKET),
    async put(path: string, content: string) {
      fake.objects.set(`exports/meta/${path}`, Buffer.from(content));
    },
    async remove(path: string) {
      fake.objects.delete(`exports/meta/${path}`);
    },
    async breakDown() {
      fake.faults.push(...Array<'forbidden'>(10).fill('forbidden'));
    },
  };
}

describe('a prefix in a bucket', () => {
  describeSource(place);

  it('is what lies directly below it, on all pages', async () => {
    const { source, put } = await place();
    for (const name of ['c.csv', 'a.csv', 'b.csv', 'older/d.csv']) await put(name, 'x');
    fake.objects.set('exports/meta-other.csv', Buffer.from('x'));
    expect((await source.list()).map(({ path }) => path)).toEqual(['a.csv', 'b.csv', 'c.csv']);
  });

  it('is asked again where an answer breaks off, and leaves no half file taken for a whole one', async () => {
    const { source, put } = await place();
    await put('a.csv', 'Day,Impressions\n'.repeat(50));
    fake.faults.push('cut');
    expect(await source.copy('a.csv', join(folder, 'copy'))).toMatchObject({ bytes: 800 });
    fake.faults.push('cut', 'reset');
    await expect(source.copy('a.csv', join(folder, 'copy'))).rejects.toThrow('object storage: get failed');
  });

  it('says in words without secrets why it cannot be reached', async () => {
    await place();
    await expect(sourceAt('not-there').list()).rejects.toThrow('object storage: list failed: NoSuchBucket 404');
    fake.faults.push('silent', 'silent');
    await expect(sourceAt(FAKE_BUCKET).list()).rejects.toThrow(/object storage: list failed: .*Timeout/);
  });
});
