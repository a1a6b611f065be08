import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { GetObjectCommandOutput, S3Client } from '@aws-sdk/client-s3';
import { isBlobName } from './blob-name.ts';
import type { BlobStore, StoredBlob } from './blob-store.ts';
import type { S3Address } from './s3-address.ts';
import { createS3Client, type S3Credentials, type S3Sdk, signBody } from './s3-client.ts';
import { RETRY_TIMING, type RetryTiming, StorageError, withRetries } from './with-retries.ts';

/** Large enough for the pace of a network, small enough that others have their turn between two. */
const CHUNK_BYTES = 256 * 1024;

interface Options {
  readonly address: S3Address;
  readonly credentials?: S3Credentials | undefined;
  readonly timing?: RetryTiming;
}

/** Loads the client only where it is used: it is large. */
export async function openS3Blobs({ address, credentials, timing = RETRY_TIMING }: Options): Promise<S3Blobs> {
  const sdk = await import('@aws-sdk/client-s3');
  return new S3Blobs({ sdk, client: createS3Client(sdk, address, credentials), address, timing });
}

interface Deps {
  readonly sdk: S3Sdk;
  readonly client: S3Client;
  readonly address: S3Address;
  readonly timing: RetryTiming;
}

/** Blobs as objects in an S3 bucket, each in one call with the hash of its bytes: such a put is all or nothing. */
export class S3Blobs implements BlobStore {
  readonly place: string;
  private readonly inBucket: { readonly Bucket: string };

  constructor(private readonly deps: Deps) {
    const { bucket, prefix, endpoint } = deps.address;
    this.place = `s3://${bucket}/${prefix}${endpoint === undefined ? '' : ` at ${endpoint}`}`;
    this.inBucket = { Bucket: bucket };
  }

  async put(name: string, bytes: Uint8Array): Promise<void> {
    const { sdk, client } = this.deps;
    await this.call('put', (abortSignal) =>
      client.send(new sdk.PutObjectCommand({ ...this.at(name), Body: bytes }), { abortSignal }),
    );
  }

  async putFile(name: string, file: string): Promise<void> {
    const { sdk, client } = this.deps;
    const { size } = await stat(file);
    const hash = await hashOf(file);
    await this.call('put', async (abortSignal) => {
      const body = createReadStream(file, { highWaterMark: CHUNK_BYTES });
      try {
        const put = new sdk.PutObjectCommand({ ...this.at(name), Body: body, ContentLength: size });
        signBody(put, hash);
        await client.send(put, { abortSignal });
      } finally {
        body.destroy();
      }
    });
  }

  get(name: string): Promise<Buffer | undefined> {
    return this.read(name);
  }

  head(name: string, length: number): Promise<Buffer | undefined> {
    return this.read(name, `bytes=0-${length - 1}`);
  }

  async delete(name: string): Promise<void> {
    const { sdk, client } = this.deps;
    await this.call('delete', (abortSignal) =>
      client.send(new sdk.DeleteObjectCommand(this.at(name)), { abortSignal }).catch(unlessMissing),
    );
  }

  async deletePrefix(prefix: string): Promise<void> {
    const { sdk, client } = this.deps;
    for await (const page of this.pages(prefix)) {
      const Delete = { Quiet: true, Objects: page.map(({ name }) => ({ Key: this.keyOf(name) })) };
      if (page.length === 0) continue;
      await this.call('delete', async (abortSignal) => {
        const command = new sdk.DeleteObjectsCommand({ ...this.inBucket, Delete });
        const { Errors = [] } = await client.send(command, { abortSignal });
        const [first] = Errors;
        if (first) throw new StorageError('delete', `${first.Code} for ${Errors.length} of ${page.length}`, true);
      });
    }
  }

  async *list(): AsyncGenerator<StoredBlob> {
    for await (const page of this.pages('')) for (const blob of page) if (isBlobName(blob.name)) yield blob;
  }

  private async *pages(prefix: string): AsyncGenerator<readonly StoredBlob[]> {
    const { sdk, client, address } = this.deps;
    let ContinuationToken: string | undefined;
    do {
      const from = { ...this.inBucket, Prefix: this.keyOf(prefix), ContinuationToken };
      const page = await this.call('list', (abortSignal) =>
        client.send(new sdk.ListObjectsV2Command(from), { abortSignal }),
      );
      yield (page.Contents ?? []).map(({ Key = '', Size = 0 }) => ({
        name: Key.slice(address.prefix.length),
        size: Size,
      }));
      ContinuationToken = page.IsTruncated ? page.NextContinuationToken : undefined;
    } while (ContinuationToken !== undefined);
  }

  private read(name: string, Range?: string): Promise<Buffer | undefined> {
    const { sdk, client } = this.deps;
    return this.call('get', async (abortSignal) => {
      const command = new sdk.GetObjectCommand({ ...this.at(name), Range });
      const answer = await client.send(command, { abortSignal }).catch(unlessMissing);
      return answer && (await bodyOf(answer));
    });
  }

  private call<T>(what: string, run: (signal: AbortSignal) => Promise<T>): Promise<T> {
    return withRetries(what, run, this.deps.timing);
  }

  private at(name: string): { Bucket: string; Key: string } {
    return { ...this.inBucket, Key: this.keyOf(name) };
  }

  private keyOf(name: string): string {
    return this.deps.address.prefix + name;
  }
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file, { highWaterMark: CHUNK_BYTES })) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

async function bodyOf({ Body, ContentLength }: GetObjectCommandOutput): Promise<Buffer> {
  const bytes = Buffer.from((await Body?.transformToByteArray()) ?? []);
  if (ContentLength !== undefined && bytes.length !== ContentLength)
    throw new StorageError('get', 'the answer was cut short', true);
  return bytes;
}

/** A bucket that is missing is an error; an object that is missing is an answer. */
function unlessMissing(error: unknown): undefined {
  if ((error as Error).name !== 'NoSuchKey') throw error;
}
