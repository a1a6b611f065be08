import type { Knex } from 'knex';
import { columnsOf } from '../linking/ad-store.ts';

/** Sums of one day of one campaign. Null where no row has the figure. */
export interface CampaignDay {
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly campaign: string;
  readonly impressions: number;
  readonly clicks: number | null;
  /** Impressions of the reports that have the column of clicks. */
  readonly clickImpressions: number;
  /** In one currency. */
  readonly spend: number | null;
  /** Of one kind, in the rows of that currency that state them: blank is unknown. */
  readonly conversions: number | null;
  /** Rows of that currency that leave conversions blank. */
  readonly blankConversions: number;
  /** Spent in the rows that state those conversions. */
  readonly spendForConversions: number | null;
}

/** The days a report of this campaign covers: without a row there, it did not run. On other days nothing is known of it. */
export interface CoveredDays {
  readonly campaign: string;
  readonly from: string;
  readonly to: string;
}

/** What is added up: money of one currency, conversions of one kind, never one over the other's counts. */
export interface DayTerms {
  readonly clickKind: 'link_clicks' | 'clicks';
  readonly currency: string | null;
  readonly conversionKind: string | null;
  /** Several kinds: then a row that names none belongs to none. */
  readonly hasOtherKinds: boolean;
}

type Row = Record<Column, string | null>;
type Column =
  | ('day' | 'campaign' | 'impressions' | 'clicks' | 'click_impressions' | 'spend')
  | ('conversions' | 'blank_conversions' | 'spend_for_conversions');

const SAME_CAMPAIGNS = `(r.platform, coalesce(r.campaign, '')) in (
  select platform, coalesce(campaign, '') from perf_reports.rows where user_id = :owner and report_id = :report)`;

/** Days of one report, and those before it. Every query starts from the owner. */
export class DayStore {
  constructor(private readonly db: Knex) {}

  /** Rows of single days alone: the sum of a period says nothing of its days. */
  ofReport(owner: string, report: string, terms: DayTerms): Promise<CampaignDay[]> {
    return this.sums(terms, 'report_id = :report', 'true', { owner, report });
  }

  /** Of the same platform and campaigns over all reports, each day once. Both days are included. */
  before(owner: string, report: string, range: { from: string; to: string }, terms: DayTerms): Promise<CampaignDay[]> {
    return this.sums(
      terms,
      `report_id in (select id from perf_reports.reports
        where user_id = :owner and status = 'completed' and deleted_at is null)`,
      `r.is_counted and r.start_day between :from and :to
        and ${SAME_CAMPAIGNS}`,
      { owner, report, ...range },
    );
  }

  /** What daily reports of the same platform and campaigns cover between two days. */
  async covered(owner: string, report: string, range: { from: string; to: string }): Promise<CoveredDays[]> {
    const { rows } = await this.db.raw<{ rows: CoveredDays[] }>(
      `select distinct coalesce(r.campaign, '') as campaign, p.first_day::text as "from", p.last_day::text as "to"
       from perf_reports.reports p join perf_reports.rows r on r.report_id = p.id and r.user_id = p.user_id
       where p.user_id = :owner and p.status = 'completed' and p.deleted_at is null
         and p.first_day <= :to and p.last_day >= :from
         and r.start_day between :from and :to and r.start_day = r.end_day
         and ${SAME_CAMPAIGNS}`,
      { owner, report, ...range },
    );
    return rows;
  }

  private async sums(
    terms: DayTerms,
    reports: string,
    where: string,
    values: Readonly<Record<string, string>>,
  ): Promise<CampaignDay[]> {
    const money = 'r.currency is not distinct from :currency';
    const kind = terms.hasOtherKinds ? `${money} and coalesce(r.conversion_kind, '') = :kind` : money;
    const hasClicks = `c.has_${terms.clickKind}`;
    const { rows } = await this.db.raw<{ rows: Row[] }>(
      `${columnsOf(reports)}
       select r.start_day::text as day, coalesce(r.campaign, '') as campaign,
         coalesce(sum(r.impressions), 0) as impressions,
         sum(coalesce(r.${terms.clickKind}, 0)) filter (where ${hasClicks}) as clicks,
         coalesce(sum(r.impressions) filter (where ${hasClicks}), 0) as click_impressions,
         sum(r.spend) filter (where ${money}) as spend,
         sum(r.conversions) filter (where ${kind}) as conversions,
         count(*) filter (where ${money} and r.conversions is null) as blank_conversions,
         sum(r.spend) filter (where ${kind} and r.conversions is not null) as spend_for_conversions
       from perf_reports.rows r join columns c on c.report_id = r.report_id
       where r.user_id = :owner and ${where} and r.start_day is not null and r.start_day = r.end_day
       group by 1, 2 order by 1, 2`,
      { ...values, currency: terms.currency, ...(terms.hasOtherKinds && { kind: terms.conversionKind }) },
    );
    return rows.map((row) => ({
      day: row.day ?? '',
      campaign: row.campaign ?? '',
      impressions: Number(row.impressions),
      clicks: numberOf(row.clicks),
      clickImpressions: Number(row.click_impressions),
      spend: numberOf(row.spend),
      conversions: numberOf(row.conversions),
      blankConversions: Number(row.blank_conversions),
      spendForConversions: numberOf(row.spend_for_conversions),
    }));
  }
}

const numberOf = (text: string | null): number | null => (text === null ? null : Number(text));
