import type { Migration } from '#platform/module/define-server-module.ts';

/** Columns of the two tables of counts. All sums are exact decimals, so that their order does not matter. */
const COUNTS = `
  kind text not null,
  feature text not null,
  n numeric not null,
  value_sum numeric not null,
  value_squares numeric not null,
  value_n numeric not null,
  ms numeric not null`;

/** Events, what waits to become one, what is counted from them, and what the dashboards keep beside. */
export const createEvents: Migration = {
  async up(db) {
    await db.raw(`
      create schema if not exists phase2;

      create table phase2.events (
        user_id uuid not null references platform.users (id) on delete cascade,
        -- UUIDv7; "at" is the time in it and nothing else, so that an event sent twice has the same key.
        id uuid not null,
        at timestamptz not null,
        -- Transaction that wrote the row: rollups count by it.
        xid bigint not null default (pg_current_xact_id()::text::bigint),
        kind text not null,
        feature text not null,
        session text,
        ms int check (ms >= 0),
        value numeric(9, 3),
        -- How many events it stands for: 1 / share of its kind that is kept.
        weight numeric(9, 3) not null default 1,
        props jsonb not null default '{}',
        primary key (user_id, id, at)
      ) partition by range (at);
      -- Months are opened before anything of theirs is written: nothing comes here but by hand.
      create table phase2.events_beyond partition of phase2.events default;
      create index events_by_xid on phase2.events using brin (xid) with (autosummarize = on, pages_per_range = 32);
      create index events_by_time on phase2.events (at);

      -- Facts of other modules, written in their transactions, until they are events.
      create table phase2.outbox (
        user_id uuid not null references platform.users (id) on delete cascade,
        id uuid not null,
        at timestamptz not null,
        kind text not null,
        feature text not null,
        ms int,
        value numeric(9, 3),
        props jsonb not null default '{}',
        primary key (user_id, id)
      );

      -- Names of facts that count once for ever, whenever they come again.
      create table phase2.fact_names (
        user_id uuid not null references platform.users (id) on delete cascade,
        name text not null,
        primary key (user_id, name)
      );

      create table phase2.watermark (
        is_only boolean primary key default true check (is_only),
        -- Identifier of the cluster whose transactions are counted; another one after a restore.
        cluster text not null,
        -- Events of transactions below it are counted.
        xid bigint not null,
        counted_until timestamptz not null
      );

      create table phase2.user_hours (
        user_id uuid not null references platform.users (id) on delete cascade,
        hour timestamptz not null,
        ${COUNTS},
        primary key (user_id, hour, kind, feature)
      );
      create index user_hours_by_hour on phase2.user_hours (hour, kind);

      create table phase2.user_days (
        user_id uuid not null references platform.users (id) on delete cascade,
        day date not null,
        ${COUNTS},
        primary key (user_id, day, kind, feature)
      );
      create index user_days_by_day on phase2.user_days (day);

      -- Histograms of times in log buckets.
      create table phase2.user_times (
        user_id uuid not null references platform.users (id) on delete cascade,
        day date not null,
        kind text not null,
        bucket int not null,
        n numeric not null,
        primary key (user_id, day, kind, bucket)
      );
      create table phase2.user_sessions (
        user_id uuid not null references platform.users (id) on delete cascade,
        day date not null,
        session text not null,
        primary key (user_id, day, session)
      );

      -- Exact sets of people by day, week (Monday) and month.
      create table phase2.active_people (
        grain text not null check (grain in ('day', 'week', 'month')),
        start date not null,
        user_id uuid not null references platform.users (id) on delete cascade,
        primary key (grain, start, user_id)
      );
      create index active_people_by_user on phase2.active_people (user_id, grain, start);

      -- Funnel and cohort of each person: the first moment of each step.
      create table phase2.people (
        user_id uuid primary key references platform.users (id) on delete cascade,
        first_seen_at timestamptz not null,
        last_seen_at timestamptz not null,
        analysed_at timestamptz,
        outcome_at timestamptz,
        raised_at timestamptz
      );
      create index people_by_cohort on phase2.people (first_seen_at);

      -- The first time a flag decided about somebody, and the first time while it was on for some and off for others.
      create table phase2.exposures (
        user_id uuid not null references platform.users (id) on delete cascade,
        flag text not null,
        variant text not null,
        at timestamptz not null,
        trial_variant text,
        trial_share double precision check (trial_share > 0 and trial_share < 1),
        trial_at timestamptz,
        primary key (user_id, flag)
      );
      create index exposures_by_flag on phase2.exposures (flag, at);

      create table phase2.feedback (
        user_id uuid not null references platform.users (id) on delete cascade,
        id uuid not null,
        at timestamptz not null,
        feature text not null,
        rating int not null check (rating between 1 and 5),
        words text,
        primary key (user_id, id)
      );

      -- Sessions as their requests come, for who is here now.
      create table phase2.seen_sessions (
        session text primary key,
        user_id uuid not null references platform.users (id) on delete cascade,
        seen_at timestamptz not null
      );
      create index seen_sessions_by_time on phase2.seen_sessions (seen_at);
      create index seen_sessions_by_user on phase2.seen_sessions (user_id);

      -- Requests of all API processes by minute, in log buckets of their time.
      create table phase2.api_minutes (
        minute timestamptz not null,
        bucket int not null,
        n bigint not null,
        errors bigint not null,
        primary key (minute, bucket)
      );

      -- Minutes a manual review takes; operators change it.
      create table phase2.savings_model (
        is_only boolean primary key default true check (is_only),
        image_minutes numeric(6, 1) not null check (image_minutes >= 0),
        video_minutes numeric(6, 1) not null check (video_minutes >= 0),
        source text not null,
        updated_at timestamptz not null
      );

      create table phase2.business_settings (
        user_id uuid primary key references platform.users (id) on delete cascade,
        order_value numeric(12, 2) not null,
        currency text not null,
        monthly_orders int not null,
        updated_at timestamptz not null
      );

      -- Each month: does the engagement score separate who came back from who did not?
      create table phase2.engagement_checks (
        month date primary key,
        people int not null,
        auc double precision not null
      );
    `);
  },
  async down(db) {
    await db.raw('drop schema phase2 cascade');
  },
};
