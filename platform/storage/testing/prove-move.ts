import { join } from 'node:path';
import type { Knex } from 'knex';
import { expect } from 'vitest';
import { openBlobs, openFileBlobs, openStorage, type StorageSettings } from '../open-storage.ts';
import { moveWithProgram, treeOf } from './move-program.ts';

const OBJECTS = 300;
/** How many are there when the move is killed. */
const KILLED_AT = 40;

interface Setting {
  /** Of a process that uses the bucket. */
  readonly env: StorageSettings & Readonly<Record<string, string>>;
  readonly folder: string;
  readonly db: Knex;
}

const ownerOf = (i: number): string => `owner ${i % 7}`;
const contentOf = (i: number): Buffer => Buffer.alloc(1 + ((i * 7919) % 400_000), i);

/** A folder moved to the bucket and back is the same, byte for byte. @returns what was shown */
export async function proveMove({ env, folder, db }: Setting): Promise<string> {
  const first = join(folder, 'first');
  const second = join(folder, 'second');
  const source = await openStorage({ ...env, STORAGE_DIR: first, STORAGE_URL: undefined }, db);
  for (let i = 0; i < OBJECTS; i += 1) await source.put(ownerOf(i), `${i}`, contentOf(i));
  const bucket = await openBlobs(env);

  const killed = moveWithProgram({ ...env, STORAGE_DIR: first }, ['--to', 's3']);
  await killed.killAfter(async () => (await treeOf(bucket, KILLED_AT)).size >= KILLED_AT);
  const partial = (await treeOf(bucket)).size;
  expect(partial).toBeLessThan(OBJECTS);
  const again = await moveWithProgram({ ...env, STORAGE_DIR: first }, ['--to', 's3']).ended;
  const [, copied, known] = /Copied: (\d+) .*There before: (\d+) /s.exec(again) ?? [];
  expect(Number(copied) + Number(known)).toBe(OBJECTS);
  expect(Number(known)).toBe(partial);
  await moveWithProgram({ ...env, STORAGE_DIR: second }, ['--to', 'files']).ended;

  const original = await treeOf(openFileBlobs(first));
  expect(original.size).toBe(OBJECTS);
  expect(await treeOf(bucket)).toEqual(original);
  expect(await treeOf(openFileBlobs(second))).toEqual(original);
  // What was sealed for one place opens in the other.
  const storage = await openStorage(env, db);
  for (const i of [0, 150, 299]) expect((await storage.get(ownerOf(i), `${i}`))?.equals(contentOf(i))).toBe(true);
  return `\`npm run ops -- storage move\` of ${OBJECTS} objects to the bucket, killed with ${partial} of them there, run again (copied ${copied}, there before ${known}), then back into another folder: all sealed bytes equal by SHA-256, and opened from the bucket.`;
}
