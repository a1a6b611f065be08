import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Knex } from 'knex';
import pg from 'pg';
import { billingModule } from '#modules/billing/server/index.ts';
import { createKnex } from '#platform/db/knex.ts';
import { migrate } from '#platform/db/migrate.ts';
import { startPostgres } from '#platform/embedded/postgres.ts';
import { systemIds } from '#platform/ids.ts';
import { createLog } from '#platform/log/create-log.ts';
import { migrations } from '../migrations/index.ts';
import { eventIdOf } from '../server/events/event-id.ts';
import { EventStore } from '../server/events/event-store.ts';
import { RollupStore } from '../server/rollups/rollup-store.ts';
import { Rollups } from '../server/rollups/rollups.ts';
import { RAW_QUESTIONS } from './raw-questions.ts';

/**
 * How the event pipeline stands up to millions of events: `tsx modules/phase2/tests/bench-events.ts 1 10` (millions), in this
 * order, each in a database of its own; writes docs/reports/phase2-events.json. Every size has 90 days and 500 events a
 * person, so that ten times the events are ten times the people.
 */
const DAYS = 90;
const PER_PERSON = 500;
const CHUNK = 250_000;
const SINGLES = 2_000;
const CALLS = 200;
const DAY_MS = 86_400_000;
const NOW = new Date('2026-11-28T12:00:00Z');
const SINCE = new Date(NOW.getTime() - DAYS * DAY_MS);

const round = (value: number): number => Math.round(value * 100) / 100;

interface Spread {
  readonly p50: number;
  readonly p99: number;
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return (performance.now() - from) / 1000;
}

/** Milliseconds of `CALLS` calls after a tenth as many to warm up, one after the other. */
async function spread(call: (n: number) => Promise<unknown>): Promise<Spread> {
  const times: number[] = [];
  for (let n = -CALLS / 10; n < CALLS; n += 1) {
    const from = performance.now();
    await call(Math.abs(n));
    if (n >= 0) times.push(performance.now() - from);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => round(times[Math.floor(share * (times.length - 1))] ?? 0);
  return { p50: at(0.5), p99: at(0.99) };
}

/** Events `from` up to, without, `to` of the history: kinds, moments and people follow from the number alone. */
const FILL = `
insert into phase2.events (user_id, id, at, kind, feature, session, ms, value)
select u.id,
  (lpad(to_hex((extract(epoch from e.at) * 1000)::bigint), 12, '0') || '7' || substr(e.h, 1, 3) || '8' || substr(e.h, 4, 15))::uuid,
  e.at, k.kind, k.feature, substr(e.h, 20, 2),
  case when k.kind = 'analysis_completed' then 500 + e.r % 20000 end,
  case when k.kind = 'analysis_completed' then 30 + e.r % 60 end
from (
  select i, md5(i::text) as h, ('x' || substr(md5(i::text), 25, 7))::bit(28)::int as r,
    date_trunc('milliseconds', :since::timestamptz + (('x' || substr(md5('t' || i), 1, 7))::bit(28)::int / 268435456.0) * :days * interval '1 day') as at
  from generate_series(:from::bigint, :to::bigint - 1) as i
) e
join bench_people u on u.n = e.i % :people
cross join lateral (select
  case when e.r % 20 < 8 then 'page_view' when e.r % 20 < 12 then 'dashboard_view' when e.r % 20 < 16 then 'analysis_completed'
    when e.r % 20 < 18 then 'measurement_lookup' when e.r % 20 = 18 then 'fix_taken' else 'optimization_action' end as kind,
  case when e.r % 20 >= 12 and e.r % 20 < 16 then case when e.r % 3 = 0 then 'video' else 'image' end
    when e.r % 20 in (16, 17) then case when e.r % 2 = 0 then 'hit' else 'miss' end else 'f' || e.r % 5 end as feature) k`;

async function fill(db: Knex, range: { from: number; to: number }, people: number, since: Date, days: number) {
  for (let from = range.from; from < range.to; from += CHUNK)
    await db.transaction(async (trx) => {
      await trx.raw('set local statement_timeout = 0');
      await trx.raw(FILL, { from, to: Math.min(from + CHUNK, range.to), people, since, days });
    });
}

/** A statement that takes as long as it takes: the pool of the product ends one after 30 s. */
async function untimed(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

async function measure(url: string, millions: number) {
  const log = createLog({ level: 'warn', process: 'bench' });
  const db = createKnex({ url, poolSize: 10, log });
  try {
    await migrate(db, [
      billingModule,
      { ...billingModule, manifest: { ...billingModule.manifest, id: 'phase2' }, migrations },
    ]);
    const events = millions * 1_000_000;
    const people = Math.ceil(events / PER_PERSON);
    await db.raw(
      `create table bench_people as
         select n::bigint, gen_random_uuid() as id from generate_series(0, ${people - 1}) as n`,
    );
    await db.raw('create unique index on bench_people (n)');
    await db.raw(
      `insert into platform.users (id, name, email) select id, 'P', id || '@example.test' from bench_people`,
    );
    const ids: string[] = await db('bench_people')
      .orderByRaw('md5(n::text)')
      .limit(CALLS + 1)
      .pluck('id');
    const someone = (n: number): string => ids[n % ids.length] ?? '';

    const store = new EventStore(db);
    const rollups = new Rollups(db, store);
    const reader = new RollupStore(db);
    for (let month = 0; month <= 4; month += 1) await store.openMonth(new Date(SINCE.getTime() + month * 30 * DAY_MS));

    const filled = await seconds(() => fill(db, { from: 0, to: events }, people, SINCE, DAYS));
    const first = await seconds(() => rollups.rollUp(NOW));
    const day = Math.round(events / DAYS);
    await fill(db, { from: events, to: events + day }, people, new Date(NOW.getTime() - DAY_MS), 1);
    const ofDay = await seconds(() => rollups.rollUp(NOW));
    const single = await seconds(() =>
      Promise.all(
        Array.from({ length: 8 }, async (_, worker) => {
          for (let n = 0; n < SINGLES / 8; n += 1) {
            const event = {
              kind: 'click',
              feature: 'bench',
              session: 's',
              ms: null,
              value: null,
              weight: 1,
              props: {},
            };
            await store.insert(someone(n), { ...event, at: NOW, id: eventIdOf(NOW, systemIds.next() + worker) });
          }
        }),
      ),
    );
    const ofSingles = await seconds(() => rollups.rollUp(NOW));
    await untimed(url, 'vacuum analyze');

    const [same] = (
      await db.raw<{ rows: { counted: string; sent: string }[] }>(
        `select (select sum(n) from phase2.user_days) as counted, (select sum(weight) from phase2.events) as sent`,
      )
    ).rows;
    if (!same || same.counted !== same.sent) throw new Error(`counted ${same?.counted} of ${same?.sent} events`);

    const period = {
      from: new Date(NOW.getTime() - 29 * DAY_MS).toISOString().slice(0, 10),
      to: NOW.toISOString().slice(0, 10),
    };
    const rolled = {
      days: await spread((n) => reader.days(someone(n), period)),
      featureUsage: await spread((n) => reader.featureUsage(someone(n), period)),
      funnel: await spread((n) => reader.funnel(someone(n))),
      figures28: await spread((n) => reader.figures28(someone(n), period.to)),
      lastHour: await spread(() => reader.analysesBetween(new Date(NOW.getTime() - 3_600_000), NOW)),
      monthlyPeople: await spread(() =>
        db('phase2.active_people')
          .where({ grain: 'month', start: `${period.to.slice(0, 7)}-01` })
          .count(),
      ),
    };
    const raw: Record<string, Spread> = {};
    for (const [name, sql] of Object.entries(RAW_QUESTIONS))
      raw[name] = await spread((n) => db.raw(sql, { owner: someone(n), from: period.from, to: period.to, now: NOW }));
    return {
      events: events + day + SINGLES,
      people,
      intake: { bulkPerSecond: Math.round(events / filled), oneByOnePerSecond: Math.round(SINGLES / single) },
      rollupSeconds: {
        everything: round(first),
        ofOneDay: round(ofDay),
        ofEventsInOneDay: day,
        ofOneByOne: round(ofSingles),
      },
      milliseconds: { rolled, raw },
    };
  } finally {
    await db.destroy();
  }
}

const sizes = process.argv
  .slice(2)
  .map(Number)
  .filter((n) => n > 0);
const dataDir = await mkdtemp(join(tmpdir(), 'adjudge-bench-events-'));
const postgres = await startPostgres({ dataDir: join(dataDir, 'data') });
try {
  const runs: Awaited<ReturnType<typeof measure>>[] = [];
  for (const millions of sizes.length > 0 ? sizes : [1]) {
    const name = `events_${String(millions).replace('.', '_')}`;
    await postgres.ensureDatabase(name);
    runs.push(await measure(postgres.url(name), millions));
    // After each size: the largest takes most of an hour, and may be cut off.
    await writeFile('docs/reports/phase2-events.json', `${JSON.stringify(reportOf(runs), null, 2)}\n`);
  }
  process.stdout.write(`${JSON.stringify(reportOf(runs), null, 2)}\n`);
} finally {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}

function reportOf(runs: readonly Awaited<ReturnType<typeof measure>>[]) {
  const [small, large] = [runs[0], runs.at(-1)];
  const growth =
    small && large && small !== large
      ? {
          events: large.events / small.events,
          p99: Object.fromEntries(
            Object.entries(large.milliseconds.rolled).map(([call, { p99 }]) => [
              call,
              round(p99 / small.milliseconds.rolled[call as keyof typeof small.milliseconds.rolled].p99),
            ]),
          ),
        }
      : null;
  return {
    at: new Date().toISOString(),
    node: process.version,
    cores: cpus().length,
    load: loadavg(),
    days: DAYS,
    runs,
    growth,
  };
}
