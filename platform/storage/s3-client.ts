import { createHash } from 'node:crypto';
import type { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { S3Address } from './s3-address.ts';

export type S3Sdk = typeof import('@aws-sdk/client-s3');

export interface S3Credentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string | undefined;
}

/** Half of a try: what has gone silent is given up while there is time for another. */
const CONNECT_MS = 3_000;
const SILENT_MS = 15_000;
const CONNECTIONS = 32;
const quiet = (): void => undefined;

/** @param credentials without them the machine's own are used, as a role gives them */
export function createS3Client(sdk: S3Sdk, address: S3Address, credentials?: S3Credentials): S3Client {
  const client = new sdk.S3Client({
    region: address.region ?? 'us-east-1',
    forcePathStyle: address.forcePathStyle,
    ...(address.endpoint === undefined ? {} : { endpoint: address.endpoint }),
    ...(credentials === undefined ? {} : { credentials }),
    // Calls are tried again as a whole, see `withRetries`.
    maxAttempts: 1,
    // Checksums at the end of a body, and asking before sending one, are what other services than AWS do not all know.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    expectContinueHeader: false,
    // Without one it warns on the console of what `withRetries` takes care of.
    logger: { debug: quiet, info: quiet, warn: quiet, error: quiet },
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      socketTimeout: SILENT_MS,
      httpAgent: { keepAlive: true, maxSockets: CONNECTIONS },
      httpsAgent: { keepAlive: true, maxSockets: CONNECTIONS },
    },
  });
  addBodyHash(client);
  return client;
}

/** The older of the two hashes a list of names to delete must come with; many services know only this one. */
function addBodyHash(client: S3Client): void {
  client.middlewareStack.add(
    (next, { commandName }) =>
      (args) => {
        const { body, headers } = args.request as { body?: unknown; headers: Record<string, string> };
        if (commandName === 'DeleteObjectsCommand' && typeof body === 'string')
          headers['content-md5'] = createHash('md5').update(body).digest('base64');
        return next(args);
      },
    { step: 'build', name: 'bodyHash' },
  );
}

/**
 * Signs what a stream will hold, as the client by itself does only with bytes in memory. A server that does not count what
 * it gets, and there are such, would else keep the beginning of a body that broke off.
 */
export function signBody(command: PutObjectCommand, sha256: string): void {
  command.middlewareStack.add(
    (next) => (args) => {
      (args.request as { headers: Record<string, string> }).headers['x-amz-content-sha256'] = sha256;
      return next(args);
    },
    { step: 'build', name: 'signBody' },
  );
}
