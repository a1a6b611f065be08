import { join, resolve } from 'node:path';
import type { Knex } from 'knex';
import { ConfigError } from '#platform/config/env.ts';
import type { BlobStore } from './blob-store.ts';
import { FileBlobs } from './file-blobs.ts';
import type { ObjectStore } from './object-store.ts';
import { OwnerKeyStore } from './owner-key-store.ts';
import { readS3Address } from './s3-address.ts';
import { openS3Blobs } from './s3-blobs.ts';
import { SealedStore } from './sealed-store.ts';

export interface StorageSettings {
  readonly STORAGE_DIR: string;
  readonly STORAGE_MASTER_KEY: string;
  readonly STORAGE_URL?: string | undefined;
  readonly AWS_ACCESS_KEY_ID?: string | undefined;
  readonly AWS_SECRET_ACCESS_KEY?: string | undefined;
  readonly AWS_SESSION_TOKEN?: string | undefined;
  readonly AWS_REGION?: string | undefined;
}

/** Where objects are written before they are stored; what is old in there belongs to nobody. */
export function draftsFolder(folder: string): string {
  return join(folder, 'drafts');
}

/** Where a process keeps objects, by its environment. */
export async function openStorage(env: StorageSettings, db: Knex): Promise<ObjectStore> {
  const keys = new OwnerKeyStore({ db, masterKey: Buffer.from(env.STORAGE_MASTER_KEY, 'base64') });
  return new SealedStore({ blobs: await openBlobs(env), keys, drafts: draftsFolder(resolve(env.STORAGE_DIR)) });
}

/** @param url of a bucket; without one files in `STORAGE_DIR` @throws Error where it is no such URL, or only one of two keys is set */
export async function openBlobs(env: StorageSettings, url: string | undefined = env.STORAGE_URL): Promise<BlobStore> {
  if (url === undefined) return openFileBlobs(resolve(env.STORAGE_DIR));
  const address = readS3Address(url);
  if ((env.AWS_ACCESS_KEY_ID === undefined) !== (env.AWS_SECRET_ACCESS_KEY === undefined))
    throw new ConfigError(['AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY must be set together, or neither']);
  const {
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    AWS_SESSION_TOKEN: sessionToken,
  } = env;
  return openS3Blobs({
    address: { ...address, region: address.region ?? env.AWS_REGION },
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey, sessionToken } : undefined,
  });
}

export function openFileBlobs(folder: string): FileBlobs {
  return new FileBlobs({ folder, drafts: draftsFolder(folder) });
}
