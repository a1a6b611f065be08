import { createHash } from 'node:crypto';
import type { BlobStore, StoredBlob } from './blob-store.ts';
import { eachAtOnce } from './each-at-once.ts';
import { HEADER_BYTES } from './seal.ts';

/** How many objects are on their way at a time; each is in memory as a whole. */
const AT_ONCE = 4;

export interface MoveOptions {
  readonly from: BlobStore;
  readonly to: BlobStore;
  /** Removes from the source what the target has, byte for byte; after all of it is there. */
  readonly emptySource: boolean;
  /** Removes from the target what the source does not have: what was deleted between two runs. */
  readonly removeOthers: boolean;
}

export interface Moved {
  copied: number;
  copiedBytes: number;
  /** Were there before: same size, nonce and tag. */
  known: number;
  /** Were deleted at the source meanwhile. */
  vanished: number;
  /** Only the target has them. */
  others: number;
  removedOthers: number;
  removedFromSource: number;
}

/**
 * Copies all blobs as they are; nothing is opened. May be stopped anywhere and run again: what is there is passed over, and
 * a put is all or nothing. Each copy is read back and compared.
 *
 * @throws Error at the first object that cannot be copied, or is not the same at the target
 */
export async function moveBlobs({ from, to, emptySource, removeOthers }: MoveOptions): Promise<Moved> {
  const moved: Moved = {
    copied: 0,
    copiedBytes: 0,
    known: 0,
    vanished: 0,
    others: 0,
    removedOthers: 0,
    removedFromSource: 0,
  };
  const there = await sizesIn(to);
  await eachAtOnce(from.list(), AT_ONCE, async (blob) => {
    const known = there.get(blob.name) === blob.size && (await sameHeader(from, to, blob));
    there.delete(blob.name);
    if (known) {
      moved.known += 1;
      return;
    }
    const bytes = await from.get(blob.name);
    if (bytes === undefined) {
      moved.vanished += 1;
      return;
    }
    await to.put(blob.name, bytes);
    assertSame(blob.name, bytes, await to.get(blob.name));
    moved.copied += 1;
    moved.copiedBytes += bytes.length;
  });
  moved.others = there.size;
  if (removeOthers)
    await eachAtOnce(there.keys(), AT_ONCE, async (name) => {
      await to.delete(name);
      moved.removedOthers += 1;
    });
  if (emptySource)
    await eachAtOnce(from.list(), AT_ONCE, async ({ name }) => {
      const bytes = await from.get(name);
      if (bytes === undefined) return;
      assertSame(name, bytes, await to.get(name));
      await from.delete(name);
      moved.removedFromSource += 1;
    });
  return moved;
}

/** What a place holds, by name. */
export async function sizesIn(blobs: BlobStore): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  for await (const { name, size } of blobs.list()) sizes.set(name, size);
  return sizes;
}

/** Nonces are drawn anew for each object, and a put is all or nothing: what shares nonce and tag is the same. */
async function sameHeader(from: BlobStore, to: BlobStore, { name }: StoredBlob): Promise<boolean> {
  const [here, there] = await Promise.all([from.head(name, HEADER_BYTES), to.head(name, HEADER_BYTES)]);
  return here !== undefined && there !== undefined && here.equals(there);
}

function assertSame(name: string, bytes: Buffer, stored: Buffer | undefined): void {
  const hash = (all: Buffer) => createHash('sha256').update(all).digest('hex');
  if (stored?.length !== bytes.length || hash(stored) !== hash(bytes))
    throw new Error(`${name} is not at the target what it is at the source; nothing more was done`);
}
