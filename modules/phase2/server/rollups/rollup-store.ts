import type { Knex } from 'knex';
import type { Period } from '../../contract/period.ts';
import type { Milestones, Presence } from '../metrics/segment.ts';
import { MILESTONES, PeopleStore } from './people-store.ts';
import { readDays } from './read-days.ts';
import { OWN_ACTS } from './roll-up-sql.ts';
import type { ApiTimes, ExposedPerson, FeatureCount, OwnerDay, PersonFigures, RollupReader } from './rollup-reader.ts';

const DAY_MS = 86_400_000;
const LIVE_MS = 5 * 60_000;
const MEASURED_DAYS = 28;

/** Figures of a person out of rows with kind and feature; `day`: expression of a row's day. */
const figuresSql = (day: string) => `
  coalesce(sum(n) filter (where kind = 'analysis_completed'), 0)::float8 as analyses,
  count(distinct ${day}) filter (where ${OWN_ACTS})::int as active_days,
  count(distinct case when kind in ('feature_used', 'dashboard_view', 'page_view') then feature else kind end)
    filter (where ${OWN_ACTS} and kind <> 'rating')::int as features,
  coalesce(sum(n) filter (where kind = 'fix_taken'), 0)::float8 as acted,
  coalesce(bool_or(kind = 'fix_taken'
    or (kind = 'plan_changed' and feature = 'raised')), false) as converted`;

interface FigureRow {
  analyses: number;
  active_days: number;
  features: number;
  acted: number;
  converted: boolean;
}

/** SQL of what was counted. */
export class RollupStore implements RollupReader {
  constructor(private readonly db: Knex) {}

  days(owner: string, period: Period): Promise<OwnerDay[]> {
    return readDays(this.db, owner, period);
  }

  async featureUsage(owner: string, { from, to }: Period): Promise<FeatureCount[]> {
    return this.rows<FeatureCount>(
      `select kind, feature, sum(n)::float8 as n, sum(value_sum)::float8 as "valueSum", sum(value_n)::float8 as "valueN",
              sum(ms)::float8 as ms
       from phase2.user_days where user_id = ? and day between ? and ? group by 1, 2 order by 1, 2`,
      [owner, from, to],
    );
  }

  async funnel(owner: string): Promise<Milestones | undefined> {
    const [row] = await this.rows<Milestones>(`select ${MILESTONES} from phase2.people p where p.user_id = ?`, [owner]);
    return row;
  }

  presence(owner: string, day: string): Promise<Presence> {
    return new PeopleStore(this.db).presence(owner, day);
  }

  async figures28(owner: string, day: string): Promise<PersonFigures> {
    const [row] = await this.rows<FigureRow>(
      `select ${figuresSql('day')} from phase2.user_days
       where user_id = ? and day > ?::date - ${MEASURED_DAYS} and day <= ?::date`,
      [owner, day, day],
    );
    return toFigures(row);
  }

  async countedUntil(): Promise<Date> {
    const [row] = await this.rows<{ at: Date }>('select counted_until as at from phase2.watermark', []);
    return row?.at ?? new Date(0);
  }

  async engagementCheck(): Promise<{ people: number; auc: number; month: string } | undefined> {
    const [row] = await this.rows<{ people: number; auc: number; month: string }>(
      'select people, auc, month::text as month from phase2.engagement_checks c order by c.month desc limit 1',
      [],
    );
    return row;
  }

  async exposed(flag: string): Promise<ExposedPerson[]> {
    const side = (name: string, within: string) =>
      `cross join lateral (select ${figuresSql("date_trunc('day', hour, 'UTC')")} from phase2.user_hours
       where user_id = e.user_id and ${within}) as ${name}`;
    const start = "date_trunc('hour', e.trial_at, 'UTC')";
    const length = `interval '${MEASURED_DAYS} days'`;
    const rows = await this.rows<{
      owner: string;
      variant: string;
      at: Date;
      share: number;
      before: FigureRow;
      after: FigureRow;
    }>(
      `select e.user_id as owner, e.trial_variant as variant, e.trial_at as at, e.trial_share as share,
              to_jsonb(b) as before, to_jsonb(a) as after
       from phase2.exposures e
       ${side('b', `hour >= ${start} - ${length} and hour < ${start}`)}
       ${side('a', `hour >= ${start} and hour < ${start} + ${length}`)}
       where e.flag = ? and e.trial_at is not null order by e.trial_at, e.user_id`,
      [flag],
    );
    return rows.map(({ owner, variant, at, share, before, after }) => ({
      owner,
      variant,
      exposedAt: at,
      share,
      before: toFigures(before),
      after: toFigures(after),
    }));
  }

  async exposures(flag: string, day: string): Promise<{ day: string; variant: string; people: number }[]> {
    return this.rows(
      `select (at at time zone 'UTC')::date::text as day, variant, count(*)::int as people
       from phase2.exposures where flag = ? and at >= ?::date::timestamp at time zone 'UTC' group by 1, 2 order by 1, 2`,
      [flag, day],
    );
  }

  async activeUsers(now: Date): Promise<number> {
    const [row] = await this.rows<{ n: number }>(
      'select count(distinct user_id)::int as n from phase2.seen_sessions where seen_at > ? and seen_at <= ?',
      [new Date(now.getTime() - LIVE_MS), now],
    );
    return row?.n ?? 0;
  }

  /** Whole minutes: those that begin from `from` on, up to the running one at `to`. */
  async apiTimes(from: Date, to: Date): Promise<ApiTimes> {
    const rows = await this.rows<{ bucket: number; n: number; errors: number }>(
      `select bucket, sum(n)::float8 as n, sum(errors)::float8 as errors from phase2.api_minutes
       where minute >= ? and minute <= ? group by 1 order by 1`,
      [from, to],
    );
    return {
      requests: rows.reduce((sum, { n }) => sum + n, 0),
      errors: rows.reduce((sum, { errors }) => sum + errors, 0),
      buckets: rows.map(({ bucket, n }) => ({ bucket, n })),
    };
  }

  /** From the events themselves: what the last seconds brought is in. */
  async analysesBetween(from: Date, to: Date): Promise<{ analyses: number; cacheHits: number; cacheLookups: number }> {
    const [row] = await this.rows<{ analyses: number; hits: number; lookups: number }>(
      `select coalesce(sum(weight) filter (where kind = 'analysis_completed'), 0)::float8 as analyses,
              coalesce(sum(weight) filter (where kind = 'measurement_lookup' and feature = 'hit'), 0)::float8 as hits,
              coalesce(sum(weight) filter (where kind = 'measurement_lookup'), 0)::float8 as lookups
       from phase2.events where at > ? and at <= ? and kind in ('analysis_completed', 'measurement_lookup')`,
      [from, to],
    );
    return { analyses: row?.analyses ?? 0, cacheHits: row?.hits ?? 0, cacheLookups: row?.lookups ?? 0 };
  }

  /** Of everybody active in the 28 days up to `day`: their figures, and whether they came back within 14 days. For the check of the score. */
  async returns(day: Date): Promise<{ figures: PersonFigures; cameBack: boolean }[]> {
    const date = new Date(Math.floor(day.getTime() / DAY_MS) * DAY_MS).toISOString().slice(0, 10);
    const rows = await this.rows<FigureRow & { came_back: boolean }>(
      `select f.*, exists (select from phase2.active_people a where a.grain = 'day' and a.user_id = f.user_id
                and a.start > ?::date and a.start <= ?::date + 14) as came_back
       from (select user_id, ${figuresSql('day')} from phase2.user_days
             where day > ?::date - ${MEASURED_DAYS} and day <= ?::date group by 1) f
       where f.active_days > 0 order by f.user_id`,
      [date, date, date, date],
    );
    return rows.map((row) => ({ figures: toFigures(row), cameBack: row.came_back }));
  }

  async keepEngagementCheck(check: { month: string; people: number; auc: number }): Promise<void> {
    await this.db('phase2.engagement_checks').insert(check).onConflict('month').merge();
  }

  private async rows<T>(sql: string, values: readonly (string | Date)[]): Promise<T[]> {
    return (await this.db.raw<{ rows: T[] }>(sql, [...values])).rows;
  }
}

function toFigures(row: FigureRow | undefined): PersonFigures {
  return {
    analyses: row?.analyses ?? 0,
    activeDays: row?.active_days ?? 0,
    features: row?.features ?? 0,
    acted: row?.acted ?? 0,
    converted: row?.converted ?? false,
  };
}
