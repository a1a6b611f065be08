import type { Knex } from 'knex';

/** Sums of one ad over all reports, of one kind of conversion and one currency, inside one group. */
export interface AdSum {
  readonly key: string;
  readonly platform: string;
  readonly name: string;
  readonly campaign: string | null;
  readonly breakdown: string | null;
  readonly currency: string | null;
  readonly conversionKind: string | null;
  /** The analysis that a whole report was uploaded for. */
  readonly reportAnalysisId: string | null;
  readonly impressions: number;
  readonly clicks: number | null;
  readonly linkClicks: number | null;
  readonly conversions: number | null;
  readonly spend: number | null;
  readonly firstDay: string | null;
  readonly lastDay: string | null;
}

/** One day of one ad. */
export interface AdDay {
  readonly key: string;
  readonly day: string;
  readonly impressions: number;
  readonly clicks: number | null;
  readonly linkClicks: number | null;
}

/**
 * What names an ad over all reports: the platform's id of it, or where the file has none the names it goes by. Rows that name no ad
 * are those of the report's creative where it was uploaded for one.
 */
const KEY = `md5(case
  when r.ad_id is not null then 'id' || chr(31) || r.platform || chr(31) || r.ad_id
  when r.ad is not null then concat_ws(chr(31), 'name', r.platform, coalesce(r.account, ''), coalesce(r.campaign, ''), coalesce(r.ad_set, ''), r.ad)
  else 'report' || chr(31) || p.analysis_id::text
end)`;
const NAMES_AN_AD = '(r.ad_id is not null or r.ad is not null or p.analysis_id is not null)';

/** Sums of the rows that count, by ad. Every query starts from the owner. */
export class AdStore {
  constructor(private readonly db: Knex) {}

  async sums(owner: string): Promise<AdSum[]> {
    const { rows } = await this.db.raw<{ rows: Record<string, string | null>[] }>(
      `select ${KEY} as key, r.platform, r.campaign, r.breakdown, r.currency, r.conversion_kind,
         max(coalesce(r.ad, r.ad_id, p.campaign_name)) as name,
         max(case when r.ad_id is null and r.ad is null then p.analysis_id::text end) as report_analysis_id,
         sum(coalesce(r.impressions, 0)) as impressions, sum(r.clicks) as clicks, sum(r.link_clicks) as link_clicks,
         sum(r.conversions) as conversions, sum(r.spend) as spend,
         min(r.start_day)::text as first_day, max(r.end_day)::text as last_day
       from perf_reports.rows r join perf_reports.reports p on p.id = r.report_id and p.user_id = r.user_id
       where r.user_id = ? and r.is_counted and p.status = 'completed' and p.deleted_at is null and ${NAMES_AN_AD}
       group by 1, 2, 3, 4, 5, 6
       order by 1, 3, 4, 5, 6`,
      [owner],
    );
    return rows.map((row) => ({
      key: row.key ?? '',
      platform: row.platform ?? '',
      name: row.name ?? '',
      campaign: row.campaign ?? null,
      breakdown: row.breakdown ?? null,
      currency: row.currency ?? null,
      conversionKind: row.conversion_kind ?? null,
      reportAnalysisId: row.report_analysis_id ?? null,
      impressions: Number(row.impressions),
      clicks: numberOf(row.clicks),
      linkClicks: numberOf(row.link_clicks),
      conversions: numberOf(row.conversions),
      spend: numberOf(row.spend),
      firstDay: row.first_day ?? null,
      lastDay: row.last_day ?? null,
    }));
  }

  /** Rows of single days alone: the sum of a period says nothing of its days. */
  async days(owner: string): Promise<AdDay[]> {
    const { rows } = await this.db.raw<{ rows: Record<string, string | null>[] }>(
      `select ${KEY} as key, r.start_day::text as day, sum(coalesce(r.impressions, 0)) as impressions,
         sum(r.clicks) as clicks, sum(r.link_clicks) as link_clicks
       from perf_reports.rows r join perf_reports.reports p on p.id = r.report_id and p.user_id = r.user_id
       where r.user_id = ? and r.is_counted and p.status = 'completed' and p.deleted_at is null and ${NAMES_AN_AD}
         and r.start_day is not null and r.start_day = r.end_day
       group by 1, 2 order by 1, 2`,
      [owner],
    );
    return rows.map((row) => ({
      key: row.key ?? '',
      day: row.day ?? '',
      impressions: Number(row.impressions),
      clicks: numberOf(row.clicks),
      linkClicks: numberOf(row.link_clicks),
    }));
  }

  async rowsWithoutAd(owner: string): Promise<number> {
    const { rows } = await this.db.raw<{ rows: { count: string }[] }>(
      `select count(*) as count
       from perf_reports.rows r join perf_reports.reports p on p.id = r.report_id and p.user_id = r.user_id
       where r.user_id = ? and r.is_counted and p.status = 'completed' and p.deleted_at is null and not ${NAMES_AN_AD}`,
      [owner],
    );
    return Number(rows[0]?.count ?? 0);
  }
}

const numberOf = (text: string | null | undefined): number | null =>
  text === null || text === undefined ? null : Number(text);
