import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { S3Client } from '@aws-sdk/client-s3';
import type { S3Address } from '#platform/storage/s3-address.ts';
import { createS3Client, type S3Credentials, type S3Sdk } from '#platform/storage/s3-client.ts';
import { type RetryTiming, withRetries } from '#platform/storage/with-retries.ts';
import { type CopiedFile, isReportName, type ReportSource, type SourceFile } from './report-source.ts';

/** A try may take as long as the largest file does on a slow line; what has gone silent is given up long before. */
const TIMING: RetryTiming = { tries: 2, tryMs: 60_000, pauseMs: 250 };

/**
 * Exports that lie in a bucket directly below a prefix. An object is there whole or not at all, so none is still being written.
 * Loads the client only where it is used: it is large.
 */
export class S3Source implements ReportSource {
  private made: Promise<{ readonly sdk: S3Sdk; readonly client: S3Client }> | undefined;

  constructor(
    private readonly options: {
      readonly address: S3Address;
      readonly maxBytes: number;
      /** Without them those of the process: its environment, or a role of the machine. */
      readonly credentials?: S3Credentials;
      readonly timing?: RetryTiming;
    },
  ) {}

  async list(): Promise<readonly SourceFile[]> {
    const { address, maxBytes } = this.options;
    const files: SourceFile[] = [];
    let ContinuationToken: string | undefined;
    do {
      const input = { Bucket: address.bucket, Prefix: address.prefix, Delimiter: '/', ContinuationToken };
      const page = await this.call('list', ({ sdk, client }, abortSignal) =>
        client.send(new sdk.ListObjectsV2Command(input), { abortSignal }),
      );
      for (const { Key = '', Size: bytes = 0, LastModified } of page.Contents ?? []) {
        const path = Key.slice(address.prefix.length);
        if (isReportName(path) && bytes > 0 && bytes <= maxBytes)
          files.push({ path, bytes, changedAt: LastModified ?? new Date(0) });
      }
      ContinuationToken = page.IsTruncated ? page.NextContinuationToken : undefined;
    } while (ContinuationToken !== undefined);
    return files.sort((one, other) => (one.path < other.path ? -1 : 1));
  }

  async copy(path: string, to: string): Promise<CopiedFile | undefined> {
    if (!isReportName(path)) return undefined;
    const { address, maxBytes } = this.options;
    const input = { Bucket: address.bucket, Key: address.prefix + path };
    return this.call('get', async ({ sdk, client }, abortSignal) => {
      const answer = await client.send(new sdk.GetObjectCommand(input), { abortSignal }).catch(unlessMissing);
      if (!answer?.Body) return undefined;
      const hash = createHash('sha256');
      const target = await open(to, 'w', 0o600);
      let bytes = 0;
      try {
        for await (const piece of answer.Body as AsyncIterable<Uint8Array>) {
          bytes += piece.length;
          if (bytes > maxBytes) return undefined;
          hash.update(piece);
          await target.write(piece);
        }
      } finally {
        await target.close();
      }
      // Of another length than was said: cut short, and asked for again.
      if (answer.ContentLength !== undefined && bytes !== answer.ContentLength) throw new Error('cut short');
      return bytes === 0 ? undefined : { bytes, sha256: hash.digest('hex') };
    });
  }

  private async call<T>(
    what: string,
    run: (s3: { sdk: S3Sdk; client: S3Client }, signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    this.made ??= this.make();
    const s3 = await this.made;
    return withRetries(what, (signal) => run(s3, signal), this.options.timing ?? TIMING);
  }

  private async make() {
    const sdk = await import('@aws-sdk/client-s3');
    return { sdk, client: createS3Client(sdk, this.options.address, this.options.credentials) };
  }
}

function unlessMissing(error: unknown): undefined {
  if ((error as Error).name !== 'NoSuchKey') throw error;
}
