import type { Knex } from 'knex';
import type { Period } from '../../contract/period.ts';
import type { BucketCount } from './log-buckets.ts';
import type { OwnerDay, Scores } from './rollup-reader.ts';

interface CountRow {
  day: string;
  kind: string;
  feature: string;
  n: number;
  sum: number;
  squares: number;
  ms: number;
}

/** The days of one owner with any event, in order. Three index ranges, whatever else is counted. */
export async function readDays(db: Knex, owner: string, { from, to }: Period): Promise<OwnerDay[]> {
  const range = [owner, from, to];
  const ask = async <T>(sql: string): Promise<T[]> => (await db.raw<{ rows: T[] }>(sql, range)).rows;
  const [counts, times, sessions] = await Promise.all([
    ask<CountRow>(
      `select day::text as day, kind, feature, n::float8 as n, value_sum::float8 as sum, value_squares::float8 as squares,
              ms::float8 as ms
       from phase2.user_days where user_id = ? and day between ? and ? order by day, kind, feature`,
    ),
    ask<{ day: string } & BucketCount>(
      `select day::text as day, bucket, n::float8 as n from phase2.user_times
       where user_id = ? and day between ? and ? and kind = 'analysis_completed' order by day, bucket`,
    ),
    ask<{ day: string; n: number }>(
      `select day::text as day, count(*)::int as n from phase2.user_sessions
       where user_id = ? and day between ? and ? group by 1`,
    ),
  ]);
  const sessionsOf = new Map(sessions.map(({ day, n }) => [day, n]));
  const timesOf = grouped(times);
  return [...grouped(counts)].map(([day, rows]) =>
    toDay(day, rows, { sessions: sessionsOf.get(day) ?? 0, processing: timesOf.get(day) ?? [] }),
  );
}

function grouped<T extends { readonly day: string }>(rows: readonly T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const group = groups.get(row.day);
    if (group) group.push(row);
    else groups.set(row.day, [row]);
  }
  return groups;
}

function toDay(
  day: string,
  rows: readonly CountRow[],
  { sessions, processing }: { sessions: number; processing: readonly BucketCount[] },
): OwnerDay {
  const of = (kind: string, feature?: string): CountRow[] =>
    rows.filter((row) => row.kind === kind && (feature === undefined || row.feature === feature));
  const total = (some: readonly CountRow[], what: 'n' | 'sum' | 'squares' | 'ms' = 'n'): number =>
    some.reduce((sum, row) => sum + row[what], 0);
  const scores = (kind: string): Scores => {
    const some = of('analysis_completed', kind);
    return { n: total(some), sum: total(some, 'sum'), squares: total(some, 'squares') };
  };
  return {
    day,
    images: scores('image'),
    videos: scores('video'),
    failed: total(of('analysis_failed')),
    cacheHits: total(of('measurement_lookup', 'hit')),
    cacheLookups: total(of('measurement_lookup')),
    dashboardViews: total(of('dashboard_view')),
    dashboardSeconds: total(of('dashboard_time'), 'ms') / 1000,
    optimizations: total(of('optimization_action')),
    fixesTaken: total(of('fix_taken')),
    reportsOpened: total(of('report_opened')),
    sessions,
    events: total(rows),
    processing: processing.map(({ bucket, n }) => ({ bucket, n })),
  };
}
