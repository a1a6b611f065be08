import type { Migration } from '#platform/module/define-server-module.ts';

/** Analyses, the measurements they share, and the files that belong to none of them. */
export const createAnalyses: Migration = {
  async up(db) {
    await db.raw(`
      create schema if not exists core_analysis;

      create table core_analysis.analyses (
        id uuid primary key,
        user_id uuid not null references platform.users (id) on delete cascade,
        file_name text not null,
        file_type text not null check (file_type in ('image', 'video')),
        file_bytes integer not null,
        sha256 text not null check (length(sha256) = 64),
        -- The plan the analysis was accepted under; the gates are asked again with it when it begins.
        plan text not null,
        tokens integer not null check (tokens > 0),
        status text not null check (status in ('queued', 'running', 'completed', 'failed')),
        stage text not null,
        percent smallint not null default 0 check (percent between 0 and 100),
        cached boolean not null default false,
        results jsonb,
        -- Beside the result, so that lists need not open it.
        score real,
        complexity_score real,
        satisfaction_score real,
        top_advice text,
        error_code text,
        error_details jsonb,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        completed_at timestamptz,
        check ((status = 'completed') = (results is not null)),
        check ((status = 'failed') = (error_code is not null)),
        check ((status in ('completed', 'failed')) = (completed_at is not null))
      );
      create index analyses_by_owner on core_analysis.analyses (user_id, created_at desc);
      create index analyses_by_content on core_analysis.analyses (user_id, sha256);
      create index analyses_open on core_analysis.analyses (updated_at) where status in ('queued', 'running');

      -- Per owner, so that nobody learns that someone else uploaded the same file.
      create table core_analysis.measurements (
        user_id uuid not null references platform.users (id) on delete cascade,
        sha256 text not null,
        engine_version text not null,
        measurements jsonb not null,
        measured_by uuid not null,
        created_at timestamptz not null,
        primary key (user_id, sha256, engine_version)
      );

      -- Files under this id belong to no row (yet, or any more); what stays here is swept.
      create table core_analysis.loose_files (
        analysis_id uuid primary key,
        user_id uuid not null,
        since timestamptz not null
      );
      create index loose_files_since on core_analysis.loose_files (since);
    `);
  },
  async down(db) {
    await db.raw('drop schema core_analysis cascade');
  },
};
