import type { S3Client } from '@aws-sdk/client-s3';
import type { StorageSettings } from './open-storage.ts';
import { readS3Address } from './s3-address.ts';
import { createS3Client } from './s3-client.ts';

/**
 * Makes the bucket of `STORAGE_URL` where there is none.
 * @returns true where it made it
 * @throws what the service says where it cannot be reached, or does not let us
 */
export async function ensureBucket(env: StorageSettings): Promise<boolean> {
  if (env.STORAGE_URL === undefined) return false;
  const address = readS3Address(env.STORAGE_URL);
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = env;
  const sdk = await import('@aws-sdk/client-s3');
  const client: S3Client = createS3Client(
    sdk,
    { ...address, region: address.region ?? env.AWS_REGION },
    accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey, sessionToken: env.AWS_SESSION_TOKEN } : undefined,
  );
  try {
    await client.send(new sdk.HeadBucketCommand({ Bucket: address.bucket }));
    return false;
  } catch (error) {
    // Who may use a bucket but not ask for it is answered 403: it is there.
    const status = (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;
    if (status === 403) return false;
    if (status !== 404) throw error;
    await client.send(new sdk.CreateBucketCommand({ Bucket: address.bucket }));
    return true;
  } finally {
    client.destroy();
  }
}
