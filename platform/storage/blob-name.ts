import { createHash } from 'node:crypto';

/** What all objects of an owner begin with, and nothing else does. */
export function ownerPrefix(owner: string): string {
  const hash = createHash('sha256').update(owner).digest('hex');
  return `${hash.slice(0, 2)}/${hash.slice(2, 34)}/`;
}

/** Names are hashes: no key a caller passes can leave the owner's part, and nobody reads whose they are. */
export function blobName(owner: string, key: string): string {
  return ownerPrefix(owner) + createHash('sha256').update(key).digest('hex');
}

/** Whether a name is one of ours: folders and buckets may hold other things. */
export function isBlobName(name: string): boolean {
  return /^[0-9a-f]{2}\/[0-9a-f]{32}\/[0-9a-f]{64}$/.test(name);
}
