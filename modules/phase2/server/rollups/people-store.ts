import type { Knex } from 'knex';
import type { Milestones, Presence } from '../metrics/segment.ts';

/** First moments of the funnel of a person `p`. */
export const MILESTONES = `
  p.analysed_at as "firstAnalysis", p.outcome_at as outcome, p.raised_at as expansion,
  (select d.day::timestamp at time zone 'UTC' from phase2.user_days d
   where d.user_id = p.user_id and d.kind = 'analysis_completed'
   group by d.day order by d.day offset 2 limit 1) as "thirdDay"`;

/** Days of own acts of a person `p` up to the day given. */
const PRESENCE = `
  ?::date - (p.first_seen_at at time zone 'UTC')::date as "daysSinceFirst", a.*
  from phase2.people p cross join lateral (
    select ?::date - max(start) as "daysSinceLast",
      count(*) filter (where start > ?::date - 28)::int as "activeDays",
      count(*) filter (where start <= ?::date - 28)::int as "activeDaysBefore"
    from phase2.active_people
    where user_id = p.user_id and grain = 'day' and start > ?::date - 56 and start <= ?::date
  ) a`;
const daysOf = (day: string): string[] => Array(6).fill(day);

const NEVER: Presence = { daysSinceFirst: null, daysSinceLast: null, activeDays: 0, activeDaysBefore: 0 };

/** People who did something first in one week, and how many of them did something in it and in each week after. */
export interface Cohort {
  /** Monday of the first week with an own act. */
  readonly week: string;
  /** From that week on; the last may be under way. */
  readonly active: readonly number[];
}

/** What was counted about people as such: presence, milestones, cohorts. */
export class PeopleStore {
  constructor(private readonly db: Knex) {}

  async presence(owner: string, day: string): Promise<Presence> {
    const [row] = await this.rows<Presence>(`select ${PRESENCE} where p.user_id = ?`, [...daysOf(day), owner]);
    return row ?? NEVER;
  }

  /** Of all owners; for operators. */
  async everybody(day: string): Promise<{ presence: Presence; milestones: Milestones }[]> {
    const rows = await this.rows<Presence & Milestones>(`select ${MILESTONES}, ${PRESENCE}`, daysOf(day));
    return rows.map(({ firstAnalysis, thirdDay, outcome, expansion, ...presence }) => ({
      presence,
      milestones: { firstAnalysis, thirdDay, outcome, expansion },
    }));
  }

  /** Of all owners, whose first week is that of `day` or later; oldest first. */
  async cohorts(day: string): Promise<Cohort[]> {
    const rows = await this.rows<{ week: string; later: number; people: number }>(
      `with first as (select user_id, min(start) as week from phase2.active_people where grain = 'week' group by 1)
       select f.week::text as week, (a.start - f.week) / 7 as later, count(*)::int as people
       from first f join phase2.active_people a on a.user_id = f.user_id and a.grain = 'week'
       where f.week >= date_trunc('week', ?::timestamp)::date group by 1, 2 order by 1, 2`,
      [day],
    );
    const cohorts = new Map<string, number[]>();
    for (const { week, later, people } of rows) {
      const active = cohorts.get(week) ?? [];
      while (active.length < later) active.push(0);
      active.push(people);
      cohorts.set(week, active);
    }
    return [...cohorts].map(([week, active]) => ({ week, active }));
  }

  private async rows<T>(sql: string, values: readonly string[]): Promise<T[]> {
    return (await this.db.raw<{ rows: T[] }>(sql, [...values])).rows;
  }
}
