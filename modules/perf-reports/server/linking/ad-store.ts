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
  /** The image or video it shows, as its platform names it: a hash or an id. Null where the export does not, or names several. */
  readonly creativeId: string | null;
  /** The analysis that a whole report was uploaded for. */
  readonly reportAnalysisId: string | null;
  readonly impressions: number;
  /** Impressions of the reports that have the column, which the count belongs to. */
  readonly clickImpressions: number;
  readonly linkClickImpressions: number;
  /** Null where no report has the column; an empty cell of one that has it is none: platforms count clicks of all they show. */
  readonly clicks: number | null;
  readonly linkClicks: number | null;
  /** Null: its rows leave them blank, which is unknown and not none. Rows that state them are never in one sum with those that do not. */
  readonly conversions: number | null;
  readonly spend: number | null;
  readonly firstDay: string | null;
  readonly lastDay: string | null;
}

/** One day of one ad inside one group. */
export interface AdDay {
  readonly key: string;
  readonly platform: string;
  readonly campaign: string | null;
  readonly breakdown: string | null;
  readonly day: string;
  readonly clickImpressions: number;
  readonly linkClickImpressions: number;
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
/** Which columns the reports have, to stand beside their rows. */
export const columnsOf = (reports: string) => `with columns as (
    select report_id, bool_or(clicks is not null) as has_clicks, bool_or(link_clicks is not null) as has_link_clicks
    from perf_reports.rows
    where user_id = :owner and ${reports}
    group by report_id
  )`;
const ROWS = columnsOf(
  'report_id in (select id from perf_reports.reports where user_id = :owner and deleted_at is null)',
);
const ROWS_OF_REPORT = columnsOf('report_id = :report');
const ALL_ROWS = `from perf_reports.reports p
  join perf_reports.rows r on r.report_id = p.id and r.user_id = p.user_id
  join columns c on c.report_id = p.id
  where p.user_id = :owner and p.status = 'completed' and p.deleted_at is null`;
const FROM = `${ALL_ROWS} and r.is_counted`;
/** All rows of one report, whether a newer one has their days too or not. */
const OF_REPORT = `${ALL_ROWS} and p.id = :report`;
const COUNTS = `
  coalesce(sum(r.impressions) filter (where c.has_clicks), 0) as click_impressions,
  coalesce(sum(r.impressions) filter (where c.has_link_clicks), 0) as link_click_impressions,
  sum(coalesce(r.clicks, 0)) filter (where c.has_clicks) as clicks,
  sum(coalesce(r.link_clicks, 0)) filter (where c.has_link_clicks) as link_clicks`;

type Answer = { rows: Record<string, string | null>[] };

/** Sums of the rows that count, by ad. Every query starts from the owner. */
export class AdStore {
  constructor(private readonly db: Knex) {}

  /** Over all reports, each day once; of one report, its rows as they are. */
  async sums(owner: string, report?: string): Promise<AdSum[]> {
    const { rows } = await this.db.raw<Answer>(
      `${report === undefined ? ROWS : ROWS_OF_REPORT}
       select ${KEY} as key, r.platform, r.campaign, r.breakdown, r.currency, r.conversion_kind,
         max(coalesce(r.ad, r.ad_id, p.campaign_name)) as name,
         max(case when r.ad_id is null and r.ad is null then p.analysis_id::text end) as report_analysis_id,
         case when count(distinct r.creative_id) = 1 then max(r.creative_id) end as creative_id,
         sum(coalesce(r.impressions, 0)) as impressions, ${COUNTS},
         sum(r.conversions) as conversions, sum(r.spend) as spend,
         min(r.start_day)::text as first_day, max(r.end_day)::text as last_day
       ${report === undefined ? FROM : OF_REPORT} and ${NAMES_AN_AD}
       group by 1, 2, 3, 4, 5, 6, r.conversions is null
       order by 1, 3, 4, 5, 6, r.conversions is null`,
      { owner, ...(report !== undefined && { report }) },
    );
    return rows.map((row) => ({
      ...groupedOf(row),
      name: row.name ?? '',
      currency: row.currency ?? null,
      conversionKind: row.conversion_kind ?? null,
      creativeId: row.creative_id ?? null,
      reportAnalysisId: row.report_analysis_id ?? null,
      impressions: Number(row.impressions),
      conversions: numberOf(row.conversions),
      spend: numberOf(row.spend),
      firstDay: row.first_day ?? null,
      lastDay: row.last_day ?? null,
    }));
  }

  /** Rows of single days alone: the sum of a period says nothing of its days. */
  async days(owner: string): Promise<AdDay[]> {
    const { rows } = await this.db.raw<Answer>(
      `${ROWS}
       select ${KEY} as key, r.platform, r.campaign, r.breakdown, r.start_day::text as day, ${COUNTS}
       ${FROM} and ${NAMES_AN_AD} and r.start_day is not null and r.start_day = r.end_day
       group by 1, 2, 3, 4, 5 order by 1, 3, 4, 5`,
      { owner },
    );
    return rows.map((row) => ({ ...groupedOf(row), day: row.day ?? '' }));
  }

  async rowsWithoutAd(owner: string, report?: string): Promise<number> {
    const from = report === undefined ? FROM : OF_REPORT;
    const { rows } = await this.db.raw<Answer>(
      `${report === undefined ? ROWS : ROWS_OF_REPORT} select count(*) as count ${from} and not ${NAMES_AN_AD}`,
      {
        owner,
        ...(report !== undefined && { report }),
      },
    );
    return Number(rows[0]?.count ?? 0);
  }

  /** What the rows of a report that name no ad are divided by. */
  async groupsWithoutAd(owner: string, report: string): Promise<Pick<AdSum, 'campaign' | 'breakdown'>[]> {
    const { rows } = await this.db.raw<{ rows: Pick<AdSum, 'campaign' | 'breakdown'>[] }>(
      `${ROWS_OF_REPORT} select distinct r.campaign, r.breakdown ${OF_REPORT} and not ${NAMES_AN_AD} limit 1000`,
      { owner, report },
    );
    return rows;
  }
}

const groupedOf = (row: Record<string, string | null>) => ({
  key: row.key ?? '',
  platform: row.platform ?? '',
  campaign: row.campaign ?? null,
  breakdown: row.breakdown ?? null,
  clickImpressions: Number(row.click_impressions),
  linkClickImpressions: Number(row.link_click_impressions),
  clicks: numberOf(row.clicks),
  linkClicks: numberOf(row.link_clicks),
});

const numberOf = (text: string | null | undefined): number | null =>
  text === null || text === undefined ? null : Number(text);
