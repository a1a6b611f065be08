import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eachAtOnce } from '../each-at-once.ts';
import type { ObjectStore } from '../object-store.ts';

/** Sizes of what is stored: a thumbnail, an image as people upload it, the largest file. */
const SIZES = [
  { name: '100 kB', bytes: 100_000, objects: 160 },
  { name: '2 MB', bytes: 2_000_000, objects: 48 },
  { name: '10 MB', bytes: 10_000_000, objects: 16 },
] as const;

/** Each place has its turn several times: a shared machine changes its pace. */
const ROUNDS = 4;

export interface Pace {
  readonly megabytesPerSecond: number;
  readonly medianMs: number;
}

export interface PaceRow {
  readonly what: string;
  readonly atOnce: number;
  /** In the order of the stores. */
  readonly paces: readonly Pace[];
}

/** Puts and gets of each size, alone and four at a time, by turns in each store. */
export async function measureThroughput(stores: readonly ObjectStore[], folder: string): Promise<PaceRow[]> {
  const rows: PaceRow[] = [];
  for (const { name, bytes, objects } of SIZES)
    for (const atOnce of [1, 4]) {
      const content = randomBytes(bytes);
      const file = join(folder, 'upload');
      await writeFile(file, content);
      const keyOf = (i: number) => `${name}/${atOnce}/${i}`;
      const acts: Readonly<Record<string, Act>> = {
        put: (store, i) => store.put('pace', keyOf(i), content),
        putFile: (store, i) => store.putFile('pace', keyOf(i), file),
        async get(store, i) {
          if (!(await store.get('pace', keyOf(i)))?.equals(content)) throw new Error('got something else');
        },
      };
      for (const [act, run] of Object.entries(acts)) {
        const paces = await inTurns(stores, run, { bytes, objects, atOnce });
        rows.push({ what: `${act} ${name}`, atOnce, paces });
      }
    }
  return rows;
}

type Act = (store: ObjectStore, i: number) => Promise<void>;

async function inTurns(
  stores: readonly ObjectStore[],
  run: Act,
  { bytes, objects, atOnce }: { bytes: number; objects: number; atOnce: number },
): Promise<Pace[]> {
  const measured = stores.map((store) => ({ store, times: [] as number[], seconds: 0 }));
  // Connections, keys and the sealing thread are there when it counts.
  for (const { store } of measured) await eachAtOnce(Array(atOnce).keys(), atOnce, (i) => run(store, i));
  const each = objects / ROUNDS;
  for (let round = 0; round < ROUNDS; round += 1)
    for (const one of measured) {
      const since = performance.now();
      await eachAtOnce(Array(each).keys(), atOnce, async (i) => {
        const begun = performance.now();
        await run(one.store, round * each + i);
        one.times.push(performance.now() - begun);
      });
      one.seconds += (performance.now() - since) / 1000;
    }
  return measured.map(({ times, seconds }) => ({
    megabytesPerSecond: (bytes * objects) / 1e6 / seconds,
    medianMs: times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0,
  }));
}
