import { realpath, stat } from 'node:fs/promises';
import { isAbsolute } from 'node:path';
import type { Knex } from 'knex';
import type { Clock } from '#platform/clock.ts';
import type { Ids } from '#platform/ids.ts';
import { type OpsCommand, OpsError } from '#platform/module/ops-command.ts';
import { findUser, USER_ARGUMENT } from '#platform/ops/find-user.ts';
import { AD_PLATFORMS, type AdPlatform } from '../../contract/report.ts';
import type { ReportSource } from './report-source.ts';
import type { SourceStore, StoredSource } from './source-store.ts';

type Place = Pick<StoredSource, 'kind' | 'place'>;

/** `reports watch|unwatch|sources`: folders and buckets whose exports are imported by themselves. */
export function createSourceCommands(deps: {
  db: Knex;
  store: SourceStore;
  open(place: Place): ReportSource;
  clock: Clock;
  ids: Ids;
}): OpsCommand[] {
  const { db, store, clock, ids } = deps;
  return [
    {
      name: 'reports watch',
      summary:
        'Import what an account’s ad platforms export into a folder of the worker or into a bucket, each minute.',
      args: [
        USER_ARGUMENT,
        { name: 'place', summary: 'absolute path on the machine the worker runs on, or s3://BUCKET/PREFIX?endpoint=…' },
      ],
      options: [
        { flags: '--platform <platform>', summary: 'whose exports they are (default: other)', choices: AD_PLATFORMS },
        { flags: '--campaign <name>', summary: 'what its reports are called (default: the last part of the place)' },
      ],
      async prepare({ args: [who = '', text = ''], options: { platform = 'other', campaign } }) {
        const user = await findUser(db, who);
        const { kind, place } = text.startsWith('s3:')
          ? await checkedBucket(text, deps.open)
          : await checkedFolder(text);
        const name = (campaign ?? lastPart(place)).trim().slice(0, 200) || 'Watched exports';
        return {
          subject: user.id,
          lines: [`Exports in ${place} will be imported for ${user.email} as “${name}”.`],
          logged: ['A place will be watched.'],
          apply: async () => {
            const source = { id: ids.next(), kind, place, campaignName: name };
            const isNew = await store.add(user.id, { ...source, adPlatform: platform as AdPlatform }, clock.now());
            return [isNew ? `Watched as ${source.id}.` : 'This place is watched for this account already.'];
          },
        };
      },
    },
    {
      name: 'reports unwatch',
      summary: 'Stop importing from a watched place. Reports that came from it stay.',
      args: [{ name: 'source', summary: 'its id, from: reports sources' }],
      async prepare({ args: [id = ''] }) {
        const source = (await store.all()).find((one) => one.id === id);
        if (!source) throw new OpsError(`There is no watched place ${id}. See: reports sources`);
        return {
          subject: source.owner,
          lines: [`${source.place} will not be watched any more.`],
          logged: ['A place will not be watched any more.'],
          apply: async () => {
            await store.remove(source.owner, id);
            return ['Its reports stay.'];
          },
        };
      },
    },
    {
      name: 'reports sources',
      summary: 'Places that are watched, when they were last looked at, and what went wrong.',
      prepare: async () => ({
        lines: (await store.all()).map(lineOf),
        logged: ['Watched places were listed.'],
      }),
    },
  ];
}

/** @throws OpsError where it is none */
async function checkedFolder(folder: string): Promise<Place> {
  if (!isAbsolute(folder)) throw new OpsError('Give the folder as an absolute path.');
  try {
    const place = await realpath(folder);
    if ((await stat(place)).isDirectory()) return { kind: 'folder', place };
  } catch {
    // The same for both: there is nothing to watch.
  }
  throw new OpsError(`${folder} is no folder on this machine.`);
}

/** @throws OpsError where the address is none, or the bucket cannot be listed from here */
async function checkedBucket(text: string, open: (place: Place) => ReportSource): Promise<Place> {
  const place = { kind: 's3', place: text } as const;
  try {
    await open(place).list();
    return place;
  } catch (error) {
    throw new OpsError(`The bucket cannot be watched: ${(error as Error).message}`);
  }
}

/** Of a path, or of an address without what stands behind its question mark. */
const lastPart = (place: string): string =>
  (place.split('?')[0] ?? '')
    .split('/')
    .filter((part) => part !== '')
    .at(-1) ?? '';

function lineOf({ id, owner, place, lookedAt, problem }: StoredSource): string {
  const state = lookedAt === null ? 'not looked at yet' : `looked at ${lookedAt.toISOString()}`;
  return `${id}  ${place}  for ${owner}, ${state}${problem === null ? '' : `: ${problem}`}`;
}
