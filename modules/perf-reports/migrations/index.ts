import type { Migration } from '#platform/module/define-server-module.ts';
import { createLinks } from './20261128_02_create_links.ts';
import { createSources } from './20261128_03_create_sources.ts';
import { linkByFile } from './20261129_01_link_by_file.ts';
import { watchBuckets } from './20261129_02_watch_buckets.ts';

/** Metrics are as the file states them; null: it does not say. Counts fit a bigint, money has at most six decimals. */
const createReports: Migration = {
  async up(db) {
    await db.raw(`
      create schema if not exists perf_reports;

      create table perf_reports.reports (
        id uuid primary key,
        user_id uuid not null references platform.users (id) on delete cascade,
        file_name text not null,
        file_bytes bigint not null,
        -- Parts the file is kept in; 0 once it is removed.
        file_parts int not null,
        sha256 text not null,
        campaign_name text not null,
        ad_platform text not null,
        date_range text,
        analysis_id uuid,
        -- 'storing': the row is there before its file, so that no file is without a row.
        status text not null check (status in ('storing', 'importing', 'needs_mapping', 'completed', 'failed')),
        attempt int not null default 1,
        -- The owner said what the columns mean.
        is_confirmed boolean not null default false,
        mapping jsonb not null default '{}',
        failure jsonb,
        platform text,
        header_key text,
        reading jsonb,
        result jsonb,
        row_count int not null default 0,
        uncounted_rows int not null default 0,
        first_day date,
        last_day date,
        -- What rows stand for: 0 account, 1 campaign, 2 ad set, 3 ad.
        grain int,
        -- Every row is the figure of one day.
        is_daily boolean,
        has_ids boolean,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        completed_at timestamptz,
        deleted_at timestamptz
      );
      create index reports_by_owner on perf_reports.reports (user_id, id desc);
      create unique index reports_by_file on perf_reports.reports (user_id, sha256)
        where status <> 'failed' and deleted_at is null;
      create index reports_unfinished on perf_reports.reports (updated_at)
        where status in ('storing', 'importing') or deleted_at is not null;

      create table perf_reports.mappings (
        user_id uuid not null references platform.users (id) on delete cascade,
        -- Hash of the headers in their order.
        header_key text not null,
        mapping jsonb not null,
        updated_at timestamptz not null,
        primary key (user_id, header_key)
      );

      create table perf_reports.rows (
        user_id uuid not null,
        report_id uuid not null references perf_reports.reports (id) on delete cascade,
        line int not null,
        platform text not null,
        -- First day of the month the row begins in.
        month date,
        start_day date,
        end_day date,
        account text,
        account_id text,
        campaign text,
        campaign_id text,
        ad_set text,
        ad_set_id text,
        ad text,
        ad_id text,
        creative_id text,
        breakdown text,
        currency text,
        impressions bigint,
        clicks bigint,
        link_clicks bigint,
        spend double precision,
        conversions double precision,
        conversion_kind text,
        revenue double precision,
        reach bigint,
        frequency double precision,
        video_plays bigint,
        video_views bigint,
        video_25 bigint,
        video_50 bigint,
        video_75 bigint,
        video_100 bigint,
        attribution text,
        -- False where a newer or finer report has the same days.
        is_counted boolean not null default true
      ) partition by range (month);
      create index rows_by_report on perf_reports.rows (report_id, line);

      -- Rows of files that name no day, and of months nobody reports on.
      create table perf_reports.rows_undated partition of perf_reports.rows default;
    `);
  },
  async down(db) {
    await db.raw('drop schema perf_reports cascade');
  },
};

export const migrations: Readonly<Record<string, Migration>> = {
  '20261128_01_create_reports': createReports,
  '20261128_02_create_links': createLinks,
  '20261128_03_create_sources': createSources,
  '20261129_01_link_by_file': linkByFile,
  '20261129_02_watch_buckets': watchBuckets,
};
