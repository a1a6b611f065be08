import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { opsCommands } from '#platform/module/ops-command.ts';
import type { TestApp } from '#platform/testing/create-test-app.ts';
import { EventStore } from '../server/events/event-store.ts';
import { areaUnderCurve, checkEngagement } from '../server/rollups/check-engagement.ts';
import { bucketOf, countOf, quantileOf } from '../server/rollups/log-buckets.ts';
import { RollupStore } from '../server/rollups/rollup-store.ts';
import { type RollupStep, Rollups } from '../server/rollups/rollups.ts';
import { createAnalyticsApp } from './analytics-app.ts';
import { arrive, makePeople, type PlantedHistory, planHistory, settle } from './planted-history.ts';
import { differences, rowsOf } from './recount.ts';

const DAYS = 70;
const DAY_MS = 86_400_000;
let app: TestApp;
let rollups: Rollups;
let reader: RollupStore;
let history: PlantedHistory;
const now = () => app.clock.now();

beforeAll(async () => {
  app = await createAnalyticsApp();
  rollups = new Rollups(app.db, new EventStore(app.db));
  reader = new RollupStore(app.db);
  const people = await makePeople(app.db, 60);
  history = planHistory({ people, days: DAYS, now: now(), seed: 7 });
  // Each third of the time arrives and is counted, with what is late and doubled; at every step a run dies first.
  for (const batch of history.batches) {
    await arrive(app.db, batch);
    await settle(app.db);
    for (const dies of ['locked', 'cleared', 'counted', 'moved'] as const) await dying(dies);
    await rollups.rollUp(now());
  }
}, 120_000);
afterAll(() => app.stop());

/** A run that ends at a step as if its process were killed: what it did in its transaction is not there. */
async function dying(at: RollupStep, run: 'rollUp' | 'rebuild' = 'rollUp'): Promise<void> {
  const before = await rowsOf(app.db);
  const died = rollups[run](now(), (step) => {
    if (step === at) throw new Error('killed');
  });
  await expect(died).rejects.toThrow('killed');
  expect(await rowsOf(app.db)).toEqual(before);
}

describe('rollups of a planted history', () => {
  it('are what plain SQL counts from the events, with late, doubled and broken ones', async () => {
    const sent = history.batches.flat();
    expect(new Set(sent.map(({ id }) => id)).size).toBeLessThan(sent.length);
    expect(sent.length).toBeGreaterThan(3_000);
    expect(await differences(app.db)).toEqual([]);
  });

  it('would not be, were one event missing from a rollup', async () => {
    const trx = await app.db.transaction();
    await trx.raw('update phase2.user_days set n = n + 1 where ctid = (select ctid from phase2.user_days limit 1)');
    expect(await differences(trx)).toEqual(['user_days']);
    await trx.rollback();
  });

  it('have the same bytes after a rebuild, wherever an earlier one died', async () => {
    const before = await rowsOf(app.db);
    for (const step of ['cleared', 'counted', 'moved'] as const) await dying(step, 'rebuild');
    expect(await rollups.rebuild(now())).toMatchObject({ isRebuild: true });
    expect(await rowsOf(app.db)).toEqual(before);
  });

  it('add up once where two runs come at the same time', async () => {
    const [person = ''] = history.people;
    await arrive(app.db, planHistory({ people: [person], days: 20, now: now(), seed: 8 }).batches.flat());
    await settle(app.db);
    const runs = await Promise.all([rollups.rollUp(now()), rollups.rollUp(now()), rollups.rollUp(now())]);
    expect(runs.filter(({ events }) => events > 0).length).toBeLessThanOrEqual(1);
    expect(await differences(app.db)).toEqual([]);
  });

  it('count what a transaction wrote before others and ended after them', async () => {
    const [, person = ''] = history.people;
    const events = planHistory({ people: [person, person, person], days: 60, now: now(), seed: 9 }).batches.flat();
    const unique = [...new Map(events.map((event) => [event.id, event])).values()];
    expect(unique.length).toBeGreaterThan(10);
    const half = Math.floor(unique.length / 2);
    const slow = await app.db.transaction();
    await slow('phase2.events').insert(unique.slice(0, half));
    await arrive(app.db, unique.slice(half));
    // The slow one holds the horizon: nothing newer is counted, so nothing can be left out.
    expect((await rollups.rollUp(now())).events).toBe(0);
    await slow.commit();
    await settle(app.db);
    expect((await rollups.rollUp(now())).events).toBe(unique.length);
    expect(await differences(app.db)).toEqual([]);
  });

  it('are counted anew after a restore into another cluster, whatever the numbers of its transactions', async () => {
    const before = await rowsOf(app.db);
    // As a dump brings it: the watermark and the numbers of the old cluster, far ahead of this one's.
    await app.db('phase2.events').update({ xid: app.db.raw('xid + 4000000000') });
    await app.db('phase2.watermark').update({ cluster: 'another', xid: '5000000000' });
    await app.db('phase2.user_days').update({ n: 1 });
    expect(await rollups.rollUp(now())).toMatchObject({ isRebuild: true });
    expect(await rowsOf(app.db)).toEqual(before);
    const [, , person = ''] = history.people;
    const more = planHistory({ people: [person], days: 60, now: now(), seed: 10 }).batches.flat();
    await arrive(app.db, more);
    await settle(app.db);
    const { events, isRebuild } = await rollups.rollUp(now());
    expect({ events, isRebuild }).toEqual({ events: new Set(more.map(({ id }) => id)).size, isRebuild: false });
    expect(await differences(app.db)).toEqual([]);
  });
});

describe('what is read', () => {
  const period = () => ({
    from: new Date(now().getTime() - DAYS * DAY_MS).toISOString().slice(0, 10),
    to: now().toISOString().slice(0, 10),
  });
  const busiest = () => history.people.at(-1) ?? '';
  const count = async (sql: string) => (await app.db.raw<{ rows: { n: number }[] }>(sql, [busiest()])).rows[0]?.n;

  it('days add up to the events of their owner', async () => {
    const days = await reader.days(busiest(), period());
    const sum = (of: (day: (typeof days)[number]) => number) => days.reduce((total, day) => total + of(day), 0);
    const mine = 'from phase2.events where user_id = ?';
    expect(sum(({ events }) => events)).toBe(await count(`select sum(weight)::float8 as n ${mine}`));
    expect(sum(({ images, videos }) => images.sum + videos.sum)).toBeCloseTo(
      (await count(`select sum(value)::float8 as n ${mine} and kind = 'analysis_completed'`)) ?? -1,
    );
    expect(sum(({ cacheHits }) => cacheHits)).toBe(
      await count(`select count(*)::int as n ${mine} and kind = 'measurement_lookup' and feature = 'hit'`),
    );
    expect(sum(({ sessions }) => sessions)).toBe(
      await count(
        `select count(distinct (session, (at at time zone 'UTC')::date))::int as n ${mine} and session is not null`,
      ),
    );
    const broken = days.find(({ day }) => day === history.brokenDay);
    expect(broken?.images.n).toBe(0);
    expect(broken?.failed).toBeGreaterThan(0);
  });

  it('the median time is within 2.5 % of the exact one', async () => {
    const days = await reader.days(busiest(), period());
    const buckets = days.flatMap(({ processing }) => processing);
    const exact = await count(
      `select percentile_disc(0.5) within group (order by ms)::float8 as n from phase2.events
       where user_id = ? and kind = 'analysis_completed'`,
    );
    expect(countOf(buckets)).toBeGreaterThan(50);
    expect(Math.abs((quantileOf(buckets, 0.5) ?? 0) / (exact ?? 1) - 1)).toBeLessThan(0.025);
    expect(bucketOf(0)).toBe(0);
    expect(quantileOf([], 0.5)).toBeNull();
  });

  it('an experiment sees who was drawn, with what they did before and after', async () => {
    const [, , , one = '', two = ''] = history.people;
    const at = new Date(now().getTime() - 30 * DAY_MS);
    const drawn = { flag: 'ADVANCED_AI_ANALYSIS', variant: 'on', at, trial_variant: 'on', trial_share: 0.5 };
    await app.db('phase2.exposures').insert([
      { ...drawn, user_id: busiest(), trial_at: at },
      { ...drawn, user_id: one, trial_at: at },
      { flag: drawn.flag, user_id: two, variant: 'off', at },
    ]);
    const people = await reader.exposed('ADVANCED_AI_ANALYSIS');
    expect(people.map(({ owner }) => owner)).toEqual([busiest(), one].sort());
    const hour = new Date(Math.floor(at.getTime() / 3_600_000) * 3_600_000);
    const found = people.find(({ owner }) => owner === busiest());
    const { rows } = await app.db.raw<{ rows: { before: number; after: number }[] }>(
      `select count(*) filter (where at >= ?::timestamptz - interval '28 days' and at < ?)::int as before,
              count(*) filter (where at >= ? and at < ?::timestamptz + interval '28 days')::int as after
       from phase2.events where user_id = ? and kind = 'analysis_completed'`,
      [hour, hour, hour, hour, busiest()],
    );
    expect({ before: found?.before.analyses, after: found?.after.analyses }).toEqual(rows[0]);
    expect(await reader.exposures('ADVANCED_AI_ANALYSIS', at.toISOString().slice(0, 10))).toEqual([
      { day: at.toISOString().slice(0, 10), variant: 'off', people: 1 },
      { day: at.toISOString().slice(0, 10), variant: 'on', people: 2 },
    ]);
  });

  it('the check of the engagement score: busy people come back, so it is far over one half', async () => {
    expect(await checkEngagement(reader, now())).toBeGreaterThan(0.7);
    expect(await reader.engagementCheck()).toMatchObject({ people: expect.any(Number), auc: expect.any(Number) });
    const rank = (scores: number[], is: boolean[]) =>
      areaUnderCurve(scores.map((score, i) => ({ score, is: is[i] ?? false })));
    expect(rank([1, 2, 3, 4], [false, false, true, true])).toBe(1);
    expect(rank([1, 1, 1, 1], [false, true, false, true])).toBe(0.5);
    expect(rank([1, 2], [true, true])).toBeUndefined();
  });

  it('operators see how far events are counted, and may count all anew', async () => {
    const command = (name: string) => app.process.modules.contributions(opsCommands).find((one) => one.name === name);
    const prepare = (name: string, args: string[] = []) => command(name)?.prepare({ args, options: {}, dryRun: false });
    expect((await prepare('events figures'))?.lines[1]).toBe('Not counted yet: 0; in the outbox: 0');
    expect((await (await prepare('events rebuild'))?.apply?.())?.[0]).toMatch(/^Counted \d{4,} events\.$/);
    expect((await prepare('savings set', ['12.5', '30']))?.lines[0]).toBe('Image: 20 -> 12.5 minutes');
    await expect(prepare('savings set', ['-1', '30'])).rejects.toThrow('from 0 to 10000');
  });
});

describe('keeping 13 months', () => {
  it('opens the months to come, drops the ones that are over with what was counted, and a rebuild agrees', async () => {
    app.clock.advance(396 * DAY_MS);
    const dropped = await rollups.retain(now());
    expect(dropped).toBeGreaterThan(0);
    const oldest = new Date(Date.UTC(now().getUTCFullYear(), now().getUTCMonth() - 13, 1));
    const rest = await app.db('phase2.events').min('at as at').first();
    expect(rest?.at === null || rest?.at >= oldest).toBe(true);
    expect(await app.db('phase2.user_days').where('day', '<', oldest.toISOString().slice(0, 10))).toEqual([]);
    const next = `phase2.events_${new Date(Date.UTC(now().getUTCFullYear(), now().getUTCMonth() + 2, 1)).toISOString().slice(0, 7).replace('-', '_')}`;
    const { rows } = await app.db.raw<{ rows: { at: string | null }[] }>('select to_regclass(?) as at', [next]);
    expect(rows[0]?.at).toBe(next);
    const before = await rowsOf(app.db);
    await rollups.rebuild(now());
    expect(await rowsOf(app.db)).toEqual(before);
    expect(await rollups.retain(now())).toBe(0);
  });
});
