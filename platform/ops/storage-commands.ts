import { resolve } from 'node:path';
import { type OpsCommand, OpsError, type OpsInput } from '#platform/module/ops-command.ts';
import type { BlobStore } from '#platform/storage/blob-store.ts';
import { type Moved, moveBlobs, sizesIn } from '#platform/storage/move-blobs.ts';
import { openBlobs, openFileBlobs, type StorageSettings } from '#platform/storage/open-storage.ts';

const AFTERWARDS = ['keep', 'delete'] as const;

/** `storage move`. `env` says which of the two places the product uses. */
export function storageCommands(env: StorageSettings): OpsCommand[] {
  return [
    {
      name: 'storage move',
      summary: 'Copy all stored objects between folder and bucket, byte for byte. May be stopped and run again.',
      options: [
        { flags: '--to <place>', summary: 's3 (STORAGE_URL), files (STORAGE_DIR), or an s3://… URL' },
        { flags: '--from <place>', summary: 'likewise (default: the other of s3 and files)' },
        { flags: '--source <then>', summary: 'the copied objects at the source (default: keep)', choices: AFTERWARDS },
        { flags: '--others <then>', summary: 'what only the target has (default: keep)', choices: AFTERWARDS },
      ],
      async prepare({ options }) {
        const { from, to } = await placesOf(env, options);
        const own = (await openBlobs(env)).place;
        const emptySource = options.source === 'delete';
        const removeOthers = options.others === 'delete';
        if (emptySource && from.place === own)
          throw new OpsError(`The product keeps its objects in ${own}: it must use the target before the source goes.`);
        if (removeOthers && to.place === own)
          throw new OpsError(`The product keeps its objects in ${own}: what only it has may be new.`);
        const [here, there] = await Promise.all([sizesIn(from), sizesIn(to)]);
        // A folder or prefix that was mistyped looks like this, and all of the target would be others.
        if (here.size === 0) return { lines: [`The source holds nothing: ${from.place}.`] };
        const known = [...here].filter(([name, size]) => there.get(name) === size).length;
        const others = [...there.keys()].filter((name) => !here.has(name)).length;
        return {
          lines: [
            `From  ${from.place}: ${count(here.size)}, ${megabytes([...here.values()].reduce((a, b) => a + b, 0))}`,
            `To    ${to.place}: ${count(there.size)}, ${known} of them by name and size what the source has`,
            `The product, by this environment, uses ${own}.`,
            ...(others > 0 ? [`Only the target has ${count(others)}: ${removeOthers ? 'deleted' : 'kept'}.`] : []),
            ...(emptySource ? ['Then deleted at the source: what the target has byte for byte.'] : []),
          ],
          apply: async () => linesOf(await moveBlobs({ from, to, emptySource, removeOthers })),
        };
      },
    },
  ];
}

async function placesOf(env: StorageSettings, { from, to }: OpsInput['options']) {
  if (to === undefined) throw new OpsError('Say where to: --to s3, --to files, or --to an s3://… URL.');
  const places = {
    from: await open(env, from ?? (to === 'files' ? 's3' : 'files')),
    to: await open(env, to),
  };
  if (places.from.place === places.to.place) throw new OpsError(`Source and target are the same: ${places.to.place}.`);
  return places;
}

async function open(env: StorageSettings, place: string): Promise<BlobStore> {
  if (place === 'files') return openFileBlobs(resolve(env.STORAGE_DIR));
  if (place === 's3' && env.STORAGE_URL === undefined)
    throw new OpsError('STORAGE_URL is not set: set it, or give the s3://… URL in place of s3.');
  return openBlobs(env, place === 's3' ? env.STORAGE_URL : place).catch((error: Error) => {
    throw new OpsError(`The place ${error.message}.`);
  });
}

function linesOf(moved: Moved): string[] {
  return [
    `Copied: ${count(moved.copied)}, ${megabytes(moved.copiedBytes)}; each read back, same size and SHA-256.`,
    `There before: ${count(moved.known)}, same size, nonce and tag.`,
    ...(moved.vanished > 0 ? [`Deleted at the source meanwhile: ${count(moved.vanished)}.`] : []),
    ...(moved.others > 0 ? [`Only at the target: ${count(moved.others)}, deleted: ${moved.removedOthers}.`] : []),
    ...(moved.removedFromSource > 0 ? [`Deleted at the source: ${count(moved.removedFromSource)}.`] : []),
  ];
}

const count = (objects: number): string => `${objects} ${objects === 1 ? 'object' : 'objects'}`;
const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
