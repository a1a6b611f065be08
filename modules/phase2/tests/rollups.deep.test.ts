import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Knex } from 'knex';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createKnex } from '#platform/db/knex.ts';
import { createLog } from '#platform/log/create-log.ts';
import { createTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts';
import { EventStore } from '../server/events/event-store.ts';
import { Rollups } from '../server/rollups/rollups.ts';
import { arrive, makePeople, planHistory } from './planted-history.ts';
import { differences, rowsOf } from './recount.ts';

const CHILD = fileURLToPath(new URL('./rollup-child.ts', import.meta.url));
const NOW = new Date('2026-11-28T12:00:00Z');
let database: TestDatabase;
let db: Knex;
beforeAll(async () => {
  database = await createTestDatabase();
  db = createKnex({ url: database.url, poolSize: 4, log: createLog({ level: 'silent', process: 'test' }) });
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

async function killedAt(step: string): Promise<NodeJS.Signals | null> {
  const args = ['--import', 'tsx', CHILD, database.url, NOW.toISOString(), step];
  const child = spawn(process.execPath, args, { stdio: 'ignore' });
  const [, signal] = await once(child, 'exit');
  return signal;
}

it('counts 1,000 people over 90 days, seed 35, as plain SQL does, with a process killed at each step of each batch', async () => {
  const people = await makePeople(db, 1_000);
  const history = planHistory({ people, days: 90, now: NOW, seed: 35 });
  const rollups = new Rollups(db, new EventStore(db));
  for (const batch of history.batches) {
    await arrive(db, batch);
    const before = await rowsOf(db);
    for (const step of ['locked', 'cleared', 'counted', 'moved']) {
      expect(await killedAt(step), step).toBe('SIGKILL');
      expect(await rowsOf(db), step).toEqual(before);
    }
    expect((await rollups.rollUp(NOW)).events).toBeGreaterThan(0);
    expect(await differences(db)).toEqual([]);
  }
  const sent = history.batches.flat();
  const kept = new Set(sent.map(({ id }) => id)).size;
  expect(kept).toBeLessThan(sent.length);
  const rows = await rowsOf(db);
  expect(await rollups.rebuild(NOW)).toEqual({ events: kept, isRebuild: true });
  expect(await rowsOf(db)).toEqual(rows);
});
