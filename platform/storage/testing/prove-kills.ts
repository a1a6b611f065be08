import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Knex } from 'knex';
import { expect } from 'vitest';
import { openBlobs, openStorage } from '../open-storage.ts';
import { sweepFolder } from '../sweep-folder.ts';
import { treeOf } from './move-program.ts';
import { startSlowProxy } from './slow-proxy.ts';
import { startStoreProcess } from './store-process.ts';

const KILLS = 24;
const SIZE = 4_000_000;
const BYTES_PER_SECOND = 16_000_000;

interface Setting {
  readonly serverUrl: string;
  readonly db: Knex;
  /** The environment of a process that reaches the bucket by this address. */
  env(endpoint: string): Parameters<typeof openStorage>[0] & Readonly<Record<string, string>>;
}

/** Processes killed in the middle of a `putFile` leave the old object or the new one. @returns what was shown */
export async function proveKills({ serverUrl, db, env }: Setting): Promise<string> {
  const proxy = await startSlowProxy(serverUrl, BYTES_PER_SECOND);
  const at = { owner: 'kim', key: 'original' };
  const storage = await openStorage(env(serverUrl), db);
  const stored = async () => hashOf((await storage.get(at.owner, at.key)) ?? Buffer.alloc(0));
  const seen = { old: 0, new: 0, drafts: 0 };
  await storage.put(at.owner, at.key, Buffer.from('the first'));
  let old = await stored();
  for (let kill = 0; kill < KILLS; kill += 1) {
    const one = await startStoreProcess(env(proxy.url));
    const { hash, done } = await one.begin({ act: 'putFile', ...at, size: SIZE });
    // From before the first byte to behind the last.
    const share = kill / (KILLS - 1);
    await Promise.race([proxy.after(Math.floor(share * (SIZE + 600))), done]);
    await one.kill();
    const drafts = join(one.folder, 'drafts');
    seen.drafts += await sweepFolder(drafts, { now: new Date(Date.now() + 1000), olderThanMs: 0 });
    await one.stop();
    // The server may still be busy with what it has whole.
    await pause(200);
    const found = await stored();
    expect([old, hash]).toContain(found);
    seen[found === old ? 'old' : 'new'] += 1;
    old = found;
  }
  expect((await treeOf(await openBlobs(env(serverUrl)))).size).toBe(1);
  await proxy.stop();
  // Those that came too late are no proof.
  expect(seen.old).toBeGreaterThan(KILLS / 2);
  expect(seen.drafts).toBeGreaterThan(KILLS / 2);
  return `${KILLS} processes killed in the middle of a putFile of 4 MB, from its first byte to its last: the old object ${seen.old} times, the new one ${seen.new} times, never anything else. ${seen.drafts} drafts were left, and swept.`;
}

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
