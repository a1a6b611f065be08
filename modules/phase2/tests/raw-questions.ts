const DAY = "(at at time zone 'UTC')::date";
const RANGE = `user_id = :owner and at >= :from::date::timestamp at time zone 'UTC'
  and at < (:to::date + 1)::timestamp at time zone 'UTC'`;

/** The questions of the dashboards put to the events themselves, named as the calls of `RollupReader` they stand beside. */
export const RAW_QUESTIONS = {
  days: `select ${DAY} as day, kind, feature, sum(weight), sum(value * weight), sum(value * value * weight), sum(ms * weight)
    from phase2.events where ${RANGE} group by 1, 2, 3`,
  featureUsage: `select kind, feature, sum(weight), sum(value * weight) from phase2.events where ${RANGE} group by 1, 2`,
  funnel: `select min(at), max(at), min(at) filter (where kind = 'analysis_completed'),
      min(at) filter (where kind in ('fix_taken', 'optimization_action')), min(at) filter (where kind = 'upgrade_interest')
    from phase2.events where user_id = :owner`,
  figures28: `select sum(weight) filter (where kind = 'analysis_completed'), count(distinct ${DAY}), count(distinct feature),
      sum(weight) filter (where kind in ('fix_taken', 'optimization_action'))
    from phase2.events where user_id = :owner and at >= (:to::date - 27)::timestamp at time zone 'UTC'`,
  lastHour: `select sum(weight) filter (where kind = 'analysis_completed') from phase2.events
    where at > :now::timestamptz - interval '1 hour' and at <= :now::timestamptz`,
  monthlyPeople: `select count(distinct user_id) from phase2.events
    where at >= date_trunc('month', :now::timestamptz, 'UTC') and at <= :now::timestamptz`,
} as const;
