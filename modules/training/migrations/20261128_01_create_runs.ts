import type { Migration } from '#platform/module/define-server-module.ts';

/**
 * Runs, what they keep for a retry, and what they cost. `scope` is `platform`, or the account whose model it is; `user_id` is that
 * account, and null for the platform. Money in millionths of a dollar.
 */
export const createRuns: Migration = {
  async up(db) {
    await db.raw(`
      create schema if not exists training;

      create table training.consents (
        user_id uuid primary key references platform.users (id) on delete cascade,
        contributes boolean not null,
        changed_at timestamptz not null
      );

      -- What came that can be learned from: one row per thing, at its latest change.
      create table training.signals (
        user_id uuid not null references platform.users (id) on delete cascade,
        kind text not null check (kind in ('analysis', 'rating', 'outcome')),
        subject text not null,
        at timestamptz not null,
        primary key (user_id, kind, subject)
      );
      create index signals_by_time on training.signals (user_id, at);

      create table training.runs (
        id uuid primary key,
        scope text not null,
        user_id uuid references platform.users (id) on delete cascade,
        type text not null check (type in ('incremental', 'comprehensive', 'category_specific', 'emergency',
          'full_retraining', 'style_examples', 'specialist_agents', 'self_improvement', 'test_and_deploy')),
        priority int not null,
        categories text[] not null default '{}',
        status text not null check (status in ('pending', 'running', 'completed', 'failed', 'cancelled')),
        phase text,
        percent int not null default 0,
        attempt int not null default 1,
        started_by text not null check (started_by in ('person', 'operator', 'schedule')),
        idempotency_key text,
        queued_at timestamptz not null,
        started_at timestamptz,
        ended_at timestamptz,
        -- When it was last heard of.
        alive_at timestamptz,
        -- Of its data; signals after it are new. Null until it has collected.
        collected_at timestamptz,
        examples int not null default 0,
        -- Accounts whose data it uses; less of them later means that one withdrew.
        contributors int,
        stop_reason text,
        stopped_at timestamptz,
        failure jsonb,
        outcome jsonb,
        -- Temporal was asked about its silence; once for each silence.
        asked_at timestamptz,
        check ((scope = 'platform') = (user_id is null))
      );
      create unique index runs_one_running on training.runs (scope) where status = 'running';
      create unique index runs_by_key on training.runs (scope, idempotency_key);
      create index runs_pending on training.runs (scope, priority desc, queued_at, id) where status = 'pending';
      create index runs_by_scope on training.runs (scope, queued_at desc);
      create index runs_by_time on training.runs (queued_at desc);
      create index runs_by_owner on training.runs (user_id);

      create table training.contributors (
        run_id uuid not null references training.runs (id) on delete cascade,
        user_id uuid not null references training.consents (user_id) on delete cascade,
        primary key (run_id, user_id)
      );
      create index contributors_by_owner on training.contributors (user_id);

      -- Bytes under the SHA-256 of them. Of a personal run they go with the account.
      create table training.objects (
        scope text not null,
        sha256 text not null check (length(sha256) = 64),
        user_id uuid references platform.users (id) on delete cascade,
        bytes bytea not null,
        created_at timestamptz not null,
        primary key (scope, sha256)
      );
      create index objects_by_owner on training.objects (user_id);

      create table training.checkpoints (
        run_id uuid not null references training.runs (id) on delete cascade,
        -- A phase, or a place inside one: 'model_training/3'.
        step text not null,
        user_id uuid references platform.users (id) on delete cascade,
        input_hash text not null,
        output_hash text not null,
        seconds double precision not null,
        attempt int not null,
        created_at timestamptz not null,
        primary key (run_id, step)
      );
      create index checkpoints_by_age on training.checkpoints (created_at);
      create index checkpoints_by_owner on training.checkpoints (user_id);

      create table training.budgets (
        scope text not null,
        -- First day of the UTC month.
        month date not null,
        user_id uuid references platform.users (id) on delete cascade,
        reserved bigint not null default 0 check (reserved >= 0),
        spent bigint not null default 0 check (spent >= 0),
        primary key (scope, month)
      );
      create index budgets_by_owner on training.budgets (user_id);

      -- One for each phase that was begun; settled once, with the phase.
      create table training.charges (
        run_id uuid not null references training.runs (id) on delete cascade,
        phase text not null,
        attempt int not null,
        scope text not null,
        month date not null,
        user_id uuid references platform.users (id) on delete cascade,
        reserved bigint not null,
        -- Null while the phase works.
        compute bigint,
        model bigint not null default 0,
        seconds double precision not null default 0,
        created_at timestamptz not null,
        primary key (run_id, phase, attempt)
      );
      create index charges_by_owner on training.charges (user_id);

      create table training.alerts (
        id uuid primary key,
        scope text not null,
        user_id uuid references platform.users (id) on delete cascade,
        severity text not null check (severity in ('critical', 'warning', 'info')),
        kind text not null check (kind in ('run_failed', 'run_stuck', 'accuracy_drop', 'budget_80', 'budget_100',
          'low_trust', 'data_withdrawn')),
        run_id uuid references training.runs (id) on delete cascade,
        -- The same thing is said once.
        about text not null unique,
        title text not null,
        message text not null,
        created_at timestamptz not null,
        dismissed_at timestamptz
      );
      create index alerts_open on training.alerts (scope, created_at desc) where dismissed_at is null;
      create index alerts_by_owner on training.alerts (user_id);

      create table training.readiness (
        scope text primary key,
        user_id uuid references platform.users (id) on delete cascade,
        is_ready boolean not null,
        found int not null,
        needed int not null,
        nominal timestamptz not null
      );
      create index readiness_by_owner on training.readiness (user_id);
    `);
  },
  async down(db) {
    await db.raw('drop schema training cascade');
  },
};
