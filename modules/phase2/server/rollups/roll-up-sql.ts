const ADDED = ['n', 'value_sum', 'value_squares', 'value_n', 'ms'].map(
  (name) => `${name} = t.${name} + excluded.${name}`,
);

/** What is summed of the events of one group; each stands for `weight` events. */
const SUMS = `
  sum(weight),
  coalesce(sum(value * weight), 0),
  coalesce(sum(value * value * weight), 0),
  coalesce(sum(weight) filter (where value is not null), 0),
  coalesce(sum(ms * weight), 0)`;

/** What the owner does, in contrast to what is done to them or by the machinery. */
export const OWN_ACTS = `kind not in ('flag_exposure', 'measurement_lookup', 'plan_changed', 'analysis_failed')`;

/**
 * Adds the events of transactions from the first number up to, without, the second to every rollup, in one statement. All sums are decimals, and
 * first and last moments are minima and maxima, so that neither order nor batches show.
 */
export const ROLL_UP = `
with fresh as materialized (
  select *, date_trunc('hour', at, 'UTC') as hour, (at at time zone 'UTC')::date as day
  from phase2.events where xid >= ?::bigint and xid < ?::bigint
), hours as (
  insert into phase2.user_hours as t (user_id, hour, kind, feature, n, value_sum, value_squares, value_n, ms)
  select user_id, hour, kind, feature, ${SUMS} from fresh group by 1, 2, 3, 4
  on conflict (user_id, hour, kind, feature) do update set ${ADDED.join(', ')}
), days as (
  insert into phase2.user_days as t (user_id, day, kind, feature, n, value_sum, value_squares, value_n, ms)
  select user_id, day, kind, feature, ${SUMS} from fresh group by 1, 2, 3, 4
  on conflict (user_id, day, kind, feature) do update set ${ADDED.join(', ')}
), times as (
  insert into phase2.user_times as t (user_id, day, kind, bucket, n)
  select user_id, day, kind, floor(ln(greatest(ms, 1)::double precision) / ln(1.05::double precision))::int, sum(weight)
  from fresh where ms is not null group by 1, 2, 3, 4
  on conflict (user_id, day, kind, bucket) do update set n = t.n + excluded.n
), sessions as (
  insert into phase2.user_sessions (user_id, day, session)
  select distinct user_id, day, session from fresh where session is not null on conflict do nothing
), active as (
  insert into phase2.active_people (grain, start, user_id)
  select distinct g.grain, date_trunc(g.grain, f.day::timestamp)::date, f.user_id
  from fresh f cross join (values ('day'), ('week'), ('month')) as g (grain) where ${OWN_ACTS}
  on conflict do nothing
), people as (
  insert into phase2.people as t (user_id, first_seen_at, last_seen_at, analysed_at, outcome_at, raised_at)
  select user_id, min(at), max(at),
    min(at) filter (where kind = 'analysis_completed'),
    min(at) filter (where kind in ('fix_taken', 'report_opened')),
    min(at) filter (where kind = 'plan_changed' and feature = 'raised')
  from fresh where ${OWN_ACTS} or kind = 'plan_changed' group by 1
  on conflict (user_id) do update set
    first_seen_at = least(t.first_seen_at, excluded.first_seen_at),
    last_seen_at = greatest(t.last_seen_at, excluded.last_seen_at),
    analysed_at = least(t.analysed_at, excluded.analysed_at),
    outcome_at = least(t.outcome_at, excluded.outcome_at),
    raised_at = least(t.raised_at, excluded.raised_at)
)
select count(*) as n from fresh`;
