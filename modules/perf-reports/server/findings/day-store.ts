import type { Knex } from 'knex';

/** Sums of one day. Null where no row of the day has the figure. */
export interface DaySum {
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly impressions: number;
  readonly clicks: number | null;
  /** In one currency. */
  readonly spend: number | null;
  /** Of one kind, in the rows of that currency. */
  readonly conversions: number | null;
  /** Spent in the rows those conversions may be in. */
  readonly spendForConversions: number | null;
}

/** What is added up: money of one currency, conversions of one kind, never one over the other's counts. */
export interface DayTerms {
  readonly clickKind: 'link_clicks' | 'clicks';
  readonly currency: string | null;
  readonly conversionKind: string | null;
  /** Several kinds: then a row that names none belongs to none. */
  readonly hasOtherKinds: boolean;
}

type Row = Record<'day' | 'impressions' | 'clicks' | 'spend' | 'conversions' | 'spend_for_conversions', string | null>;

/** Days of one report, and those before it. Every query starts from the owner. */
export class DayStore {
  constructor(private readonly db: Knex) {}

  /** Rows of single days alone: the sum of a period says nothing of its days. */
  ofReport(owner: string, report: string, terms: DayTerms): Promise<DaySum[]> {
    return this.sums(terms, 'r.user_id = :owner and r.report_id = :report', { owner, report });
  }

  /** Of the same platform and campaigns over all reports, each day once. Both days are included. */
  before(owner: string, report: string, range: { from: string; to: string }, terms: DayTerms): Promise<DaySum[]> {
    return this.sums(
      terms,
      `r.user_id = :owner and r.is_counted and r.start_day between :from and :to
        and r.report_id in (select id from perf_reports.reports
          where user_id = :owner and status = 'completed' and deleted_at is null)
        and (r.platform, coalesce(r.campaign, '')) in (
          select platform, coalesce(campaign, '') from perf_reports.rows where user_id = :owner and report_id = :report)`,
      { owner, report, ...range },
    );
  }

  private async sums(terms: DayTerms, where: string, values: Readonly<Record<string, string>>): Promise<DaySum[]> {
    const money = 'r.currency is not distinct from :currency';
    const kind = terms.hasOtherKinds ? `${money} and coalesce(r.conversion_kind, '') = :kind` : money;
    const { rows } = await this.db.raw<{ rows: Row[] }>(
      `select r.start_day::text as day, coalesce(sum(r.impressions), 0) as impressions,
         sum(r.${terms.clickKind}) as clicks,
         sum(r.spend) filter (where ${money}) as spend,
         sum(r.conversions) filter (where ${kind}) as conversions,
         sum(r.spend) filter (where ${kind}) as spend_for_conversions
       from perf_reports.rows r where ${where} and r.start_day is not null and r.start_day = r.end_day
       group by 1 order by 1`,
      { ...values, currency: terms.currency, ...(terms.hasOtherKinds && { kind: terms.conversionKind }) },
    );
    return rows.map((row) => ({
      day: row.day ?? '',
      impressions: Number(row.impressions),
      clicks: numberOf(row.clicks),
      spend: numberOf(row.spend),
      conversions: numberOf(row.conversions),
      spendForConversions: numberOf(row.spend_for_conversions),
    }));
  }
}

const numberOf = (text: string | null): number | null => (text === null ? null : Number(text));
