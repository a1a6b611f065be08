import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createKnex } from '#platform/db/knex.ts';
import { createLog } from '#platform/log/create-log.ts';
import { runs } from '#platform/testing/depth.ts';
import { createTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts';
import { EventStore } from '../server/events/event-store.ts';
import { countPeople, peopleLines } from '../server/rollups/people-lines.ts';
import { PeopleStore } from '../server/rollups/people-store.ts';
import { Rollups } from '../server/rollups/rollups.ts';
import { arrive, makePeople, settle } from './planted-history.ts';
import { type PlantedPeople, plantPeople } from './planted-people.ts';
import { rowsOf } from './recount.ts';

const TODAY = new Date('2026-11-25T00:00:00Z');
const DAY = '2026-11-25';
const NOW = new Date('2026-11-26T00:00:00Z');
const PEOPLE = runs(300, 5_000);

let database: TestDatabase;
let db: Knex;
let rollups: Rollups;
let store: PeopleStore;
let planted: PlantedPeople;
beforeAll(async () => {
  database = await createTestDatabase();
  db = createKnex({ url: database.url, poolSize: 4, log: createLog({ level: 'silent', process: 'test' }) });
  rollups = new Rollups(db, new EventStore(db));
  store = new PeopleStore(db);
  planted = plantPeople(await makePeople(db, PEOPLE), TODAY, 35);
}, 120_000);
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const counted = async () => {
  const { segments, stages } = await countPeople(store, DAY);
  return { segments, stages, cohorts: await store.cohorts('2026-01-01') };
};

describe(`${PEOPLE} people with planted segments, stages and weeks`, () => {
  it('are of every segment, every stage and a dozen weeks', () => {
    for (const n of [...Object.values(planted.segments), ...Object.values(planted.stages)])
      expect(n).toBeGreaterThan(PEOPLE / 20);
    expect(planted.cohorts.length).toBeGreaterThanOrEqual(12);
  });

  it('are counted as planted once what was late has come, and again by a rebuild', async () => {
    const { segments, stages, cohorts, batches } = planted;
    await arrive(db, batches[0]);
    await settle(db);
    await rollups.rollUp(NOW);
    // Without the late fifth other people lapse, other weeks come first.
    const early = await counted();
    expect(early.segments).not.toEqual(segments);
    expect(early.cohorts).not.toEqual(cohorts);
    await arrive(db, batches[1]);
    await settle(db);
    await rollups.rollUp(NOW);
    expect(await counted()).toEqual({ segments, stages, cohorts });
    const before = await rowsOf(db);
    expect(await rollups.rebuild(NOW)).toMatchObject({ isRebuild: true });
    expect(await rowsOf(db)).toEqual(before);
    expect(await counted()).toEqual({ segments, stages, cohorts });
  });

  it('would not be, did what others did to them count as their own act', async () => {
    const trx = await db.transaction();
    await trx.raw(
      `insert into phase2.active_people select distinct g, date_trunc(g, at at time zone 'UTC')::date, user_id
       from phase2.events cross join (values ('day'), ('week')) as v (g) on conflict do nothing`,
    );
    const naive = new PeopleStore(trx);
    expect((await countPeople(naive, DAY)).segments).not.toEqual(planted.segments);
    expect(await naive.cohorts('2026-01-01')).not.toEqual(planted.cohorts);
    await trx.rollback();
  });

  it('are listed for operators, with the weeks that are not over', async () => {
    const lines = await peopleLines(store, DAY);
    expect(lines[0]).toBe(`People: ${PEOPLE}`);
    expect(lines[1]).toContain(`power ${planted.segments.power}`);
    const last = planted.cohorts.at(-1);
    expect(lines.at(-1)).toBe(`${last?.week}*  ${last?.active[0]}`);
    expect(lines.at(-2)).toMatch(/^2026-11-16 {2}\d+ {2}\d+ %\*$/);
  });
});
