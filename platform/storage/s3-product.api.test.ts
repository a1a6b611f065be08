import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { acceptedAnalysis } from '#modules/core-analysis/tests/factories.ts';
import { createTestApp, type TestApp } from '#platform/testing/create-test-app.ts';
import { ownerPrefix } from './blob-name.ts';
import { FAKE_BUCKET, type FakeS3, startFakeS3 } from './testing/fake-s3.ts';

let fake: FakeS3;
let app: TestApp;
beforeAll(async () => {
  fake = await startFakeS3();
  app = await createTestApp({
    environment: {
      STORAGE_URL: `s3://${FAKE_BUCKET}/objects?endpoint=${fake.url}`,
      AWS_ACCESS_KEY_ID: fake.accessKeyId,
      AWS_SECRET_ACCESS_KEY: 'hunter2',
    },
  });
});
afterAll(async () => {
  await app.stop();
  await fake.stop();
});

it('keeps uploads in the bucket that STORAGE_URL names, and nothing of them on its own disk', async () => {
  const user = await app.signUp();
  fake.faults.push('unavailable');
  await acceptedAnalysis(user);
  const keys = [...fake.objects.keys()];
  expect(keys.filter((key) => key.startsWith(`objects/${ownerPrefix(user.id)}`))).toHaveLength(1);
  expect(keys).toHaveLength(1);
  const onDisk = await readdir(app.storageDir, { recursive: true, withFileTypes: true });
  expect(onDisk.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))).toEqual([]);
  await app.process.storage.deleteOwner(user.id);
  expect(fake.objects.size).toBe(0);
});

it('takes nothing in while the bucket is not to be reached, and says nothing of how it is', async () => {
  const user = await app.signUp();
  fake.faults.push('forbidden');
  await expect(acceptedAnalysis(user)).rejects.toMatchObject({ answer: { status: 500 } });
  fake.faults.push('unavailable', 'unavailable', 'unavailable');
  await expect(acceptedAnalysis(user)).rejects.toMatchObject({ answer: { status: 503 } });
  const logged = app.logLines.join('');
  expect(logged).toContain('object storage: put failed: SignatureDoesNotMatch 403');
  expect(logged).toContain('object storage: put failed: SlowDown 503');
  expect(logged).not.toMatch(/hunter2|FAKEACCESSKEY/);
  expect(await app.db('core_analysis.analyses').where({ user_id: user.id })).toEqual([]);
});
