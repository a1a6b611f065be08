import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { serverModules } from '#modules/registry.server.ts';
import { createKnex } from '#platform/db/knex.ts';
import { migrate } from '#platform/db/migrate.ts';
import { startPostgres } from '#platform/embedded/postgres.ts';
import { createLog } from '#platform/log/create-log.ts';
import { resolveOrder } from '#platform/module/resolve-order.ts';
import { EventStore, monthOf } from '../server/events/event-store.ts';
import { RollupStore } from '../server/rollups/rollup-store.ts';
import { Rollups } from '../server/rollups/rollups.ts';

/** `tsx modules/phase2/tests/bench-events.ts [millions...]`: intake, rollup and reads beside the same questions to the raw table. */
const REPORT = new URL('../../../docs/reports/phase2-events.json', import.meta.url);
const BATCH = 100_000;
const PER_PERSON = 500;
const CALLS = 300;
const NOW = new Date('2026-11-28T12:00:00Z');

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}

/** Milliseconds of many calls, one after the other, each for another person. */
async function times(people: readonly string[], call: (person: string) => Promise<unknown>) {
  const all: number[] = [];
  for (let i = 0; i < CALLS; i += 1)
    all.push(1000 * (await seconds(() => call(people[(i * 7919) % people.length] ?? ''))));
  all.sort((a, b) => a - b);
  const at = (q: number): number => Math.round((all[Math.floor(q * (CALLS - 1))] ?? 0) * 100) / 100;
  return { p50: at(0.5), p99: at(0.99) };
}

const INSERT = `
  insert into phase2.events (user_id, id, at, kind, feature, session, ms, value)
  select p.id, gen_random_uuid(), ?::timestamptz - make_interval(secs => random() * ?), k.kind, k.feature, 's' || (i % 3),
         case when k.kind = 'analysis_completed' then (500 * 40 ^ random())::int end,
         case when k.kind = 'analysis_completed' then round((random() * 100)::numeric, 1) end
  from generate_series(1, ?) i
  join bench_people p on p.n = 1 + floor(random() * ? + 0 * i)::int
  cross join lateral (select (array['analysis_completed','measurement_lookup','dashboard_view','fix_taken'])[1 + i % 4] as kind,
    (array['image','miss','analytics','fix'])[1 + i % 4] as feature) k`;

async function measure(db: Knex, events: number) {
  const count = Math.ceil(events / PER_PERSON);
  const { rows } = await db.raw<{ rows: { id: string }[] }>(
    `insert into platform.users (id, email, name) select gen_random_uuid(), i || '@example.org', 'Bench'
     from generate_series(1, ?) i returning id`,
    [count],
  );
  const people = rows.map(({ id }) => id);
  await db.raw('create table bench_people as select id, row_number() over (order by id)::int as n from platform.users');
  await db.raw('create unique index on bench_people (n)');
  const store = new EventStore(db);
  for (const back of [0, -1, -2, -3]) await store.openMonth(monthOf(NOW, back));
  const insert = (n: number, spanSeconds: number) => db.raw(INSERT, [NOW, spanSeconds, n, count]);
  const intake = await seconds(async () => {
    for (let done = 0; done < events; done += BATCH) await insert(Math.min(BATCH, events - done), 89 * 86_400);
  });
  await db.raw('analyze phase2.events');
  const rollups = new Rollups(db, store);
  const first = await seconds(() => rollups.rollUp(NOW));
  await insert(20_000, 86_400);
  const fresh = await seconds(() => rollups.rollUp(NOW));
  await db.raw('analyze');
  const reader = new RollupStore(db);
  const period = { from: '2026-10-30', to: '2026-11-28' };
  const raw = (sql: string) => (person: string) => db.raw(sql, [person]);
  return {
    events,
    people: count,
    intakePerSecond: Math.round(events / intake),
    rollUpAllSeconds: Math.round(first * 10) / 10,
    rollUp20000Seconds: Math.round(fresh * 1000) / 1000,
    readMs: {
      days30: await times(people, (person) => reader.days(person, period)),
      featureUsage30: await times(people, (person) => reader.featureUsage(person, period)),
      engagement28: await times(people, (person) => reader.figures28(person, period.to)),
      funnel: await times(people, (person) => reader.funnel(person)),
      analysesLastHour: await times(people, () => reader.analysesBetween(new Date(NOW.getTime() - 3_600_000), NOW)),
    },
    rawMs: {
      days30: await times(
        people,
        raw(`select (at at time zone 'UTC')::date, kind, feature, count(*), sum(value) from phase2.events
             where user_id = ? and at >= '2026-10-30' group by 1, 2, 3`),
      ),
      funnel: await times(
        people,
        raw(
          `select min(at), max(at), min(at) filter (where kind = 'analysis_completed') from phase2.events where user_id = ?`,
        ),
      ),
    },
  };
}

async function main(): Promise<void> {
  const millions = process.argv.slice(2).map(Number).filter(Boolean);
  const log = createLog({ level: 'warn', process: 'bench' });
  const known = JSON.parse(await readFile(REPORT, 'utf8').catch(() => '{"runs":[]}')) as { runs: { events: number }[] };
  for (const size of millions.length > 0 ? millions : [1]) {
    const folder = await mkdtemp(join(tmpdir(), 'adjudge-bench-pg-'));
    const postgres = await startPostgres({ dataDir: join(folder, 'data') });
    try {
      await postgres.ensureDatabase('bench');
      const db = createKnex({ url: postgres.url('bench'), poolSize: 4, log });
      await migrate(db, resolveOrder(serverModules));
      const result = await measure(db, size * 1_000_000);
      await db.destroy();
      known.runs = [...known.runs.filter(({ events }) => events !== result.events), result];
      process.stdout.write(`${JSON.stringify(result, undefined, 2)}\n`);
    } finally {
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    }
  }
  const machine = { cpu: cpus()[0]?.model, cores: cpus().length, node: process.version };
  await writeFile(REPORT, `${JSON.stringify({ machine, runs: known.runs }, undefined, 2)}\n`);
}

await main();
