import { expect, it } from 'vitest';
import { baseEnv, ConfigError, readEnv } from '#platform/config/env.ts';
import { openBlobs } from './open-storage.ts';
import { readS3Address } from './s3-address.ts';

it('reads a bucket of AWS, and one of another service', () => {
  expect(readS3Address('s3://uploads')).toEqual({
    bucket: 'uploads',
    prefix: '',
    endpoint: undefined,
    region: undefined,
    forcePathStyle: false,
  });
  expect(readS3Address('s3://up.loads/a/b_c/?endpoint=http://10.0.0.1:9000/&region=eu-central-1')).toEqual({
    bucket: 'up.loads',
    prefix: 'a/b_c/',
    endpoint: 'http://10.0.0.1:9000',
    region: 'eu-central-1',
    forcePathStyle: true,
  });
  expect(readS3Address('s3://uploads?endpoint=https://s3.test&forcePathStyle=false')).toMatchObject({
    endpoint: 'https://s3.test',
    forcePathStyle: false,
  });
});

it.each([
  ['https://uploads.s3.amazonaws.com', 'must look like s3://BUCKET/PREFIX'],
  ['uploads', 'must look like s3://BUCKET/PREFIX'],
  ['s3://', 'must name a bucket'],
  ['s3://UPPER', 'must name a bucket'],
  ['s3://bucket:9000', 'must name a bucket'],
  ['s3://KEY:hunter2@bucket', 'must hold no credentials: give them as AWS_ACCESS_KEY_ID'],
  ['s3://bucket/a b', 'must have a prefix of letters'],
  ['s3://bucket/.hidden', 'must have a prefix of letters'],
  ['s3://bucket#hunter2', 'must have a prefix of letters'],
  ['s3://bucket?endpoint=s3.test', 'must have an endpoint such as'],
  ['s3://bucket?endpoint=ftp://s3.test', 'must have an endpoint such as'],
  ['s3://bucket?endpoint=http://KEY:hunter2@s3.test', 'must have an endpoint such as'],
  ['s3://bucket?region=Frankfurt!', 'must have a region such as'],
  ['s3://bucket?forcePathStyle=yes', 'must have forcePathStyle=true'],
  ['s3://bucket?accessKey=hunter2', 'takes endpoint, region, forcePathStyle behind the question mark'],
  ['s3://bucket?region=a&region=b', 'takes endpoint, region, forcePathStyle behind the question mark'],
])('stops the start over %s with a sentence that repeats no secret', (url, sentence) => {
  const environment = {
    DATABASE_URL: 'postgres://localhost/adjudge',
    STORAGE_DIR: 'objects',
    STORAGE_URL: url,
    STORAGE_MASTER_KEY: Buffer.alloc(32, 1).toString('base64'),
    AUTH_SECRET: 'x'.repeat(32),
  };
  const read = () => readEnv({ base: baseEnv }, environment);
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(`STORAGE_URL: ${sentence}`);
  expect(read).not.toThrow(/hunter2/);
});

it('is opened by its URL, else in the folder, and not with half of the credentials', async () => {
  const env = { STORAGE_DIR: '/srv/objects', STORAGE_MASTER_KEY: '' };
  expect((await openBlobs(env)).place).toBe('files in /srv/objects');
  const STORAGE_URL = 's3://uploads/here?endpoint=http://127.0.0.1:1';
  expect((await openBlobs({ ...env, STORAGE_URL })).place).toBe('s3://uploads/here/ at http://127.0.0.1:1');
  const half = openBlobs({ ...env, STORAGE_URL, AWS_ACCESS_KEY_ID: 'KEY' });
  await expect(half).rejects.toThrow('AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY must be set together');
});
