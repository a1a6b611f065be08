import type { Knex } from 'knex';

const OWN = "kind not in ('flag_exposure', 'measurement_lookup', 'plan_changed', 'analysis_failed')";
const COUNTS = `kind, feature, sum(weight) as n, sum(coalesce(value, 0) * weight) as value_sum,
  sum(coalesce(value, 0) ^ 2 * weight) as value_squares,
  sum(case when value is null then 0 else weight end) as value_n, sum(coalesce(ms, 0) * weight) as ms`;
const DAY = "(at at time zone 'UTC')::date";

/** Each rollup as one would ask the events for it. */
const RECOUNTS: Readonly<Record<string, string>> = {
  user_days: `select user_id, ${DAY} as day, ${COUNTS} from phase2.events group by 1, 2, 3, 4`,
  user_hours: `select user_id, date_trunc('hour', at) as hour, ${COUNTS} from phase2.events group by 1, 2, 3, 4`,
  user_times: `select user_id, ${DAY} as day, kind, floor(ln(greatest(ms, 1)::float8) / ln(1.05::float8))::int as bucket,
    sum(weight) as n from phase2.events where ms is not null group by 1, 2, 3, 4`,
  user_sessions: `select distinct user_id, ${DAY} as day, session from phase2.events where session is not null`,
  active_people: `select distinct 'day' as grain, ${DAY} as start, user_id from phase2.events where ${OWN}
    union all select distinct 'week', date_trunc('week', ${DAY})::date, user_id from phase2.events where ${OWN}
    union all select distinct 'month', date_trunc('month', ${DAY})::date, user_id from phase2.events where ${OWN}`,
  people: `select user_id, min(at) as first_seen_at, max(at) as last_seen_at,
    (select min(at) from phase2.events a where a.user_id = e.user_id and kind = 'analysis_completed') as analysed_at,
    (select min(at) from phase2.events a where a.user_id = e.user_id and kind in ('fix_taken', 'report_opened')) as outcome_at,
    (select min(at) from phase2.events a where a.user_id = e.user_id and kind = 'plan_changed' and feature = 'raised') as raised_at
    from phase2.events e where ${OWN} or kind = 'plan_changed' group by 1`,
};

/** Names of the rollups that are not what the events add up to. */
export async function differences(db: Knex): Promise<string[]> {
  const wrong: string[] = [];
  for (const [table, sql] of Object.entries(RECOUNTS)) {
    const { rows } = await db.raw<{ rows: { n: string }[] }>(
      `with kept as (select * from phase2.${table}), counted as (${sql})
       select (select count(*) from (table kept except all table counted) a)
            + (select count(*) from (table counted except all table kept) b) as n`,
    );
    if (rows[0]?.n !== '0') wrong.push(table);
  }
  return wrong;
}

/** A hash of every row of every rollup, as bytes. */
export async function rowsOf(db: Knex): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const table of Object.keys(RECOUNTS)) {
    const { rows } = await db.raw<{ rows: { hash: string }[] }>(
      `select count(*) || ' ' || md5(coalesce(string_agg(t::text, e'\\n' order by t::text collate "C"), '')) as hash
       from phase2.${table} t`,
    );
    hashes[table] = rows[0]?.hash ?? '';
  }
  return hashes;
}
